import type { CorpusSection } from '../../corpus-case.ts'

/** What is asked for formally, rooms that guests need, and wishes that are put right or given up in other words. */
export const formalAndPutRight: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and what is taken back',
    cases: [
      {
        text: 'অনুগ্রহ করে আমার জন্য বর্ধমানে ক্রয়ের জন্য একটি স্বতন্ত্র বাড়ি খুঁজুন',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Bardhaman' },
      },
      {
        text: 'আমি কলকাতায় ভাড়ার জন্য আসবাবপত্র সহ অ্যাপার্টমেন্ট খুঁজছি',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kolkata',
          amenities: ['furnished'],
        },
      },
      {
        text: 'মাসিক ভাড়া বিশ হাজার টাকার বেশি হওয়া চলবে না',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
        set: { price: { max: 20000 } },
      },
      {
        text: 'পার্কিং এবং লিফটের ব্যবস্থা থাকতে হবে',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
        set: { amenities: ['parking', 'lift'] },
      },
      {
        text: 'শয়নকক্ষের সংখ্যা তিন',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'কলকাতার পরিবর্তে শিলিগুড়িতে খুঁজুন',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
        set: { city: 'Siliguri' },
      },
      {
        text: 'অতিথি আসে, আর একটা ঘর চাই',
        known: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kolkata',
          bedrooms: { min: 2, max: 2 },
        },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'আমরা 4 জন, 2 বাচ্চা, আগামী মাসের 1 তারিখ থেকে গড়িয়ায় 2 বেডরুমের বাড়ি ভাড়া চাই',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          area: 'Garia',
        },
      },
      {
        text: 'আগে 14 দিতাম, এখন 18 পর্যন্ত দিতে পারি',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
        set: { price: { max: 18000 } },
      },
      {
        text: 'লিফট লাগবেই, বাবার হাঁটুতে ব্যথা, আর কিছু না',
        asked: 'amenities',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'একটা আমাদের একটা মা বাবার, মানে দুটো',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'কলকাতা নয়, হাওড়াই',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Howrah' },
        set: { city: 'Howrah' },
      },
      {
        text: 'বাজেটটা বাদ দিন, ভুল বলেছিলাম',
        known: { transaction_type: 'rent', price: { max: 10000 }, city: 'Kolkata' },
        drop: ['price'],
      },
      {
        text: 'ফ্ল্যাট আমাদের পোষায় না, বাড়ি দেখান',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Kolkata' },
        set: { property_type: 'house' },
      },
    ],
  },
]
