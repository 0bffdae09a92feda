import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const homesAndHouseholds: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'রিটায়ারমেন্টের টাকা পেয়েছি, তার থেকে তিরিশ লাখের মধ্যে বোলপুরের কাছে ছোট একটা বাড়ি কেনার কথা ভাবছি',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Bolpur', price: upTo(3000000) },
      },
      {
        text: 'বাড়িওয়ালা ছেড়ে দিতে বলেছে, সামনের মাসের মধ্যে কসবায় দুই বেডরুমের বাড়ি ভাড়া পেতে হবে',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Kasba', bedrooms: exactly(2) },
      },
      {
        text: 'বাড়ি করার জন্য তিন কাঠা জমি বারুইপুরের দিকে দেখছি',
        set: { property_type: 'land', size_sqft: atLeast(2160), city: 'Baruipur' },
      },
      {
        text: 'সতেরো না পনেরো',
        asked: 'price',
        known: { transaction_type: 'rent', price: upTo(17000) },
        set: { price: upTo(15000) },
      },
      {
        text: 'পৌনে এক কোটি',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7500000) },
        numbers: [7500000],
      },
      {
        text: 'সাড়ে ছয় লাখ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(650000) },
        numbers: [650000],
      },
      {
        text: 'পঞ্চাশ থেকে ষাট লাখ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(5000000, 6000000) },
        numbers: [{ min: 5000000, max: 6000000 }],
      },
      {
        text: 'আট দশ হাজারের মধ্যে',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(8000, 10000) },
      },
      { text: 'কৃষ্ণনগর নয়তো রানাঘাট', asked: 'city', set: { city: 'Krishnanagar' } },
      { text: 'জলপাইগুড়িতেই দেখুন', asked: 'city', set: { city: 'Jalpaiguri' } },
      { text: 'গড়িয়াহাটের আশেপাশে', asked: 'area', set: { area: 'Gariahat' } },
      { text: 'গাছ লাগানোর জায়গা চাই, ইনভার্টারও লাগবে', set: { amenities: ['garden', 'power_backup'] } },
      { text: 'সিসিটিভি, দারোয়ান সব থাকতে হবে', set: { amenities: ['security'] } },
      {
        text: 'এসি লাগবে না, কিন্তু ফার্নিশড হতে হবে',
        set: { amenities: ['furnished'] },
        drop: ['air_conditioning'],
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'বাড়িতে চারজন, দুটো বাচ্চা পড়ে, নিরিবিলি জায়গা হলে ভালো', act: 'unclear' },
      { text: 'মন্দির কাছে হলে মায়ের সুবিধা হয়', act: 'unclear' },
      { text: 'ওখান থেকে এয়ারপোর্ট যেতে কতক্ষণ লাগে', act: 'question' },
      { text: 'বিল্ডিংটা কত পুরোনো?', act: 'question' },
      { text: 'স্কুল বাস ভেতরে আসে?', act: 'question' },
      { text: 'বাড়ির ট্যাক্স কত আসে?', act: 'question' },
      { text: 'আপনি মানুষ না রোবট?', act: 'question' },
      { text: 'সকাল থেকে মাথা ধরেছে', act: 'unclear' },
      { text: 'জেঠুর ছেলে দুবাই থেকে এসেছে', act: 'unclear' },
      { text: 'আজ অফিসে খুব কাজ ছিল', act: 'unclear' },
      { text: 'ছাড়ুন, পরে দেখা যাবে', act: 'deny' },
      { text: 'দারুণ, ওটাই করুন', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'baro lakh porjonto, 1 katha holei hobe',
        known: { transaction_type: 'sale' },
        set: { price: upTo(1200000), size_sqft: atLeast(720) },
      },
      {
        text: 'dum dum er dike ekta 1bhk bhara bari thakle bolben',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Dum Dum', bedrooms: exactly(1) },
      },
      { text: 'bhara 12 porjonto dite parbo', set: { transaction_type: 'rent', price: upTo(12000) } },
      { text: 'kalyani r kache 2 bigha jomi chai', set: { property_type: 'land', city: 'Kalyani' } },
      { text: 'dokkhin khola chai, corner plot hole aro bhalo', set: { property_type: 'land' } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'baba 1995 e kinechilo bari ta', act: 'unclear' },
      { text: 'ekhane borshay jol jome?', act: 'question' },
      { text: 'barite wifi ache?', act: 'question' },
      { text: 'ami ekhono thik korini', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Rajarhat-এ 2BHK, 25k-র মধ্যে, gym & pool চাই',
        set: {
          area: 'Rajarhat',
          bedrooms: exactly(2),
          price: upTo(25000),
          amenities: ['gym', 'swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Salary 60k, EMI 25k-র বেশি দিতে পারব না', act: 'unclear' }],
  },
]
