import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const toldAndStretched: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'নমস্কার, আমি বারাসতে একটা দু কামরার ফ্ল্যাট খুঁজছি কেনার জন্য',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Barasat', bedrooms: exactly(2) },
      },
      {
        text: 'মাসে আট হাজারের মধ্যে একটা বাড়ি ভাড়া চাই শ্রীরামপুরে',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Serampore', price: upTo(8000) },
      },
      {
        text: 'ষাট লাখের বেশি নয়',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6000000) },
      },
      { text: 'সাড়ে চার কাঠা', asked: 'size_sqft', set: { size_sqft: atLeast(3240) } },
      { text: 'বাগান আর বারান্দা দুটোই চাই', set: { amenities: ['garden', 'balcony'] } },
      { text: 'শুধু আধা ফার্নিশড দেখান', set: { amenities: ['semi_furnished'] } },
      { text: 'টালিগঞ্জের দিকে দেখুন', asked: 'area', set: { area: 'Tollygunge' } },
      { text: 'গড়িয়া না, সোনারপুরে দেখুন', known: { area: 'Garia' }, set: { area: 'Sonarpur' } },
      {
        text: 'বাজেট কমিয়ে ত্রিশ করুন',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(3000000) },
      },
      {
        text: 'ছেলের বদলি হয়ে গেছে দুর্গাপুরে, ওখানে দু কামরার একটা বাসা ভাড়া লাগবে তাড়াতাড়ি',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Durgapur', bedrooms: exactly(2) },
      },
      { text: 'এখনকার বাড়িওয়ালা রোজ ঝামেলা করে, তাই অন্য কোথাও যেতে চাই, কসবার দিকে হলে ভালো', set: { area: 'Kasba' } },
      { text: 'বুড়ো বাবা মাকে নিয়ে থাকব তাই নিচের তলা বা লিফটওয়ালা বিল্ডিং চাই', set: { amenities: ['lift'] } },
      {
        text: 'লাখ পঁয়তাল্লিশেক টাকা আছে হাতে, এর মধ্যে নিউ টাউনে হবে?',
        set: { area: 'New Town', price: upTo(4500000) },
      },
      {
        text: 'তিন লাখ অ্যাডভান্স দিতে পারি, ভাড়া বারো হাজারের ওপরে না',
        set: { transaction_type: 'rent', price: upTo(12000) },
      },
      { text: 'আমার বোন সোদপুরে ফ্ল্যাট কিনেছে, ওর বাড়ির কাছাকাছি একটা দেখুন না', set: { area: 'Sodepur' } },
      {
        text: 'পাঁচ বছর ধরে হাওড়ায় ভাড়া আছি, এবার নিজের একটা ফ্ল্যাট চাই হাওড়াতেই',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Howrah' },
      },
      { text: 'দুটো বাথরুম থাকলে ভালো, ঘর তিনটে', set: { bedrooms: exactly(3) } },
      { text: 'যা ভালো বোঝেন দাদা', asked: 'area', any: ['area'] },
      { text: 'দুটো, বড়জোর তিনটে', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'আসানসোলে পাঁচ কাঠা জমির দাম কত পড়বে?', act: 'question' },
      { text: 'ওখানে কি বাজার কাছে?', act: 'question' },
      { text: 'ছবি পাঠাতে পারবেন?', act: 'question' },
      { text: 'আপনি কী কী করতে পারেন?', act: 'help' },
      { text: 'কত হলে আপনারা দেখাতে পারবেন?', asked: 'price', act: 'question' },
      { text: 'উঁহু, ওটা চলবে না', act: 'deny' },
      { text: 'একদম মনের মতো', act: 'affirm' },
      { text: 'শুনতে পেলাম না, আরেকবার', act: 'repeat' },
      { text: 'সব ভুলে যান, গোড়া থেকে বলি', act: 'restart' },
      { text: 'মালিকের সাথে একটু কথা বলিয়ে দিন', act: 'handoff' },
      { text: 'সন্ধেবেলা ফোন করলে ভালো হয়', act: 'handoff' },
      { text: 'কৃতজ্ঞ রইলাম', act: 'thanks' },
      { text: 'চলি তাহলে, ভালো থাকবেন', act: 'goodbye' },
      { text: 'কাল রাতে আমাদের পাড়ায় কারেন্ট ছিল না', act: 'unclear' },
      { text: 'মেয়ে এবার ডাক্তারি পড়তে ব্যাঙ্গালোর গেল', act: 'unclear' },
      { text: 'আমার বন্ধুর ফ্ল্যাটের ভাড়া বিশ হাজার', act: 'unclear' },
      { text: 'এই বাড়িটা কি পুজোর আগে পাওয়া যাবে?', act: 'question' },
      { text: 'দলিল সব ঠিকঠাক তো?', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'kolkata te 3bhk flat kinbo 70 lakh budget',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kolkata',
          bedrooms: exactly(3),
          price: upTo(7000000),
        },
      },
      { text: 'bhara nebo barrackpore e', set: { transaction_type: 'rent', city: 'Barrackpore' } },
      { text: 'parking na holeo cholbe', known: { amenities: ['parking'] }, drop: ['parking'] },
      { text: 'security guard thakte hobe', set: { amenities: ['security'] } },
      {
        text: 'pg na, alada flat chai 10k er modhye sealdah te',
        set: { property_type: 'apartment', area: 'Sealdah', price: upTo(10000) },
      },
      {
        text: 'biyer por alada thakbo tai ekta choto flat dorkar dumdum e bhara',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Dum Dum' },
      },
      {
        text: 'baba retire korlen, shantiniketan e bari korar jonno jomi khujchi 4 katha',
        set: { property_type: 'land', city: 'Bolpur', size_sqft: atLeast(2880) },
      },
      {
        text: '20 lakh cash ache ar 15 lakh loan, mot 35 er moddhe flat',
        known: { transaction_type: 'sale' },
        set: { property_type: 'apartment', price: upTo(3500000) },
      },
      {
        text: 'ac nijeder ache tai furnished lagbe na',
        known: { amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'budget 25 theke 30 korlam',
        known: { transaction_type: 'sale', price: upTo(2500000) },
        set: { price: upTo(3000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'kon kon din dekha jabe?', act: 'question' },
      { text: 'maintenance koto?', act: 'question' },
      { text: 'ami ekhane notun, kon area ta bhalo hobe bolun to', act: 'question' },
      { text: 'achha pore kotha hobe', act: 'goodbye' },
      { text: 'thik bujhlam na', act: 'repeat' },
      { text: 'ota final korun', act: 'affirm' },
      { text: 'kauke pathate parben flat dekhate?', act: 'question' },
      { text: '2 bhk ar 3 bhk er modhye kontar bhara kom?', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'flat চাই না, independent house দেখান near Behala',
        known: { property_type: 'apartment' },
        set: { property_type: 'house', area: 'Behala' },
      },
      { text: '3BHK লাগবে but budget মাত্র 50 lakh', set: { bedrooms: exactly(3), price: upTo(5000000) } },
      { text: 'ready to move flat only, under construction না', set: { property_type: 'apartment' } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Salt Lake এর sector 2 তে 2bhk rent কত?', act: 'question' },
      { text: 'আমি কিন্তু vegetarian, owner এর problem নেই তো?', act: 'question' },
      { text: 'property টা loan এ কেনা যাবে?', act: 'question' },
    ],
  },
]
