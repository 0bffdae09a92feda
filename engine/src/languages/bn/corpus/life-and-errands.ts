import type { CorpusSection } from '../../corpus-case.ts'

/** What people tell of their lives, ask of the world or want of others: it sets nothing. */
export const lifeAndErrands: CorpusSection[] = [
  {
    phenomenon: 'of life and errands',
    counter: true,
    cases: [
      { text: 'কাকা মেয়ের বিয়েতে পনেরো লাখ খরচ করেছেন', act: 'unclear' },
      {
        text: 'আমার বান্ধবীকে বাড়িওয়ালা গত সপ্তাহে বের করে দিয়েছে',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'unclear',
      },
      { text: 'গোয়ায় একটা ভিলায় তিন রাত ছিলাম, পুলটা নোংরা ছিল', act: 'unclear' },
      {
        text: 'দাদুর জমি মন্দিরে চলে গেছে',
        known: { transaction_type: 'sale', city: 'Kolkata' },
        act: 'unclear',
      },
      {
        text: 'দিদির ফ্ল্যাটবাড়ির দারোয়ান সারারাত ঘুমোয়',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'unclear',
      },
      { text: 'বর্ধমান থেকে বোলপুর বাসে কতদূর', act: 'question' },
      { text: 'হাঁটুর অপারেশনের জন্য কলকাতায় কোন হাসপাতাল ভালো', act: 'question' },
      { text: 'আমার বাড়িতে দু কিলো খাসির মাংস পাঠিয়ে দাও', act: 'unclear' },
      { text: 'বেডরুমের পাখাটা বন্ধ করো', act: 'unclear' },
      {
        text: 'পাঁচ তারিখে ভাড়া দেওয়ার কথা মনে করিয়ে দিও',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'unclear',
      },
      {
        text: 'কলকাতায় আরামে থাকতে কত মাইনে লাগে',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'question',
      },
      { text: 'ছেলে বিরানব্বই শতাংশ পেয়ে শিবপুরে ভর্তি হয়েছে', act: 'unclear' },
      { text: 'ক্লাবের সুইমিং পুল সোমবার খোলা থাকে কি', act: 'question' },
      {
        text: 'amar colleague er flat e charte bathroom, bhabo ekbar',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'unclear',
      },
      {
        text: 'sona bhori 72 hajar chhariye geche',
        known: { transaction_type: 'sale', city: 'Kolkata' },
        act: 'unclear',
      },
      {
        text: 'aj garia te current kokhon asbe',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'question',
      },
      {
        text: 'masir bagane prochur golap phuteche',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'unclear',
      },
      {
        text: 'oi tower er basement parking e sap beriyechilo',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'unclear',
      },
      { text: 'electrician elo i na, du din ondhokare chilam', act: 'unclear' },
      {
        text: 'o pune te char lakh e purono gari kineche',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'unclear',
      },
      { text: 'durgapur er bus choy nombor platform theke chare', act: 'unclear' },
      {
        text: 'amar roommate fridge niye chole geche',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        act: 'unclear',
      },
      {
        text: 'bank ki chashider loan dey',
        known: { transaction_type: 'sale', city: 'Kolkata' },
        act: 'question',
      },
      { text: 'metro station এর লিফট এক ঘণ্টা আটকে ছিল', act: 'unclear' },
      { text: 'বাড়িতে দোতলা তুলছি, cement এর দাম বেড়েছে', act: 'unclear' },
      { text: 'অ্যাপোলো hospital এ একদিনের room rent কত', act: 'question' },
      { text: 'আমার দিদার গ্রাম শান্তিনিকেতনের কাছে, ওখানে বড় উঠোন ছিল', act: 'unclear' },
      { text: 'বাড়ি কথাটার ইংরেজি কী', act: 'question' },
      { text: 'train এ খাবারের দাম কত', act: 'question' },
    ],
  },
]
