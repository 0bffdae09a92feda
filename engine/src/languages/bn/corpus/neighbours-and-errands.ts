import type { CorpusSection } from '../../corpus-case.ts'

/** Wishes told as a story, dialects, cars and tickets that are no homes. */
export const neighboursAndErrands: CorpusSection[] = [
  {
    phenomenon: 'wishes of several things, native',
    cases: [
      {
        text: 'মেয়েটা এবার কলেজে ভর্তি হবে তাই ভাবছি সবাই মিলে বর্ধমানে উঠে যাই তিন কামরার ভাড়াবাড়ি কিছু জুটবে দশ বারো হাজারে',
        set: {
          city: 'Bardhaman',
          bedrooms: { min: 3, max: 3 },
          transaction_type: 'rent',
          property_type: 'house',
          price: { min: 10000, max: 12000 },
        },
        numbers: [3, { min: 10000, max: 12000 }],
      },
      {
        text: 'আপনাগো কাছে বারাসাতের দিকে চার কাঠা জায়গা পাওন যাইব নাকি কেনার লাইগা',
        set: { city: 'Barasat', size_sqft: { min: 2880 }, property_type: 'land', transaction_type: 'sale' },
      },
      {
        text: 'নিম্নলিখিত সুবিধাযুক্ত ফ্ল্যাট চাই: লিফট, পার্কিং, জেনারেটর। স্থান: কসবা। ভাড়া: ১৮,০০০ টাকা',
        set: {
          property_type: 'apartment',
          amenities: ['lift', 'parking', 'power_backup'],
          area: 'Kasba',
          transaction_type: 'rent',
          price: { max: 18000 },
        },
      },
      {
        text: 'মোটামুটি দু কোটির ভিতরে আলিপুরে কোনো বিলাসবহুল ভিলা পাওয়া গেলে জানাবেন',
        set: { price: { max: 20000000 }, property_type: 'house', area: 'Alipore' },
      },
      {
        text: 'স্বামীর বদলির চাকরি, এবার দুর্গাপুর, কোয়ার্টার না পাওয়া অবধি একটা ভাড়াবাড়ি লাগবে',
        set: { city: 'Durgapur', transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'পুরোনো বাড়ি হলেও চলবে, দু তিনটে ঘর, তিরিশ লাখ না ছাড়ালেই হল, কিনব, শ্রীরামপুরে',
        set: {
          property_type: 'house',
          bedrooms: { min: 2, max: 3 },
          price: { max: 3000000 },
          transaction_type: 'sale',
          city: 'Serampore',
        },
      },
      {
        text: 'আমি এক মা, বাচ্চার ছুটোছুটি করার মতো উঠোন আছে এমন বাড়ি খুঁজছি, ভাড়া চোদ্দ হাজার, সোনারপুর',
        set: {
          amenities: ['garden'],
          property_type: 'house',
          transaction_type: 'rent',
          price: { max: 14000 },
          area: 'Sonarpur',
        },
      },
      {
        text: 'আইটিতে কাজ করি চার বন্ধু একসাথে থাকার মতো তিন বেডরুমের ফ্ল্যাট নিউটাউনে পাব? মাসে তিরিশ হাজার অবধি ভাগ করে দিতে পারি',
        set: {
          bedrooms: { min: 3, max: 3 },
          property_type: 'apartment',
          area: 'New Town',
          price: { max: 30000 },
        },
      },
      {
        text: 'ছোট সংসার, টাকাপয়সা বেশি নেই, পাঁচ হাজারে একটা ছোট্ট বাসা বনগাঁর ওদিকে',
        set: { price: { max: 5000 }, property_type: 'house', city: 'Bongaon' },
      },
      {
        text: 'চেন্নাইয়ের আন্না নগরে দু কামরার ফ্ল্যাট ভাড়া নেওয়ার ছিল, আটাশ হাজার পর্যন্ত দেখতে পারি',
        set: {
          city: 'Chennai',
          area: 'Anna Nagar',
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          transaction_type: 'rent',
          price: { max: 28000 },
        },
      },
      {
        text: 'রিটায়ার করেছি, নিরিবিলি জায়গায় একতলা বাড়ি নিজের করে নিতে চাই, কল্যাণী কিংবা কৃষ্ণনগর, সত্তর লাখের বাজেট',
        set: { property_type: 'house', transaction_type: 'sale', city: 'Kalyani', price: { max: 7000000 } },
      },
      {
        text: 'বন্ধক না ভাড়াতেই, দীঘায় সমুদ্রের কাছে দু ঘরের বাড়ি',
        set: {
          transaction_type: 'rent',
          city: 'Digha',
          bedrooms: { min: 2, max: 2 },
          property_type: 'house',
        },
      },
      {
        text: 'বাগডোগরা এয়ারপোর্টের কাছে হোমস্টে করার মতো বড় বাড়ি কিনতে চাইছি',
        set: { city: 'Bagdogra', property_type: 'house', transaction_type: 'sale' },
      },
      {
        text: 'তিনতলার ওপরে নয়, বারান্দাওয়ালা ফ্ল্যাট, কেনার জন্য, যাদবপুর নইলে সন্তোষপুর, আশি লাখ অবধি',
        set: {
          amenities: ['balcony'],
          property_type: 'apartment',
          transaction_type: 'sale',
          area: 'Jadavpur',
          price: { max: 8000000 },
        },
      },
      {
        text: 'আমরা স্বামী স্ত্রী দুজনেই চাকরিজীবী, মেট্রোর কাছাকাছি সেমি ফার্নিশড ওয়ান বিএইচকে হলে সুবিধা, মাসিক পনেরো থেকে সতেরো',
        set: {
          amenities: ['semi_furnished'],
          bedrooms: { min: 1, max: 1 },
          price: { min: 15000, max: 17000 },
        },
      },
      {
        text: 'গ্রামের দিকে না, শহরের মধ্যেই বাড়ি চাই, মেদিনীপুর, কিনতে, বাজেট চল্লিশ',
        set: { property_type: 'house', city: 'Medinipur', transaction_type: 'sale', price: { max: 4000000 } },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, latin',
    cases: [
      {
        text: 'cheler porar jonno kolkatay shift korchi, jadavpur er kache ekta 2bhk bharay, 17k porjonto ok',
        set: {
          city: 'Kolkata',
          area: 'Jadavpur',
          bedrooms: { min: 2, max: 2 },
          transaction_type: 'rent',
          price: { max: 17000 },
        },
      },
      {
        text: 'apnar hate bardhaman e 5 katha jomi bikrir ache',
        set: { city: 'Bardhaman', size_sqft: { min: 3600 }, property_type: 'land', transaction_type: 'sale' },
      },
      {
        text: 'bari chai. rent. 2 room. 8000. sonarpur. jol thakte hobe',
        set: {
          property_type: 'house',
          transaction_type: 'rent',
          bedrooms: { min: 2, max: 2 },
          price: { max: 8000 },
          area: 'Sonarpur',
          amenities: ['water_supply'],
        },
      },
      {
        text: '2 cr er niche bhalo luxury villa thakle bolben, alipore ba new alipore',
        set: { price: { max: 20000000 }, property_type: 'house', area: 'Alipore' },
      },
      {
        text: 'bor er transfer hoyeche durgapur e, quarter na pawa porjonto ekta bhara bari lagbe',
        set: { city: 'Durgapur', transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'purono bari holeo osubidha nei, 30 lakh er vitore, serampore, kinbo',
        set: { property_type: 'house', price: { max: 3000000 }, city: 'Serampore', transaction_type: 'sale' },
      },
      {
        text: 'bacchar chutochuti korar moto uthon ache emon bari, rent 14, sonarpur',
        set: {
          amenities: ['garden'],
          property_type: 'house',
          transaction_type: 'rent',
          price: { max: 14000 },
          area: 'Sonarpur',
        },
      },
      {
        text: '4 jone share kore thakbo 3 bed flat newtown, 30k mash e',
        set: {
          bedrooms: { min: 3, max: 3 },
          property_type: 'apartment',
          area: 'New Town',
          price: { max: 30000 },
        },
      },
      {
        text: 'anna nagar chennai te 2bhk bhara neoar chilo 28k max',
        set: {
          city: 'Chennai',
          area: 'Anna Nagar',
          bedrooms: { min: 2, max: 2 },
          transaction_type: 'rent',
          price: { max: 28000 },
        },
      },
      {
        text: 'faka jomi hole hobe na bari shuddho chai, 6-8 katha, kalyani',
        set: { property_type: 'house', size_sqft: { min: 4320, max: 5760 }, city: 'Kalyani' },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, mixed',
    cases: [
      {
        text: 'আমাদের একটা spacious 4bhk villa দরকার with private pool, Rajarhat side, 2.5 cr পর্যন্ত budget',
        set: {
          bedrooms: { min: 4, max: 4 },
          property_type: 'house',
          amenities: ['swimming_pool'],
          area: 'Rajarhat',
          price: { max: 25000000 },
        },
      },
      {
        text: 'Retired couple আমরা, ground floor flat with lift and security, Salt Lake, কেনার জন্য',
        set: {
          property_type: 'apartment',
          amenities: ['lift', 'security'],
          area: 'Salt Lake',
          transaction_type: 'sale',
        },
      },
      {
        text: '2 কাঠার ওপর একটা new house, 60 লাখের ভেতর, Chandannagar station এর কাছে',
        set: {
          size_sqft: { min: 1440 },
          property_type: 'house',
          price: { max: 6000000 },
          city: 'Chandannagar',
        },
      },
      {
        text: 'Students আমরা, 2 bedroom flat share করব, near Jadavpur University, under 15k',
        set: {
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          area: 'Jadavpur',
          price: { max: 15000 },
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      {
        text: 'পাঁচ হাজারেই সারতে হবে',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 5000 } },
        numbers: [5000],
      },
      { text: 'নিজের করেই নেব গো', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'হুগলি জেলার যেখানে হোক',
        asked: 'area',
        known: { city: 'Chandannagar' },
        set: { city: 'Hugli' },
        any: ['area'],
      },
      {
        text: 'প্লটের কথাই বলছি',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      {
        text: 'দুটো শোবার ঘরই যথেষ্ট',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2, max: 2 } },
        numbers: [2],
      },
      {
        text: 'পাঁচ কাঠার ওপরে',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: { min: 3600 } },
        numbers: [5],
      },
      {
        text: 'গাড়ি রাখার জায়গা আর চব্বিশ ঘণ্টা জল',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking', 'water_supply'] },
      },
      { text: 'নির্দিষ্ট কোনো পাড়া মাথায় নেই', asked: 'area', known: { city: 'Kolkata' }, any: ['area'] },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      {
        text: 'poune ek koti obdhi',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 7500000 } },
        numbers: [7500000],
      },
      {
        text: 'je type er e hok chole jabe',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: 'amader desh midnapore okhanei holey hobe',
        asked: 'city',
        known: { transaction_type: 'sale' },
        set: { city: 'Medinipur' },
      },
      {
        text: 'chartе ghor moto',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: { min: 4, max: 4 } },
      },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      {
        text: '25 to 30 lakhs এর মাঝে',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 2500000, max: 3000000 } },
        numbers: [{ min: 2500000, max: 3000000 }],
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, native',
    cases: [
      {
        text: 'তিনটে ঘর বলেছিলাম ওটা চারটে করে নিন',
        known: { bedrooms: { min: 3, max: 3 } },
        set: { bedrooms: { min: 4, max: 4 } },
      },
      {
        text: 'বেহালা টেহালা লাগবে না গড়িয়া হলেই হবে',
        known: { city: 'Kolkata', area: 'Behala' },
        set: { area: 'Garia' },
      },
      {
        text: 'ভাড়া তিরিশ নয়, কুড়ির বেশি পারছি না',
        known: { transaction_type: 'rent', price: { max: 30000 } },
        set: { price: { max: 20000 } },
      },
      { text: 'আর একটা কথা, পার্কিংটাও জুড়ে দিন', known: { amenities: ['lift'] }, set: { amenities: ['parking'] } },
      {
        text: 'বাড়ি আর খুঁজতে হবে না শুধু জমি দেখান',
        known: { property_type: 'house', transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      {
        text: 'পোষ্যের শর্তটা তুলে দিন কুকুরটা মামার বাড়ি দিয়ে দিয়েছি',
        known: { amenities: ['pet_friendly'] },
        drop: ['pet_friendly'],
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, latin',
    cases: [
      {
        text: '15k bolechilam na ota 18 kore den',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 18000 } },
      },
      { text: 'kolkata i thak, siliguri bad', known: { city: 'Siliguri' }, set: { city: 'Kolkata' } },
      {
        text: 'furnished semi furnished kichui lagbe na, khali bari hole cholbe',
        known: { amenities: ['semi_furnished'] },
        set: { property_type: 'house' },
        drop: ['furnished', 'semi_furnished'],
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, mixed',
    cases: [
      {
        text: 'lift optional, parking টা কিন্তু must',
        known: { amenities: ['lift'] },
        set: { amenities: ['parking'] },
        drop: ['lift'],
      },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, native',
    counter: true,
    cases: [
      { text: 'কাল সকাল দশটার শিয়ালদা থেকে বর্ধমান লোকালে দুটো সিট রাখতে হবে', act: 'unclear' },
      { text: 'ভারত অস্ট্রেলিয়ার খেলায় কোহলি কত রান করল', act: 'question' },
      { text: 'চারজনের ভাত রাঁধতে কত কাপ চাল লাগে', act: 'question' },
      { text: 'বাড়ির ট্যাক্স জমা দিতে কর্পোরেশন অফিস কটায় খোলে', act: 'question' },
      { text: 'আজ সারাদিন ফ্ল্যাটে জল ছিল না', act: 'unclear' },
      { text: 'ওই বাড়ির দলিল পরিষ্কার কিনা যাচাই করা হয়েছে', act: 'question' },
      { text: 'নতুন একটা স্কুটি কিনতে হবে আশি হাজারের মধ্যে', act: 'unclear' },
      { text: 'দাদু পঞ্চাশ বছর আগে দু হাজার টাকায় এই জমিটা কিনেছিলেন', act: 'unclear' },
      { text: 'শেষ মেট্রো কি সাড়ে দশটায় ছাড়ে', act: 'question' },
      { text: 'আমি এখন মিটিংয়ে আছি আধ ঘণ্টা পরে ফোন করছি', act: 'unclear' },
      { text: 'তিন কামরার ওই ফ্ল্যাটটায় নতুন রং করা হয়েছে কি', act: 'question' },
      { text: 'বিক্রেতা কি দাম একটু কমাতে রাজি হবে', act: 'question' },
      { text: 'এ মাসে কারেন্টের বিল এসেছে তিন হাজার টাকা', act: 'unclear' },
      { text: 'কৃষ্ণনগরের সরপুরিয়া কোথায় পাওয়া যায়', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, latin',
    counter: true,
    cases: [
      { text: 'ajker dinner e 2 joner table pawa jabe ki peter cat e', act: 'question' },
      { text: 'ipl final er 2 to ticket kolkatay ache naki', act: 'question' },
      { text: '10 joner biriyani te koto kilo chal lage', act: 'question' },
      { text: 'oi flat er malik ki bideshe thake', act: 'question' },
      { text: 'amader barite current nei generator o cholche na', act: 'unclear' },
      { text: 'goto soptahe darjeeling ghure elam khub thanda chilo', act: 'unclear' },
      { text: '3 lakh er niche ekta second hand swift gari chai', act: 'unclear' },
      { text: 'sbi te 5 lakh fixed deposit korle koto sud pabo', act: 'question' },
      { text: 'gariahat er kacher petrol pump dekhao', act: 'unclear' },
      { text: 'didi howrah r hospital e bhorti dekhte jete hobe', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, mixed',
    counter: true,
    cases: [
      { text: 'Google Pay দিয়ে 1500 টাকা Arun কে send করো', act: 'question' },
      { text: 'Movie show timing বলো Priya cinema Gariahat', act: 'unclear' },
      { text: 'আমাদের apartment association এর meeting Sunday 5 টায়', act: 'unclear' },
      { text: 'Kolkata to Digha distance কত kilometre', act: 'question' },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'একবার ফোনে ধরলে সব বুঝিয়ে বলতাম', act: 'handoff' },
      { text: 'সব মুছে ফেলে আবার গোড়া থেকে শুরু করো', act: 'restart' },
      { text: 'এটা কেমন করে চালায় একটু শিখিয়ে দেবেন আমি তো কিছুই জানি না', act: 'help' },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'hmm thik ache tai hok tobe', act: 'affirm' },
      { text: 'na baba dorkar nei', act: 'deny' },
      { text: 'ki bolle shunte pelam na', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'amounts in words, native',
    cases: [
      {
        text: 'সাড়ে তেইশ লাখ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 2350000 } },
        numbers: [2350000],
      },
    ],
  },
  {
    phenomenon: 'amounts in words, latin',
    cases: [
      {
        text: 'atharo hajar panchsho',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 18500 } },
        numbers: [18500],
      },
    ],
  },
]
