import type { CorpusSection } from '../../corpus-case.ts'

/** What is told of work and of the day, what is asked of homes shown; and wishes that are told with their reasons. */
export const workAndHomesShown: CorpusSection[] = [
  {
    phenomenon: 'of work and homes shown',
    counter: true,
    cases: [
      { text: 'আমার ফোনের প্ল্যান 299 টাকার, তাও নিউটাউনে সিগন্যাল নেই', act: 'unclear' },
      {
        text: 'গড়িয়ার স্কুল দেড় লাখ ফি চাইছে',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'unclear',
      },
      {
        text: 'বৃষ্টিতে আমাদের দু একর ধান নষ্ট হয়ে গেল',
        known: { transaction_type: 'sale', city: 'Kolkata' },
        act: 'unclear',
      },
      { text: 'ভাই নয়ডার একটা ব্যাংকে পঁয়তাল্লিশ হাজার মাইনেতে ঢুকেছে', act: 'unclear' },
      {
        text: 'পুলিশ ওই মলের পার্কিংয়ে চোর ধরেছে',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'unclear',
      },
      {
        text: 'goto mase current er bill 4200 esheche',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'unclear',
      },
      { text: 'darjeeling er ek bhuter bungalow niye cinema hocche', act: 'unclear' },
      { text: 'ami roj sokal chhotay behalar gym e jai', act: 'unclear' },
      { text: 'siliguri te passport kibhabe banabo', act: 'question' },
      { text: 'kolkata r kon college er bagan sobcheye bhalo', act: 'question' },
      { text: 'ওটায় সারাদিন জল আসে কি', known: { transaction_type: 'rent', city: 'Kolkata' }, act: 'question' },
      {
        text: 'মেনটেনেন্স কে দেয়, আমি না মালিক',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'question',
      },
      {
        text: 'দ্বিতীয়টা metro র বেশি কাছে নাকি প্রথমটা',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'question',
      },
      {
        text: 'চল্লিশ লাখের বাড়িটা কি বাস্তু মেনে তৈরি',
        known: { transaction_type: 'sale', city: 'Kolkata' },
        act: 'question',
      },
      {
        text: 'gym wala tay bachelor rakhe ki',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'question',
      },
      {
        text: 'saltlake er flat tar deposit koto chay',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'question',
      },
    ],
  },
  {
    phenomenon: 'more wishes with their reasons',
    cases: [
      {
        text: 'যাতায়াতে প্রাণ যায়, টালিগঞ্জ হলে ভালো',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { area: 'Tollygunge' },
      },
      {
        text: 'ছোট বাচ্চা আছে, খেলার পার্ক থাকলে ভালো',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { amenities: ['play_area'] },
      },
      {
        text: 'মে মাসে অবসর নিচ্ছি, সবজি ফলাব, তাই জমিই ভালো',
        known: { transaction_type: 'sale', city: 'Kolkata' },
        set: { property_type: 'land' },
      },
      {
        text: 'gohona bechle tirish lakh hobe',
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Kolkata' },
        set: { price: { max: 3000000 } },
      },
      {
        text: 'amar meye durgapur college e chance peyeche, okhane chhoto ekta flat bhara chai',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Durgapur' },
      },
    ],
  },
]
