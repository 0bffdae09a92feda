import { wishesAndTalk } from '../../corpus-case.ts'

/** The same things as they are said in each of the eight languages. */
export const saidAlike = wishesAndTalk([
  { text: 'দ্বিতীয়টায় পার্কিং আছে?', known: { city: 'Kolkata' }, act: 'question' },
  { text: '2nd ta te lift ache?', known: { city: 'Kolkata' }, act: 'question' },
  { text: 'প্রথমটা কি 3 বিএইচকে?', known: { city: 'Kolkata' }, act: 'question' },
  { text: 'দাঁড়ান, দ্বিতীয়টায় পার্কিং আছে', known: { city: 'Kolkata' }, act: 'question' },
  { text: '2nd ta ki 20000', known: { city: 'Kolkata' }, act: 'question' },
  {
    text: 'দাদা দিল্লিতে চাকরি করত, এখন কলকাতায় 2 বিএইচকে',
    set: { city: 'Kolkata', bedrooms: { min: 2, max: 2 } },
  },
  { text: 'একটা ঘর একটা রান্নাঘর হলেই হবে', set: { bedrooms: { min: 1, max: 1 } } },
  { text: 'ekta room ekta kitchen', set: { bedrooms: { min: 1, max: 1 } } },
  { text: 'দুটো ঘর আর রান্নাঘর হলেই হবে', set: { bedrooms: { min: 2, max: 2 } } },
  { text: 'একটা ঘর আর রান্নাঘর', set: { bedrooms: { min: 1, max: 1 } } },
  {
    text: 'ফার্নিশড লাগবে না মনে হয় আমাদের সোফা খাট সব আছে',
    known: { amenities: ['furnished'] },
    drop: ['furnished'],
  },
  { text: '80 লাখের ওপরে টানতে পারব না', set: { price: { max: 8000000 } } },
  { text: 'আর কিছু থাকুক না থাকুক বারান্দা থাকতেই হবে', set: { amenities: ['balcony'] } },
  { text: 'বেহালায় হলে ভালো হতো', set: { area: 'Behala' } },
  {
    text: 'সঙ্গে একটা কুকুরছানা আছে, ওকে রাখতে দেবে এমন ফ্ল্যাট চাই',
    set: { property_type: 'apartment', amenities: ['pet_friendly'] },
  },
  {
    text: 'ফ্ল্যাটে দম বন্ধ লাগে, আমাদের বাড়িই চাই',
    asked: 'property_type',
    known: { transaction_type: 'sale' },
    set: { property_type: 'house' },
  },
  { text: 'শুধু জমি চাই বাড়ি আমরা নিজেরাই বানিয়ে নেব', set: { property_type: 'land' } },
  {
    text: 'আমি ব্যাঙ্গালোরে চাকরি করি, ছুটিতে এসে থাকার জন্য শিলিগুড়িতে একটা বাড়ি কেনার প্ল্যান আছে',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Siliguri' },
  },
  { text: 'এখন ভাড়াই চলবে, কেনার কথা পরে ভাবব', asked: 'transaction_type', set: { transaction_type: 'rent' } },
  {
    text: 'এখন যেখানে থাকি সেখানে আট হাজার ভাড়া',
    asked: 'price',
    known: { transaction_type: 'rent' },
    act: 'unclear',
  },
  {
    text: 'আসবাব আমাদের কাছে আছে তাই ফার্নিশড হতেই হবে এমন নয়',
    known: { amenities: ['furnished'] },
    drop: ['furnished'],
  },
  { text: 'জিমটা বাদ দিন কে যাবে', known: { amenities: ['gym', 'lift'] }, drop: ['gym'] },
  { text: 'আমাদের দাদুর জমি গ্রামে তিন একর আছে', act: 'unclear' },
  {
    text: 'এখন আমরা যে ভাড়া দিচ্ছি সেটা ন হাজার',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { transaction_type: 'rent', price: { max: 9000 } },
  },
  { text: 'পাওয়ার ব্যাকআপ ছাড়া হলে লাগবে না', set: { amenities: ['power_backup'] } },
  {
    text: 'ম্যাক্স ষাট লাখ লোনও নিতে হবে',
    asked: 'price',
    known: { transaction_type: 'sale' },
    set: { price: { max: 6000000 } },
  },
  {
    text: 'আমার বাড়ি বর্ধমান, কলকাতায় ছেলেমেয়ের পড়ার জন্য ভাড়া বাড়ি খুঁজছি',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Kolkata' },
  },
  { text: 'তিন কাঠা জমি আছে?', set: { property_type: 'land', size_sqft: { min: 2160 } } },
  {
    text: 'শিবপুরের পুরোনো বাড়িটা বেচে দিচ্ছি, এবার ছোট একটা ফ্ল্যাট কিনব হাওড়াতেই',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Howrah' },
  },
  {
    text: 'বারাসতে একটা ওয়ান আরকে ভাড়া লাগবে',
    set: { transaction_type: 'rent', city: 'Barasat', bedrooms: { min: 1, max: 1 } },
  },
  { text: 'কুকুর আছে আমাদের, সেটা মেনে নেবে এরকম ফ্ল্যাট চাই', set: { property_type: 'apartment' } },
  {
    text: 'আরেকটু টানতে পারি, পঁয়তাল্লিশ ধরুন',
    known: { price: { max: 4000000 }, transaction_type: 'sale' },
    set: { price: { max: 4500000 } },
  },
  {
    text: 'প্রধাননগর চলবে না ওদিকে খুব জ্যাম, হাকিমপাড়া দেখেন',
    asked: 'area',
    known: { city: 'Siliguri' },
    set: { area: 'Hakimpara' },
  },
  {
    text: 'dekhano flat gulo sob choto choto, 1200 sqft er upore din',
    known: { property_type: 'apartment' },
    set: { property_type: 'apartment', size_sqft: { min: 1200 } },
  },
  {
    text: 'পাঁচ হাজার করে দেব, আমরা তিনজন',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { price: { max: 15000 } },
  },
  { text: 'পার্ক সার্কাসের কাছাকাছি কিছু আছে তো দেখান', set: { area: 'Park Circus' } },
])
