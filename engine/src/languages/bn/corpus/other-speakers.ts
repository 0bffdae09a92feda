import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Turns of other speakers and styles: long polite sentences, voice without marks, regional speech, short messages. */
export const otherSpeakers: CorpusSection[] = [
  {
    phenomenon: 'wishes of other speakers, native',
    cases: [
      {
        text: 'আমি আমার পরিবারের জন্য হায়দ্রাবাদে থাকার মতো একটি অ্যাপার্টমেন্ট খুঁজছি, আপনি কি আমাকে সেই ব্যাপারে সাহায্য করতে পারেন?',
        set: { property_type: 'apartment', city: 'Hyderabad' },
      },
      {
        text: 'অনুগ্রহ করে আমাকে বেঙ্গালুরুর কোরামঙ্গলায় এমন একটি ফ্ল্যাট খুঁজে দিন যার মাসিক ভাড়া ত্রিশ হাজার টাকার বেশি হবে না',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Koramangala',
          price: upTo(30000),
        },
      },
      {
        text: 'আমি এমন একটি বাড়ি কিনতে আগ্রহী যেখানে চারটি শোবার ঘর এবং একটি বাগান রয়েছে',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          bedrooms: exactly(4),
          amenities: ['garden'],
        },
      },
      {
        text: 'পুনে শহরে আপনার কাছে কি এমন কোনো বাসস্থান আছে যা আসবাবপত্রসহ ভাড়া দেওয়া হয়',
        set: { transaction_type: 'rent', city: 'Pune', amenities: ['furnished'] },
      },
      {
        text: 'হ্যালো আমি দিল্লি থেকে কলকাতায় চলে আসছি সল্টলেকের আশেপাশে দুটো বেডরুমের কিছু একটা ভাড়ায় দরকার',
        set: { transaction_type: 'rent', city: 'Kolkata', area: 'Salt Lake', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'জমি দেখাও ভাই বোলপুরে পাঁচ কাঠার মতো দাম দশ লাখের ভিতর',
        set: { property_type: 'land', city: 'Bolpur', price: upTo(1000000), size_sqft: atLeast(3600) },
        numbers: [5, 1000000],
      },
      {
        text: 'বাবা রিটায়ার করেছেন উনার জন্য শান্ত পাড়ায় একতলায় একটা ফ্ল্যাট চাই চন্দননগরে হলে ভালো',
        set: { property_type: 'apartment', city: 'Chandannagar' },
      },
      {
        text: 'আমরা তিনজন ছাত্র যাদবপুর ইউনিভার্সিটির কাছে বারো হাজারের মধ্যে একটা বাসা ভাড়া নিতাম',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Jadavpur', price: upTo(12000) },
      },
      {
        text: 'আমার বাজেট ষাট থেকে পঁচাত্তর লক্ষ টাকা এর মধ্যে রাজারহাটে থ্রি বিএইচকে কী কী আছে',
        set: { area: 'Rajarhat', price: between(6000000, 7500000), bedrooms: exactly(3) },
      },
      {
        text: 'সুইমিং পুল আর ক্লাব হাউস আছে এমন আবাসনে ফ্ল্যাট কিনব নিউ টাউনের দিকে',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'New Town',
          amenities: ['swimming_pool', 'clubhouse'],
        },
      },
      {
        text: 'মা-বাবাকে নিয়ে থাকব, লিফট থাকতেই হবে, দুর্গাপুরে কুড়ি হাজারের নিচে ভাড়া',
        set: { transaction_type: 'rent', city: 'Durgapur', price: upTo(20000), amenities: ['lift'] },
      },
      {
        text: 'আসানসোলে নিজের একটা বাড়ি করার ইচ্ছা, তিন কাঠা জমি পাওয়া যাবে?',
        set: { property_type: 'land', city: 'Asansol', size_sqft: atLeast(2160) },
      },
      {
        text: 'গৌহাটিতে চাকরি পেয়েছি সামনের মাসে জয়েন করব ওখানে এক রুমের ফ্ল্যাট ভাড়া লাগবে',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Guwahati', bedrooms: exactly(1) },
      },
      {
        text: 'আমরা আগরতলার লোক, কলকাতায় একটা ফ্ল্যাট কিনে রাখতে চাই চিকিৎসার জন্য',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata' },
      },
      {
        text: 'দাদাভাই একটু দেখেন না বরানগরে পনেরো লাখে পুরনো হইলেও চলব একটা বাড়ি পাই কিনা',
        set: { property_type: 'house', area: 'Baranagar', price: upTo(1500000) },
      },
      {
        text: 'শিলচরে দেড় কাঠার ওপর একটা দোতলা বাড়ি বিক্রি আছে নাকি',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Silchar', size_sqft: atLeast(1080) },
      },
      {
        text: 'ব্যালকনি চাই আর যেন হাওয়া খেলে, ফ্ল্যাটটা হাজার স্কোয়ার ফিটের কম যেন না হয়',
        set: { property_type: 'apartment', size_sqft: atLeast(1000), amenities: ['balcony'] },
      },
      {
        text: 'আপনি কি আমাকে চেন্নাইয়ের আদিয়ার এলাকায় মাসে পঁচিশ হাজার টাকার মধ্যে ভাড়ার কোনো বাড়ির সন্ধান দিতে পারেন',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Chennai',
          area: 'Adyar',
          price: upTo(25000),
        },
      },
      {
        text: 'সামনের বছর বিয়ে তাই কলকাতার দক্ষিণে দু কামরার একটা ফ্ল্যাট বুক করতে চাইছি ষাট লাখ বাজেট',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kolkata',
          price: upTo(6000000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'গাড়ি রাখার জায়গা সমেত মুম্বাইয়ের আন্ধেরিতে দুই বিএইচকে ভাড়া পেলে জানাবেন',
        set: {
          transaction_type: 'rent',
          city: 'Mumbai',
          area: 'Andheri',
          bedrooms: exactly(2),
          amenities: ['parking'],
        },
      },
      {
        text: 'আমরা মালদার, ছেলের পড়ার জন্য কলকাতায় ছোট একটা ফ্ল্যাট ভাড়া দরকার',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
      },
    ],
  },
  {
    phenomenon: 'wishes of other speakers, latin',
    cases: [
      {
        text: 'hi ami bangalore e notun esechi, HSR layout er kachakachi ekta 1bhk vara nebo 18k er modhye',
        set: {
          transaction_type: 'rent',
          city: 'Bengaluru',
          area: 'HSR Layout',
          price: upTo(18000),
          bedrooms: exactly(1),
        },
      },
      {
        text: 'dada barasat a 2 katha jomi hobe? 8 lakh er moto budget',
        set: { property_type: 'land', city: 'Barasat', price: upTo(800000), size_sqft: atLeast(1440) },
      },
      {
        text: 'amra husband wife dujon chakri kori newtown e 2bhk flat kinbo vabchi loan kore',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'New Town', bedrooms: exactly(2) },
      },
      {
        text: 'flat ta jeno south facing hoy r lift thake, kasba te 45 lakh er beshi na',
        set: { property_type: 'apartment', area: 'Kasba', price: upTo(4500000), amenities: ['lift'] },
      },
      {
        text: 'siliguri matigara side e ghor vara lagbo 6000 taka',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Siliguri',
          area: 'Matigara',
          price: upTo(6000),
        },
      },
      {
        text: 'amader office sector 5 e tai salt lake ba newtown e 2 room er flat bhara khujchi',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Salt Lake',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'kolkatay ekta bari kinte chai budget dui koti, garage ar bagan must',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Kolkata',
          price: upTo(20000000),
          amenities: ['parking', 'garden'],
        },
      },
      {
        text: 'ma er jonno howrah te choto flat, ground floor hole bhalo, 25 lac',
        set: { property_type: 'apartment', city: 'Howrah', price: upTo(2500000) },
      },
      {
        text: 'bhai newtown action area 1 e 2bhk semi furnished flat rent 22k max',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Action Area 1',
          price: upTo(22000),
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'durgapur city center er kache 4 katha jomi kinte chai',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Durgapur', size_sqft: atLeast(2880) },
      },
    ],
  },
  {
    phenomenon: 'wishes of other speakers, mixed',
    cases: [
      {
        text: 'Sir আমি Whitefield এ job করি, near there 2BHK rent চাই under 35k',
        set: { transaction_type: 'rent', area: 'Whitefield', price: upTo(35000), bedrooms: exactly(2) },
      },
      {
        text: 'New Town-এ 3BHK flat কিনতে চাই budget 80 lakhs, gym আর swimming pool থাকলে best',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'New Town',
          price: upTo(8000000),
          bedrooms: exactly(3),
          amenities: ['gym', 'swimming_pool'],
        },
      },
      {
        text: 'Please আমার জন্য Chennai তে একটা fully furnished apartment দেখুন rent 20k per month',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chennai',
          price: upTo(20000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'hi, 5 katha plot চাই Rajarhat এর দিকে, max 30 lakh',
        set: { property_type: 'land', area: 'Rajarhat', price: upTo(3000000), size_sqft: atLeast(3600) },
      },
      {
        text: 'Baguiati তে ২ BHK, security আর parking must, ভাড়া ১৫ হাজার max',
        set: {
          transaction_type: 'rent',
          area: 'Baguiati',
          price: upTo(15000),
          bedrooms: exactly(2),
          amenities: ['security', 'parking'],
        },
      },
      {
        text: 'আমাদের একটা independent house দরকার, minimum 4 bedroom, Pune তে',
        set: { property_type: 'house', city: 'Pune', bedrooms: atLeast(4) },
      },
    ],
  },
  {
    phenomenon: 'answers of other speakers, native',
    cases: [
      {
        text: 'সাড়ে বাইশ হাজার পর্যন্ত টানতে পারব',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(22500) },
        numbers: [22500],
      },
      {
        text: 'আশি নব্বই লাখ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(8000000, 9000000) },
      },
      { text: 'দুটো হলেই আমাদের চলে যাবে', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'কম করে তিনখানা', asked: 'bedrooms', set: { bedrooms: atLeast(3) } },
      { text: 'ওই যে কটক, উড়িষ্যায়', asked: 'city', set: { city: 'Cuttack' } },
      {
        text: 'টালিগঞ্জ মেট্রোর আশেপাশে হলে সুবিধা হয়',
        asked: 'area',
        known: { city: 'Kolkata' },
        set: { area: 'Tollygunge' },
      },
      { text: 'দোতলা বাড়ি হলে ভালো হয়', asked: 'property_type', set: { property_type: 'house' } },
      { text: 'না না কেনার সামর্থ্য নেই, ভাড়াই নেব', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'আড়াই কাঠা মতন',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(1800) },
      },
      {
        text: 'টাকাটা কোনো ব্যাপার না, জিনিসটা ভালো হওয়া চাই',
        asked: 'price',
        known: { transaction_type: 'sale' },
        any: ['price'],
      },
      { text: 'তুমি যা ভালো বোঝো', asked: 'area', known: { city: 'Kolkata' }, any: ['area'] },
      {
        text: 'আট সাড়ে আট',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(8000, 8500) },
      },
      { text: 'একটা শোবার ঘর আর একটা বসার ঘর হলেই হল', asked: 'bedrooms', set: { bedrooms: exactly(1) } },
    ],
  },
  {
    phenomenon: 'answers of other speakers, latin',
    cases: [
      {
        text: 'oi dhoro 12 hajar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
      },
      {
        text: '60er opore jabo na',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6000000) },
      },
      { text: '3te lagbe', asked: 'bedrooms', set: { bedrooms: exactly(3) } },
      { text: 'lake town ba bangur', asked: 'area', known: { city: 'Kolkata' }, set: { area: 'Lake Town' } },
      { text: 'kinbo na re bhai, vara', asked: 'transaction_type', set: { transaction_type: 'rent' } },
    ],
  },
  {
    phenomenon: 'answers of other speakers, mixed',
    cases: [
      {
        text: 'maximum ২০ হাজার per month',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      { text: '2 or 3 BHK, যেকোনোটা', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
    ],
  },
  {
    phenomenon: 'changes by other speakers, native',
    cases: [
      {
        text: 'বাজেটটা একটু বাড়াই, ধরুন পঁচিশ হাজার',
        known: { transaction_type: 'rent', city: 'Kolkata', price: upTo(20000) },
        set: { price: upTo(25000) },
      },
      {
        text: 'বেহালা বড্ড দূর হয়ে যাচ্ছে, টালিগঞ্জ দেখুন তার চেয়ে',
        known: { city: 'Kolkata', area: 'Behala' },
        set: { area: 'Tollygunge' },
      },
      {
        text: 'দুই কামরায় কুলোবে না, তিনটে লাগবে',
        known: { property_type: 'apartment', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'লিফটের কথাটা ছেড়ে দিন, দোতলায় হলে লাগবে না',
        known: { property_type: 'apartment', amenities: ['lift'] },
        drop: ['lift'],
      },
      {
        text: 'কেনার চিন্তা বাদ, আপাতত ভাড়ায় উঠব',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { transaction_type: 'rent' },
      },
      { text: 'কলকাতা নয়, আমি হাওড়ার কথা বলেছিলাম', known: { city: 'Kolkata' }, set: { city: 'Howrah' } },
      {
        text: 'দাম যা হয় হোক, কিন্তু লোকেশন ভালো চাই',
        known: { property_type: 'apartment', price: upTo(5000000) },
        any: ['price'],
      },
      {
        text: 'আসবাব না থাকলেও আমার আপত্তি নেই',
        known: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kolkata',
          amenities: ['furnished'],
        },
        drop: ['furnished'],
      },
      {
        text: 'পুনে বাদ দিয়ে মুম্বাই ধরুন',
        known: { property_type: 'apartment', city: 'Pune' },
        set: { city: 'Mumbai' },
      },
    ],
  },
  {
    phenomenon: 'changes by other speakers, latin',
    cases: [
      {
        text: '15 ta 18 kore din',
        known: {
          transaction_type: 'rent',
          property_type: 'apartment',
          price: upTo(15000),
          bedrooms: exactly(2),
        },
        set: { price: upTo(18000) },
      },
      {
        text: 'gym ta lagbe na',
        known: { property_type: 'apartment', amenities: ['gym', 'lift'] },
        drop: ['gym'],
      },
      {
        text: 'gariar bodole sonarpur dekhao',
        known: { city: 'Kolkata', area: 'Garia' },
        set: { area: 'Sonarpur' },
      },
      { text: 'area niye kono chap nei jekhane hok', known: { property_type: 'apartment' }, any: ['area'] },
      {
        text: '30 e hobe na mone hoy, 35 porjonto dekhun',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3500000) },
      },
    ],
  },
  {
    phenomenon: 'changes by other speakers, mixed',
    cases: [
      {
        text: 'parking না হলেও no problem',
        known: { property_type: 'apartment', amenities: ['parking'] },
        drop: ['parking'],
      },
      {
        text: 'budget টা extend করে 50 lakhs করুন',
        known: { city: 'Kolkata', price: upTo(4000000) },
        set: { price: upTo(5000000) },
      },
    ],
  },
  {
    phenomenon: 'other speakers ask and talk, native',
    counter: true,
    cases: [
      { text: 'আগামীকাল সকাল সাতটায় দার্জিলিং যাওয়ার জন্য একটি ট্যাক্সি বুক করুন', act: 'unclear' },
      { text: 'কলকাতা থেকে মুম্বাই বিমানের ভাড়া কত পড়বে?', act: 'question' },
      { text: 'ইডেন গার্ডেনসে কাল ভারত তিনশো পঁচিশ রান করেছে', act: 'unclear' },
      { text: 'পঞ্চাশ গ্রাম মাখন আর দুই কাপ ময়দা দিয়ে কেক কীভাবে বানাব', act: 'question' },
      { text: 'আমার ছেলে ক্লাস টেনে আটানব্বই শতাংশ পেয়েছে', act: 'unclear' },
      {
        text: 'বাড়িওয়ালা কি দু মাসের ভাড়া অগ্রিম চায়?',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'question',
      },
      {
        text: 'রেজিস্ট্রির খরচ সহ কত দাঁড়াবে মোট',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        act: 'question',
      },
      { text: 'ওখান থেকে হাসপাতাল কত মিনিটের রাস্তা', known: { property_type: 'apartment' }, act: 'question' },
      { text: 'আমি গত বছর পুরুলিয়ায় তিন বিঘা জমি বেচে দিয়েছি', act: 'unclear' },
      {
        text: 'রবিবার বিকেল চারটের সময় ফ্ল্যাটটা দেখতে আসতে পারি?',
        known: { transaction_type: 'rent' },
        act: 'question',
      },
      { text: 'রাত দশটায় ড্রয়িং রুমের আলো নিভিয়ে দিও', act: 'unclear' },
      { text: 'শিয়ালদা থেকে বনগাঁ লোকাল কটায় ছাড়ে', act: 'question' },
      { text: 'আমার বোন বেহালায় দুই কামরার ফ্ল্যাটে ভাড়া থাকে', act: 'unclear' },
      { text: 'গতকাল বর্ধমানে পঁয়তাল্লিশ মিলিমিটার বৃষ্টি হয়েছে', act: 'unclear' },
      { text: 'আমাদের পাশের বাড়িটা গত মাসে আশি লাখে বিক্রি হল', act: 'unclear' },
      { text: 'কাকু নিউ টাউনে তিন হাজার স্কোয়ার ফুটের একটা বাংলো বানিয়েছেন', act: 'unclear' },
      { text: 'মা বলছিল দুর্গাপুরের বাড়িটা রং করাতে হবে', act: 'unclear' },
      { text: 'দুই কেজি আলু আর এক লিটার দুধ নিয়ে এসো', act: 'unclear' },
      { text: 'আমাকে শিলিগুড়ি থেকে গ্যাংটক যাওয়ার রাস্তা বলে দিন', act: 'question' },
      {
        text: 'প্রতিবেশীরা কেমন, রাতে আওয়াজ হয় না তো',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
        act: 'question',
      },
      {
        text: 'বিল্ডার কি সময়মতো চাবি দেবে',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        act: 'question',
      },
      { text: 'আমি কলকাতায় পাঁচ বছর ধরে একটা ব্যাংকে কাজ করি', act: 'unclear' },
      {
        text: 'শনিবার এগারোটা নাগাদ ফ্ল্যাট দেখতে যাব আমরা চারজন',
        known: { property_type: 'apartment' },
        act: 'unclear',
      },
      { text: 'ফ্ল্যাটের কিস্তি মাসে বাইশ হাজার করে কাটছে এখন', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'other speakers ask and talk, latin',
    counter: true,
    cases: [
      { text: 'kal sokal 6 tay alarm dio to', act: 'unclear' },
      { text: 'howrah theke puri jawar train koytay', act: 'question' },
      {
        text: 'advance koto dite hobe? 2 mash er?',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'question',
      },
      {
        text: 'flat ta koto tolay ar jol 24 ghonta thake?',
        known: { property_type: 'apartment' },
        act: 'question',
      },
      { text: 'amar dada dubai te thake 5 bochor', act: 'unclear' },
      { text: 'amar meye kota te pore, hostel e thake', act: 'unclear' },
      { text: 'kalke eden e kkr 210 korlo', act: 'unclear' },
      {
        text: 'loan er sud koto porbe 50 lakh nile?',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        act: 'question',
      },
      { text: 'baba 1995 e 2 katha jomi kinechilo sodpur e', act: 'unclear' },
      { text: 'owner ki kukur rakhte dey?', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'amar flat er lift kharap hoye geche', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'other speakers ask and talk, mixed',
    counter: true,
    cases: [
      { text: 'Google এ search করে দেখো tomorrow Kolkata তে weather কেমন', act: 'question' },
      {
        text: 'এই flat এর possession কবে দেবে আর loan পাওয়া যাবে?',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        act: 'question',
      },
      { text: 'bachelor দের rent দেয়?', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'আমার current rent 14 thousand, owner আবার বাড়াতে বলছে', act: 'unclear' },
      { text: 'last week এ আমি Puri গেছিলাম 3 দিনের জন্য', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts of other speakers, native',
    cases: [
      { text: 'আচ্ছা ভাই আজকের মতো এইটুকুই থাক, পরে কথা হবে', act: 'goodbye' },
      { text: 'আপনার সাহায্যের জন্য অনেক অনেক ধন্যবাদ', act: 'thanks' },
      { text: 'আমি সরাসরি কোনো মানুষের সঙ্গে কথা বলতে চাই', act: 'handoff' },
      { text: 'সব মুছে আবার গোড়া থেকে শুরু করা যাক', act: 'restart' },
      { text: 'আরেকবার বলবেন? ঠিক শুনতে পাইনি', act: 'repeat' },
      { text: 'হ্যাঁ হ্যাঁ একদম ঠিক ধরেছেন', act: 'affirm' },
      { text: 'না ভাই ওটা না', act: 'deny' },
      { text: 'কীভাবে কী করতে হয় একটু বুঝিয়ে দেবেন', act: 'help' },
    ],
  },
  {
    phenomenon: 'acts of other speakers, latin',
    cases: [
      { text: 'accha pore janabo, bye', act: 'goodbye' },
      { text: 'kichui bujhte parchi na ki likhbo', act: 'help' },
      { text: 'apnader lok er sathe phone e kotha bola jabe?', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'acts of other speakers, mixed',
    cases: [
      { text: 'thank you so much দিদি', act: 'thanks' },
      { text: 'আমাকে please কোনো agent এর সাথে connect করুন', act: 'handoff' },
    ],
  },
]
