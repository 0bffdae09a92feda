import { wishesAndTalk } from '../../corpus-case.ts'

/** Talk of other things, and questions about homes and the service. */
export const saidInPassing = wishesAndTalk([
  {
    text: 'গাড়ির ইনস্যুরেন্স রিনিউ করতে হবে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'আমার ফ্লাইট তিন ঘণ্টা লেট',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'দু কেজি আম কিনলাম ৩০০ টাকায়',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'রাতে লুচি মাংস খেলাম',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'ছেলে মাধ্যমিকে ৮৫ শতাংশ পেয়েছে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'নতুন আইফোনের দাম খুব বেশি',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: "রাত ন'টার শো এর দুটো টিকিট কাটো",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'আমার জিও নম্বরে ২৯৯ টাকার রিচার্জ করে দাও',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'প্যান আধার লিংক কীভাবে করে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'এসবিআই তে হোম লোনের সুদ কত',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: '৫০ লাখ লোন নিলে মাসে কত ইএমআই পড়বে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'ক্রেডিট কার্ডটা ব্লক করে দিন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'তিন লাখ টাকার পার্সোনাল লোন চাই',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'এ মাসের মাইনে এখনো ঢোকেনি',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'কার্ড থেকে ১২ হাজার টাকা কেটে নিয়েছে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'পুরীর পরের ট্রেন কখন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'ভোর পাঁচটায় এয়ারপোর্ট যাওয়ার ক্যাব বুক করো',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'দীঘায় তিন রাতের জন্য হোটেল দেখো',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'এখানে মুষলধারে বৃষ্টি হচ্ছে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'কাল বৃষ্টি হবে নাকি',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'আজ ভীষণ গরম, ৪২ ডিগ্রি',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'শেষ বলে ধোনি ছয় মারল',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'কালকের ম্যাচ কে জিতল',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'বাড়িতে বসে সিনেমা দেখছি',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'কাজের মাসি আজ আসেনি',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'আমাদের বিল্ডিংয়ের লিফট সকাল থেকে খারাপ',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'দুদিন ধরে জল আসছে না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'আবার কারেন্ট গেল',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'বাড়িওয়ালা ডিপোজিট ফেরত দিচ্ছে না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'ওপরের ফ্ল্যাটের লোকেরা খুব আওয়াজ করে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'ওয়াশিং মেশিনটা খারাপ হয়ে গেছে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'কল থেকে জল পড়ছে, মিস্ত্রি দরকার',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'জ্যামে দু ঘণ্টা আটকে ছিলাম',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'রাস্তায় গাড়ি রেখেছিলাম বলে ফাইন করেছে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'আমার কুকুরটা কিছু খাচ্ছে না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'জিমের ট্রেনার মাসে ৫ হাজার চাইছে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'দিদির বিয়ে ১২ই ডিসেম্বর',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'শুভ বিজয়া',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'গতকাল প্রমোশন পেলাম',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'চাকরিটা ছেড়ে দিয়েছি',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'মা হাসপাতালে ভর্তি',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'কাল থেকে জ্বর',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'ভালো ডাক্তার কে আছে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'ইলিশ ভাপা কীভাবে বানায়',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'একটা মাটন বিরিয়ানি অর্ডার করো',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'পার্সেলটা এখনও এল না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'অ্যাপটা বড্ড স্লো',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'আমার ফোন নম্বর কীভাবে বদলাব',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'ওটিপি আসছে না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'আপনাদের অ্যাপ আছে?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'এটা কি ফ্রি?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'কোন কোন শহরে কাজ করেন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'আমার বাড়ি আপনাদের কাছে দেওয়া যাবে?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'এই ফ্ল্যাটগুলো কোথা থেকে পান',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'আমার নম্বর কাউকে দেবেন না তো',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'কবে উঠতে পারব',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'মেন্টেনেন্স কে দেয়',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'ভাড়া কি কমবে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'কত মাসের অ্যাডভান্স লাগবে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'এটা কোন তলায়',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'মেট্রো থেকে কত দূর',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'কটা বাথরুম আছে ওতে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'আলাদা কোনো চার্জ আছে কি',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'পার্কিং কি ভাড়ার মধ্যে ধরা',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'জল কি কর্পোরেশনের',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'বিল্ডিংটা নতুন?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'এলাকাটা মেয়েদের জন্য সেফ তো',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'এত সস্তা কেন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'আজ সন্ধ্যেয় দেখা যাবে?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'এখনও খালি আছে?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'বাড়িটা কে দেখাবে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'কুকুর রাখতে দেবে?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'আগে ছেড়ে দিলে কী হবে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'কার্পেট এরিয়া মানে কী',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'এখন কেনা ঠিক হবে না অপেক্ষা করব',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'নিউটাউনে দাম কি বাড়ছে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'amar bondhu new town e 25 hajar vara dey 2bhk er',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'amra desher bari 60 lakh e bikri korechi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'age 3bhk te thaktam pool o chilo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'kal ekta flat dekhlam khub nongra',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'ek bondhu apnader kotha boleche',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'bou ke jiggesh kore bolchi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'ek minute daran',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'ektu bhebe dekhi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'ami ekhon gari chalacchi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'hmm',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'khuje khuje haphiye gechi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'dalal gulo sob thok',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'ami software engineer',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'ami tcs e kaj kori',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'amar boyos 28',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'bus e khub bhir chilo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'petrol 105 taka hoye gelo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'sona ekhon 70 hajar',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'mutual fund e mase 5000 rakhi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'samner mase agreement sesh',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'bariwala june er moddhe chere dite bolche',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'bajar theke dudh pauruti ante hobe',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: '4 lakh er moddhe purono gari kinte chai',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'kolkata te chakri khujchi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: '50 hajar er moddhe laptop lagbe',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'dudiner jonno bike bhara nebo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'purono phone ta bechbo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'park street e bhalo restaurant dekhan',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'meye r jonno putuler bari kinbo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'restaurant e 2500 bill holo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'school er fees bochore 80 hajar',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'auto wala 250 niye nilo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: '3 seater sofa order korlam',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'aj park e 5 km douralam',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'weather kemon aj',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'ekhan theke airport jete koto lagbe',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'ticket er dam koto',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'apnara ki verified listing den',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'brokerage lagbe naki',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'koto mash er deposit',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'flat ta ki ekhono ache',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'chobi pathano jabe',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'thikana ta bolun',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'kobe dekhte jabo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'rent ta ektu kom hobe na',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'okhane jol er somossa ache naki',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'bachelor allow kore to',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'lift generator eisob ache okhane?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'etar size koto',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'puja kora jabe to ghore',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'car parking er jonno alada taka?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'ei area te rater bela safe?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'ma er hantur byatha bereche',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'train ta 2 ghonta late cholche',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'pujor chutite darjeeling jabo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'biriyani kheye pet bhore gelo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'bank er line e dariye achi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'ami pore janachchi bari te kotha bole',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
])
