import type { CorpusSection } from '../../corpus-case.ts'

/** What is owned, let and asked of homes beside what is sought. */
export const askedOfHomes: CorpusSection[] = [
  {
    phenomenon: 'wishes of several things, native',
    cases: [
      {
        text: 'ছেলেমেয়ে বড় হয়ে গেছে, এখনকার ফ্ল্যাটে আর আঁটে না, তাই গড়িয়াতেই তিন বেডরুমের একটা কিনে নেব ভাবছি',
        set: {
          area: 'Garia',
          bedrooms: { min: 3, max: 3 },
          transaction_type: 'sale',
          property_type: 'apartment',
        },
      },
      {
        text: 'স্যার আমি সরকারি চাকরি করি বহরমপুরে সাত আট হাজার টাকা ভাড়ায় একটা বাড়ি জোগাড় করে দিলে খুব উপকৃত হব',
        set: {
          city: 'Berhampore',
          price: { min: 7000, max: 8000 },
          transaction_type: 'rent',
          property_type: 'house',
        },
      },
      {
        text: 'ষাট লাখে শিলিগুড়িতে ফ্ল্যাট পেয়ে গেলে কালই অ্যাডভান্স দিয়ে দেব',
        set: { price: { max: 6000000 }, city: 'Siliguri', property_type: 'apartment' },
      },
      {
        text: 'ভাড়াটে হয়ে থাকতে থাকতে হাঁপিয়ে গেছি, এবার নিজের একটা বাড়ি চাই, কুড়ি লাখের মধ্যে, বারুইপুর',
        set: { transaction_type: 'sale', property_type: 'house', price: { max: 2000000 }, city: 'Baruipur' },
      },
      {
        text: 'আলো হাওয়া খেলে, বারান্দা আছে, লিফট আছে এমন ফ্ল্যাট; জায়গা দমদম; ভাড়া ষোলো',
        set: {
          amenities: ['balcony', 'lift'],
          property_type: 'apartment',
          area: 'Dum Dum',
          transaction_type: 'rent',
          price: { max: 16000 },
        },
      },
      {
        text: 'বেঙ্গালুরুর ইলেকট্রনিক সিটির কাছে ফুল ফার্নিশড এক কামরার ফ্ল্যাট মাসিক ভাড়ায়',
        set: {
          city: 'Bengaluru',
          area: 'Electronic City',
          amenities: ['furnished'],
          bedrooms: { min: 1, max: 1 },
          property_type: 'apartment',
          transaction_type: 'rent',
        },
      },
      {
        text: 'মেয়ের বিয়েতে উপহার দেব বলে কলকাতায় একটা দুই বিএইচকে কেনার ইচ্ছা',
        set: { city: 'Kolkata', bedrooms: { min: 2, max: 2 }, transaction_type: 'sale' },
      },
      {
        text: 'মার্চে বাসা বদলাতে হবে, তার আগে চুঁচুড়ায় ভাড়াবাড়ি চাই, ভাড়া ছয় থেকে আট হাজারের মধ্যে',
        set: {
          area: 'Chinsurah',
          transaction_type: 'rent',
          property_type: 'house',
          price: { min: 6000, max: 8000 },
        },
      },
      {
        text: 'মেদিনীপুরে বাড়ি করব, তাই পাঁচ ডেসিমেলের মতো জমি দেখছি, দাম দশ লাখ পর্যন্ত',
        set: { city: 'Medinipur', property_type: 'land', size_sqft: { min: 2178 }, price: { max: 1000000 } },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, latin',
    cases: [
      {
        text: 'ekhon er flat e jayga hocche na tai gariatei 3bhk kinbo bhabchi, 85 lakh obdhi',
        set: {
          area: 'Garia',
          bedrooms: { min: 3, max: 3 },
          transaction_type: 'sale',
          price: { max: 8500000 },
          property_type: 'apartment',
        },
      },
      {
        text: 'sorkari chakri kori, berhampore e ekta bari bhara lagbe, 7-8k',
        set: {
          city: 'Berhampore',
          property_type: 'house',
          transaction_type: 'rent',
          price: { min: 7000, max: 8000 },
        },
      },
      {
        text: 'nijer ekta bari hobe ei iccha, kinte chai 20 lakh er vitore, baruipur',
        set: { transaction_type: 'sale', property_type: 'house', price: { max: 2000000 }, city: 'Baruipur' },
      },
      {
        text: 'meyer biyer upohar hisebe ekta 2bhk kinte chai kolkatay',
        set: { bedrooms: { min: 2, max: 2 }, city: 'Kolkata', transaction_type: 'sale' },
      },
      {
        text: 'chinsurah bhara bari 6000-8000 march er age lagbe',
        set: {
          area: 'Chinsurah',
          transaction_type: 'rent',
          property_type: 'house',
          price: { min: 6000, max: 8000 },
        },
      },
      {
        text: 'ektu sobuj jaygay duplex bari chai bolpur er kache, 50 lakh er ase pase',
        set: { property_type: 'house', city: 'Bolpur', price: { max: 5000000 } },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, mixed',
    cases: [
      {
        text: 'Budget 50-55 lakhs, independent house চাই, কমপক্ষে 3 bedrooms, Asansol or Durgapur',
        set: {
          price: { min: 5000000, max: 5500000 },
          property_type: 'house',
          bedrooms: { min: 3 },
          city: 'Asansol',
        },
      },
      {
        text: 'Family নিয়ে shift করছি to Siliguri, so 2bhk flat rent এ with covered parking',
        set: {
          city: 'Siliguri',
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          transaction_type: 'rent',
          amenities: ['parking'],
        },
      },
      {
        text: 'gated community তে plot কেনার plan আছে, 2-3 katha, Rajarhat',
        set: {
          amenities: ['gated_community'],
          property_type: 'land',
          transaction_type: 'sale',
          size_sqft: { min: 1440, max: 2160 },
          area: 'Rajarhat',
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      {
        text: 'আট থেকে দশ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 8000, max: 10000 } },
        numbers: [{ min: 8, max: 10 }],
      },
      { text: 'আমি ভাড়াতেই থাকতে চাই আপাতত', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'মালদাই', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Malda' } },
      {
        text: 'একটা ঘরেই আমার চলে যাবে',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'পাঁচ কাঠার কম হলে হবে না',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: { min: 3600 } },
        numbers: [5],
      },
      {
        text: 'লিফট ছাড়া চলবে না',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'ফ্ল্যাট ট্যাট না, বাড়িই',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house' },
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      {
        text: '8 theke 10 er moddhe',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 8000, max: 10000 } },
        numbers: [{ min: 8, max: 10 }],
      },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      {
        text: 'car parking আর backup লাগবে',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking', 'power_backup'] },
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, native',
    cases: [
      {
        text: 'বাড়ির জায়গায় ফ্ল্যাট করলে কেমন হয়',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'বাজেটে আরও দু হাজার জুড়ে চোদ্দ হাজার ধরুন',
        known: { transaction_type: 'rent', price: { max: 12000 } },
        set: { price: { max: 14000 } },
      },
      {
        text: 'এসি না পেলে থাক, অত জরুরি কিছু না',
        known: { amenities: ['air_conditioning'] },
        drop: ['air_conditioning'],
      },
      {
        text: 'দাম নিয়ে ভাববেন না ভালো বাড়ি দেখান',
        known: { transaction_type: 'sale', price: { max: 5000000 } },
        set: { property_type: 'house' },
        any: ['price'],
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, latin',
    cases: [
      {
        text: 'kosba chai na onno kothao kolkatar moddhe hole hobe',
        known: { city: 'Kolkata', area: 'Kasba' },
        set: { city: 'Kolkata' },
        drop: ['area'],
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, mixed',
    cases: [
      {
        text: 'No no, sale না rent চাই',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, native',
    counter: true,
    cases: [
      { text: 'আমার বাড়িতে তিনটে শোবার ঘর আর একটা বাগান আছে', act: 'question' },
      { text: 'পাশের বাড়ির কুকুরটা সারারাত চেঁচায়', act: 'unclear' },
      { text: 'আমাদের ফ্ল্যাটের মালিক বলেছেন সামনের মাস থেকে ভাড়া দু হাজার বাড়াবেন', act: 'unclear' },
      { text: 'বর্ধমানে বাড়ি বানাতে বর্গফুটে কত টাকা খরচ পড়ে', act: 'question' },
      { text: 'ভাড়াবাড়ির দেওয়ালে পেরেক পুঁততে মালিকের অনুমতি লাগে কি', act: 'question' },
      { text: 'কলকাতার ফ্ল্যাটটা ভাড়া দিয়ে আমি দুবাই গিয়েছিলাম', act: 'unclear' },
      { text: 'পুরোনো বাড়ি ভেঙে যে কাঠ পেয়েছিলাম সেটা বেচে দিয়েছি', act: 'unclear' },
      { text: 'আপনাদের অ্যাপে বাড়ির ছবি দেখা যায় কি', act: 'question' },
      { text: 'এই এলাকায় রাতে হাঁটতে ভয় করে কি', act: 'question' },
      { text: 'ওখান থেকে রেল স্টেশন কত দূর পড়বে', act: 'question' },
      { text: 'কবিতা প্রতিযোগিতায় হাওড়ার এক ছাত্রী প্রথম হয়েছে', act: 'unclear' },
      { text: 'উচ্চমাধ্যমিকের রেজাল্ট কবে বেরোবে', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, latin',
    counter: true,
    cases: [
      { text: 'bari toirite koto bosta cement lage', act: 'question' },
      { text: 'kolkatar flat ta bhara diye ami dubai gechilam', act: 'unclear' },
      { text: 'amader flat e association fee 3000 kore diyeche', act: 'unclear' },
      { text: 'okhan theke metro station hete jawa jay', act: 'question' },
      { text: 'ami onno jaygay bari book kore felechi', act: 'unclear' },
      { text: 'jomi registry te koto stamp duty lage', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, mixed',
    counter: true,
    cases: [
      { text: 'আমার flat এর EMI 25,000 every month', act: 'unclear' },
      { text: 'Vastu মতে kitchen কোন দিকে হওয়া উচিত', act: 'question' },
    ],
  },
  { phenomenon: 'acts, latin', cases: [{ text: 'hya thik ache, ota pochondo hoyeche', act: 'affirm' }] },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'বাড়িতে একবার কথা বলে জানাচ্ছি', act: 'deny' },
      { text: 'একজন মানুষের সঙ্গে কথা বলার ইচ্ছা ছিল', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'amounts in words, native',
    cases: [
      {
        text: 'পৌনে দু লাখ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 175000 } },
        numbers: [175000],
      },
      { text: 'ছশো ছেষট্টি', act: 'unclear', numbers: [666] },
    ],
  },
]
