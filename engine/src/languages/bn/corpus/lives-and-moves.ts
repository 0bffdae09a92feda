import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const livesAndMoves: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ছেলে যাদবপুরে চান্স পেয়েছে, তাই ওই দিকে একটা ছোট ফ্ল্যাট ভাড়া খুঁজছি',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Jadavpur' },
      },
      {
        text: 'পুরনো বাড়ি ভেঙে ফেলেছি, আপাতত সোদপুরে ভাড়ায় থাকতে হবে',
        set: { transaction_type: 'rent', area: 'Sodepur' },
      },
      {
        text: 'বাজেট ধরুন ওই ষাট পঁয়ষট্টি লাখ',
        known: { transaction_type: 'sale' },
        set: { price: between(6000000, 6500000) },
      },
      {
        text: 'সওয়া কোটির বেশি যেন না হয়',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'সাড়ে আট হাজার',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(8500) },
        numbers: [8500],
      },
      {
        text: 'সাড়ে সাত লাখে একটা প্লট',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land', price: upTo(750000) },
        numbers: [750000],
      },
      {
        text: 'কুড়ির মধ্যে হলে ভালো',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      { text: 'আড়াই কাঠা হলেও চলবে', asked: 'size_sqft', set: { size_sqft: atLeast(1800) } },
      { text: 'পাঁচশো স্কোয়ার ফুটের কম যেন না হয়', asked: 'size_sqft', set: { size_sqft: atLeast(500) } },
      { text: 'আমরা চারজন, দুটো ঘর হলেই হবে', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'একটা হল কিচেন আর দুটো বেডরুম', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'কলকাতায় গড়িয়ার দিকে থাকলে বলবেন', set: { city: 'Kolkata', area: 'Garia' } },
      { text: 'দুর্গাপুরের বদলে আসানসোল করে দিন', known: { city: 'Durgapur' }, set: { city: 'Asansol' } },
      { text: 'মালদা না, মেদিনীপুর বলেছিলাম', known: { city: 'Malda' }, set: { city: 'Medinipur' } },
      {
        text: 'কিনতে না, ভাড়ার কথা বলেছি',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'আমাদের একটা কুকুর আছে, তাতে আপত্তি থাকলে চলবে না', set: { amenities: ['pet_friendly'] } },
      { text: 'বারান্দা থাকলে খুব ভালো হয়', set: { amenities: ['balcony'] } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'এটা কত তলায়?', act: 'question' },
      { text: 'মেন রোড থেকে কত দূর', act: 'question' },
      { text: 'মালিক কে জানেন?', act: 'question' },
      { text: 'ভাড়াটা একটু কমানো যাবে?', act: 'question' },
      { text: 'কবে থেকে থাকতে পারব?', act: 'question' },
      { text: 'এই বাড়িটা কেন দেখালেন?', act: 'question' },
      { text: 'বউয়ের শরীর ভালো নেই, হাসপাতালে গেছিলাম', act: 'unclear' },
      { text: 'শুনেছি ওদিকে খুব লোডশেডিং হয়', act: 'unclear' },
      { text: 'কালকের খেলা দেখেছেন?', act: 'question' },
      { text: 'গাড়ি সারাতে দশ হাজার লেগে গেল', act: 'unclear' },
      { text: 'পাশের বাড়ির ভদ্রলোক দু কোটিতে বাড়ি বেচে দিলেন', act: 'unclear' },
      { text: 'একটা ট্যাক্সি বুক করে দিন', act: 'unclear' },
      { text: 'হুম ঠিকই', act: 'affirm' },
      { text: 'আরে না না', act: 'deny' },
      { text: 'অনেক ধন্যবাদ, খুব উপকার করলেন', act: 'thanks' },
      { text: 'বুঝলাম না, আবার বলুন', act: 'repeat' },
      { text: 'এটা কীভাবে ব্যবহার করব?', act: 'help' },
      { text: 'সব মুছে নতুন করে শুরু করুন', act: 'restart' },
      { text: 'এজেন্টের নম্বরটা দিন', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      { text: 'baba ma sathe thakben, tai 3 bedroom lagbe', set: { bedrooms: exactly(3) } },
      {
        text: 'goto mase delhi theke eschi, ekhon garia te bhara bari khujchi',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Garia' },
      },
      {
        text: '65 lakh er upore jabo na, tar moddhe thakle dekhan',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6500000) },
      },
      {
        text: 'du lakh advance dite parbo, bhara 15 hajar',
        set: { transaction_type: 'rent', price: upTo(15000) },
      },
      { text: 'behala na hole tollygunge', set: { area: 'Behala' } },
      { text: 'burdwan na, bolpur bolechi', set: { city: 'Bolpur' } },
      {
        text: 'amar budget change korte hobe',
        known: { price: upTo(20000), transaction_type: 'rent' },
        drop: ['price'],
      },
      { text: 'joto hok osubidha nei', asked: 'price', any: ['price'] },
      { text: 'na na, 2 bhk i chai', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'bari ta saranor iccha chilo kintu taka nei', act: 'unclear' },
      { text: 'okhane joler problem ache?', act: 'question' },
      { text: 'loan e koto sud porbe', act: 'question' },
      { text: 'kagojpotro sob thik ache to?', act: 'question' },
      { text: 'namaskar dada kemon achen', act: 'greet' },
      { text: 'accha kal kotha hobe bye', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Madhyamgram-এ 2 katha plot, 20 lakhs-এর মধ্যে',
        set: { property_type: 'land', area: 'Madhyamgram', size_sqft: atLeast(1440), price: upTo(2000000) },
      },
      {
        text: 'Husband Kolkata-য় work করে, আমি Siliguri-তে আছি, Kolkata-য় আসতে হবে rent-এ',
        set: { transaction_type: 'rent', city: 'Kolkata' },
      },
      {
        text: 'Furnished flat-ই চাই, AC থাকতে হবে',
        set: { property_type: 'apartment', amenities: ['furnished', 'air_conditioning'] },
      },
      {
        text: 'Covered parking আছে এমন gated community villa',
        set: { property_type: 'house', amenities: ['parking', 'gated_community'] },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Site visit কবে করা যাবে?', act: 'question' }],
  },
]
