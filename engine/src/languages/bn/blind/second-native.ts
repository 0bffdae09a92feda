import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second blind set: Bengali turns in their own script, written without sight of rules and corpus and never tuned to. */
export const secondNative: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, native',
    cases: [
      {
        text: 'দাদা, গড়িয়ায় একটা দু কামরার বাড়ি ভাড়া পাওয়া যাবে? আট হাজারের বেশি দিতে পারব না',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Garia',
          price: upTo(8000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'মেয়ের বিয়ের পর আমরা দুজন, শিলিগুড়িতে ছোট একটা ফ্ল্যাট কিনে থাকতে চাই',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Siliguri' },
      },
      {
        text: 'নিউ টাউনে থ্রি বিএইচকে ফ্ল্যাট কিনব লিফট আর গ্যারেজ থাকতে হবে',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'New Town',
          bedrooms: exactly(3),
          amenities: ['parking', 'lift'],
        },
        numbers: [3],
      },
      {
        text: 'বর্ধমানে তিন কাঠা জমি কিনে বাড়ি করার ইচ্ছে আছে',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Bardhaman',
          size_sqft: atLeast(2160),
        },
        numbers: [3],
      },
      {
        text: 'হাওড়ার শিবপুরে পাঁচ থেকে সাত হাজারের মধ্যে বাড়ি ভাড়া খুঁজছি',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Howrah',
          area: 'Shibpur',
          price: between(5000, 7000),
        },
        numbers: [{ min: 5000, max: 7000 }],
      },
      {
        text: 'বাবা, দুর্গাপুরে একতলা বাড়ি দেখে দাও না, বাগান থাকলে ভালো হয়',
        set: { property_type: 'house', city: 'Durgapur', amenities: ['garden'] },
      },
      {
        text: 'কসবায় ফ্ল্যাট বিক্রি আছে? কিনতে চাই, ষাট লাখ অবধি',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kasba',
          price: upTo(6000000),
        },
        numbers: [6000000],
      },
      {
        text: 'টালিগঞ্জ মেট্রোর কাছে এক কামরার ফ্ল্যাট, ভাড়া দশের মধ্যে',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Tollygunge',
          price: upTo(10000),
          bedrooms: exactly(1),
        },
      },
      {
        text: 'আগরতলায় সরকারি চাকরি পেয়েছি, ভাড়ায় একটা ছিমছাম বাসা দরকার',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Agartala' },
      },
    ],
  },
  {
    phenomenon: 'second: answers, native',
    cases: [
      {
        text: 'দমদম হলে সুবিধা হয়',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { area: 'Dum Dum' },
      },
      {
        text: 'ওই তিরিশ মতো',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: upTo(3000000) },
      },
      { text: 'জমি না, তৈরি বাড়ি', asked: 'property_type', set: { property_type: 'house' } },
      {
        text: 'লিফট তো লাগবেই, মা সিঁড়ি ভাঙতে পারেন না',
        asked: 'amenities',
        known: { property_type: 'apartment' },
        set: { amenities: ['lift'] },
      },
    ],
  },
  {
    phenomenon: 'second: corrections, native',
    cases: [
      {
        text: 'বেহালা বাদ দিন, গড়িয়াহাট দেখুন',
        known: { city: 'Kolkata', area: 'Behala' },
        set: { area: 'Gariahat' },
      },
      {
        text: 'গাড়ি বেচে দিয়েছি, পার্কিং আর লাগবে না',
        known: { transaction_type: 'rent', amenities: ['parking'] },
        drop: ['parking'],
      },
      {
        text: 'তিনটে না, চারটে শোবার ঘর লাগবে',
        known: { property_type: 'house', bedrooms: exactly(3) },
        set: { bedrooms: exactly(4) },
      },
    ],
  },
  {
    phenomenon: 'second: questions and other talk, native',
    counter: true,
    cases: [
      { text: 'স্টেশন থেকে হেঁটে কত মিনিট লাগে', shown: 2, act: 'question' },
      { text: 'ডিপোজিট কি তিন মাসের দিতে হয়', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'রবিবার সকাল দশটায় বাড়িটা দেখতে আসব', shown: 1, act: 'unclear' },
      { text: 'জল কি চব্বিশ ঘণ্টা আসে এখানে', shown: 3, act: 'question' },
    ],
  },
  {
    phenomenon: 'second: acts, native',
    cases: [
      { text: 'আচ্ছা আসি তাহলে', act: 'goodbye' },
      { text: 'বুঝতে পারছি না কী লিখব, একটু সাহায্য করুন', act: 'help' },
    ],
  },
  {
    phenomenon: 'second: numbers, native',
    cases: [
      {
        text: 'দেড় কোটির কাছাকাছি',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(15000000) },
        numbers: [15000000],
      },
      {
        text: 'সাড়ে বারো হাজার পর্যন্ত পারব',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12500) },
        numbers: [12500],
      },
    ],
  },
]
