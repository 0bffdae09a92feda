import type { CorpusSection } from '../../corpus-case.ts'

/** Long polite requests, short answers, and talk that belongs to other services. */
export const spokenRequests: CorpusSection[] = [
  {
    phenomenon: 'wishes of several things, native',
    cases: [
      {
        text: 'হাই, আমাকে একটি অ্যাপার্টমেন্ট খুঁজে পেতে সাহায্য করবেন? এটি হাওড়ায় হতে হবে এবং এতে কমপক্ষে দুটি শোবার ঘর থাকা উচিত',
        set: { property_type: 'apartment', city: 'Howrah', bedrooms: { min: 2 } },
        numbers: [2],
      },
      {
        text: 'ভাড়ার জন্য কী কী বাড়ি পাওয়া যাচ্ছে সেটা দেখতে চাই, শহর শিলিগুড়ি',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Siliguri' },
      },
      {
        text: 'পরিবার বড় হচ্ছে, তাই কলকাতার কাছাকাছি সোদপুরের দিকটায় একটু বড়সড় বাড়ি কেনার কথা মাথায় ঘুরছে',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kolkata', area: 'Sodepur' },
      },
      {
        text: 'আমি নার্সের কাজ করি, মেডিকেল কলেজের কাছে এক কামরার বাসা ভাড়ায় পেলে বেঁচে যাই, ছ হাজারের বেশি দিতে পারব না',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 1, max: 1 },
          price: { max: 6000 },
        },
      },
      {
        text: 'বাগান আছে, পোষ্য রাখা যায়, আসবাবপত্র সমেত একটা ভিলা ভাড়া নিতে আগ্রহী, এলাকা সল্টলেক',
        set: {
          amenities: ['garden', 'pet_friendly', 'furnished'],
          property_type: 'house',
          transaction_type: 'rent',
          area: 'Salt Lake',
        },
      },
      {
        text: 'সবে বিয়ে হয়েছে দুজনের জন্য ছোট ফ্ল্যাট হলেই যথেষ্ট তেরো হাজার অবধি দেওয়া যাবে বেলঘরিয়ায়',
        set: { property_type: 'apartment', price: { max: 13000 }, area: 'Belgharia' },
      },
      {
        text: 'লোন স্যাংশন হয়ে গেছে এবার একটা ভালো ফ্ল্যাট খুঁজতে হবে গড়িয়া বা নরেন্দ্রপুরে পঞ্চান্ন লাখের মধ্যে',
        set: { property_type: 'apartment', area: 'Garia', price: { max: 5500000 } },
      },
      {
        text: 'অফিস বদলের জন্য বেঙ্গালুরু থেকে কলকাতায় ফিরছি, নিউটাউন চত্বরে তিন কামরার ফ্ল্যাট ভাড়া নিলে ভালো হয় ভাবছি',
        set: {
          city: 'Kolkata',
          area: 'New Town',
          bedrooms: { min: 3, max: 3 },
          property_type: 'apartment',
          transaction_type: 'rent',
        },
      },
      {
        text: 'বাড়ি ভাড়া নয় হাজার ঘর দুটো জায়গা বারুইপুর জল যেন থাকে',
        set: {
          property_type: 'house',
          transaction_type: 'rent',
          price: { max: 9000 },
          bedrooms: { min: 2, max: 2 },
          city: 'Baruipur',
          amenities: ['water_supply'],
        },
      },
      {
        text: 'অবসরের পর দেশের বাড়ির কাছেই থিতু হব, কাটোয়ায় দশ কাঠা জায়গার ওপর পাকা বাড়ি, এক কোটি কুড়ি লাখ পর্যন্ত খরচা করব',
        set: { city: 'Katwa', size_sqft: { min: 7200 }, property_type: 'house', price: { max: 12000000 } },
      },
      {
        text: 'বয়স্ক বাবা মায়ের জন্য লিফটওয়ালা বিল্ডিংয়ে দু বেডরুমের অ্যাপার্টমেন্ট কিনতে ইচ্ছুক, লেকটাউন হলে সবচেয়ে ভালো',
        set: {
          amenities: ['lift'],
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          transaction_type: 'sale',
          area: 'Lake Town',
        },
      },
      {
        text: 'বেশি ভাড়া দেওয়ার ক্ষমতা নেই তাই সাত হাজারের তলায় কোনো বাড়ি থাকলে দেখাবেন প্লিজ, বহরমপুর',
        set: { transaction_type: 'rent', price: { max: 7000 }, property_type: 'house', city: 'Berhampore' },
      },
      {
        text: 'সিকিউরিটি, বাচ্চাদের খেলার জায়গা আর ক্লাবহাউস আছে এমন গেটেড কমপ্লেক্সে থ্রি বিএইচকে কিনব, রাজারহাট, নব্বই লাখ থেকে দেড় কোটি',
        set: {
          amenities: ['security', 'play_area', 'clubhouse', 'gated_community'],
          bedrooms: { min: 3, max: 3 },
          transaction_type: 'sale',
          area: 'Rajarhat',
          price: { min: 9000000, max: 15000000 },
        },
      },
      {
        text: 'বাড়িওয়ালা উঠে যেতে বলেছে, এক মাসের ভেতর আরেকটা ভাড়াবাড়ি দরকার, বর্ধমানেই',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bardhaman' },
      },
      {
        text: 'তিনটে শোবার ঘর আর দুটো বাথরুম থাকবে এমন একটা বাড়ি ভাড়ায়, মালদায়',
        set: {
          bedrooms: { min: 3, max: 3 },
          property_type: 'house',
          transaction_type: 'rent',
          city: 'Malda',
        },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, latin',
    cases: [
      {
        text: 'hi ami ekta apartment khujchilam, howrah te, at least 2 bedroom, budget 20,000 per month',
        set: { property_type: 'apartment', city: 'Howrah', bedrooms: { min: 2 }, price: { max: 20000 } },
      },
      {
        text: 'siliguri te bharay deoar moto ki ki bari ache dekhan',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Siliguri' },
      },
      {
        text: 'ami ar amar bou shudhu, tai 1bhk holei jothesto, kasba side e, 10-12k',
        set: { bedrooms: { min: 1, max: 1 }, area: 'Kasba', price: { min: 10000, max: 12000 } },
      },
      {
        text: '2 kathar opor chhoto bari holeo hobe, dam 25 lakh er besi jeno na hoy, kalyani',
        set: { size_sqft: { min: 1440 }, property_type: 'house', price: { max: 2500000 }, city: 'Kalyani' },
      },
      {
        text: 'maer hatur betha tai niche tolay 2 ghorer flat lagbe, behala, bhara',
        set: {
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          area: 'Behala',
          transaction_type: 'rent',
        },
      },
      {
        text: 'nirjon jaygay ekta bari chai uthon ar kol shoho, bolpur, bhara 8k',
        set: {
          property_type: 'house',
          amenities: ['garden'],
          city: 'Bolpur',
          transaction_type: 'rent',
          price: { max: 8000 },
        },
      },
      {
        text: 'amader budget 45 lakh er moto, tate ki kono flat hobe kolkatay',
        set: { price: { max: 4500000 }, property_type: 'apartment', city: 'Kolkata' },
      },
      {
        text: 'bacchader khelar jayga ache erokom complex e 3bhk chai, tollygunge ba jadavpur',
        set: { amenities: ['play_area'], bedrooms: { min: 3, max: 3 }, area: 'Tollygunge' },
      },
      {
        text: 'jomi kine rakhbo bhabchi, highway er dhare 5 katha, barasat, katha proti 5 lakh er niche',
        set: { property_type: 'land', transaction_type: 'sale', size_sqft: { min: 3600 }, city: 'Barasat' },
      },
      {
        text: 'bharar bari khuje din na, family 5 jon er, durgapur, 3 te bedroom',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Durgapur',
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'ekkhuni uthe jawa jay emon ready villa, newtown, 80 lakh er dike, 4bhk',
        set: {
          property_type: 'house',
          area: 'New Town',
          price: { max: 8000000 },
          bedrooms: { min: 4, max: 4 },
        },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, mixed',
    cases: [
      {
        text: 'Kolkata-তে একটা 3BHK apartment buy করব, 1.2 crore পর্যন্ত যেতে পারি, balcony থাকলে better',
        set: {
          city: 'Kolkata',
          bedrooms: { min: 3, max: 3 },
          property_type: 'apartment',
          transaction_type: 'sale',
          price: { max: 12000000 },
          amenities: ['balcony'],
        },
      },
      {
        text: 'Work from home করি, তাই power backup আর ভালো ventilation ওয়ালা 2bhk flat rent-এ চাই, Gariahat',
        set: {
          amenities: ['power_backup'],
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          transaction_type: 'rent',
          area: 'Gariahat',
        },
      },
      {
        text: 'আমাদের 2টো গাড়ি আছে so double parking সমেত independent villa, Salt Lake or New Town',
        set: { amenities: ['parking'], property_type: 'house', area: 'Salt Lake' },
      },
      {
        text: 'Please show me furnished flats, হাওড়া ময়দান এর দিকে, 15-20k monthly',
        set: {
          amenities: ['furnished'],
          city: 'Howrah',
          property_type: 'apartment',
          price: { min: 15000, max: 20000 },
        },
      },
      {
        text: 'Single lady আমি, safe area তে security আছে এমন 1bhk লাগবে, Ballygunge',
        set: { amenities: ['security'], bedrooms: { min: 1, max: 1 }, area: 'Ballygunge' },
      },
      {
        text: 'deposit কম লাগে এরকম small house ভাড়া, near Asansol station, 7000 to 9000',
        set: {
          property_type: 'house',
          transaction_type: 'rent',
          city: 'Asansol',
          price: { min: 7000, max: 9000 },
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      {
        text: 'ওটা নিয়ে এখনও কিছু ভেবে উঠতে পারিনি',
        asked: 'price',
        known: { transaction_type: 'sale' },
        any: ['price'],
      },
      { text: 'আমি তো কেনার জন্যই দেখছি', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'সাড়ে বত্রিশ লাখ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 3250000 } },
        numbers: [3250000],
      },
      {
        text: 'তিনটে কি চারটে হলে ভালো',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: { min: 3, max: 4 } },
        numbers: [{ min: 3, max: 4 }],
      },
      {
        text: 'পনেরো হাজার থেকে কুড়ি হাজারের ভিতর রাখুন',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 15000, max: 20000 } },
        numbers: [{ min: 15000, max: 20000 }],
      },
      {
        text: 'গড়িয়া স্টেশনের কাছে হলেই হয়',
        asked: 'area',
        known: { city: 'Kolkata' },
        set: { area: 'Garia Station' },
      },
      {
        text: 'এসি আর ইনভার্টার থাকলে খুশি হব',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['air_conditioning', 'power_backup'] },
      },
      {
        text: 'কটা ঘর সেটা বড় কথা নয়',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        any: ['bedrooms'],
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      { text: 'kena na, bhara nebo', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'ei dhoro arai koti',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 25000000 } },
        numbers: [25000000],
      },
      {
        text: 'flat i chai, bari noy',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'oshob apnarai thik korun',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
      {
        text: '1000 sqft er upore',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 1000 } },
        numbers: [1000],
      },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      {
        text: 'Maximum 30k, তার বেশি possible না',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 30000 } },
        numbers: [30000],
      },
      {
        text: 'apartment or house, দুটোতেই ok',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      { text: 'Behala টাই prefer করি', asked: 'area', known: { city: 'Kolkata' }, set: { area: 'Behala' } },
    ],
  },
  {
    phenomenon: 'changes and take-backs, native',
    cases: [
      {
        text: 'এক মিনিট, হাওড়ার বদলে হুগলির চন্দননগর করা যাবে?',
        known: { city: 'Howrah' },
        set: { city: 'Chandannagar' },
      },
      { text: 'লিফটের ব্যাপারটা ছেড়ে দিন, ওটা না হলেও চলে', known: { amenities: ['lift', 'gym'] }, drop: ['lift'] },
      {
        text: 'বাড়িই হতে হবে এমন জেদ আর নেই, ফ্ল্যাট হলেও চলবে',
        known: { property_type: 'house' },
        any: ['property_type'],
      },
      {
        text: 'বাজেট আরও পাঁচ লাখ বাড়িয়ে পঁয়তাল্লিশ লাখ করা যাক',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 4500000 } },
      },
      {
        text: 'এখন মনে হচ্ছে দুটো ঘরে কুলোবে না চারটে লাগবে',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 4, max: 4 } },
      },
      {
        text: 'কিনছি না, কিছুদিন ভাড়াতেই থাকব ঠিক করলাম',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'পুল জিম কিছুই লাগবে না শুধু পার্কিংটা থাকলেই হল',
        known: { amenities: ['swimming_pool', 'gym'] },
        set: { amenities: ['parking'] },
        drop: ['swimming_pool', 'gym'],
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, latin',
    cases: [
      {
        text: 'sorry sorry bhul bolechi, siliguri na malda',
        known: { city: 'Siliguri' },
        set: { city: 'Malda' },
      },
      {
        text: 'furnished lagbe na semi furnished holei hobe',
        known: { amenities: ['furnished'] },
        set: { amenities: ['semi_furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'budget ta ektu komiye 12000 korun',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 12000 } },
        numbers: [12000],
      },
      {
        text: 'area niye ar bhabchi na jekhane hok cholbe',
        known: { city: 'Kolkata', area: 'Garia' },
        any: ['area'],
      },
      {
        text: 'jomi thak, toiri bari i dekhi',
        known: { property_type: 'land' },
        set: { property_type: 'house' },
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, mixed',
    cases: [
      {
        text: 'gym remove করুন, swimming pool add করুন',
        known: { amenities: ['gym'] },
        set: { amenities: ['swimming_pool'] },
        drop: ['gym'],
      },
      {
        text: '2bhk না 3bhk করে দিন please',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'Budget এর কোনো limit নেই now',
        known: { transaction_type: 'sale', price: { max: 5000000 } },
        any: ['price'],
      },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, native',
    counter: true,
    cases: [
      { text: 'শুক্রবার বিকেল সাড়ে পাঁচটায় ডাক্তার দেখানোর কথাটা ক্যালেন্ডারে তুলে রাখো', act: 'unclear' },
      { text: 'শিলিগুড়ি যাওয়ার পরের ট্রেনটা কখন', act: 'question' },
      { text: 'সাতই মার্চ থেকে তিন দিনের জন্য লন্ডনে থাকার একটা ঘর লাগবে, চার তারা রেটিং হলে ভালো', act: 'unclear' },
      { text: 'পার্ক স্ট্রিটে মাঝারি দামের চাইনিজ খাবার পাওয়া যায় এমন একটা জায়গা খুঁজে দাও', act: 'unclear' },
      { text: 'মায়ের অ্যাকাউন্টে দশ হাজার টাকা ট্রান্সফার করতে পারবে?', act: 'question' },
      { text: 'এই সপ্তাহে কলকাতায় কী কী অনুষ্ঠান হচ্ছে', act: 'question' },
      { text: 'কাল দুপুরে সল্টলেক থেকে দমদম এয়ারপোর্ট যাওয়ার একটা গাড়ি চাই', act: 'unclear' },
      { text: 'চুল কাটানোর জন্য গড়িয়াহাটে একটা ভালো সেলুন বলুন', act: 'unclear' },
      { text: 'ওই ভিলাটায় কি কুকুর রাখতে দেবে', act: 'question' },
      { text: 'মালিকের নম্বরটা পেলে আমি নিজেই কথা বলে নিতাম', act: 'handoff' },
      { text: 'এটার ভাড়া কত, আর একটু কমানো যায় না?', act: 'question' },
      { text: 'রান্নাঘরটা কি মডুলার', act: 'question' },
      { text: 'দিদির মেয়ে পুনেতে দু কামরার ফ্ল্যাটে থাকে', act: 'unclear' },
      { text: 'কাগজে পড়লাম কলকাতায় ফ্ল্যাটের দাম নাকি খুব বেড়ে গেছে', act: 'unclear' },
      { text: 'আমাদের লিফটটা দুদিন ধরে খারাপ কেউ সারাতে আসছে না', act: 'unclear' },
      { text: 'কুড়ি তারিখে ফ্ল্যাটটা দেখার সময় পাওয়া যাবে?', act: 'question' },
      { text: 'শোবার ঘরের আলোটা নিভিয়ে দাও', act: 'unclear' },
      { text: 'আর্সালানের বিরিয়ানি কটা অবধি পাওয়া যায়', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, latin',
    counter: true,
    cases: [
      { text: '7 march e delhi jabar ekta flight lagbe economy class', act: 'unclear' },
      { text: 'bhalo ekta bhuter cinema bolo netflix e', act: 'unclear' },
      { text: 'okhane 24 ghonta jol thake to', act: 'question' },
      { text: 'amar chhoto bhai goto mashe durgapur e 3 katha jomi kinlo 12 lakh e', act: 'unclear' },
      { text: 'eta kon builder er', act: 'question' },
      { text: 'bari korar jonno bank theke 20 lakh loan pabo ki', act: 'question' },
      { text: '3 diner jonno ekta suv bhara chai bagdogra airport theke', act: 'unclear' },
      { text: 'kal ki digha te brishti hobe', act: 'question' },
      { text: 'ami asansol e porashona korechi tarpor chennai te chakri', act: 'unclear' },
      { text: 'gariahat e sobcheye kacher atm kothay', act: 'question' },
      { text: 'arijit er gaan ta abar chalao', act: 'unclear' },
      { text: 'electric bill 2500 taka joma dite hobe', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, mixed',
    counter: true,
    cases: [
      { text: 'Restaurant-এ 6 জনের table reserve করো tomorrow 7:30 PM', act: 'unclear' },
      { text: 'এই property টার carpet area কত sqft', act: 'question' },
      { text: 'আমার uncle এর Dubai তে 2টো flat আছে', act: 'question' },
      { text: 'Monday 10 AM এ team meeting schedule করো', act: 'unclear' },
      { text: 'deposit টা কি refundable নাকি ফেরত দেবে না', act: 'question' },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'আগে যা বলেছি সব বাতিল, নতুন করে দেখি', act: 'restart' },
      { text: 'আপনি আমার জন্য কী কী করে দিতে পারেন', act: 'help' },
      { text: 'খুব কাজে লাগল কথাগুলো, ধন্যবাদ', act: 'thanks' },
      { text: 'আপনার কথাটা ঠিক ধরতে পারলাম না', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'ha ha otai thik ache', act: 'affirm' },
      { text: 'accha dada pore phone korbo bye', act: 'goodbye' },
      { text: 'nomoskar, kemon achen sir', act: 'greet' },
    ],
  },
  { phenomenon: 'acts, mixed', cases: [{ text: 'No thanks, এটা চাই না', act: 'deny' }] },
  {
    phenomenon: 'amounts in words, native',
    cases: [
      {
        text: 'আট হাজার সাতশো পঞ্চাশ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 8750 } },
        numbers: [8750],
      },
      {
        text: 'সওয়া তিন লাখ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 325000 } },
        numbers: [325000],
      },
      { text: 'একশো একুশ', act: 'unclear', numbers: [121] },
    ],
  },
  {
    phenomenon: 'amounts in words, latin',
    cases: [
      {
        text: 'der katha',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: { min: 1080 } },
        numbers: [1.5],
      },
    ],
  },
]
