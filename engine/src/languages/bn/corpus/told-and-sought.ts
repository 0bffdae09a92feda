import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const toldAndSought: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'গত বছর আমরা বর্ধমানের বাড়িটা বেচে দিয়েছি, এখন কলকাতায় তিন বেডরুমের ফ্ল্যাট কিনতে চাই',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata', bedrooms: exactly(3) },
      },
      {
        text: 'মেয়ের বিয়ে জানুয়ারিতে, তাই শিলিগুড়িতে তিন কামরার একটা বাড়ি দরকার',
        set: { property_type: 'house', city: 'Siliguri', bedrooms: exactly(3) },
      },
      {
        text: 'বাবা সিঁড়ি ভাঙতে পারেন না, লিফট আছে এমন ফ্ল্যাট দেখান',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'আমি ব্যাঙ্কে চাকরি করি, দুর্গাপুরে ভাড়ায় একটা ছোট বাড়ি লাগবে',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Durgapur' },
      },
      {
        text: 'পঁয়তাল্লিশ লাখের বেশি দিতে পারব না',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4500000) },
        numbers: [4500000],
      },
      {
        text: 'আড়াই কোটির মধ্যে বালিগঞ্জে একটা বাংলো পাওয়া যাবে?',
        set: { property_type: 'house', area: 'Ballygunge', price: upTo(25000000) },
      },
      {
        text: 'মাসে বারো হাজার পর্যন্ত দিতে পারি',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
      },
      {
        text: 'পনেরো থেকে কুড়ি হাজারের মধ্যে',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(15000, 20000) },
        numbers: [{ min: 15000, max: 20000 }],
      },
      {
        text: 'বারাসাতে তিন কাঠা জমি কিনব',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Barasat', size_sqft: atLeast(2160) },
      },
      {
        text: 'ভাড়া না, নিজের বাড়ি কিনতে চাই',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      { text: 'পার্কিং না থাকলেও চলবে', known: { amenities: ['parking'] }, drop: ['parking'] },
      {
        text: 'এলাকা যেকোনো হলেই হবে, কিন্তু জলের ব্যবস্থা ভালো হওয়া চাই',
        set: { amenities: ['water_supply'] },
        any: ['area'],
      },
      {
        text: 'ষাট না, সত্তর লাখ ধরুন',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
      },
      { text: 'কলকাতা থাক, হাওড়ায় দেখুন', known: { city: 'Kolkata' }, set: { city: 'Howrah' } },
      {
        text: 'তিন বেডরুম না হলে দুটো হলেও হবে',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: between(2, 3) },
      },
      {
        text: 'আমার অফিস সেক্টর ফাইভে, তার কাছে একটা ওয়ান বিএইচকে ভাড়া খুঁজছি',
        set: { transaction_type: 'rent', bedrooms: exactly(1), area: 'Salt Lake Sector 5' },
      },
      { text: 'বারোশো স্কোয়ার ফুট হলেই হবে', set: { size_sqft: atLeast(1200) }, numbers: [1200] },
      {
        text: 'গাড়ি পার্কিং, জেনারেটর আর সিকিউরিটি তিনটেই চাই',
        set: { amenities: ['parking', 'power_backup', 'security'] },
      },
      { text: 'আসবাব ছাড়া হলেও চলবে', set: { amenities: ['unfurnished'] } },
      {
        text: 'আসানসোলে পঁচিশ থেকে পঁয়ত্রিশ লাখের মধ্যে প্লট',
        set: { property_type: 'land', city: 'Asansol', price: between(2500000, 3500000) },
      },
      { text: 'আমি জানি না, আপনিই বলুন', asked: 'price', any: ['price'] },
      { text: 'গড়িয়া বা সোনারপুরে কিছু আছে?', set: { area: 'Garia' } },
      {
        text: 'সওয়া কোটি পর্যন্ত দেখুন',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'এই বাড়ির অ্যাডভান্স কত দিতে হবে?', act: 'question' },
      { text: 'ওখানে জলের সমস্যা আছে নাকি', act: 'question' },
      { text: 'কাছাকাছি ভালো স্কুল আছে?', act: 'question' },
      { text: 'কাল বৃষ্টিতে আমাদের ছাদ দিয়ে জল পড়ছিল', act: 'unclear' },
      { text: 'আমার ভাই দু বছর ধরে হায়দ্রাবাদে থাকে', act: 'unclear' },
      { text: 'মামা গত মাসে হাওড়ায় এক কোটি দিয়ে বাড়ি কিনেছেন', act: 'unclear' },
      { text: 'কাল সকাল দশটায় এসে দেখা যাবে', act: 'question' },
      { text: 'এক মিনিট, বউকে জিজ্ঞেস করে বলছি', act: 'unclear' },
      { text: 'হ্যাঁ, ঠিক সেটাই', act: 'affirm' },
      { text: 'না, ওটা ঠিক না', act: 'deny' },
      { text: 'আচ্ছা, পরে কথা হবে', act: 'goodbye' },
      { text: 'আপনাদের কেউ আমার সাথে কথা বলবেন?', act: 'handoff' },
      { text: 'চলুন আবার গোড়া থেকে শুরু করি', act: 'restart' },
      { text: 'আরেকবার বলুন তো', act: 'repeat' },
      { text: 'অন্তত দুটো বাথরুম চাই', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'behala te 2bhk bhara chai, 18k er moddhe',
        set: { transaction_type: 'rent', area: 'Behala', bedrooms: exactly(2), price: upTo(18000) },
      },
      {
        text: 'goto bochor bardhaman er bari ta beche diyechi, ekhon kolkatay flat kinbo',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata' },
      },
      {
        text: 'didir biye january te, tai ekta boro bari lagbe siliguri te',
        set: { property_type: 'house', city: 'Siliguri' },
      },
      {
        text: 'budget matro 40 lakh, tar beshi hobe na',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4000000) },
      },
      { text: 'garia na, jadavpur dekhi', known: { area: 'Garia' }, set: { area: 'Jadavpur' } },
      {
        text: 'share shat lakh budget',
        known: { transaction_type: 'sale' },
        set: { price: upTo(750000) },
        numbers: [750000],
      },
      {
        text: 'share shat hajar taka',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(7500) },
        numbers: [7500],
      },
      {
        text: 'barasat e 3 katha jomi kinbo, budget 15 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Barasat',
          size_sqft: atLeast(2160),
          price: upTo(1500000),
        },
      },
      {
        text: 'howrah te bari bhara pawa jabe, 10k er moddhe',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Howrah', price: upTo(10000) },
      },
      { text: 'parking chai, lift thakle bhalo', set: { amenities: ['parking', 'lift'] } },
      { text: 'tirish hajar bhara dite parbo', set: { transaction_type: 'rent', price: upTo(30000) } },
      {
        text: 'poune char lakh theke sare char lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(375000, 450000) },
        numbers: [{ min: 375000, max: 450000 }],
      },
      {
        text: 'new town er dike flat dekhchi, 60 lakh budget',
        set: { property_type: 'apartment', area: 'New Town', price: upTo(6000000) },
      },
      {
        text: 'amar tollygunge ba jadavpur e ekta independent house lagbe rent e',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Tollygunge' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'dutoi chai na, onno kichu dekhan', act: 'question' },
      { text: 'school kachakachi hole bhalo hoy', act: 'unclear' },
      { text: 'ota koto sq ft?', act: 'question' },
      { text: 'khub dam, ektu kom dekhan', act: 'question' },
      { text: 'aaj khub gorom', act: 'unclear' },
      { text: 'nomoshkar', act: 'greet' },
      { text: 'accha thik ache dhonnobad', act: 'thanks' },
      { text: 'karo sathe kotha bolte parbo?', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Salt Lake-এ 2 bedroom flat ভাড়া চাই, rent 15k-র মধ্যে',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Salt Lake',
          bedrooms: exactly(2),
          price: upTo(15000),
        },
      },
      {
        text: 'Budget 80 lakhs পর্যন্ত, 1200 sqft-এর কম না',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8000000), size_sqft: atLeast(1200) },
      },
      {
        text: 'Semi furnished হলে better, gym লাগবে না',
        known: { amenities: ['gym'] },
        set: { amenities: ['semi_furnished'] },
        drop: ['gym'],
      },
      {
        text: 'আমরা family of 5, তাই 3BHK flat চাই Rajarhat side',
        set: { property_type: 'apartment', area: 'Rajarhat', bedrooms: exactly(3) },
      },
      {
        text: 'Rent 20,000 না, 22,000 পর্যন্ত চলবে',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(22000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'আমার friend Bangalore-এ 1 crore দিয়ে flat কিনেছে', act: 'unclear' },
      { text: 'এই flat-এ loan পাওয়া যাবে?', act: 'question' },
    ],
  },
]
