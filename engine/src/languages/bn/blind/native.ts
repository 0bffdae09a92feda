import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Bengali turns in its own script, written without sight of rules and corpus and never tuned to. */
export const native: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'গড়িয়ায় দু কামরার ফ্ল্যাট ভাড়া পাওয়া যাবে? বারো হাজারের মধ্যে হলে ভালো',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Garia',
          price: upTo(12000),
          bedrooms: exactly(2),
        },
        numbers: [2, 12000],
      },
      {
        text: 'শিলিগুড়িতে তিন কাঠা জমি কিনতে চাই, পঁচিশ লাখ পর্যন্ত',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Siliguri',
          price: upTo(2500000),
          size_sqft: atLeast(2160),
        },
        numbers: [3, 2500000],
      },
      {
        text: 'নিউ টাউনে লিফট আর গ্যারেজ সহ একটা তিন বেডরুমের ফ্ল্যাট খুঁজছি, কেনার জন্য',
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
        text: 'দুর্গাপুরে একটা নিজস্ব বাড়ি কেনার ইচ্ছে আছে, বাজেট ষাট থেকে সত্তর লাখ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Durgapur',
          price: between(6000000, 7000000),
        },
        numbers: [{ min: 6000000, max: 7000000 }],
      },
      {
        text: 'মাসে আট হাজারের বেশি ভাড়া দিতে পারব না, দমদমের দিকে দেখুন',
        set: { transaction_type: 'rent', area: 'Dum Dum', price: upTo(8000) },
        numbers: [8000],
      },
      {
        text: 'কলকাতার সল্টলেকে ফার্নিশড ফ্ল্যাট ভাড়া নেব',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kolkata',
          area: 'Salt Lake',
          amenities: ['furnished'],
        },
      },
      {
        text: 'হাওড়ার শিবপুরে পুরনো বাড়ি বিক্রি আছে নাকি, আশি লাখের ভেতর',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Howrah',
          area: 'Shibpur',
          price: upTo(8000000),
        },
        numbers: [8000000],
      },
      {
        text: 'বেঙ্গালুরুর হোয়াইটফিল্ডে চাকরি পেয়েছি, ওখানে এক কামরার ফ্ল্যাট ভাড়া লাগবে',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Whitefield',
          bedrooms: exactly(1),
        },
        numbers: [1],
      },
      {
        text: 'নমস্কার, বারাসাতে বাগানওয়ালা একটা একতলা বাড়ি কিনব ভাবছি',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Barasat', amenities: ['garden'] },
      },
      {
        text: 'রাজারহাটে দেড় কোটির মধ্যে চার বেডরুম, জেনারেটর থাকতে হবে',
        set: { area: 'Rajarhat', price: upTo(15000000), bedrooms: exactly(4), amenities: ['power_backup'] },
        numbers: [15000000, 4],
      },
      {
        text: 'কুকুর রাখতে দেবে এমন বাড়ি ভাড়া চাই যাদবপুরে',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Jadavpur',
          amenities: ['pet_friendly'],
        },
      },
    ],
  },
  {
    phenomenon: 'bare answers, native',
    cases: [
      { text: 'কিনব', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'ভাড়া নেব', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'আলাদা বাড়ি',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      { text: 'জমি দেখছি', asked: 'property_type', set: { property_type: 'land' } },
      { text: 'আসানসোল', asked: 'city', set: { city: 'Asansol' } },
      {
        text: 'বর্ধমানে',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { city: 'Bardhaman' },
      },
      { text: 'বালিগঞ্জের কাছাকাছি', asked: 'area', known: { city: 'Kolkata' }, set: { area: 'Ballygunge' } },
      { text: 'পনেরো', asked: 'price', known: { transaction_type: 'rent' }, set: { price: upTo(15000) } },
      {
        text: 'পঁয়তাল্লিশ',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: upTo(4500000) },
      },
      {
        text: 'সাড়ে আটশো',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(850) },
        numbers: [850],
      },
      {
        text: 'গাড়ি রাখার জায়গা আর সারাদিন জল',
        asked: 'amenities',
        set: { amenities: ['parking', 'water_supply'] },
      },
    ],
  },
  {
    phenomenon: 'numbers and prices, native',
    cases: [
      {
        text: 'দেড় কোটি',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(15000000) },
        numbers: [15000000],
      },
      {
        text: 'আড়াই কোটির বেশি নয়',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(25000000) },
        numbers: [25000000],
      },
      {
        text: 'সাড়ে বাইশ লাখ',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { price: upTo(2250000) },
        numbers: [2250000],
      },
      {
        text: 'পৌনে দু কোটি',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(17500000) },
        numbers: [17500000],
      },
      {
        text: 'সোয়া কোটি পর্যন্ত',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'সাড়ে সাত হাজার টাকা',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(7500) },
        numbers: [7500],
      },
      {
        text: '১৮,৫০০ টাকা',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18500) },
        numbers: [18500],
      },
      {
        text: 'তিরিশ থেকে পঁয়ত্রিশ লক্ষ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(3000000, 3500000) },
        numbers: [{ min: 3000000, max: 3500000 }],
      },
      {
        text: 'অন্তত পঞ্চাশ লাখ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(5000000) },
        numbers: [5000000],
      },
      {
        text: 'দশ বারো হাজার',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(10000, 12000) },
        numbers: [{ min: 10000, max: 12000 }],
      },
    ],
  },
  {
    phenomenon: 'bedrooms and sizes, native',
    cases: [
      {
        text: 'দুটো কিংবা তিনটে ঘর',
        asked: 'bedrooms',
        set: { bedrooms: between(2, 3) },
        numbers: [{ min: 2, max: 3 }],
      },
      { text: 'কমপক্ষে চারটে বেডরুম', set: { bedrooms: atLeast(4) }, numbers: [4] },
      { text: 'তিনটে শোবার ঘর, দুটো বাথরুম', set: { bedrooms: exactly(3) }, numbers: [3, 2] },
      { text: 'দেড় একর চাষের জমি', set: { property_type: 'land', size_sqft: atLeast(65340) }, numbers: [1.5] },
      {
        text: 'আটশো থেকে হাজার বর্গফুট',
        asked: 'size_sqft',
        set: { size_sqft: between(800, 1000) },
        numbers: [{ min: 800, max: 1000 }],
      },
    ],
  },
  {
    phenomenon: 'places, native',
    cases: [
      { text: 'খড়গপুরে', asked: 'city', set: { city: 'Kharagpur' } },
      { text: 'মালদায় বদলি হচ্ছি', asked: 'city', set: { city: 'Malda' } },
      { text: 'টালিগঞ্জ মেট্রোর ধারে', asked: 'area', known: { city: 'Kolkata' }, set: { area: 'Tollygunge' } },
      { text: 'হাওড়ার সাঁতরাগাছিতে', set: { city: 'Howrah', area: 'Santragachi' } },
      { text: 'পুনের কোথরুডে', set: { city: 'Pune', area: 'Kothrud' } },
      { text: 'ক্যালকাটা', asked: 'city', set: { city: 'Kolkata' } },
      { text: 'চেন্নাইয়ের আডিয়ারে', set: { city: 'Chennai', area: 'Adyar' } },
      { text: 'বেলঘরিয়া বা তার আশেপাশে', asked: 'area', known: { city: 'Kolkata' }, set: { area: 'Belgharia' } },
    ],
  },
  {
    phenomenon: 'amenities, native',
    cases: [
      {
        text: 'বাচ্চাদের খেলার জায়গা আর দারোয়ান চাই',
        asked: 'amenities',
        set: { amenities: ['security', 'play_area'] },
      },
      { text: 'দক্ষিণ খোলা বারান্দা থাকলে ভালো হয়', set: { amenities: ['balcony'] } },
      { text: 'ইনভার্টার থাকলেই চলবে', asked: 'amenities', set: { amenities: ['power_backup'] } },
    ],
  },
  {
    phenomenon: 'anything will do, native',
    cases: [
      { text: 'যে কোনো এলাকা হলেই হবে', asked: 'area', known: { city: 'Kolkata' }, any: ['area'] },
      { text: 'টাকার কোনো সমস্যা নেই', asked: 'price', any: ['price'] },
      { text: 'বাড়ি হোক বা ফ্ল্যাট, একটা হলেই হল', asked: 'property_type', any: ['property_type'] },
    ],
  },
  {
    phenomenon: 'corrections, native',
    cases: [
      { text: 'কিনব না, ভাড়াই দেখুন', known: { transaction_type: 'sale' }, set: { transaction_type: 'rent' } },
      {
        text: 'ফ্ল্যাট না, জমি দেখান',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { property_type: 'land' },
      },
      {
        text: 'দশ না, বারো হাজার করুন',
        known: { transaction_type: 'rent', price: upTo(10000) },
        set: { price: upTo(12000) },
      },
      { text: 'হাওড়া বাদ দিন, কলকাতায় দেখুন', known: { city: 'Howrah' }, set: { city: 'Kolkata' } },
      { text: 'দুইয়ের বদলে তিন কামরা', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'বাজেট কমিয়ে চল্লিশ লাখ করে দিন',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(4000000) },
        numbers: [4000000],
      },
      {
        text: 'কসবা নয়, আমি গড়িয়াহাট বলেছি',
        known: { city: 'Kolkata', area: 'Kasba' },
        set: { area: 'Gariahat' },
      },
    ],
  },
  {
    phenomenon: 'take-backs, native',
    cases: [
      { text: 'জিম লাগবে না, বাদ দিন', known: { amenities: ['gym', 'security'] }, drop: ['gym'] },
      {
        text: 'দামের সীমাটা তুলে দিন',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        drop: ['price'],
      },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'না গো', act: 'deny' },
      { text: 'নমস্কার দাদা', act: 'greet' },
      { text: 'অনেক ধন্যবাদ', act: 'thanks' },
      { text: 'আচ্ছা আজ আসি', act: 'goodbye' },
      { text: 'কীভাবে কী করব বুঝতে পারছি না, একটু বুঝিয়ে দিন', act: 'help' },
    ],
  },
  {
    phenomenon: 'offers, native',
    cases: [
      {
        text: 'আমার একটা ফ্ল্যাট আছে বেহালায়, বিক্রি করব, পঞ্চাশ লাখ',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Behala', price: upTo(5000000) },
        numbers: [5000000],
      },
      // Native speaker, please check: the ground floor of a two-storey house
      {
        text: 'দোতলা বাড়ির একতলাটা ভাড়া দিতে চাই, কল্যাণীতে',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kalyani' },
      },
    ],
  },
  {
    phenomenon: 'questions and other talk, native',
    counter: true,
    cases: [
      { text: 'এখানে গাড়ি রাখার জায়গা আছে?', act: 'question' },
      { text: 'কাছে কোনো স্কুল আছে কি', act: 'question' },
      { text: 'রবিবার সকাল দশটায় দেখতে আসা যাবে?', act: 'question' },
      { text: 'আজ কলকাতায় খুব বৃষ্টি হচ্ছে', act: 'unclear' },
      { text: 'আমার নম্বর ৯৮৩০০১২৩৪৫', act: 'unclear' },
      { text: 'শুধু ব্রাহ্মণ পাড়া হলে নেব', act: 'unclear' },
      { text: 'দালালি কত দিতে হবে', act: 'question' },
      { text: 'খাওয়া হয়েছে?', act: 'question' },
      { text: 'ওই ফ্ল্যাটে জলের অসুবিধা হয় না তো', act: 'question' },
    ],
  },
  {
    phenomenon: 'turns that do several things, native',
    cases: [
      {
        text: 'দুটো ঘর হলেই হবে, কিন্তু লিফট চাই',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2), amenities: ['lift'] },
        numbers: [2],
      },
      {
        text: 'দাম পরে দেখা যাবে, আগে বেহালার দিকে দেখান',
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Kolkata' },
        set: { area: 'Behala' },
      },
      { text: 'কলকাতা, পাড়া যেটাই হোক', asked: 'city', set: { city: 'Kolkata' }, any: ['area'] },
      {
        text: 'পার্কিং ছাড়ুন, জলের ব্যবস্থা ভালো চাই, আর বাজেটটা চোদ্দো হাজার করে দিন',
        known: { transaction_type: 'rent', price: upTo(12000), amenities: ['parking'] },
        set: { price: upTo(14000), amenities: ['water_supply'] },
        drop: ['parking'],
        numbers: [14000],
      },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, native',
    counter: true,
    cases: [
      { text: 'গড়িয়ায় কাঠা প্রতি দাম কেমন', act: 'question' },
      { text: 'গত মাসে একটা ফ্ল্যাট দেখেছিলাম, পছন্দ হয়নি', act: 'unclear' },
    ],
  },
]
