import type { CorpusSection } from '../../corpus-case.ts'

/** What is sought where one is, what was, kinds that do not suit, both ends of an amount, and what was told wrong. */
export const thereAndWronglyTold: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and what is taken back',
    cases: [
      {
        text: 'আমার অফিস সল্টলেকে, ওখানেই একটা ফ্ল্যাট ভাড়া চাই',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Salt Lake' },
      },
      {
        text: 'amar office durgapur e, okhanei ekta bari bhara chai',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Durgapur' },
      },
      {
        text: 'জায়গা যেখানেই হোক অসুবিধা নেই',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Kolkata' },
        any: ['area'],
      },
      {
        text: 'কলকাতায় চাই, কোন এলাকা তাতে কিছু যায় আসে না',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { city: 'Kolkata' },
        any: ['area'],
      },
      {
        text: 'বাড়ি চাই, ফ্ল্যাটে মন বসে না',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Kolkata' },
        set: { property_type: 'house' },
      },
      {
        text: 'bari chai, flat e thakte bhalo lage na',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Kolkata' },
        set: { property_type: 'house' },
      },
      {
        text: 'নমস্কার আমার নাম সুমন আমার বর্ধমানে একটা ফ্ল্যাট কিনতে হবে কুড়ি লাখের মধ্যে থাকলে বলবেন',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Bardhaman',
          price: { max: 2000000 },
        },
      },
      {
        text: 'আমাদের মাইনেতে পনেরো হাজার পর্যন্তই ভাড়া দিতে পারব',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'rent', price: { max: 15000 } },
      },
      {
        text: 'বাড়িতে কুকুর আছে, পোষ্য রাখা যায় এমন ফ্ল্যাট চাই',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      {
        text: 'বাড়িতে বয়স্ক মা আছেন, লিফট আছে এমন ফ্ল্যাট চাই',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'কমপক্ষে চল্লিশ লাখ, বেশি হলে ষাট লাখ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'kom hole 40 lakh, beshi hole 60 lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'পঞ্চাশ লাখ পর্যন্ত দেখা যেতে পারে',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: '50 lakh obdhi dekhte pari',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: 'বাজেট ভুল বলেছি, ওটা বাদ দিন',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'budget ta bhul bolechilam, ota soriye din',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'দুটোই যথেষ্ট, আমরা স্বামী স্ত্রী শুধু',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'duto holei hobe, amra dujon matro',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ফার্নিশড দরকার নেই, আমাদের নিজের জিনিসপত্র আছে',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'আমার দোকান গড়িয়া, কলকাতায়, ওখানেই একটা বাড়ি ভাড়া নিতে চাই',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kolkata', area: 'Garia' },
      },
      {
        text: 'ছেলে দুর্গাপুরে পড়ে, সেখানেই একটা ফ্ল্যাট কিনব',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Durgapur' },
      },
      {
        text: 'ma baba Asansol e thake, okhanei ekta jomi kinbo',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Asansol' },
      },
      {
        text: 'দেশের বাড়ি মেদিনীপুর, কিন্তু ফ্ল্যাট ভাড়া চাই কলকাতায়',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
      },
      {
        text: 'কোন এলাকা সেটা বড় কথা নয়',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata' },
        any: ['area'],
      },
      {
        text: 'শিলিগুড়িতে দেখুন, এলাকা যা হোক',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { city: 'Siliguri' },
        any: ['area'],
      },
      {
        text: 'jayga jekhanei hok cholbe',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Kolkata' },
        any: ['area'],
      },
      {
        text: 'ভাড়া যতই হোক অসুবিধা নেই',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
        any: ['price'],
      },
      {
        text: 'ঘর কটা হবে তাতে কিছু আসে যায় না',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
        any: ['bedrooms'],
      },
      {
        text: 'আমি বহরমপুরে বড় হয়েছি, এখন ওখানেই বাড়ি কিনতে চাই',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Berhampore' },
      },
      {
        text: 'বাড়ি দেখুন, ফ্ল্যাটে থাকতে আমাদের ভালো লাগে না',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Kolkata' },
        set: { property_type: 'house' },
      },
      {
        text: 'flat e dom bondho lage, bari chai',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Kolkata' },
        set: { property_type: 'house' },
      },
      {
        text: 'ফ্ল্যাট চাই, একা বাড়িতে ভয় করে',
        asked: 'property_type',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'নমস্কার আমি মিতা বলছি আমার শিলিগুড়িতে দু কামরার বাড়ি ভাড়া চাই দশ হাজারের মধ্যে থাকলে জানাবেন',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          city: 'Siliguri',
          price: { max: 10000 },
        },
      },
      {
        text: 'hello amar naam Rakib, Barasat e jomi kinte chai 20 lakher moddhe thakle bolben',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Barasat', price: { max: 2000000 } },
      },
      {
        text: 'আমার নাম সৌরভ, হাওড়ায় ফ্ল্যাট কিনতে চাই, থাকলে জানান',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Howrah' },
      },
      {
        text: 'আমার রোজগারে তিরিশ লাখ পর্যন্ত পারব',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: { max: 3000000 } },
      },
      {
        text: 'বাড়িতে ছোট বাচ্চা আছে, পাওয়ার ব্যাকআপ আছে এমন ফ্ল্যাট চাই',
        set: { property_type: 'apartment', amenities: ['power_backup'] },
      },
      {
        text: 'barite duto biral ache, pet friendly flat chai',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      {
        text: 'ন্যূনতম কুড়ি লাখ, সর্বাধিক তিরিশ লাখ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 2000000, max: 3000000 } },
      },
      {
        text: 'কম হলে আট হাজার, বেশি হলে বারো হাজার',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 8000, max: 12000 } },
      },
      {
        text: 'লোন একটু বেশি পেয়েছি, তাই চল্লিশ লাখ পর্যন্ত দেখা যায়',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 4000000 } },
      },
      {
        text: '12 hajar obdhi dekha jabe',
        known: { transaction_type: 'rent', price: { max: 10000 } },
        set: { price: { max: 12000 } },
      },
      {
        text: 'পঁয়ত্রিশ লাখ পর্যন্ত যেতে পারি',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 3500000 } },
      },
      {
        text: 'ঘরের সংখ্যা ভুল বলেছি, ওটা সরিয়ে দিন',
        known: { transaction_type: 'sale', price: { max: 3000000 }, bedrooms: { min: 3, max: 3 } },
        drop: ['bedrooms'],
      },
      {
        text: 'দামটা ভুল করে বলে ফেলেছি, ওটা মুছে দিন',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        drop: ['price'],
      },
      {
        text: 'শহর ভুল বলেছি, বর্ধমান করে দিন',
        known: { transaction_type: 'sale', price: { max: 3000000 }, city: 'Howrah' },
        set: { city: 'Bardhaman' },
      },
      {
        text: 'একটাই যথেষ্ট, আমি একা থাকি',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'tinte hole bhalo, ma baba songe thake',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'দুটো হলেই হয়ে যাবে, ছোট পরিবার',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ফার্নিশড লাগবে না, আসবাব সব আমাদের আছে',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'furnished dorkar nei, amader jinis ache',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'দয়া করে আমার জন্য আসানসোলে ভাড়ায় দুই শয়নকক্ষের অ্যাপার্টমেন্ট খুঁজে দিন',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 2, max: 2 },
          city: 'Asansol',
        },
      },
      {
        text: 'শিলিগুড়িতে বিক্রয়ের জন্য একটি বাড়ি খুঁজে দেওয়ার অনুরোধ জানাচ্ছি',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Siliguri' },
      },
      {
        text: 'কলকাতায় পঞ্চাশ লাখের বেশি নয় এমন একটি ফ্ল্যাট ক্রয় করতে ইচ্ছুক',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kolkata',
          price: { max: 5000000 },
        },
      },
      {
        text: 'আমার নিউ টাউনে সুইমিং পুল যুক্ত অ্যাপার্টমেন্ট ভাড়ায় প্রয়োজন',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'New Town',
          amenities: ['swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'what was, and what is only told',
    counter: true,
    cases: [
      {
        text: 'আমরা বর্ধমানে একটা বড় বাড়িতে বড় হয়েছি, সেই দিনগুলো ভালো ছিল',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Kolkata' },
        act: 'unclear',
      },
      {
        text: 'chhotobelay siliguri te ekta boro barite thaktam',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Kolkata' },
        act: 'unclear',
      },
      {
        text: 'আমার জন্ম আর বড় হওয়া কৃষ্ণনগরের একটা পুরনো বাড়িতে',
        asked: 'city',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        act: 'unclear',
      },
      {
        text: 'ছোটবেলায় আমরা চন্দননগরে একটা বড় বাড়িতে থাকতাম',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Kolkata' },
        act: 'unclear',
      },
      {
        text: 'dadur bari chhilo Bankura te, okhanei boro hoyechi',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Kolkata' },
        act: 'unclear',
      },
      {
        text: 'মাইনে তিরিশ হাজার',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'unclear',
      },
      {
        text: 'অ্যাডভান্স পঞ্চাশ হাজার পর্যন্ত দিতে পারি',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'unclear',
      },
    ],
  },
]
