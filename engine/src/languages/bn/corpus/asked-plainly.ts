import type { CorpusSection } from '../../corpus-case.ts'

/** Plain requests of several services; only homes are wishes. */
export const askedPlainly: CorpusSection[] = [
  {
    phenomenon: 'wishes of several things, native',
    cases: [
      {
        text: 'আমি থাকার জন্য একটা জায়গা খুঁজছি, কলকাতায় ভাড়ায় দুই বেডরুমের কিছু',
        set: { transaction_type: 'rent', city: 'Kolkata', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'আমার একটি নতুন অ্যাপার্টমেন্ট প্রয়োজন, পোষা প্রাণীর অনুমতি থাকতে হবে এবং সেটি আসবাবপত্রে সজ্জিত হওয়া চাই',
        set: { property_type: 'apartment', amenities: ['pet_friendly', 'furnished'] },
      },
      {
        text: 'শিলিগুড়িতে কেনার জন্য তিন শোবার ঘরের বাড়ি খুঁজতে সাহায্য করুন',
        set: {
          city: 'Siliguri',
          transaction_type: 'sale',
          bedrooms: { min: 3, max: 3 },
          property_type: 'house',
        },
      },
      {
        text: 'মাসে পঁচিশ হাজার টাকার বেশি নয়, গ্যারেজ আছে এমন একটা বাড়ি খুঁজে দেবেন?',
        set: { price: { max: 25000 }, amenities: ['parking'], property_type: 'house' },
      },
      {
        text: 'দুর্গাপুর শহরে বিক্রির জন্য কী কী সম্পত্তি আছে আমি দেখতে চাই',
        set: { city: 'Durgapur', transaction_type: 'sale' },
      },
      {
        text: 'ব্যালকনি সহ দুই কামরার একটা ফ্ল্যাট চাইছি, সেটা গড়িয়ায় হলে সবচেয়ে ভালো হয়',
        set: {
          amenities: ['balcony'],
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          area: 'Garia',
        },
      },
      {
        text: 'আমরা সম্প্রতি হাওড়ায় এসেছি, এখন একটা বাড়ি ভাড়া নেওয়ার চেষ্টা করছি',
        set: { city: 'Howrah', property_type: 'house', transaction_type: 'rent' },
      },
      {
        text: 'পঁয়ত্রিশ লাখ টাকার বাজেটে বর্ধমানে বাড়ি পাওয়ার সম্ভাবনা আছে?',
        set: { price: { max: 3500000 }, city: 'Bardhaman', property_type: 'house' },
      },
      {
        text: 'জিম আর সুইমিং পুল আছে এমন অ্যাপার্টমেন্টে থাকতে চাই, বেঙ্গালুরুর কোরামঙ্গলায়',
        set: {
          amenities: ['gym', 'swimming_pool'],
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Koramangala',
        },
      },
      {
        text: 'একটা ছোট প্লট কেনার পরিকল্পনা করছি, চার পাঁচ কাঠা হলেই যথেষ্ট, কৃষ্ণনগরের দিকে',
        set: {
          property_type: 'land',
          transaction_type: 'sale',
          size_sqft: { min: 2880, max: 3600 },
          city: 'Krishnanagar',
        },
      },
      {
        text: 'মাকে নিয়ে থাকব বলে একতলায় দু বেডরুমের ফ্ল্যাট ভাড়া আছে কি, বেহালা',
        set: {
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          transaction_type: 'rent',
          area: 'Behala',
        },
      },
      {
        text: 'বাড়ির খোঁজে ফোন করেছি, আসানসোলের দিকে, ভাড়া বারোর নিচে',
        set: { property_type: 'house', city: 'Asansol', transaction_type: 'rent', price: { max: 12000 } },
      },
      {
        text: 'আমার কমপক্ষে দুই হাজার বর্গফুটের স্বতন্ত্র বাড়ি দরকার, সঙ্গে পার্কিং এবং বাগান',
        set: { size_sqft: { min: 2000 }, property_type: 'house', amenities: ['parking', 'garden'] },
      },
      {
        text: 'সপরিবারে থাকার মতো একটা ভাড়াবাড়ির ব্যবস্থা করে দিতে পারবেন মালদায়?',
        set: { city: 'Malda', transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'আমি এমন একটা ফ্ল্যাট খুঁজছি যেটায় লিফট আছে আর যেটা মেট্রো স্টেশনের কাছে, টালিগঞ্জে',
        set: { property_type: 'apartment', amenities: ['lift'], area: 'Tollygunge' },
      },
      {
        text: 'আমার ছেলে পুনেতে চাকরি পেয়েছে, ওর জন্য হিঞ্জেওয়াড়িতে এক বেডরুমের ফ্ল্যাট ভাড়া চাই',
        set: {
          city: 'Pune',
          area: 'Hinjewadi',
          bedrooms: { min: 1, max: 1 },
          property_type: 'apartment',
          transaction_type: 'rent',
        },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, latin',
    cases: [
      {
        text: 'ami thakar jonno ekta jayga khujchi kolkatay, bharay, 2 bedroom',
        set: { transaction_type: 'rent', city: 'Kolkata', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'notun ekta apartment lagbe, pets allow korte hobe, furnished hote hobe',
        set: { property_type: 'apartment', amenities: ['pet_friendly', 'furnished'] },
      },
      {
        text: 'siliguri te 3 bedroom er bari dekhaben, kinbo',
        set: {
          city: 'Siliguri',
          transaction_type: 'sale',
          bedrooms: { min: 3, max: 3 },
          property_type: 'house',
        },
      },
      {
        text: 'mashe 25000 er besi na, garage wala ekta bari khuje diben',
        set: { price: { max: 25000 }, amenities: ['parking'], property_type: 'house' },
      },
      {
        text: 'durgapur e bikrir jonno bari dekhte chai',
        set: { city: 'Durgapur', transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'balcony soho 2 room er flat chai, gariay hole bhalo',
        set: {
          amenities: ['balcony'],
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          area: 'Garia',
        },
      },
      {
        text: 'amra notun howrah te eschi, ekta bari bhara nite chai',
        set: { city: 'Howrah', property_type: 'house', transaction_type: 'rent' },
      },
      {
        text: '35 lakh budget e bardhaman e bari pawar chance ache?',
        set: { price: { max: 3500000 }, city: 'Bardhaman', property_type: 'house' },
      },
      {
        text: 'gym ar pool ache erom apartment e thakte chai, bangalore koramangala',
        set: {
          amenities: ['gym', 'swimming_pool'],
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Koramangala',
        },
      },
      {
        text: 'asansol er dike rent 12 er niche ekta bari, 2 ghor',
        set: {
          city: 'Asansol',
          transaction_type: 'rent',
          price: { max: 12000 },
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
        },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, mixed',
    cases: [
      {
        text: 'Kolkata তে 2 bedroom এর apartment rent নিতে interested',
        set: {
          city: 'Kolkata',
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          transaction_type: 'rent',
        },
      },
      {
        text: 'Durgapur-এ 40 lakhs এর মধ্যে একটা house কিনব',
        set: { city: 'Durgapur', price: { max: 4000000 }, property_type: 'house', transaction_type: 'sale' },
      },
      {
        text: 'Furnished flat with AC চাই, New Town, 25k পর্যন্ত rent দিতে পারি',
        set: {
          amenities: ['furnished', 'air_conditioning'],
          property_type: 'apartment',
          area: 'New Town',
          transaction_type: 'rent',
          price: { max: 25000 },
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      {
        text: 'দুটি শোবার ঘর',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2, max: 2 } },
        numbers: [2],
      },
      {
        text: 'এটা কলকাতায় হতে হবে',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Kolkata' },
      },
      { text: 'আমি ভাড়া নিতেই আগ্রহী', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'একটা ভিলা হলে দারুণ হয়',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      {
        text: 'আমার বিশেষ কোনো পছন্দ নেই',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
      {
        text: 'আঠারো হাজারের বেশি খরচ করতে পারব না',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 18000 } },
        numbers: [18000],
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      {
        text: 'eta kolkatay hote hobe',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Kolkata' },
      },
      {
        text: '18000 er besi possible na',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 18000 } },
        numbers: [18000],
      },
      { text: 'amar kono preference nei', asked: 'area', known: { city: 'Kolkata' }, any: ['area'] },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      {
        text: '2 bedrooms হলেই হবে',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2, max: 2 } },
        numbers: [2],
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, native',
    cases: [
      { text: 'না, তার বদলে হাওড়ায় খুঁজে দেখবেন?', known: { city: 'Kolkata' }, set: { city: 'Howrah' } },
      {
        text: 'আসলে আমার তিনটে বেডরুম দরকার',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
        numbers: [3],
      },
      {
        text: 'ভাড়া নেওয়ার বদলে কেনাটাই আমার পছন্দ',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      { text: 'আসবাবপত্র থাকাটা জরুরি নয়', known: { amenities: ['furnished'] }, drop: ['furnished'] },
    ],
  },
  {
    phenomenon: 'changes and take-backs, latin',
    cases: [
      { text: 'noyto howrah te dekhun', known: { city: 'Kolkata' }, set: { city: 'Howrah' } },
      {
        text: 'bhara neoar bodole kinei nebo',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, native',
    counter: true,
    cases: [
      { text: 'ওটাতে গ্যারেজ আছে কি', act: 'question' },
      { text: 'ওটার ঠিকানা কী', act: 'question' },
      { text: 'ওখানে কটা বাথরুম আছে', act: 'question' },
      { text: 'মালিকের ফোন নম্বর কত', act: 'handoff' },
      { text: 'মার্চের নয় তারিখে জায়গাটা দেখতে যেতে চাই', act: 'unclear' },
      { text: 'পোষা প্রাণী রাখা যাবে কি', act: 'question' },
      { text: 'আমাকে কলকাতা থেকে দিল্লি যাওয়ার একটা একমুখী ফ্লাইট খুঁজে দিন আগামী সোমবার', act: 'unclear' },
      { text: 'দার্জিলিংয়ে চার তারা হোটেলে দুজনের জন্য তিন দিনের একটা ঘর লাগবে', act: 'unclear' },
      { text: 'ইতালিয়ান খাবার খাওয়ার জন্য পার্ক স্ট্রিটে একটা রেস্তোরাঁ খুঁজে দিতে পারেন', act: 'unclear' },
      { text: 'শিলিগুড়িতে আজকের আবহাওয়া কেমন', act: 'question' },
      { text: 'আমার সেভিংস অ্যাকাউন্টের ব্যালেন্স দেখাও', act: 'unclear' },
      { text: 'বর্ধমান থেকে তিনজনের জন্য বাসের টিকিট বুক করো', act: 'unclear' },
      { text: 'হাওড়ায় একজন স্ত্রীরোগ বিশেষজ্ঞ খুঁজে পেতে সাহায্য করুন', act: 'unclear' },
      { text: 'অরিজিৎ সিংয়ের গান চালাবে', act: 'unclear' },
      { text: 'এই সপ্তাহে কলকাতায় যে গানের অনুষ্ঠান হচ্ছে সেগুলো খুঁজে দাও', act: 'unclear' },
      { text: 'দুদিনের জন্য একটা গাড়ি ভাড়া করতে চাই, বাগডোগরা বিমানবন্দর থেকে নেব', act: 'unclear' },
      { text: 'সাউথ সিটি মলে যাওয়ার জন্য একটা ক্যাব ডেকে দাও', act: 'unclear' },
      { text: 'আগামীকাল আমার কী কী মিটিং আছে দেখাও', act: 'question' },
      { text: 'কেনাকাটার তালিকায় দু কেজি চাল যোগ করো', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, latin',
    counter: true,
    cases: [
      { text: 'otate garage ache ki', act: 'question' },
      { text: 'thikana ta ki', act: 'question' },
      { text: 'sombar delhi jabar ekta flight khuje dao', act: 'unclear' },
      { text: '3 star hotel darjeeling 2 joner jonno room chai', act: 'unclear' },
      { text: 'italian khabar pawa jay emon restaurant kolkatay kothay', act: 'question' },
      { text: 'aj siliguri te weather kemon', act: 'question' },
      { text: 'howrah te bhalo gynecologist bolo', act: 'unclear' },
      { text: 'arijit er song play koro', act: 'unclear' },
      { text: 'bagdogra airport theke gari bhara nebo 2 din', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, mixed',
    counter: true,
    cases: [
      { text: 'Kolkata তে এই weekend এ কী কী events হচ্ছে', act: 'question' },
      { text: 'Doctor appointment book করে দেবে at 11:30 AM', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'হ্যাঁ, অনুগ্রহ করে', act: 'affirm' },
      { text: 'না, এই পর্যন্তই, ধন্যবাদ', act: 'deny' },
      { text: 'শুনে তো ভালোই লাগছে', act: 'affirm' },
    ],
  },
  { phenomenon: 'acts, latin', cases: [{ text: 'na, etukui', act: 'deny' }] },
]
