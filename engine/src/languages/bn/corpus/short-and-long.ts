import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const shortAndLong: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'শুভ সন্ধ্যা, মধ্যমগ্রামে দু কামরার ফ্ল্যাট কিনতে চাই, বাজেট পঁয়ত্রিশ লাখ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Madhyamgram',
          bedrooms: exactly(2),
          price: upTo(3500000),
        },
      },
      {
        text: 'কোন্নগরে একটা বাড়ি ভাড়া চাই, তিনটে শোবার ঘর, দশ হাজার',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Konnagar',
          bedrooms: exactly(3),
          price: upTo(10000),
        },
      },
      {
        text: 'শাশুড়ি আসছেন থাকতে তাই একটু বড় ফ্ল্যাট দরকার, চার কামরার, সাউথ কলকাতায়',
        set: { property_type: 'apartment', bedrooms: exactly(4), city: 'Kolkata' },
      },
      {
        text: 'ঠাকুমা হাঁটতে পারেন না, লিফটওয়ালা ফ্ল্যাট চাই গোলপার্কে',
        set: { property_type: 'apartment', area: 'Golpark', amenities: ['lift'] },
      },
      {
        text: 'দু হাজার স্কোয়ার ফুটের বাংলো চাই শান্তিনিকেতনে, এক কোটির মধ্যে',
        set: { property_type: 'house', size_sqft: atLeast(2000), city: 'Bolpur', price: upTo(10000000) },
      },
      {
        text: 'আমাকে সস্তায় একটা এক কামরার ঘর দেখে দিন শিয়ালদার কাছে',
        set: { property_type: 'house', bedrooms: exactly(1), area: 'Sealdah' },
      },
      {
        text: 'গেটেড কমপ্লেক্সে ফ্ল্যাট, সুইমিং পুল আর জিম সমেত, রাজারহাট, সোয়া কোটি',
        set: {
          property_type: 'apartment',
          area: 'Rajarhat',
          price: upTo(12500000),
          amenities: ['gated_community', 'swimming_pool', 'gym'],
        },
      },
      {
        text: 'আসানসোলে ভাড়ায় থাকার জন্য বাড়ি দেখান, আট থেকে দশ হাজার',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Asansol',
          price: between(8000, 10000),
        },
      },
      {
        text: 'কৃষ্ণনগরে বাস্তু জমি কিনতে চাই বারো লাখের মধ্যে',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Krishnanagar', price: upTo(1200000) },
      },
      { text: 'পাটুলিতে কিছু আছে কি ষাট লাখে?', set: { area: 'Patuli', price: upTo(6000000) } },
      {
        text: 'মালদায় দোতলা বাড়ি কেনার ইচ্ছে, চল্লিশ পঞ্চাশ লাখ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Malda',
          price: between(4000000, 5000000),
        },
      },
      { text: 'ফ্ল্যাট থাক, জমি দেখান', known: { property_type: 'apartment' }, set: { property_type: 'land' } },
      { text: 'বেহালা বাদ, টালিগঞ্জ দেখুন', known: { area: 'Behala' }, set: { area: 'Tollygunge' } },
      { text: 'চার না তিন বেডরুম', known: { bedrooms: exactly(4) }, set: { bedrooms: exactly(3) } },
      { text: 'গ্যারেজ আর দরকার নেই', known: { amenities: ['parking'] }, drop: ['parking'] },
      {
        text: 'কিনব ভাবছিলাম, এখন ভাড়াই নেব',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'বাজেট পাঁচ লাখ বাড়ালাম, পঞ্চান্ন',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(5500000) },
      },
      {
        text: 'ষাট সত্তর',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(6000000, 7000000) },
      },
      {
        text: 'পনেরোর বেশি না',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      { text: 'দুই হলেই চলে যাবে', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'ব্যারাকপুর লাইনে', asked: 'area', set: { city: 'Barrackpore' } },
      { text: 'বাড়ি ফ্ল্যাট যা হোক', asked: 'property_type', any: ['property_type'] },
      {
        text: 'বদলি হয়ে রায়গঞ্জে যাচ্ছি, ওখানে ভাড়ায় দু কামরার বাড়ি লাগবে',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Raiganj', bedrooms: exactly(2) },
      },
      {
        text: 'এখন কসবায় এক কামরার ফ্ল্যাটে আছি, ওখানেই দু কামরা চাই বিশ হাজারের মধ্যে',
        set: { area: 'Kasba', bedrooms: exactly(2), price: upTo(20000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'হলদিয়ায় তিন কাঠা জমির দাম কেমন?', act: 'question' },
      { text: 'হুঁ', act: 'affirm' },
      { text: 'মোটেই না', act: 'deny' },
      { text: 'ঠিক আছে ধন্যবাদ', act: 'thanks' },
      { text: 'আচ্ছা রাখি', act: 'goodbye' },
      { text: 'মালিকের নম্বরটা দেবেন?', act: 'handoff' },
      { text: 'আবার গোড়া থেকে', act: 'restart' },
      { text: 'শুনতে পাইনি, আবার বলুন', act: 'repeat' },
      { text: 'ফ্ল্যাটটা কোন তলায়?', act: 'question' },
      { text: 'এলাকাটা শান্ত তো?', act: 'question' },
      { text: 'পোষা কুকুর রাখতে দেবে?', act: 'question' },
      { text: 'বাস স্ট্যান্ড কাছে?', act: 'question' },
      { text: 'এর চেয়ে সস্তা কিছু নেই?', act: 'question' },
      { text: 'কাল বাড়িওয়ালার সাথে ঝগড়া হয়েছে', act: 'unclear' },
      { text: 'গত বছর অবধি আমরা বনগাঁয় ছিলাম', act: 'unclear' },
      { text: 'কলকাতায় দাম খুব বেড়ে গেছে', act: 'unclear' },
      { text: 'পাশের বাড়ির কাকু পঞ্চাশ লাখে ফ্ল্যাট কিনেছেন', act: 'unclear' },
      { text: 'মিটিংয়ে আছি, পরে লিখছি', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'barrackpore e 2bhk flat kinbo 30 lakh er modhye',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Barrackpore',
          bedrooms: exactly(2),
          price: upTo(3000000),
        },
      },
      {
        text: 'ekta choto bari bhara chai bolpur e, 6 hajar',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bolpur', price: upTo(6000) },
      },
      {
        text: 'siliguri te flat dekhan lift ar parking soho',
        set: { property_type: 'apartment', city: 'Siliguri', amenities: ['lift', 'parking'] },
      },
      {
        text: '60 na 65 lakh',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(6500000) },
      },
      { text: '2 to room holei hobe', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'maliker sathe kotha bolbo', act: 'handoff' },
      { text: 'eta koto purono bari?', act: 'question' },
      { text: 'bhara te ki current bill dhora ache?', act: 'question' },
      { text: 'aaj shorir ta bhalo nei', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'আমার budget 20k, furnished flat চাই Ballygunge-এ',
        set: { property_type: 'apartment', area: 'Ballygunge', price: upTo(20000), amenities: ['furnished'] },
      },
      {
        text: 'House না, apartment দেখান',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Agreement কত মাসের?', act: 'question' },
      { text: 'Weekend-এ visit করা যাবে?', act: 'question' },
    ],
  },
]
