import type { CorpusSection } from '../../corpus-case.ts'

/** What is wanted of Guru beside what was done, owned and wanted elsewhere; answers and changes of mind. */
export const toldAndWanted: CorpusSection[] = [
  {
    phenomenon: 'wishes of several things, native',
    cases: [
      {
        text: 'নমস্কার, সামনের মাসে কলকাতায় বদলি হয়ে যাচ্ছি, তাই যাদবপুরের আশেপাশে কুড়ি হাজারের বেশি নয় এমন ভাড়ায় দুই বেডরুমের একটা ফ্ল্যাট খুঁজে দিতে পারবেন?',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kolkata',
          area: 'Jadavpur',
          bedrooms: { min: 2, max: 2 },
          price: { max: 20000 },
        },
      },
      {
        text: 'আমি শিলিগুড়িতে থাকার মতো একটা জায়গা ভাড়ায় খুঁজছিলাম',
        set: { transaction_type: 'rent', city: 'Siliguri' },
      },
      {
        text: 'বারাসাতে তিন কাঠা জমি কেনার কথা ভাবছি দাম পনেরো লাখের ভেতরে হলে ভালো হয়',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Barasat',
          size_sqft: { min: 2160 },
          price: { max: 1500000 },
        },
        numbers: [3, 1500000],
      },
      {
        text: 'মা বাবার বয়স হয়েছে সিঁড়ি ভাঙতে পারেন না তাই লিফট আছে এমন তিন কামরার ফ্ল্যাট চাই গড়িয়ার দিকে',
        set: { amenities: ['lift'], property_type: 'apartment', bedrooms: { min: 3, max: 3 }, area: 'Garia' },
      },
      {
        text: 'বড় বাড়ির দরকার নেই, দু কামরার ছোট্ট একটা বাড়ি হলেই চলবে, ভাড়া আট হাজারের নিচে, হাওড়ায়',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          price: { max: 8000 },
          city: 'Howrah',
        },
        numbers: [2, 8000],
      },
      {
        text: 'দাদা সল্টলেকে কোনো ফ্ল্যাট বিক্রি আছে নাকি, আশি লাখের ওপরে যেতে পারব না কিন্তু',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Salt Lake',
          price: { max: 8000000 },
        },
        numbers: [8000000],
      },
      {
        text: 'আমরা তিনজন মেয়ে সেক্টর ফাইভে চাকরি করি নিউটাউনে ফার্নিশড ফ্ল্যাট ভাড়া পেলে খুব উপকার হয়',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'New Town',
          amenities: ['furnished'],
        },
      },
      {
        text: 'কুকুর পোষা যাবে এমন একটা ভাড়াবাড়ি চাইছি দমদমে',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          amenities: ['pet_friendly'],
          area: 'Dum Dum',
        },
      },
      {
        text: 'দুর্গাপুরে একটা দোতলা বাড়ি কেনার ইচ্ছে, পঞ্চাশ থেকে সত্তর লাখ অবধি খরচ করতে রাজি',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Durgapur',
          price: { min: 5000000, max: 7000000 },
        },
        numbers: [{ min: 5000000, max: 7000000 }],
      },
      {
        text: 'বেঙ্গালুরুর হোয়াইটফিল্ডে কমপক্ষে বারোশো স্কোয়ার ফুটের থ্রি বিএইচকে লাগবে',
        set: {
          city: 'Bengaluru',
          area: 'Whitefield',
          size_sqft: { min: 1200 },
          bedrooms: { min: 3, max: 3 },
        },
        numbers: [1200, 3],
      },
      {
        text: 'ছেলের ইস্কুল বালিগঞ্জে, ওখানেই কাছাকাছি একটা বাসা ভাড়া নিতে চাই, ত্রিশ হাজার পর্যন্ত দেবো',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Ballygunge', price: { max: 30000 } },
      },
      {
        text: 'জল আর কারেন্টের সমস্যা নেই এরকম জায়গায় একটা বাড়ি ভাড়া দরকার, বর্ধমান শহরে',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Bardhaman',
          amenities: ['water_supply'],
        },
      },
      {
        text: 'পার্কিং আর বারান্দা সমেত আবাসনের ফ্ল্যাট কিনব, টালিগঞ্জ নয়তো বেহালা, বাজেট এক কোটির মধ্যে',
        set: {
          amenities: ['parking', 'balcony'],
          property_type: 'apartment',
          transaction_type: 'sale',
          area: 'Tollygunge',
          price: { max: 10000000 },
        },
      },
      {
        text: 'বিদেশ থেকে ফিরছি এবার দেশে থিতু হব আসানসোলে একটা স্বাধীন বাড়ি কিনতে চাইছি সঙ্গে একটু বাগান থাকলে মন্দ হয় না',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Asansol', amenities: ['garden'] },
      },
      {
        text: 'সিকিউরিটি গার্ড, জেনারেটর আর সুইমিং পুল আছে এমন সোসাইটিতে চারটে বেডরুমের ফ্ল্যাট দেখান রাজারহাটে',
        set: {
          amenities: ['security', 'power_backup', 'swimming_pool'],
          property_type: 'apartment',
          bedrooms: { min: 4, max: 4 },
          area: 'Rajarhat',
        },
      },
      {
        text: 'কৃষ্ণনগরে বাড়ি বানাব বলে পাঁচ কাঠার মতো জায়গা খোঁজ করছি',
        set: { city: 'Krishnanagar', property_type: 'land', size_sqft: { min: 3600 } },
      },
      {
        text: 'ভাড়া মাসে বাইশ হাজার ছাড়ালে চলবে না, কসবা এলাকায় সেমি ফার্নিশড দুই বিএইচকে থাকলে জানাবেন',
        set: {
          transaction_type: 'rent',
          price: { max: 22000 },
          area: 'Kasba',
          amenities: ['semi_furnished'],
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'শ্বশুরমশাইয়ের জন্য চন্দননগরে গঙ্গার ধারে একতলা বাড়ি কেনা যায় কিনা দেখছি',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Chandannagar' },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, latin',
    cases: [
      {
        text: 'amra 3 jon bondhu mile ekta 2bhk flat bhara nebo newtown er dike 18k er moddhe holei hoy',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 2, max: 2 },
          area: 'New Town',
          price: { max: 18000 },
        },
      },
      {
        text: 'kolkatay bari bhara khujchi, 3 ghor lagbe, mash e ponero hajar porjonto',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kolkata',
          bedrooms: { min: 3, max: 3 },
          price: { max: 15000 },
        },
      },
      {
        text: 'siliguri te 4 katha jomi kinte chai 30 lakh er besi jabo na',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Siliguri',
          size_sqft: { min: 2880 },
          price: { max: 3000000 },
        },
        numbers: [4, 3000000],
      },
      {
        text: 'baba ma er jonno ground floor e flat lagto garia metro r kache, kena, 40 lakh moto budget',
        set: { property_type: 'apartment', area: 'Garia', transaction_type: 'sale', price: { max: 4000000 } },
      },
      {
        text: 'dada single room ba 1bhk rent e pawa jabe sodpur e?',
        set: { transaction_type: 'rent', bedrooms: { min: 1, max: 1 }, area: 'Sodepur' },
      },
      {
        text: 'gym ar pool wala luxury flat khujchi alipore e, 3 cr obdhi',
        set: {
          amenities: ['gym', 'swimming_pool'],
          property_type: 'apartment',
          area: 'Alipore',
          price: { max: 30000000 },
        },
      },
      {
        text: 'durgapur city centre er kachakachi chhoto bari bhara nebo, 2 to ghor, 7 hajar',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Durgapur',
          area: 'City Centre',
          bedrooms: { min: 2, max: 2 },
          price: { max: 7000 },
        },
      },
      {
        text: 'flat ta jeno south facing hoy ar balcony thake, behala chowrasta, 35 lakh er vitor',
        set: {
          property_type: 'apartment',
          amenities: ['balcony'],
          area: 'Behala Chowrasta',
          price: { max: 3500000 },
        },
      },
      {
        text: 'bondhu bolchilo apnara bari khuje den, amar barasat e ekta bhara bari dorkar chhilo',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Barasat' },
      },
      {
        text: 'semi furnished holeo cholbe, lake town e 2 bedroom, parking must',
        set: { amenities: ['semi_furnished', 'parking'], area: 'Lake Town', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'jomi chai bolpur e, santiniketan er kache holey bhalo, 10 katha moto',
        set: { property_type: 'land', city: 'Bolpur', size_sqft: { min: 7200 } },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, mixed',
    cases: [
      {
        text: 'আমি একটা 2BHK flat খুঁজছি Salt Lake এ, rent maximum 22k',
        set: {
          property_type: 'apartment',
          bedrooms: { min: 2, max: 2 },
          area: 'Salt Lake',
          transaction_type: 'rent',
          price: { max: 22000 },
        },
      },
      {
        text: 'Fully furnished apartment লাগবে near Sector V, monthly 25,000 পর্যন্ত ok',
        set: {
          amenities: ['furnished'],
          property_type: 'apartment',
          area: 'Salt Lake Sector 5',
          price: { max: 25000 },
        },
      },
      {
        text: 'Durgapur এ একটা independent house buy করতে চাই, budget ধরুন 60 lakhs',
        set: { city: 'Durgapur', property_type: 'house', transaction_type: 'sale', price: { max: 6000000 } },
      },
      {
        text: 'বাড়িতে pets আছে so pet friendly house দেখান, Howrah, rent এ',
        set: {
          amenities: ['pet_friendly'],
          property_type: 'house',
          city: 'Howrah',
          transaction_type: 'rent',
        },
      },
      {
        text: 'Investment এর জন্য 5 katha plot কিনব Baruipur এর দিকে',
        set: { property_type: 'land', size_sqft: { min: 3600 }, transaction_type: 'sale', city: 'Baruipur' },
      },
      {
        text: 'three bedroom flat চাই for my family, Behala, lift আর car parking must',
        set: {
          bedrooms: { min: 3, max: 3 },
          property_type: 'apartment',
          area: 'Behala',
          amenities: ['lift', 'parking'],
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      {
        text: 'ওই বারো হাজারের ওপরে গেলে পারব না',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 12000 } },
        numbers: [12000],
      },
      {
        text: 'জায়গা চুঁচুড়া হলেই হবে',
        asked: 'city',
        known: { transaction_type: 'sale' },
        set: { area: 'Chinsurah' },
      },
      {
        text: 'একটায় হবে না দুটো লাগবে',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      { text: 'কিনবই ঠিক করেছি', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'ফ্ল্যাট হোক কিংবা বাড়ি, একই ব্যাপার',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: 'যাদবপুর ইউনিভার্সিটির ধারেকাছে কোথাও',
        asked: 'area',
        known: { city: 'Kolkata' },
        set: { area: 'Jadavpur' },
      },
      {
        text: 'তিরিশ আর চল্লিশের মাঝামাঝি',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 3000000, max: 4000000 } },
        numbers: [{ min: 30, max: 40 }],
      },
      {
        text: 'লিফট তো থাকতেই হবে আর পাওয়ার ব্যাকআপ',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift', 'power_backup'] },
      },
      {
        text: 'সেরকম বিশেষ কিছু চাই না',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      {
        text: 'ato ta na, 9000',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 9000 } },
        numbers: [9000],
      },
      {
        text: 'apartment',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'gariahat noyto golpark',
        asked: 'area',
        known: { city: 'Kolkata' },
        set: { area: 'Gariahat' },
      },
      {
        text: 'at least 3 te to lagbei',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: { min: 3 } },
        numbers: [3],
      },
      {
        text: 'ektu besi holeo osubidha nei, 80 lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 8000000 } },
      },
      {
        text: 'sqft niye matha byatha nei',
        asked: 'size_sqft',
        known: { transaction_type: 'rent' },
        any: ['size_sqft'],
      },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      { text: 'rent টাই prefer করব', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'minimum দুটো bedroom',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2 } },
        numbers: [2],
      },
      {
        text: '1200 sq ft হলেই চলবে',
        asked: 'size_sqft',
        known: { transaction_type: 'rent' },
        set: { size_sqft: { min: 1200 } },
        numbers: [1200],
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, native',
    cases: [
      {
        text: 'ভুল বলে ফেলেছি, কলকাতা নয় হাওড়া হবে',
        known: { city: 'Kolkata', transaction_type: 'rent' },
        set: { city: 'Howrah' },
      },
      {
        text: 'কেনার প্ল্যানটা আপাতত বাদ, ভাড়াই নেব',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'ভাড়া নেব না একেবারে কিনেই নেব ভাবছি',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'বাজেটটা একটু বাড়াই, বাইশ হাজার করে দিন',
        known: { transaction_type: 'rent', price: { max: 18000 } },
        set: { price: { max: 22000 } },
        numbers: [22000],
      },
      { text: 'জিম না থাকলেও অসুবিধে নেই', known: { amenities: ['gym', 'lift'] }, drop: ['gym'] },
      { text: 'এলাকা নিয়ে আর বাছবিচার করব না', known: { city: 'Kolkata', area: 'Behala' }, any: ['area'] },
      {
        text: 'আরেকটা ঘর বেশি হলে ভালো, তিনটে করুন',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, latin',
    cases: [
      {
        text: 'na na flat noy bari dekhao',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'budget 25 na 35 lakh koro',
        known: { transaction_type: 'sale', price: { max: 2500000 } },
        set: { price: { max: 3500000 } },
      },
      { text: 'parking ta bad dao', known: { amenities: ['parking', 'lift'] }, drop: ['parking'] },
      { text: 'dam joto khushi hok', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      {
        text: 'kasba chere garia dekha jak',
        known: { city: 'Kolkata', area: 'Kasba' },
        set: { area: 'Garia' },
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, mixed',
    cases: [
      {
        text: 'furnished হতেই হবে এমন কোনো কথা নেই',
        known: { amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'location change করুন, Howrah না Durgapur',
        known: { city: 'Howrah' },
        set: { city: 'Durgapur' },
      },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, native',
    counter: true,
    cases: [
      { text: 'কাল সকাল সাড়ে ছটায় অ্যালার্ম দিয়ে রাখো', act: 'unclear' },
      { text: 'আজ কলকাতায় বৃষ্টি হবে কি', act: 'question' },
      { text: 'দার্জিলিংয়ে দু রাতের জন্য হোটেলের ঘর বুক করতে চাই, দু হাজার টাকার মধ্যে', act: 'unclear' },
      { text: 'হাওড়া থেকে দিল্লি যাওয়ার দশ তারিখের দুটো ট্রেনের টিকিট চাই', act: 'unclear' },
      { text: 'আজ সন্ধ্যা সাতটায় চারজনের জন্য আর্সালানে টেবিল বুক করো', act: 'unclear' },
      { text: 'আমার অ্যাকাউন্ট থেকে রমেনকে পাঁচ হাজার টাকা পাঠিয়ে দাও', act: 'unclear' },
      { text: 'ওই বাড়িটার সামনে গাড়ি রাখার জায়গা আছে তো', act: 'question' },
      { text: 'এই ফ্ল্যাটটা কত তলায়', act: 'question' },
      { text: 'আশেপাশে ভালো স্কুল টুল কিছু আছে', act: 'question' },
      { text: 'আমাদের পাশের বাড়ির কাকু গত বছর সত্তর লাখে একটা ফ্ল্যাট কিনেছেন', act: 'unclear' },
      { text: 'এখন যে বাড়িতে থাকি তার ভাড়া মালিক দশ হাজার করে দিয়েছে', act: 'unclear' },
      { text: 'পুরোনো বাড়ির ছাদ দিয়ে জল পড়ছে মিস্ত্রি ডাকতে হবে', act: 'unclear' },
      { text: 'দাঁতে ব্যথা, গড়িয়াহাটে একজন ভালো ডেন্টিস্ট দরকার', act: 'unclear' },
      { text: 'হেমন্তের পুরোনো গান চালাও', act: 'unclear' },
      { text: 'ভাড়ার চুক্তিতে কত মাসের অ্যাডভান্স দিতে হয়', act: 'question' },
      { text: 'রবিবার বেলা এগারোটায় বাড়িটা দেখতে আসব', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, latin',
    counter: true,
    cases: [
      { text: 'kal kolkata theke digha jabar ekta bus er ticket book koro', act: 'unclear' },
      { text: 'oi flat e swimming pool ache ki', act: 'question' },
      { text: 'amar bondhu newtown e 2bhk te 20000 bhara dey', act: 'unclear' },
      { text: 'uber dako to salt lake theke airport', act: 'unclear' },
      { text: 'lift ta kaj kore to okhane', act: 'question' },
      { text: 'barir fan ta kharap hoye gyache electrician pabo kothay', act: 'question' },
      { text: 'apnara ki brokerage nen, koto percent', act: 'question' },
      { text: 'durga pujo ebar kobe', act: 'question' },
      { text: 'sokal 8 tay doctor er appointment ache howrah te mone koriye dio', act: 'question' },
      { text: 'flat er maintenance mashe koto pore', act: 'question' },
      { text: 'ajke sonar dam koto kolkatay', act: 'question' },
      { text: 'ami ekhon je flat e thaki okhane parking nei khub mushkil hoy', act: 'unclear' },
      { text: 'park street e 5 star rating er kono restaurant bolo', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, mixed',
    counter: true,
    cases: [
      { text: 'ওই apartment এ gym আছে না নেই', act: 'question' },
      { text: 'Cab book করো from Garia to airport, 5টায়', act: 'unclear' },
      { text: 'Home loan এর interest rate এখন কত চলছে', act: 'question' },
      { text: 'Table for four, কাল রাত 8টায় Park Street এ, Chinese food', act: 'unclear' },
      { text: 'আমার landlord rent 15000 থেকে 18000 করে দিল', act: 'unclear' },
      { text: 'INOX South City তে 3টে movie ticket book করো', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'হুম ঠিকই ধরেছেন', act: 'affirm' },
      { text: 'সব মুছে আবার গোড়া থেকে ধরি', act: 'restart' },
      { text: 'আজ এ পর্যন্তই থাক, পরে কথা হবে', act: 'goodbye' },
      { text: 'উঁহু ওটা পোষাবে না', act: 'deny' },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'onek upokar korle dada thank u', act: 'thanks' },
      { text: 'karor sathe direct kotha bola jabe', act: 'handoff' },
      { text: 'bujhlam na arekbar bolo', act: 'repeat' },
    ],
  },
  { phenomenon: 'acts, mixed', cases: [{ text: 'একজন human agent এর সাথে connect করে দিন', act: 'handoff' }] },
  {
    phenomenon: 'amounts in words, native',
    cases: [
      {
        text: 'পৌনে দুই কোটি',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 17500000 } },
        numbers: [17500000],
      },
      { text: 'তিনশো ছিয়াত্তর', act: 'unclear', numbers: [376] },
      {
        text: 'আড়াই কাঠা',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: { min: 1800 } },
        numbers: [2.5],
      },
    ],
  },
  {
    phenomenon: 'amounts in words, latin',
    cases: [
      {
        text: 'sare sat lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 750000 } },
        numbers: [750000],
      },
    ],
  },
]
