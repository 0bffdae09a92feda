import { wishesAndTalk } from '../../corpus-case.ts'

/** Acts in hard words, and wishes that are changed or let go. */
export const agreedAndLetGo = wishesAndTalk([
  {
    text: 'আলবাত',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'হ্যাঁ হ্যাঁ এগোন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'একদম পারফেক্ট',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'তাহলে ওটাই থাক',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'মন্দ কী',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'ভালোই তো মনে হচ্ছে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'আমার কোনো অসুবিধে নেই',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'করে ফেলুন তাহলে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'বেশ তাই হবে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'যা বলছেন তাই করুন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'ঠিক ধরেছেন দাদা',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'এইটাই তো খুঁজছিলাম',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'ok done dada',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'ha ha korun',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'amar kono apotti nei',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'ekdom thik bolechen',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'hya cholbe',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'eta amar khub pochondo hoyeche',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'tai hok tahole',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'sure korun',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'valoi to',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'ji hobe',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'জি অবশ্যই',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'নিশ্চয়ই, দেখিয়ে দিন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'না না একদম না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'উঁহু এটা হবে না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'আমার পোষাবে না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'না আর কিছু না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'এইটুকুই ছিল',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'ব্যস আর দরকার নেই',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'পছন্দ হল না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'একদমই ভালো লাগল না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'আমি এটা চাইনি',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'এখন না পরে দেখব',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'বাদ দিন তো',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'দরকার নেই ভাই',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'ফোন করার দরকার নেই',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'আমাকে আর ফোন করবেন না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'na bhai hobe na',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'na eta bhalo lagche na',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'thak dorkar nei',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'ekhon noy pore bolbo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'ar kichu na dhonnobad',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'eta to chaini ami',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'na na bhul hocche',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'ami interested noi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'cancel korun eta',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'not interested dada',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'সব মুছে নতুন করে খুঁজুন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'restart',
  },
  {
    text: 'আগের সব বাদ, নতুন করে বলছি',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'restart',
  },
  {
    text: 'sob clear kore din',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'restart',
  },
  {
    text: 'reset korun',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'restart',
  },
  {
    text: 'notun kore search korbo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'restart',
  },
  {
    text: 'কোনো মানুষের সাথে কথা বলান',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'handoff',
  },
  {
    text: 'আপনাদের লোক যেন আমায় ফোন করে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'handoff',
  },
  {
    text: 'একটু ফোনে কথা বলা যাবে?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'handoff',
  },
  {
    text: 'এজেন্টকে দিন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'handoff',
  },
  {
    text: 'বটের সাথে কথা বলব না, মানুষ দিন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'handoff',
  },
  {
    text: 'আমাকে কল ব্যাক করতে বলুন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'handoff',
  },
  {
    text: 'ekta call korben please',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'handoff',
  },
  {
    text: 'kauke bolun amake whatsapp korte',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'handoff',
  },
  {
    text: 'manager ke line e din',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'handoff',
  },
  {
    text: 'কী জিজ্ঞেস করলেন?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'repeat',
  },
  {
    text: 'কথাটা ধরতে পারিনি',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'repeat',
  },
  {
    text: 'abar bolun to',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'repeat',
  },
  {
    text: 'ki bollen bujhlam na',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'repeat',
  },
  {
    text: 'ar ekbar bolo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'repeat',
  },
  {
    text: 'question ta abar bolun',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'repeat',
  },
  {
    text: 'এটা কীভাবে চলে?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'help',
  },
  {
    text: 'আমি কী লিখব বুঝতে পারছি না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'help',
  },
  {
    text: 'কী কী জিজ্ঞেস করা যায় এখানে?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'help',
  },
  {
    text: 'একটু সাহায্য করুন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'help',
  },
  {
    text: 'ki bhabe khujbo bole din',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'help',
  },
  {
    text: 'apni ki ki paren',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'help',
  },
  {
    text: 'kichu bujhchi na ki korte hobe',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'help',
  },
  {
    text: 'খুব উপকার করলেন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'thanks',
  },
  {
    text: 'থ্যাংকস দাদা',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'thanks',
  },
  {
    text: 'thank you bhai',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'thanks',
  },
  {
    text: 'onek help korlen',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'thanks',
  },
  {
    text: 'bachalen dada',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'thanks',
  },
  {
    text: 'কী বলে যে ধন্যবাদ দিই',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'thanks',
  },
  {
    text: 'কাল আবার কথা হবে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'goodbye',
  },
  {
    text: 'এখন চলি, পরে আসব',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'goodbye',
  },
  {
    text: 'bye dada bhalo thakben',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'goodbye',
  },
  {
    text: 'aj ei porjonto',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'goodbye',
  },
  {
    text: 'accha ekhon rakhchi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'goodbye',
  },
  { text: 'hello ache keu', act: 'greet' },
  { text: 'shubho sokal', act: 'greet' },
  {
    text: 'ভুল বলেছি, তিন কামরা হবে',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      bedrooms: { min: 2, max: 2 },
    },
    set: { bedrooms: { min: 3, max: 3 } },
  },
  {
    text: 'এখন এক কামরা হলেই চলবে',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      bedrooms: { min: 2, max: 2 },
    },
    set: { bedrooms: { min: 1, max: 1 } },
  },
  {
    text: 'আর একটা ঘর বেশি লাগবে',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      bedrooms: { min: 2, max: 2 },
    },
    set: { bedrooms: { min: 3, max: 3 } },
  },
  {
    text: 'আরও দু হাজার বাড়াতে পারি',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', price: { max: 12000 } },
    set: { price: { max: 14000 } },
  },
  {
    text: '12 parbo na, 10 korun',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', price: { max: 12000 } },
    set: { price: { max: 10000 } },
  },
  {
    text: 'budget double kore din',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', price: { max: 12000 } },
    set: { price: { max: 24000 } },
  },
  {
    text: 'বাজেটটা সরিয়ে দিন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', price: { max: 12000 } },
    drop: ['price'],
  },
  {
    text: 'ভাড়া যত হোক',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', price: { max: 12000 } },
    any: ['price'],
  },
  {
    text: 'কলকাতার যে কোনো জায়গা চলবে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', area: 'Behala' },
    set: { city: 'Kolkata' },
    any: ['area'],
  },
  {
    text: 'বেহালা দামি, গড়িয়া দেখুন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', area: 'Behala' },
    set: { area: 'Garia' },
  },
  {
    text: 'বেহালা আমার অনেক দূর হয়ে যায়',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', area: 'Behala' },
    drop: ['area'],
  },
  {
    text: 'behala r theke tollygunge subidha hobe',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', area: 'Behala' },
    set: { area: 'Tollygunge' },
  },
  {
    text: 'behala chai na ar',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', area: 'Behala' },
    drop: ['area'],
  },
  {
    text: 'সরি শহরটা শিলিগুড়ি হবে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    set: { city: 'Siliguri' },
  },
  {
    text: 'kolkata bade howrah te dekhun',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    set: { city: 'Howrah' },
  },
  {
    text: 'kena onek khoroch, bhara dekhan',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata' },
    set: { transaction_type: 'rent' },
  },
  {
    text: 'এখন আলাদা বাড়ি চাই',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    set: { property_type: 'house' },
  },
  {
    text: 'bari holeo apotti nei',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    any: ['property_type'],
  },
  {
    text: 'জিম না থাকলেও চলে',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      amenities: ['parking', 'gym'],
    },
    drop: ['gym'],
  },
  {
    text: 'পার্কিং জিম কোনোটাই লাগবে না',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      amenities: ['parking', 'gym'],
    },
    drop: ['parking', 'gym'],
  },
  {
    text: 'parking noy lift chai',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', amenities: ['parking'] },
    set: { amenities: ['lift'] },
    drop: ['parking'],
  },
  {
    text: 'সাথে একটা লিফটও দিন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', amenities: ['parking'] },
    set: { amenities: ['lift'] },
  },
  {
    text: 'semi furnished holei hobe',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      amenities: ['furnished'],
    },
    set: { amenities: ['semi_furnished'] },
  },
  {
    text: 'gym lift dutoi bad',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      amenities: ['gym', 'lift'],
    },
    drop: ['gym', 'lift'],
  },
  {
    text: 'খুব লোডশেডিং হয় তাই জেনারেটর লাগবেই',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    set: { amenities: ['power_backup'] },
  },
  {
    text: '৮০০ স্কোয়ার ফুট হলেও চলবে',
    known: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Kolkata',
      size_sqft: { min: 1000 },
    },
    set: { size_sqft: { min: 800 } },
  },
  {
    text: 'size niye chinta nei',
    known: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Kolkata',
      size_sqft: { min: 1000 },
    },
    any: ['size_sqft'],
  },
  {
    text: 'আরও ১০ লাখ যোগ করতে পারি',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata', price: { max: 4000000 } },
    set: { price: { max: 5000000 } },
  },
  {
    text: '৩০ থেকে ৪০ এর মধ্যে',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata', price: { max: 4000000 } },
    set: { price: { min: 3000000, max: 4000000 } },
  },
  {
    text: '40 er jaygay 45 korun',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata', price: { max: 4000000 } },
    set: { price: { max: 4500000 } },
  },
  {
    text: 'কসবায় ১ বিএইচকে করে দিন',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      area: 'Behala',
      bedrooms: { min: 2, max: 2 },
    },
    set: { area: 'Kasba', bedrooms: { min: 1, max: 1 } },
  },
  {
    text: '3bhk ar 18 hajar kore din',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      bedrooms: { min: 2, max: 2 },
      price: { max: 12000 },
    },
    set: { bedrooms: { min: 3, max: 3 }, price: { max: 18000 } },
  },
  {
    text: 'কুকুরটা আর নেই, পোষ্যর শর্তটা বাদ দিন',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      amenities: ['pet_friendly'],
    },
    drop: ['pet_friendly'],
  },
  {
    text: 'nijer asbab ache tai unfurnished din',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    set: { amenities: ['unfurnished'] },
  },
  {
    text: 'ওটা কি মুসলিম পাড়া',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'মুসলিমদের ভাড়া দেয়?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'bachelor der debe?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'hindu para chai',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'ekhane mach ranna korte debe to',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
])
