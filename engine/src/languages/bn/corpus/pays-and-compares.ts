import { between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const paysAndCompares: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'এই শহরে নতুন, কোন এলাকা ভালো জানি না, শিলিগুড়িতে দুই বেডরুমের একটা ভাড়া বাড়ি চাই',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Siliguri', bedrooms: exactly(2) },
      },
      {
        text: 'আমার সঙ্গে যে কাজ করে সে রাজারহাটে কুড়ি হাজার ভাড়া দেয়, আমার তার থেকে কম পনেরোর মধ্যে চাই',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      {
        text: 'মা গ্রাম থেকে আসছেন, তাই আরেকটা ঘর, মোট তিনটে',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'লোন পাস হয়ে গেছে, পঁচাত্তর লাখ পর্যন্ত যাওয়া যাবে, গড়িয়া বা নরেন্দ্রপুর',
        known: { transaction_type: 'sale' },
        set: { area: 'Garia', price: upTo(7500000) },
      },
      {
        text: 'সুইমিং পুল টুল লাগবে না, জলের কষ্ট না থাকলেই হল',
        known: { amenities: ['swimming_pool'] },
        set: { amenities: ['water_supply'] },
        drop: ['swimming_pool'],
      },
      { text: 'টাকার চিন্তা নেই, জায়গাটা ভালো হতে হবে', asked: 'price', any: ['price'] },
      {
        text: 'পৌনে চার লাখ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(375000) },
        numbers: [375000],
      },
      {
        text: 'ছশো থেকে আটশো স্কোয়ার ফুট',
        asked: 'size_sqft',
        set: { size_sqft: between(600, 800) },
        numbers: [{ min: 600, max: 800 }],
      },
      {
        text: 'ফ্ল্যাট না, নিজের উঠোনওয়ালা বাড়ি হলেই হবে',
        known: { property_type: 'apartment' },
        set: { property_type: 'house', amenities: ['garden'] },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'বাড়িতে গ্যাসের লাইন আছে?', act: 'question' },
      { text: 'ওই বাড়িটা কি অন্য কেউ নিয়ে নিয়েছে?', act: 'question' },
      { text: 'আমার নাম সুব্রত', act: 'unclear' },
      { text: 'ওখানে কাঠা কত করে?', act: 'question' },
      { text: 'এর থেকে একটু বড় আছে?', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'notun flat i chai, purono na, 2bhk, 55 to 60 lakh, garia',
        known: { transaction_type: 'sale' },
        set: {
          property_type: 'apartment',
          area: 'Garia',
          bedrooms: exactly(2),
          price: between(5500000, 6000000),
        },
      },
      {
        text: 'amra dujonei IT te, sector 5 e office, 30k obdi ok rent',
        set: { transaction_type: 'rent', price: upTo(30000), area: 'Salt Lake Sector 5' },
      },
      { text: 'bachchader khelar jayga thakte hobe', set: { amenities: ['play_area'] } },
      {
        text: 'behala bolechilam na, ota jadavpur kore din',
        known: { area: 'Behala' },
        set: { area: 'Jadavpur' },
      },
      {
        text: 'burdwan medical college er kache ekta bari bhara pele bhalo hoy',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bardhaman' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'malik khub kora naki?', act: 'question' },
      { text: 'dada ektu somoy din', act: 'unclear' },
    ],
  },
]
