import type { WholeVocabulary } from '../language.ts'
import { states } from './states.ts'
import { goingOn } from './verb-forms.ts'
import { asides } from './vocabulary-asides.ts'
import { ofTheChat } from './vocabulary-chat.ts'
import { errandQuestions } from './vocabulary-errands.ts'

/** Says that what it is said of does not count. */
const indifference = `
  (থাকা|থাকাটা|হওয়া|হওয়াটা|thaka|thakata) (জরুরি|জরুরী|বাধ্যতামূলক|দরকারি|আবশ্যক|joruri|jaruri|dorkari) (নয়|না|noy|na)
  (হতেই হবে|থাকতেই হবে|লাগবেই|হতে হবে|থাকতে হবে) (এমন|এরকম|তেমন) [কোনো|কোনও|আর] (জেদ|জোর|বায়না|কথা|ব্যাপার|মানে|বাধ্যবাধকতা|শর্ত) [আর] (নেই|নাই|নয়)
  (hotei hobe|thaktei hobe|lagbei) (emon|erokom|temon) [kono|ar] (kotha|bepar|mane) (nei|nai|noy), না থাকলেও (অসুবিধে|অসুবিধা|সমস্যা|ক্ষতি) নেই
  (না|নাই) (হলেও|থাকলেও|পেলেও) (চলবে|হবে|চলে|অসুবিধা নেই|সমস্যা নেই|ক্ষতি নেই)
  na (holeo|hole|thakleo|thakle|peleo) (cholbe|hobe|chole|osubidha nei|somossa nei)
  থাকুক বা না থাকুক, থাকলেও হবে না থাকলেও হবে, না হলেও, না থাকলেও, জরুরি (নয়|না), জরুরী (নয়|না)
  বাধ্যতামূলক (নয়|না), খুব দরকারি (নয়|না), তেমন (জরুরি|দরকারি|গুরুত্বপূর্ণ) (নয়|না), ম্যাটার করে না
  গুরুত্বপূর্ণ (নয়|না), কিছু যায় আসে না, কিছু এসে যায় না, আসে যায় না, যায় আসে না, matter kore na
  must (নয়|না|noy|na), jaruri (noy|na), joruri (noy|na), dorkari (noy|na), important (noy|na|নয়|না)`

/** Ask for whatever there is: nothing more need be said to make it a wish. */
const asksWhatThereIs = `
  কি কি (আছে|পাব|পাবো|পাওয়া যাবে|পাওয়া যায়|হবে), কী কী (আছে|পাব|পাবো|পাওয়া যাবে|পাওয়া যায়|হবে)
  কি (পাব|পাবো|পাওয়া যাবে|পাওয়া যায়), কী (পাব|পাবো|পাওয়া যাবে|পাওয়া যায়), কি ধরনের (বাড়ি|ফ্ল্যাট) আছে
  ki ki (ache|pabo|paoya jabe|hobe), ki (pabo|paoya jabe), কিছু আছে, কিছু (পাব|পাবো|পাওয়া যাবে)`

/** Ask whether there is one to be had, at the end of the clause. */
const asksForOne = `
  পাওয়া যাচ্ছে, পাওয়া যাচ্ছে কি, pawa jacche, paowa jacche, আছে, ache, achhe, ase, আছেন, asey, পাব, পাবো, পাওয়া যাবে, পাওয়া যায়, পাওয়া যেতে পারে, পাওয়া সম্ভব
  (পাই|মেলে|পাওয়া যায়|জোটে|pai|mele|pawa jay|paoa jay) (কিনা|কি না|নাকি|kina|ki na|naki)
  মিলবে, মেলে, মিলতে পারে, পেতে পারি, পেতে পারব, পাওয়া যাবে না, paowa jabe, pawa jabe, pabo, paoa jay
  হবে নাকি, হবে কি, hobe ki, আছে নাকি, আছে কি, আছে তো, ache ki, ache naki, ase ki, পাচ্ছি, খালি আছে, available আছে
  এভেইলেবল, অ্যাভেলেবল, এভেলেবেল, available ache, হাতে আছে, রয়েছে, নেই কি, nei ki`

/** Bengali as West Bengal speaks and writes it; words of Dhaka beside them. */
export const vocabulary: WholeVocabulary = {
  ...asides,
  ...ofTheChat,
  'transaction:rent': `
    (ভাড়া|bhara|vara) (নেওয়ার|নেবার|নেয়ার|neoar|nebar) (ছিল|chilo),
    ভাড়া (নিমু|নিতাম চাই|লমু|লইতে), ভাড়ায় (থাকুম|থাকমু), (vara|bhara) (nimu|lomu)
    ভাড়া, ভাড়ায়, ভাড়াতে, ভাড়ার, bhara, bharay, vara, varay, bhada, bhadai, bharai, barai, ভাড়ায় (নেব|নেবো|নিতে), ভারা, ভারায়
    ভাড়া (নেব|নেবো|নিব|নিতে|নেওয়া|নেওয়ার|নিয়ে|নেবার|করে|হিসেবে|হিসাবে|বাবদ), ভাড়া থাকতে, ভাড়া থাকব, ভাড়া থাকবো
    ভাড়ায় থাকব, ভাড়ায় থাকবো, ভাড়াটে হিসেবে, ভাড়াটিয়া হিসেবে, রেন্ট, রেন্টে, রেন্টাল, রেন্টের, লিজ, লিজে, লীজ, লিজ নিতে
    ভাড়া দিতে (পারি|পারব|পারবো), ভাড়া দিয়ে (থাকব|থাকবো|থাকতে), ভাড়া বাড়ি, ভাড়া বাসা, ভাড়াবাড়ি, ভাড়া ঘর, ঘর ভাড়া, ঘরভাড়া
    rent e, rente, rent er jonno, ভাড়া নেয়া, বাসা ভাড়া, বাড়ি ভাড়া, বাড়িভাড়া, ফ্ল্যাট ভাড়া, ভাড়া চাই`,
  'transaction:sale': `
    (ফ্ল্যাট|বাড়ি|প্লট|জমি|আবাসন|flat|bari|plot|jomi) (বুক|বুকিং|book|booking) (করতে|করব|করবো|করা|করার|korte|korbo|kora)
    কিনতে হবে, কিনতেই হবে, (কেনার|kenar) (ছিল|আছে|chilo|ache), নিজের (করে|করেই) (নিতে|নেব|নেবো|নেওয়ার|নিলে|নিই), nijer (kore|korei) (nite|nebo|neoar|nile)
    kinar, কেনবার, কিনবার
    কিনতাম, kintam, কিনে (নেওয়াই|নেয়াই|নেব|নেবো), কেনাই
    জায়গা (কিনব|কিনবো|কিনতে|কেনা|কেনার|কিনে), (jayga|jaiga) (kinbo|kinte|kena|kenar|kine)
    কিনুম, কিনমু, কিনতাম চাই, কিনবাম, kinum, kinmu, kinte, কিনেই, কিনে ফেলব, কিনে ফেলবো
    কিনতে, কিনব, কিনবো, কেনা, কেনার, কিনে, কেনার জন্য, কেনাকাটা, কিনি, কিনবে, কিনছি, কিনবার, কেনারই, ক্রয়, খরিদ, ক্রয় করতে, কিনে নিতে
    kinte, kinbo, kena, kenar, kine, kinbar, kinchi, kintey, kinta, নিজের (বাড়ি|ফ্ল্যাট) করতে, কেনা যাবে, কিনলে
    বিক্রি, বিক্রির, বিক্রয়, বিক্রির জন্য, বিক্রয়ের, সেল, রিসেল, bikri, bikrir, বিক্রি হবে, সেলে
    পারচেজ, বাই করতে, ইনভেস্ট, বিনিয়োগ, ইনভেস্টমেন্ট, বিনিয়োগের জন্য, ownership, কিনতেই, নিজস্ব করে নিতে`,

  'property:house': `
    (বাড়ি|ঘর|ফ্লোর|bari|ghor|floor) (ভাড়া|bhara|vara) (দিতে|দেব|দেবো|দেওয়ার|দেবার|dite|debo|dewar|deoar|debar) [(চাই|চাইছি|চাচ্ছি|আছে|chai|chaichi|chachchi)],
    বাড়ি, বাড়ী, বাড়িঘর, ঘরবাড়ি, বাসা, বাসাবাড়ি, বাসা বাড়ি, বাংলো, ভিলা, bari, badi, basa, basha
    হাউস, হাউজ, হাউজ, ইনডিপেন্ডেন্ট হাউস, স্বতন্ত্র বাড়ি, আলাদা বাড়ি, একক বাড়ি, ডুপ্লেক্স, ডুপ্লেক্স বাড়ি, ডুপ্লে, কটেজ
    বাগানবাড়ি, রো হাউস, ঘর ভাড়া, ভাড়া ঘর, ঘরভাড়া, একটা ঘর, একটি ঘর, (ekta|ekti|akta) (ঘর|ghor|ghar), থাকার ঘর, ঘর, ghor bari, গৃহ, কুঠি, বসতবাড়ি
    ভাড়া বাড়ি, ভাড়া বাসা, ভাড়াবাড়ি, বাসা ভাড়া, বাড়ি ভাড়া, বাড়িভাড়া, পাকা বাড়ি, দোতলা বাড়ি, একতলা বাড়ি, তিনতলা বাড়ি
    দোতলা বাসা, একতলা বাসা, মাথা গোঁজার ঠাঁই, বাসগৃহ, বাসভবন, আবাসগৃহ, বসতবাটি, bosotbari, bosot bari`,
  'property:apartment': `
    (ফ্ল্যাট|flat) (ভাড়া|bhara|vara) (দিতে|দেব|দেবো|দেওয়ার|দেবার|dite|debo|dewar|deoar|debar) [(চাই|চাইছি|চাচ্ছি|আছে|chai|chaichi|chachchi)],
    (ফ্ল্যাট|আবাসন|flat) (বুক|বুকিং|book|booking) (করতে|করব|করবো|করা|করার|korte|korbo|kora)
    ফাঁকা ফ্ল্যাট, খালি ফ্ল্যাট, faka flat, khali flat
    ফ্ল্যাট, ফ্লাট, ফ্ল্যাটবাড়ি, ফ্ল্যাট বাড়ি, ফ্লাট বাড়ি, flat bari, অ্যাপার্টমেন্ট, এপার্টমেন্ট, আপার্টমেন্ট, অ্যাপার্টমেণ্ট
    পেন্টহাউস, পেন্ট হাউস, স্টুডিও, স্টুডিও ফ্ল্যাট, স্টুডিও অ্যাপার্টমেন্ট, আবাসন, আবাসনে, ফ্ল্যাট ভাড়া, flt, falt, plat
    অ্যাপার্টমেন্ট বাড়ি, হাইরাইজ, সোসাইটি ফ্ল্যাট, বিল্ডার ফ্লোর, এপার্টমেন্টে`,
  'property:land': `
    (বাড়ি|ঘর|bari|ghor) (করার|বানানোর|তৈরির|তৈরি করার|তোলার|korar|bananor|toirir|tolar) (জন্য|জন্যে|মতো|jonno|jonne|moto),
    (বাড়ি|বাসা|bari|basa) (করব|করবো|বানাব|বানাবো|তুলব|তুলবো|korbo|banabo|tulbo)$
    (বাড়ি|বাসা|ঘর|bari|basa|ghor) (করার|বানানোর|তৈরির|তোলার|তৈরি করার|korar|bananor|toirir|tolar) (ইচ্ছা|ইচ্ছে|প্ল্যান|পরিকল্পনা|স্বপ্ন|শখ|iccha|icche|plan|shokh)
    জায়গা (কিনব|কিনবো|কিনতে|কেনা|কেনার|কিনে), (jayga|jaiga) (kinbo|kinte|kena|kenar|kine), কাঠা জায়গা, কাঠার জায়গা, (katha|kata|kathar) (jayga|jaiga)
    জমি, জমিন, জায়গা জমি, জমিজমা, জায়গাজমি, প্লট, ভূমি, jomi, zomi, jomin, jami, বাস্তু জমি, বাস্তুজমি, ফাঁকা জমি, খালি জমি
    চাষের জমি, ভিটে জমি, ভিটে, ভিটেমাটি, বাড়ি করার (জমি|প্লট|জায়গা), বাড়ি (বানানোর|তৈরির|তোলার) (জমি|প্লট|জায়গা)
    (বাড়ি|বাসা|ঘর) (করব|করবো|করবার|বানাব|বানাবো|বানাতে|তুলব|তুলবো|তৈরি করব|তৈরি করতে) (বলে|তাই|চাই|ভাবছি), (bari|basa|ghor) (korbo|banabo|banate|tulbo|toiri korbo) (bole|tai|chai|bhabchi)
    bari korar (jomi|jayga|plot), bari bananor (jomi|jayga|plot), বাড়ি বানানোর জন্য (জমি|প্লট|জায়গা), বাড়ি তৈরি করার (জমি|প্লট|জায়গা)
    বাড়ির জন্য (জমি|প্লট|জায়গা), barir jonno (jomi|plot|jayga), bari korar jonno (jomi|plot|jayga), বাড়ি করার জন্য (জমি|প্লট|জায়গা), এক টুকরো জমি, জমির প্লট, plot er jomi, ল্যান্ড`,

  'amenity:parking': `
    পার্কিং, পার্কিঙ, কার পার্কিং, গাড়ি (রাখার|পার্ক করার|পার্কিংয়ের|পার্কিং এর) [জায়গা|ব্যবস্থা|স্পেস|জায়গাও], গাড়ির (জায়গা|পার্কিং)
    গাড়ি রাখতে (পারি|পারব|পারবো) এমন [জায়গা], গাড়ি পার্কিং, বাইক (রাখার|পার্কিং|পার্ক করার) [জায়গা], গ্যারেজ, গ্যারাজ, গ্যারাজ
    বাইকের জায়গা, পার্কিং (স্পেস|প্লেস|লট|এর জায়গা|এর ব্যবস্থা|ফেসিলিটি), পার্কিংয়ের জায়গা, স্কুটার রাখার জায়গা, garej
    gari (rakhar|park korar) [jayga|byabostha], সাইকেল রাখার জায়গা, কভার্ড পার্কিং, ঢাকা পার্কিং`,
  'amenity:lift': 'লিফট, লিফ্ট, এলিভেটর, লিফটের (ব্যবস্থা|সুবিধা), lift, lipt',
  'amenity:gym': 'জিম, জিমন্যাসিয়াম, ব্যায়ামাগার, শরীরচর্চার জায়গা, ব্যায়াম করার জায়গা, জিমের (ব্যবস্থা|সুবিধা), ব্যায়ামের জায়গা, জিমখানা',
  'amenity:swimming_pool': 'সুইমিং পুল, সুইমিংপুল, পুল, সাঁতার কাটার (জায়গা|পুল), সাঁতারের পুল, সাঁতার, সুইমিং',
  'amenity:power_backup': `
    (কারেন্ট|বিদ্যুৎ|আলো|current) [যেন|jeno] (সবসময়|সারাক্ষণ|সর্বক্ষণ|চব্বিশ ঘণ্টা|২৪ ঘণ্টা|না যায়|sobsomoy|sarakkhon) [থাকে|thake]
    backup, পাওয়ার ব্যাকআপ, পাওয়ার ব্যাক আপ, ব্যাকআপ পাওয়ার, জেনারেটর, জেনারেটার, ইনভার্টার, বিদ্যুৎ ব্যাকআপ, কারেন্ট ব্যাকআপ, ব্যাকআপ
    লোডশেডিং হলেও (কারেন্ট|বিদ্যুৎ|আলো) [থাকে], ২৪ ঘণ্টা (কারেন্ট|বিদ্যুৎ), 24 ঘন্টা (কারেন্ট|বিদ্যুৎ), সারাক্ষণ (কারেন্ট|বিদ্যুৎ)
    24 ঘণ্টা (কারেন্ট|বিদ্যুৎ), আইপিএস, ইউপিএস, (কারেন্টের|কারেন্ট এর|বিদ্যুতের|current er|currenter) (ব্যাকআপ|ব্যাক আপ|backup), current backup, জেনারেটরের ব্যবস্থা, বিকল্প বিদ্যুৎ`,
  'amenity:security': `
    সিকিউরিটি, সিকিওরিটি, সিকিউরিটি গার্ড, নিরাপত্তা, নিরাপত্তা (রক্ষী|ব্যবস্থা|কর্মী), নিরাপত্তারক্ষী, দারোয়ান, দারওয়ান, পাহারাদার, পাহারা
    গার্ড, সিসিটিভি, সিসি ক্যামেরা, সিসিটিভি ক্যামেরা, প্রহরী, darwan, daroan, durwan, চৌকিদার, পাহারার ব্যবস্থা, ২৪ ঘণ্টা সিকিউরিটি
    24 ঘণ্টা (সিকিউরিটি|পাহারা|নিরাপত্তা)`,
  'amenity:garden': `
    বাগান, গার্ডেন, লন, ফুলের বাগান, সবুজ বাগান, ছোট বাগান, বাগানের জায়গা, উঠোন, উঠান, বাগান করার জায়গা, গাছ লাগানোর জায়গা, bagan`,
  'amenity:furnished': `
    ফার্নিশড, ফার্নিশ্ড, ফার্নিশ, ফার্নিচার, ফার্নিচার (সহ|সমেত|সহকারে|দেওয়া), আসবাব, আসবাবপত্র, আসবাব (সহ|সমেত), আসবাবপত্র (সহ|সমেত), আসবাবসহ
    ফুল ফার্নিশড, ফুলি ফার্নিশড, পুরো ফার্নিশড, সাজানো, সাজানো গোছানো, সাজানোগোছানো, আসবাবে সাজানো, সম্পূর্ণ (ফার্নিশড|সাজানো)
    furniture (soho|shoho|samet|somet|deoa), asbab (soho|samet), sajano, sajano gochano, আসবাবযুক্ত, আসবাবপত্রযুক্ত, সুসজ্জিত, furnisd`,
  'amenity:semi_furnished': `
    সেমি ফার্নিশড, সেমিফার্নিশড, আধা ফার্নিশড, আধা সাজানো, আংশিক (সাজানো|ফার্নিশড), অর্ধেক (সাজানো|ফার্নিশড), কিছুটা (ফার্নিশড|সাজানো)
    adha (furnished|sajano), হাফ ফার্নিশড, আধা আসবাব, আংশিক আসবাব, semi ফার্নিশড, সেমি furnished`,
  'amenity:unfurnished': `
    আনফার্নিশড, আনফার্নিশ্ড, নন ফার্নিশড, আসবাব ছাড়া, আসবাবপত্র ছাড়া, ফার্নিচার ছাড়া, আসবাবহীন, আসবাববিহীন, ফার্নিশড ছাড়া, furniture chara
    asbab chara, ফার্নিচার ছাড়াই, আসবাব ছাড়াই, ফার্নিচার নেই এমন, ফাঁকা ফ্ল্যাট, খালি ফ্ল্যাট, faka flat, khali flat, furniture charai
    ফার্নিচার থাকবে না, আসবাব থাকবে না`,
  'amenity:pet_friendly': `
    (কুকুর|বিড়াল|কুকুর বিড়াল|পোষ্য|kukur|biral) [পোষা|পোষার|রাখা|রাখার|নিয়ে থাকা|posha|poshar|rakha] (যায়|যাবে|অনুমতি আছে|অনুমতি|চলে|চলবে|jay|jabe) [এমন|emon], (কুকুর|বিড়াল|kukur|biral) (পুষি|পোষা|পুষব|পুষতে|pushi|poshi)
    পোষা (প্রাণী|কুকুর|বিড়াল|জন্তু), পোষ্য, পোষ্যবান্ধব, পোষ্য বান্ধব, পেট, পেটস, পেট ফ্রেন্ডলি, পোষা প্রাণী (রাখা যায়|রাখা যাবে|রাখতে দেয়|রাখার অনুমতি)
    (কুকুর|কুকুরটা|কুকুরটি|কুকুরটিও|কুকুরও|বিড়াল|বিড়ালটা|বিড়ালটি|পোষ্য|পোষ্যটি|kukur|biral) (থাকতে পারবে|থাকতে পারে|থাকবে|thakte parbe|thakbe)
    পোষা (কুকুর|বিড়াল|প্রাণী|জন্তু) (রাখতে দেয়|রাখতে দেবে|রাখা যায়|রাখা যাবে|নিয়ে থাকা যায়) [এমন]
    (কুকুর|বিড়াল|পোষ্য|পেট) (রাখা যায়|রাখা যাবে|রাখতে দেয়|রাখতে দেবে|রাখতে পারি|রাখতে পারব|রাখতে পারবো|রাখার অনুমতি|অ্যালাউ|নিয়ে থাকা যায়|নিয়ে থাকব|নিয়ে থাকতে পারব) [এমন]
    (kukur|biral|pet) (rakha jay|rakha jabe|rakhte dey|rakhte debe|rakhte pari|rakhte parbo|allow|allowed|niye thaka jay) [emon]
    (কুকুর|বিড়াল|পোষ্য|kukur|biral|dog|cat) আছে আমার, (kukur|biral|dog|cat) ache amar, আমাদের [একটা|একটি|দুটো|দুটি|পোষা] (কুকুর|বিড়াল|পোষ্য) আছে
    আমার [একটা|একটি|দুটো|দুটি|পোষা] (কুকুর|বিড়াল|পোষ্য) আছে, amar [ekta|duto] (kukur|biral|pet|dog|cat) ache`,
  'amenity:balcony': `
    ব্যালকনি, ব্যালকনী, বেলকনি, বালকনি, বারান্দা, বারান্দাও, ঝুলবারান্দা, ঝুল বারান্দা, বারান্ডা, ভেরান্ডা, টেরেস, baranda, belkoni, barranda`,
  'amenity:play_area': `
    খেলার (জায়গা|মাঠ|ব্যবস্থা|পার্ক), বাচ্চাদের (খেলার জায়গা|খেলার মাঠ|পার্ক|খেলার পার্ক), প্লে এরিয়া, প্লে গ্রাউন্ড, প্লেগ্রাউন্ড, চিলড্রেন্স পার্ক
    খেলাধুলার জায়গা, খেলাধুলোর জায়গা, খেলার মাঠও, বাচ্চাদের জন্য খেলার (জায়গা|মাঠ), শিশুদের খেলার (জায়গা|মাঠ), বাচ্চার খেলার জায়গা, কিডস জোন
    শিশু উদ্যান, বাচ্চারা খেলতে পারে এমন (জায়গা|মাঠ), khelar (jayga|math)`,
  'amenity:clubhouse': 'ক্লাবহাউস, ক্লাব হাউস, ক্লাব, কমিউনিটি হল, ক্লাবহাউজ, কমিউনিটি সেন্টার, পার্টি হল',
  'amenity:water_supply': `
    (জলের|পানির|joler|jol er|panir) (কষ্ট|সমস্যা|অসুবিধা|kosto|problem|oshubidha) (না থাকলেই|না থাকলে|না হলেই|na thaklei|na thakle) (হল|হলো|হবে|হয়|ভালো|holo|hobe|bhalo),
    (জল|পানি|জলের|পানির|jol|joler) (আর|ও|এবং|ar|o) (কারেন্টের|বিদ্যুতের|কারেন্ট|current er|currenter) (সমস্যা|কষ্ট|অভাব|অসুবিধা|অসুবিধে|somossa) (নেই|নাই|হয় না|nei)
    (জলের|পানির) [ভালো|ভাল|ঠিকঠাক|নিয়মিত] (ব্যবস্থা|লাইন|সাপ্লাই|সরবরাহ)
    (জলের|পানির|joler|panir) (সমস্যা|কষ্ট|অভাব|অসুবিধা|somossa|kosto|ovab) (নেই|নাই|না থাকে|হয় না|যেন না হয়|যেন না থাকে|nei|nai|jeno na hoy)
    জল, পানি, জলের (ব্যবস্থা|লাইন|সাপ্লাই|সরবরাহ|সুবিধা|কল|কানেকশন), পানির (ব্যবস্থা|লাইন|সাপ্লাই|সরবরাহ|সুবিধা), jol, pani, joler byabostha
    ২৪ ঘণ্টা (জল|পানি), 24 ঘণ্টা (জল|পানি), 24 ঘন্টা (জল|পানি), সারাদিন (জল|পানি), সবসময় (জল|পানি), ভালো (জল|পানি), কর্পোরেশনের জল, টাইম কলের জল
    ওয়াটার সাপ্লাই, পানীয় জল, খাবার জল, খাওয়ার জল, মিষ্টি জল, পরিষ্কার জল, টাটকা জল, বোরিং, ডিপ টিউবওয়েল, টিউবওয়েল, পৌরসভার জল
    24 ঘণ্টা জলের (ব্যবস্থা|সরবরাহ|সাপ্লাই), 24 ghonta (jol|pani), corporation er jol, সর্বক্ষণ জল, জল সরবরাহ`,
  'amenity:gated_community': `
    গেটেড, গেটেড কমিউনিটি, গেটেড সোসাইটি, গেটেড কমপ্লেক্স, ঘেরা কমপ্লেক্স, পাঁচিল ঘেরা (আবাসন|কমপ্লেক্স), হাউজিং কমপ্লেক্স, হাউসিং কমপ্লেক্স
    ঘেরা আবাসন, গেট দেওয়া (আবাসন|সোসাইটি|কমপ্লেক্স), গেটওয়ালা (আবাসন|সোসাইটি|কমপ্লেক্স), প্রাচীর ঘেরা (আবাসন|কমপ্লেক্স)`,
  'amenity:air_conditioning': `
    এসি, এ সি, এয়ার কন্ডিশন, এয়ার কন্ডিশনার, এয়ারকন্ডিশন, এয়ারকন্ডিশনার, শীতাতপ, শীতাতপ নিয়ন্ত্রিত, শীততাপ নিয়ন্ত্রিত, এসি লাগানো, এসি বসানো, AC`,

  'slot:transaction_type': 'ভাড়া না কেনা, কেনা না ভাড়া, ভাড়া নাকি কেনা, কেনা নাকি ভাড়া',
  'slot:property_type': `
    কী ধরনের বাড়ি, বাড়ির ধরন, ধরন, ধরণ, প্রপার্টি টাইপ, টাইপ, প্রপার্টির (ধরন|ধরণ|টাইপ), ধরনের (বাড়ি|সম্পত্তি|প্রপার্টি), সম্পত্তির (ধরন|ধরণ), dhoron
    ধরনের কিছু`,
  'slot:city': 'শহর, শহরে, শহরের, শহরটা, সিটি, shohor, shohore, sohor, টাউন',
  'slot:area': `
    এলাকা, এলাকায়, এলাকার, এলাকাতে, অঞ্চল, অঞ্চলে, মহল্লা, লোকেশন, লোকেশনে, লোকালিটি, এরিয়া, এরিয়াতে, elaka, elakay, eriya
    onchol, দিক, দিকে, dike, dik, জায়গা, জায়গায়, jayga, jaiga, জায়গাটা, jaygay, অবস্থান`,
  'slot:price': `
    (বাজেট|বাজেটটা|দাম|budget|bajet|baget) (আছে|হল|হলো|হচ্ছে|ধরুন|ধরো|ache|holo|hocche|dhorun)
    টাকা নিয়ে, টাকার ব্যাপারে, টাকার বিষয়ে, taka niye, takar byapare, takar bepare, দাম নিয়ে
    বাজেট, বাজেটটা, বাজেটের, দাম, দামের, দামে, মূল্য, খরচ, প্রাইস, টাকার অঙ্ক, রেট, পয়সা, টাকাপয়সা, বাজেট আমার, dam, daam, baget, bajet, budjet, budget ta
    দর, টাকা পয়সা, ভাড়ার বাজেট, রেঞ্জ, বাজেট রেঞ্জ, সীমা, বাজেট লিমিট, লিমিট`,
  'slot:rent': `
    বেশি ভাড়া (দেওয়ার|দেবার|দেয়ার) (ক্ষমতা|সাধ্য|সামর্থ্য|উপায়) (নেই|নাই), beshi (bhara|vara) (deoar|debar) (khomota|samortho|upay) nei, বেশি ভাড়া (দিতে পারব না|দিতে পারবো না|দিতে পারছি না|দেওয়া সম্ভব না|দেওয়া সম্ভব নয়)
    মাসিক ভাড়া, মাসে ভাড়া, ভাড়ার পরিমাণ, মাসের ভাড়া, মাস ভাড়া, প্রতি মাসে ভাড়া, monthly ভাড়া, masik bhara, ভাড়াটা, bharata, bhara ta, varata`,
  'slot:bedrooms': `
    কামরার সংখ্যা, ঘরের সংখ্যা, রুমের সংখ্যা, বেডরুমের সংখ্যা, বেডরুম সংখ্যা, রুম সংখ্যা, ঘরসংখ্যা, কটা ঘর হবে`,
  'slot:size_sqft': `
    মাপ, মাপজোখ, মাপজোক, আয়তন, সাইজ, সাইজটা, মাপটা, পরিমাপ, কার্পেট এরিয়া, সুপার বিল্ট আপ, বিল্ট আপ এরিয়া, বিল্টআপ, কভার্ড এরিয়া, জমির (মাপ|পরিমাণ|আয়তন|সাইজ)
    বাড়ির (মাপ|আয়তন), ফ্ল্যাটের (মাপ|আয়তন), aiton, ayoton, map, mapta, প্লটের (মাপ|সাইজ)`,
  'slot:amenities': `
    সুযোগ সুবিধা, সুযোগসুবিধা, সুবিধা, সুবিধে, সুবিধাগুলো, ফেসিলিটি, ফ্যাসিলিটি, অ্যামেনিটি, অ্যামেনিটিস, বাড়তি সুবিধা, বিশেষ চাহিদা, subidha, sujog subidha`,

  'unit:sqft': `
    বর্গফুট, বর্গ ফুট, বর্গফিট, বর্গ ফিট, স্কোয়ার ফুট, স্কোয়ার ফিট, স্কয়ার ফুট, স্কয়ার ফিট, স্কোয়ারফুট, স্কয়ারফিট, স্কয়ারফুট, এসএফটি, ফুট, ফিট, sq phut
    borgofut, borgo fut, borgo foot, borgophut, square fut, squre feet, squre fit, skwar fit, এস এফ টি, স্কোঃ ফুট, বঃফুঃ`,
  'unit:sqm': 'বর্গমিটার, বর্গ মিটার, স্কোয়ার মিটার, স্কয়ার মিটার, borgo mitar, borgomitar',
  'unit:gaj': 'গজ, গজের, গজে, বর্গগজ, বর্গ গজ, স্কোয়ার ইয়ার্ড, goj',
  'unit:cent':
    'শতাংশ, ডেসিমেল, ডেসিমাল, ডেসিম্যাল, শতক, শতক জমি, sotok, সেন্ট, decimal, decimel, shotangsho, shotok, satak, satangsha',
  'unit:ground': 'গ্রাউন্ড',
  'unit:gunta': 'গুন্টা',
  'unit:acre': 'একর, ekor, একরের',
  'unit:marla': 'মারলা, মারলার',
  'unit:kanal': 'কানাল, কানালের',
  'unit:katha':
    'কাঠা জায়গা, কাঠার জায়গা, katha jayga, kata jayga, kathar jayga, কাঠা, কাঠার, কাঠাতে, কাটা জমি, kata, katar, kathar, kattha, cottah, কঠা, কাঠ্ঠা',
  'unit:bedroom': `
    (শোবার|শোয়ার|শোওয়ার|shobar|shoar|sobar) (ঘরের|ghorer), ঘরে, কামরায়, রুমে, বেডরুমে, ghore, kamray, rume, কামরা, কামরার, কামরাওয়ালা, কক্ষ, শোবার ঘর, শোয়ার ঘর, শোওয়ার ঘর, শয়নকক্ষ, ঘর, ঘরের, ঘরওয়ালা, ঘরওলা, বেডরুম, বেড রুম, বেডরুমের, বেড, রুম, রুমের
    বিএইচকে, বি এইচ কে, বিএইচকের, বি.এইচ.কে, ghor, ghorer, gharer, kamra, kamrar, kmra, kokkho, shobar ghor, sobar ghor, সোবার ঘর, শোয়ার রুম
    rum, bed rum, বিএচকে, বেডের, রুমওয়ালা, ঘরবিশিষ্ট, কামরাবিশিষ্ট, কামড়া, কামরাই, ঘরের মতো`,
  'unit:bathroom': 'বাথরুম, বাথ, টয়লেট, স্নানঘর, স্নানের ঘর, পায়খানা, শৌচাগার, ওয়াশরুম, গোসলখানা, বাথরুমের, bathrum, toilet',
  'unit:rupee': 'টাকা, টাকার, টাকায়, টাকাতে, রুপি, টাকাই, taka, takar, takay, tk, টা. , রূপি, টাকার মতো, tka, taka r',
  'unit:per_month': `
    mash e, mas e, maas e, মাসে, প্রতি মাসে, প্রতিমাসে, মাসিক, মাস প্রতি, মাসপ্রতি, মাসে মাসে, ফি মাসে, mashe, mase, protimase, proti mase, masik, masprati, mas proti, মান্থলি`,
  'unit:per_area': `
    প্রতি (বর্গফুট|বর্গফুটে|স্কোয়ার ফুট|কাঠা|কাঠায়|শতক|একর|বর্গ ফুট|স্কোয়ার ফিট), (বর্গফুট|স্কোয়ার ফুট|কাঠা|বর্গফুটে) প্রতি, কাঠাপ্রতি, বর্গফুট পিছু, কাঠা পিছু
    (katha|kata|kathay|sqft|sq ft|bigha|decimal|কাঠায়|শতক|বিঘা) (proti|pichu|প্রতি|পিছু), proti (kata|katha|sqft|sq ft|square feet), per কাঠা, per katha, katha prति`,
  'unit:time': `
    (বছর|মাস|দিন|bochor|bochhor|mas|din) (ধরে|যাবৎ|dhore)
    টার সময়, ঘণ্টা, ঘন্টা, মিনিট, দিন, দিনের, দিন পরে, সপ্তাহ, মাস, মাসের মধ্যে, মাস পরে, মাস পর, বছর, বছরের, সকাল, বিকেল, বিকাল, সন্ধ্যা, সন্ধ্যে, রাত, দুপুর, তারিখ, তারিখে
    জানুয়ারি, ফেব্রুয়ারি, মার্চ, এপ্রিল, মে মাস, জুন, জুলাই, আগস্ট, সেপ্টেম্বর, অক্টোবর, নভেম্বর, ডিসেম্বর, ghonta, minit, bochor, bochhor, mas, maser moddhe, diner, hopta
    tarikh, tarikhe, sokal, shokal, bikel, sondhe, raat, dupur, সকালে, বিকেলে, সন্ধ্যায়, sokale, bikele, টার সময়, টায় আসব, টায় যাব, মাসের জন্য, বছরের জন্য`,
  'unit:other': `
    (শতাংশ|পার্সেন্ট|পারসেন্ট|percent|%) (নম্বর|সুদ|ছাড়|কমিশন|পেয়েছে|পেয়েছি|ভোট|nombor|sud|char|peyeche)
    জন, জনের, জন লোক, জন মানুষ, joner, jon, লোক, সদস্য, সদস্যের, তলা, তলায়, তলার, তালা, তালায়, ফ্লোর, ফ্লোরে, tola, tolay, tala, talay, floore, কিমি, কিলোমিটার, কি.মি., মাইল, মিটার
    ছেলে, মেয়ে, ছেলেমেয়ে, বাচ্চা, সন্তান, গাড়ি, গাড়ির, বাইক, কুকুর, বিড়াল, gari, garir, শতাংশ সুদ, পার্সেন্ট, %, রান্নাঘর, বসার ঘর, খাবার ঘর, ড্রয়িং রুম, ড্রইং রুম, ঠাকুরঘর, ঠাকুর ঘর
    কিচেন, হল, ডাইনিং, স্টোর রুম, নম্বর, নাম্বার, বার, রকম, ধাপ, পা, গুণ, রাস্তা, ফুট রাস্তা, ফুট চওড়া, foot rasta, fut rasta, rannaghor, thakur ghor, বউ, ভাই, boner, বোন, পরিবার
    জানলা, দরজা, nombor, nambar, অপশন, অপশনের`,
  'bedrooms:studio': 'স্টুডিও, স্টুডিও ফ্ল্যাট, স্টুডিও অ্যাপার্টমেন্ট, এক রুম কিচেন, ওয়ান রুম কিচেন, ek room kitchen, ১ আরকে',
  'bedrooms:single': 'সিঙ্গেল (রুম|বেডরুম|বেড|ঘর), একঘরা, single ঘর',
  'bedrooms:double': 'ডাবল (রুম|বেডরুম|বেড|ঘর), দোকামরা',
  'bedrooms:triple': 'ট্রিপল (রুম|বেডরুম|বেড|ঘর)',

  'max:before': `
    সর্বোচ্চ, সর্বাধিক, ম্যাক্সিমাম, ম্যাক্স, বেশি হলে, খুব বেশি হলে, বড়জোর, বড় জোর, বেশির পক্ষে, বেশিরপক্ষে, বড়োজোর, উর্ধ্বে নয়, borojor, boro jor, khub beshi hole, beshi hole
    sorboccho, shorboccho, sorbochcho, সবচেয়ে বেশি, বেশি থেকে বেশি, besi theke besi, ঊর্ধ্বসীমা`,
  'max:after': `
    এর মধ্যে, এর ভিতর, এর ভেতর, er moddhe, er modhye, er modhe, er bhitor, er bhetor, er vitor, er vetor,
    (অবধি|পর্যন্ত|মধ্যে|মতো|obdhi|porjonto|moddhe) (দেওয়া|দেয়া|খরচ করা|যাওয়া|ওঠা|deoa|dewa|jaoa|jawa) (যাবে|যায়|যেতে পারে|সম্ভব|jabe|jay)
    [যেন] না (ছাড়ায়|ছাড়ালেই|পেরোয়|পেরোলে|ছাড়িয়ে যায়), [jeno] na (charay|chharay|peroy)
    (ওপরে|উপরে|ওপর|বেশি|বেশী) (উঠতে|যেতে|দিতে|খরচ করতে|ওঠা|যাওয়া|দেওয়া|নিতে) (পারব না|পারবো না|পারছি না|পারি না|চাই না|চাইছি না|সম্ভব না|সম্ভব নয়|সম্ভব হবে না|যাবে না)
    বেশি (ভাড়া দেওয়া|দেওয়া|দেয়া|খরচ করা|ভাড়া দেয়া) সম্ভব (নয়|না|হবে না), বেশি (ভাড়া দিতে|খরচ করতে|দাম দিতে) (পারব না|পারবো না|চাই না), বেশি উঠব না, বেশি যাব না, বেশি যেতে পারব না, beshi (bhara|vara) dite parbo na, beshi jabo na, beshi khoroch korbo na, ছাড়ালে (চলবে না|হবে না|পারব না), ছাড়িয়ে গেলে (চলবে না|হবে না), charale (cholbe na|hobe na), (ওপরে|উপরে|ওপর|উপর|opore|upore) (গেলে|উঠলে|হলে|gele|uthle|hole) [আর|তো] (পারব না|পারবো না|পারছি না|চলবে না|হবে না|মুশকিল|অসুবিধা|অসুবিধে|সম্ভব না|সম্ভব নয়|parbo na|cholbe na|hobe na), ওপরে হলে (চলবে না|হবে না|পারব না), উপরে হলে (চলবে না|হবে না|পারব না)
    মধ্যে, মধ্যেই, ভিতরে, ভেতরে, ভেতর, ভিতর, পর্যন্ত, অবধি, অব্দি, নিচে, নীচে, নিচেই, নীচেই, কম, কমে, কমের মধ্যে, থেকে কম, থেকে কমে, চেয়ে কম, চেয়ে কমে, চাইতে কম, আন্ডারে, আন্ডার, কমই, ওপরে না, উপরে না, ওপরে নয়, উপরে নয়, ওপর নয়, উপর না
    moddhe, modhye, modhe, moddhey, moddhye, majhe, maddhe, mdhe, vitor, vitore, bhitor, bhitore, vetor, vetore, bhetore, porjonto, porjanto, porzonto, obdhi, abdhi, obdi, niche, nicher, kom, kome, theke kom, cheye kom, theke kome
    সীমার মধ্যে, বাজেটের মধ্যে, পর্যন্তই, সর্বোচ্চ, ম্যাক্সিমাম, ম্যাক্স, পর্যন্ত দিতে পারব, বা কম, বা তার কম, অথবা কম, বা তার নিচে, বা এর কম, এর কম, তার কম, er kom, ba kom, ba tar kom
    বেশি (না|নয়|নয়|নয়তো|হবে না|পারব না|পারবো না|দিতে পারব না|দিতে পারবো না|দেব না|চাই না|যেন না হয়), বেশি নয়, বেশি যেন না হয়, beshi (na|noy|hobe na|parbo na|dite parbo na|chai na|jeno na hoy), besi (na|noy|hobe na|parbo na|dite parbo na)
    ছাড়াবে না, ছাড়ানো চলবে না, ছাড়িয়ে না যায়, পেরোবে না, পার হবে না, পেরোনো চলবে না, charabe na, perobe na, বেশি হলে (চলবে না|হবে না|পারব না|পারবো না), বেশি হলে নেব না, beshi hole (cholbe na|hobe na|parbo na)
    ওপরে (যাব না|যাবো না|যেতে পারব না|যেতে পারবো না|হবে না|যাওয়া যাবে না|উঠব না), উপরে (যাব না|যাবো না|যেতে পারব না|যেতে পারবো না|হবে না|যাওয়া যাবে না), opore (na|noy|jabo na|jete parbo na|hobe na), upore (na|noy|jabo na|jete parbo na|hobe na)
    এর মধ্যে হলে, এর বেশি না, র বেশি না, লিমিট, বেশি দিতে চাই না`,
  'min:before': `
    কম পক্ষে, কমের পক্ষে, kom pokkhe, kom pokhe, kompokkhe, কম হলে
    কমপক্ষে, কম করে, কম করেও, কম করে হলেও, অন্তত, অন্ততপক্ষে, ন্যূনতম, নূন্যতম, ন্যুনতম, মিনিমাম, মিনিমান, সর্বনিম্ন, কম হলেও, কমসে কম, komposkhe, kompokhe, kompokkhe, kom kore, komse kom
    ontoto, ontoto pokkhe, nunnotomo, nyunotomo, nunotomo, sorbonimno, শুরু`,
  'min:after': `
    ওপরে, উপরে, ওপর, উপর, ঊর্ধ্বে, উর্ধ্বে, বেশি, বেশী, বেশির, থেকে বেশি, চেয়ে বেশি, চাইতে বেশি, থেকে শুরু, থেকে শুরু করে, থেকে ওপরে, থেকে উপরে, থেকে, কমপক্ষে, মিনিমাম, ন্যূনতম, অন্তত, বা বেশি, বা তার বেশি, অথবা বেশি, বা তার ওপরে, বা তার উপরে, এর বেশি, তার বেশি
    opore, upore, opor, upor, oporে, beshi, besi, beshii, theke beshi, theke besi, cheye beshi, cheye besi, theke shuru, theke suru, theke, thake, theika, ba beshi, ba besi, ba tar beshi, ba tar besi, er beshi, er besi, ba tar opore
    কম (না|নয়|হবে না|চলবে না|চাই না|যেন না হয়|হলে চলবে না|হলে হবে না|হলে নেব না|দেব না), kom (na|noy|hobe na|cholbe na|chai na|jeno na hoy|hole cholbe na|hole hobe na), নিচে (না|নয়|হবে না|চলবে না|নামব না), নীচে (না|নয়|হবে না|চলবে না), niche (na|noy|hobe na|cholbe na)
    প্লাস, এবং তার বেশি, আর তার বেশি, ছাড়িয়ে, পেরিয়ে, পার`,
  about: `
    প্রায়, মোটামুটি, আনুমানিক, কাছাকাছি, আশেপাশে, আশপাশে, আসে পাশে, ase pase, ashe pase, মতো, মত, মতন, মোট, ধরুন, ধরো, এই ধরুন, এই ধরো, হয়তো, কমবেশি, কম বেশি, motamuti, pray, praay, prai, kachakachi, moto, moton, dhorun, dhoro, ashepashe, asepase, ashe pashe, onumanik, anumanik, ei dhorun, kom beshi, জাতীয়`,
  times: 'বাই, গুণ, গুন, ইনটু, ক্রস, bai, গুণিতক',
  'range:between': `
    মাঝে, মাঝামাঝি, মধ্যে, মাঝখানে, থেকে শুরু, majhe, majhamajhi, moddhe, modhye, modhe, er moddhe, ভেতর, ভিতরে, ভিতর`,
  'range:to':
    'থেকে, থেকেই, হইতে, হতে, টু, থেকে বড়জোর, থেকে সর্বোচ্চ, theke, thake, theika, hote, থিকা, thika, টা থেকে',
  or: 'কি, না, বা, অথবা, কিংবা, কিম্বা, naki, নাহলে, না হলে, নইলে, নয়তো, ba, othoba, kimba, kingba, নাকি, nahole, noyto, হয়তো বা, হোক বা, hok ba',
  but: 'কিন্তু, তবে, তবুও, অথচ, kintu, tobe',
  and: 'আর, এবং, ও, সাথে, সঙ্গে, সহ, এবঙ, আরও, আরো, ar, aar, r, ebong, ebang, o, sathe, shathe, songe, shonge, সঙ্গে আর, সমেত, এর সাথে, এর সঙ্গে, তার সাথে, তার সঙ্গে, প্লাস',

  'not:before': `
    ছাড়াও নয়, চাই না কোনো, লাগবে না কোনো, দরকার নেই কোনো, chai na kono, lagbe na kono, নো, no need`,
  'not:after': `
    (খুঁজতে|দেখতে|দেখাতে|রাখতে|থাকতে|khujte|dekhte|dekhate) (হবে না|হবেনা|hobe na), কিছুই (লাগবে না|চাই না|দরকার নেই), kichui (lagbe na|chai na|dorkar nei)
    (কুলোবে|কুলাবে|কুলোয়|কুলায়|আঁটবে|ধরবে|যথেষ্ট|পোষাচ্ছে|মানাচ্ছে|kulobe|kulabe|kulay|atbe|dhorbe|jothesto) (না|নয়|na|noy), (চাইতাম|নিতাম|লইতাম) না
    (কোনোটাই|কোনটাই|কোনটিই|একটাও|konotai|ektao) (লাগবে না|চাই না|দরকার নেই|প্রয়োজন নেই|lagbe na|chai na|dorkar nei)
    (সামর্থ্য|সাধ্য|ক্ষমতা|উপায়|পয়সা|মতো টাকা|samortho|khomota) (নেই|নাই|nei)
    (পোষাবে|পোষায়|মানাবে|মানায়|সুবিধা হবে|সুবিধে হবে|ভালো লাগে|ভাল লাগে|posabe|poshabe|posay|bhalo lage) (না|na), (ইচ্ছা|ইচ্ছে|মন|আগ্রহ|iccha|icche) (নেই|নাই|nei)
    ছাড়াও (হবে|চলবে), charao (hobe|cholbe), ছাড়া (হবে|চলবে), chara (hobe|cholbe), ছাড়াই (হবে|চলবে), charai (hobe|cholbe)
    চাইনি, চাই নি, নিতে চাই না, নিতে চাইনি, chaini, chai ni, লাগছে না আর, দরকার পড়বে না, প্রয়োজন পড়বে না, রাখার দরকার নেই, থাকার দরকার নেই, না হলেই ভালো, না থাকলেই ভালো, দরকার দেখছি না
    না, নয়, নয়, নহে, নেই, নাই, না কিন্তু, নাহ, na, noy, noi, nai, nei, না গো, না আর, ছাড়া, ছাড়াই, বাদে, বিনা, chara, charai, chhara, bade, ছাড়াও চলবে
    চাই না, চাইনা, চাইছি না, চাচ্ছি না, লাগবে না, লাগবেনা, লাগে না, লাগছে না, দরকার নেই, দরকার নাই, দরকার হবে না, দরকার না, প্রয়োজন নেই, প্রয়োজন নাই, আবশ্যক নয়, প্রয়োজন হবে না, আর চাই না, আর লাগবে না, আর দরকার নেই, এর দরকার নেই, এর প্রয়োজন নেই, দিয়ে কাজ নেই, দরকারই নেই
    chai na, chaina, chaichi na, chaschi na, lagbe na, lagbena, lage na, dorkar nei, dorkar nai, dorkar hobe na, proyojon nei, proyojon nai, darkar nei, darkar nai, ar chai na, ar lagbe na, er dorkar nei, need nei, need nai, দরকারি না, দরকারি নয়, চাইছিলাম না
    হবে না, চলবে না, হলে চলবে না, hobe na, cholbe na, পছন্দ নয়, পছন্দ না, পছন্দ নেই, নেব না, নেবো না, নিব না, nebo na, nibo na, খুঁজছি না, khujchi na, খুঁজছিনা, চাইতাম না, চাই নে, চাইনে, না হোক, না থাকুক, থাকবে না, করব না, করবো না, korbo na, পারব না, পারবো না, parbo na, যাব না, যাবো না, থাকব না, jabo na, thakbo na, নেওয়ার ইচ্ছে নেই, ইচ্ছে নেই`,
  remove: `
    বাদ দিন তো, বাদ দিয়ে দিন তো`,
  'remove:after': `
    (আপাতত|এখন|এখনকার মতো|apatoto|ekhon) (থাক|থাকুক|thak)
    (remove|delete|cancel|bad|রিমুভ|ডিলিট|ক্যান্সেল|বাতিল|বাদ) (করুন|করো|করে দিন|করে দাও|করে দেন|korun|koro|kore din|kore dao)
    (লিস্ট|লিস্টি|তালিকা|শর্ত|চাহিদা|হিসেব) (থেকে) (বাদ|সরিয়ে|মুছে|তুলে|কেটে) (দিন|দাও|দেন|ফেলুন|ফেলো)
    বাদ, বাদ (দিন|দাও|দেন|দে|দিয়ে দিন|দিয়ে দাও|দিলাম|দিচ্ছি|দিলে|দেওয়া যাক|দিতে পারেন|দিতে পারো|দেওয়া যায়|দিতে চাই|রাখুন|রাখো|যাক), সরিয়ে (দিন|দাও|দেন|ফেলুন|নিন), সরান, সরাও, মুছে (দিন|দাও|ফেলুন|ফেলো|দেন), তুলে (দিন|দাও|দেন|নিন), উঠিয়ে (দিন|দাও), ডিলিট (করুন|করো|করে দিন|করে দাও), ডিলিট, রিমুভ, রিমুভ (করুন|করো|করে দিন|করে দাও), ক্যান্সেল (করুন|করো), বাতিল (করুন|করো|করে দিন|করেন)
    bad, baad, bad (din|dao|den|diye din|diye dao|dilam|dichchi|dite chai|rakhun), baad (din|dao|den|diye din|diye dao), soriye (din|dao|den|felun), soran, muche (din|dao|felun|felo), tule (din|dao|den), delete (korun|koro|kore din|kore dao), remove (korun|koro|kore din|kore dao|koren), cancel (korun|koro|kore din|koren), batil (korun|koro|kore din)
    ভুলে যান, ভুলে যাও, ভুলে যান তো, bhule jan, bhule jao, vule jan, vule jao, ছেড়ে দিন, ছেড়ে দাও, chere din, chere dao, কেটে দিন, kete din, লাগবে না আর, থাকুক এখন, দরকার নেই আর`,
  'instead-of': '',
  correct: `
    মোট, সব মিলিয়ে, টোটাল, mot, sob miliye,
    জুড়ে, যোগ করে, jure, jog kore, আসলে, মানে, আমি বলছিলাম, বলতে চাইছি, বলতে চেয়েছি, বলতে চেয়েছিলাম, বলেছি, বলেছিলাম, বললাম তো, ভুল, ভুল হয়েছে, ভুল বলেছি, ভুল করে, ভুল বললাম, সরি, দুঃখিত, মাফ করবেন, বরং, বদলে, পাল্টে, তার বদলে, পরিবর্তে, তার পরিবর্তে, তার জায়গায়, এর বদলে, এর জায়গায়, জায়গায়, বদলে দিন, বদলান, বদলে করুন, পরিবর্তন করে, চেঞ্জ করে, চেঞ্জ, মত পাল্টেছি, মত বদলেছি, সিদ্ধান্ত বদলেছি, ঠিক করে নিন, না না, এখন থেকে, বাড়িয়ে, কমিয়ে, বাড়িয়ে দিন, কমিয়ে দিন, আপডেট
    asole, ashole, mane, manে, bolchilam, bolte cheyechi, bolechi, bolechilam, bollam to, bhul, vul, bhul hoyeche, vul hoise, dukkhito, borong, bodole, bodle, palte, tar bodole, poriborte, tar jaygay, bodle din, change kore, mot paltechi, na na, bariye, komiye, baria, komia, badle, changed, er bodole, er jaygay, er poriborte, বাড়ান, কমান, baran, koman, বাড়াও, কমাও
    করে দিন, করে দাও, করে দেন, করুন, করো, করেন, করা যাক, করে ফেলুন, ধরুন তাহলে, kore din, kore dao, kore den, korun, koro, koren, kora jak, করে নিন, রাখুন, রাখো, rakhun, rakho, ধরে নিন, dhore nin, hok, হোক, হোক না, দেখুন বরং, বরঞ্চ, thik koro, thik korun, নয় বরং`,
  'correct:after': `
    করলাম, করে (দিলাম|নিলাম|ফেললাম), korlam, kore (dilam|nilam|fellam),    করে দিন, করে দাও, করে দেন, করুন, করো, করেন, করা যাক, করে ফেলুন, kore din, kore dao, kore den, korun, koro, koren, kora jak, করে নিন, রাখুন, রাখো, rakhun, rakho, ধরে নিন, হোক, hok`,
  'change:after': `
    (বদলাতে|পাল্টাতে|পরিবর্তন করতে|চেঞ্জ করতে|বদল করতে|ঠিক করতে) (চাই|হবে|চাইছি|চাচ্ছি), (bodlate|paltate|poriborton korte|change korte) (chai|hobe|chaichi|chacchi), বদলাব, বদলাবো, পাল্টাব, পাল্টাবো, বদলান, পাল্টান, bodlan, bodlabo, paltan, পরিবর্তন (করুন|করব|করবো), চেঞ্জ (করুন|করব|করবো), change (korun|korbo), বদলে ফেলুন`,

  any: `
    যে কটা, যে কয়টা, যে ক'টা, যতগুলো, je kota, je koyta, jotogulo
    যেকোনো, যে কোনো, যেকোন, যে কোন, যেকোনও, যে কোনও, যেকোনোটা, যেকোনো একটা, যেকোনো একটি, যা হোক, যা হয়, যাই হোক, যা ই হোক, যা খুশি, সব, সবই, সমস্ত, কোনো, কোনও, কোনোটা, যা কিছু
    jekono, je kono, jekon, je kon, jekono ekta, ja hok, jai hok, ja khushi, ja khusi, sob, shob, sobi, kono, kono ekta, ja hoy, ja kichu, যে কোনোটা, যেকোন একটা, কোনও একটা, কোনো একটা`,
  'all-the-same': `
    (যেমন|যা|যেরকম|যেমনই|jemon|ja|jerokom) (পাওয়া যায়|পাওয়া যাবে|পাব|পাবেন|মেলে|pawa jay|paoa jay|pawa jabe|pabo|mele) [সেটাই|তাই] [চলবে],
    (যেখানে|যেটা|যেটাতে|যেদিকে|যা) (ভালো|ভাল|সুবিধা|সুবিধে|ঠিক) (মনে করেন|মনে হয়|মনে করো|বোঝেন|বোঝো), (jekhane|jeta|jedike|ja) (bhalo|subidha|thik) (mone koren|mone hoy|bojhen),
    যা (বলবেন|বলেন|বলো|দেবেন|বোঝেন|ভালো বোঝেন|ভালো মনে হয়|ভালো মনে করেন|পাবেন|জোটে) [তাই|সেটাই|তা], ja (bolben|bolen|bolo|deben|bojhen|bhalo bojhen|bhalo mone hoy|paben) [tai|setai],
    (যত|যতই|joto|jotoi) (বড়|বড়ই|ছোট|ছোটই|বেশি|বেশিই|কম|কমই|দামি|boro|boroi|choto) (হোক|হলেও|হয়|hok|holeo), যেটা (সুবিধা হয়|সুবিধে হয়|ভালো হয়|ভালো|পাওয়া যায়|পান|মেলে|আছে), jeta (subidha hoy|bhalo hoy|pawa jay), (যতগুলো|যে কটা|যে কয়টা|jotogulo|je kota) (হোক|hok)
    (নিয়ে|niye) [আমি|তেমন|অত] (ভাবছি না|ভাবি না|ভাবিনি|চিন্তা করছি না|চিন্তিত নই|vabchi na|bhabchi na), হোক (চলবে|হবে), hok (cholbe|hobe), (যে কটা|যে কয়টা|যে ক'টা|যতগুলো|যতটা) [ঘর|রুম|কামরা|বেডরুম] (হোক|হলেই|হলে) (চলবে|হবে|হলো|হল)
    (যা|যত|যত টাকা|ja|joto|joto taka) (লাগে|লাগুক|লাগবে|হয়|lage|laguk) (লাগুক|দেব|দেবো|দিতে পারি|হোক|laguk|debo|hok), যা লাগে, ja lage, [সেটা|ওটা|এটা|তা] [তেমন|অত|খুব|কোনো] (বড় কথা|বড় ব্যাপার|আসল কথা|বিষয়|ফ্যাক্টর) (না|নয়), [যা] হোক একটা (হলেই|হলে) (হলো|হল|হবে|চলবে), hok ekta (holei|hole) (holo|hobe|cholbe)
    [কিছু|কিছুই] (ভেবে|ঠিক করে|বুঝে) (উঠতে পারিনি|উঠতে পারছি না|উঠিনি|দেখিনি), (ভাবা|ঠিক করা|ভেবে দেখা) (হয়নি|হয় নি), (আপনারা|আপনারাই|আপনিই|apnara|apnarai|apnii) (ঠিক করুন|ঠিক করে দিন|ঠিক করে নিন|দেখুন|দেখে নিন|বাছুন|বলুন|thik korun|thik kore din|dekhun|bolun), (দুটোতেই|দুটোই|দুটোয়|দুইটাতেই|dutotei|dutoi) (ok|okay|ওকে|fine|চলবে|রাজি|ঠিক আছে|হবে)
    (মাথায়|মনে) [কিছু] (নেই|নাই|আসছে না), mathay (nei|nai), (যে|je) (টাইপের|ধরনের|রকমের|টাইপ|ধরন|type|type er|dhoroner|rokomer) [ই|e] (হোক|হলে|হলেই|hok|hole) [চলে যাবে|চলবে|হবে|chole jabe|cholbe|hobe], (চলে যাবে|chole jabe)$
    একই (ব্যাপার|কথা|হলো|হল), eki (bepar|byapar|kotha), (নিয়ে|niye) [আর|কোনো|ar|kono] (মাথাব্যথা|মাথা ব্যথা|চিন্তা|বাছবিচার|সমস্যা|ভাবনা|টেনশন|matha byatha|mathabyatha|matha betha|chinta|tension) (নেই|নাই|করব না|করবো না|করছি না|nei|nai|korbo na), বাছবিচার (করব|করবো|করছি|করি) না, মাথা ব্যথা (নেই|নাই), matha (byatha|batha|betha) (nei|nai)
    যা হোক, যা হয়, যাই হোক, যা খুশি, ja hok, jai hok, ja hoy, ja khushi
    (চিন্তা|ভাবনা|মাথাব্যথা|বাছবিচার|বাধ্যবাধকতা|চাপ) (নেই|নাই), (চিন্তা|ভাবনা) করবেন না, ভাববেন না, chinta (nei|nai|korben na), vabben na, bhabben na, matha betha nei, সব এলাকাই (ভালো|চলবে|ঠিক আছে), সবই ভালো, সব ভালো, যেটা ভালো বোঝেন, jeta bhalo bojhen, কোনো ঠিক নেই, যেকোনো হলেই হয়, যে কোনো হলেই হয়, যেকোনোতেই (চলবে|রাজি|অসুবিধা নেই), অসুবিধা হবে না, সমস্যা হবে না, আপত্তি (নেই|নাই|করব না), apotti (nei|nai), যা খুশি হোক, যেমন হয় হোক, যা পান দেখান, যা আছে দেখান, ja ache dekhan, ja ache tai cholbe, তাতে কিছু যায় আসে না
    ${indifference}
    যা হোক চলবে, সব চলবে, সবই চলবে, যেকোনো (একটা|কিছু|টাই) (হলেই|হলে) (হবে|হল|হলো|চলবে), যেকোনো কিছু, যেকোনোটাই (চলবে|হবে), যেকোনোটা (চলবে|হবে|হলেই হবে), যেকোনো হলেই (হবে|চলবে), যা আছে (দেখান|তাই চলবে|তাতেই হবে), যাই হোক (চলবে|না কেন), যা খুশি
    je kono (ekta|kichu) (hole|holei) (hobe|holo|cholbe), jekono (ekta|kichu|hole|holei|tai) (hobe|cholbe|hole|holei), jekono hole (cholbe|hobe), jekono holei (cholbe|hobe), sob cholbe, shob cholbe, sobi cholbe, ja hok cholbe, jai hok cholbe, ja khushi
    কোনো (সমস্যা|অসুবিধা|আপত্তি|বাধা|পছন্দ|শর্ত|চাহিদা|চিন্তা|বাধ্যবাধকতা|সীমা|লিমিট|ব্যাপার|নির্দিষ্ট পছন্দ|বিশেষ পছন্দ|পছন্দ অপছন্দ|বাছবিচার|নির্দিষ্টতা|ঠিক) (নেই|নাই|না|নয়), কোনও (সমস্যা|অসুবিধা|আপত্তি|বাধা|পছন্দ|শর্ত|চাহিদা|সীমা|ব্যাপার|বিশেষ পছন্দ|নির্দিষ্ট পছন্দ|বাছবিচার) (নেই|নাই|না|নয়)
    (কোনো|কোনও|কোন|kono) (issue|problem|preference|choice|limit|tension|condition|restriction|ইস্যু|প্রবলেম|প্রেফারেন্স|চয়েস|টেনশন|কন্ডিশন|ঝামেলা|jhamela) (নেই|নাই|না|নয়|nei|nai|na|noy), (issue|problem|preference|choice|tension|ইস্যু|প্রেফারেন্স|চয়েস) (নেই|নাই|না|নয়)
    kono (somossa|somosya|problem|issue|osubidha|apotti|pochondo|choice|preference|bepar|limit|sorto|byapar|tension|chinta) (nei|nai|na|noy), kono nirdishto (pochondo|choice|kichu) (nei|nai), (problem|issue|tension|preference|choice|limit|somossa|somosya|osubidha) (nei|nai|na), (সমস্যা|অসুবিধা|প্রবলেম|টেনশন|পছন্দ|আপত্তি|অসুবিধে) (নেই|নাই|না|হবে না)
    বিশেষ কোনো (পছন্দ|চাহিদা|কিছু) (নেই|নাই), নির্দিষ্ট কোনো (পছন্দ|কিছু|এলাকা|বাজেট|চাহিদা) (নেই|নাই), নির্দিষ্ট (নয়|না|কিছু নেই|নেই|করিনি), তেমন (কিছু না|কিছু নেই|কোনো পছন্দ নেই|কিছু নয়|কিছু নাই), bishesh (kichu na|kichu noy|kono pochondo nei|kichu nei), temon (kichu na|kichu nei|kichu noy|kono pochondo nei), বিশেষ কিছু (না|নয়|নেই|নাই|লাগবে না|চাই না), স্পেশাল কিছু (না|নেই|লাগবে না|চাই না), special kichu (na|nei|lagbe na|chai na|noy), আর কিছু (না|লাগবে না|চাই না|নেই|দরকার নেই), ar kichu (na|lagbe na|chai na|nei)
    কিছু (লাগবে না|চাই না|না|নয়|দরকার নেই), kichu (lagbe na|chai na|na|dorkar nei), কিছুই (না|লাগবে না|চাই না|দরকার নেই), kichui (na|lagbe na|chai na|dorkar nei), কোনোটাই (না|লাগবে না|চাই না), konotai (na|lagbe na)
    আপনি যা (ভালো মনে করেন|বলবেন|বলেন|ভাল বোঝেন|ভালো বোঝেন|দেখাবেন|ঠিক মনে করেন), তুমি যা (ভালো মনে করো|বলবে|বলো|ভালো বোঝো), apni ja (bolben|bolen|bhalo mone koren|valo mone koren|bhalo bojhen), tumi ja (bolbe|bolo|bhalo bojho), আপনার (ইচ্ছা|ইচ্ছে|খুশি|ওপর|উপর|পছন্দ|পছন্দমতো), apnar (iccha|icche|opor|upor|khushi), আপনিই (বলুন|ঠিক করুন|বাছুন), আপনি (ঠিক করুন|বাছুন), apni thik korun, apni bolun
    দুটোই (চলবে|ঠিক আছে|হবে|ভালো), দুটোর যেকোনো একটা, দুটোতেই (রাজি|চলবে|অসুবিধা নেই), duto (cholbe|tei cholbe|i cholbe), dutoi (cholbe|hobe|thik ache|bhalo), দুটোই, dutoi, দুইটাই চলবে, যেটাই হোক, jetai hok, যেটা হোক, jeta hok
    ফ্লেক্সিবল, flexible, ঠিক (নেই|করিনি|হয়নি|নাই) [এখনও|এখনো], এখনও ঠিক (করিনি|হয়নি|নেই), thik (nei|korini|hoyni|nai), ekhono thik (korini|hoyni), জানি না, জানিনা, jani na, janina, বলতে পারছি না, bolte parchi na, বলতে পারব না, ভেবে দেখিনি, ভাবিনি, vabini, bhabini, স্কিপ, skip koro, skip korun, এড়িয়ে যান, পরের প্রশ্ন, porer proshno, চলবে সবই, সবই ঠিক আছে, সব ঠিক আছে, সবেতেই রাজি, সব জায়গাতেই চলবে
    বাজেট কোনো ব্যাপার না, টাকা কোনো (সমস্যা|ব্যাপার) (না|নয়), টাকার চিন্তা (নেই|করবেন না), takar chinta nei, ব্যাপার না, bepar na, byapar na, matter na, গুরুত্ব নেই, যা হোক একটা, হলেই হল, যত লাগে, joto lage, যত লাগুক, যতই হোক, jotoi hok, যত হোক, নেগোশিয়েবল, বাছাবাছি নেই, বাঁধাধরা নেই, বাঁধাধরা (কিছু|কোনো বাজেট) নেই, ধরাবাঁধা (কিছু|নিয়ম|কোনো বাজেট) নেই, ধরাবাঁধা নেই
    সীমা নেই, লিমিট নেই, শর্ত নেই, বাধা নেই, কোনো কিছুই না, যেমন হোক, যেমনই হোক, jemon hok, jemoni hok, যেরকম হোক, যেমন খুশি, যত খুশি, চাহিদা নেই, বাছবিচার নেই`,
  indifferent: indifference,
  anywhere: `
    (যেদিকে|যে দিকে|যেদিকেই|যে দিকেই|jedike|jedikei) (হোক|খুশি|পান|হলেই|hok|khushi)
    যেকোনো (জায়গায়|জায়গা|এলাকায়|এলাকা|পাড়ায়|জায়গাতে|এলাকাতে|জায়গাতেই|এলাকাতেই|দিকে|অঞ্চলে|লোকেশন|লোকেশনে), যে কোনো (জায়গায়|জায়গা|এলাকায়|এলাকা|পাড়ায়|জায়গাতে|এলাকাতে|দিকে|লোকেশনে), যেকোন (জায়গায়|জায়গা|এলাকায়|এলাকা), যে কোন (জায়গায়|জায়গা|এলাকায়|এলাকা), কোনো একটা জায়গায়
    jekono (jaygay|jayga|elakay|elaka|jaygate|elakate|area|area te|location|dike|paray|jaygatei), je kono (jaygay|jayga|elakay|elaka|jaygate|area|area te|location|dike|paray), jekon (jaygay|jayga|elaka|elakay|area), যেখানেই হোক, যেখানে হোক, যেখানে খুশি, যেখানেই পান, jekhane hok, jekhanei hok, jekhane khushi, jekhanei, যেখানেই, সব জায়গায়, সব জায়গাতেই, সব এলাকায়, সব এলাকাতেই, sob jaygay, sob elakay, যেদিকেই হোক, শহরের যেকোনো (জায়গায়|প্রান্তে|দিকে), সারা (শহরে|শহর|শহরের মধ্যে), পুরো শহরে, যেকোনোখানে, সর্বত্র`,

  ask: `^কী, ^কি রে, ^ki holo, ^আচ্ছা কি`,
  'ask:polar': `^কি, ^ki, (আপনি|আপনারা|তুমি|তোমরা|আমি|আমরা|আমাকে|আমায়|আপনাদের কাছে|আপনার কাছে|তোমাদের কাছে|তোমার কাছে) কি, (apni|apnara|tumi|tomra|ami|amra|amake|apnader kache|apnar kache|tomader kache) ki`,
  'ask:within': `
    কদিন, কতদিন, ক দিন, কত দিন, kodin, kotodin, koto din,
    ${errandQuestions}, কতজন, কত জন, কত লোক, kotojon, koto jon, koto lok,
    কি, ki, কত, কতো, কতটা, কতটুকু, কত করে, কতয়, কততে, কতগুলো, কতদিন, কত দিন, কতক্ষণ, কতদূর, কত দূর, কত দূরে, কতদূরে, কত টাকা, কত পড়বে, কত হবে, কোথায়, কোথা, কোথা থেকে, কোথাকার, কোন, কোনটা, কোনটি, কোনগুলো, কোন দিকে, কোন তলায়, কোন তলা, কোন ফ্লোরে, কবে, কখন, কেন, কীভাবে, কিভাবে, কী ভাবে, কেমন, কেমন করে, কি রকম, কী রকম, কীরকম, কিরকম, কে, কার, কারা, কাকে, কাদের, কয়টা, কটা, ক'টা, কয়টি, কটি, কয়জন, কজন, কত বছর, কত বড়, কত পুরনো, কত পুরোনো, কয় তলা, কতলা, কী কী, কি কি, কী, কিসের, কীসের, কিসে, কী করে, কি করে, কি করতে হবে, কী করতে হবে, কি লাগে, কী লাগবে
    koto, kotota, kotoi, koto kore, kotodin, kotokkhon, koto dur, kotodur, kot, kothay, kothai, kotha theke, kon, konta, konti, kongulo, kon dike, kon tolay, kon floor, kobe, kokhon, keno, kno, kivabe, kibhabe, ki vabe, ki bhabe, kemon, kemon kore, ki rokom, kirokom, kirom, ke, kar, kake, kader, koyta, kota, koyti, koti ghor, kojon, koto boro, koto bochor, ki ki, ki kore, kiser, kise, ki korte hobe, ki lage, ki lagbe, ki dorkar, koi`,
  'ask:closing': `
    (হেঁটে|hete|hente) (যাওয়া যায়|যাওয়া যাবে|jawa jay|jaoa jay),
    (পাওয়ার|পাবার|মেলার|pawar|paoar|pabar) (সম্ভাবনা|সুযোগ|আশা|chance|somvabona|sujog) (আছে|আছে কি|ache|ache ki),
    আর (কোনো|কোনও) (ফ্ল্যাট|বাড়ি|অপশন|কিছু|জমি) (নেই|নাই), ar kono (flat|bari|option|kichu) (nei|nai), (করে|চলে|আছে|থাকে|হয়|পড়ে|আসে|দেয়|যায়|লাগে|নেয়|kore|chole|ache|thake|hoy|pore|ase|dey|jay|lage) (তো|to), (কাজ|kaj) (করে|kore) (তো|to), আছে তো, ache to, হবে না কি, হয় তো
    ${asksForOne}
    ${asksWhatThereIs}
    (পাই|থাকে|আসে|হয়|পাওয়া যায়|দেয়|pai|thake|ase|hoy|pawa jay|dey) (তো|to)
    বলুন তো, বলো তো, বল তো, bolun to, bolo to, bol to
    কিনা, কি না, kina, ki na, নাকি, naki, তো না, করা যাবে, করা যায়, যাবে কি, যায় কি, রাখা যাবে, রাখা যায়, রাখতে দেয়, রাখতে দেবে, থাকা যাবে, দেওয়া যাবে, নেওয়া যাবে, কমানো যাবে, কমবে, কমাবে, কমাবেন, কমাতে পারবে, করা যাবে না, jabe ki, jay ki, rakha jabe, rakha jay, rakhte debe, thaka jabe, kora jabe, kora jay, komano jabe, kombe, komabe, deoa jabe, neoa jabe, আসে, আসে কি, থাকে$, থাকে কি, থাকবে কি, থাকছে কি, কাছে কি, দেয়, dey, dey ki, thake ki, thakbe ki, ase ki, নেয়, নেয় কি, লাগে কি, লাগবে কি, lagbe ki, lage ki, হবে কি, পারব কি, পারবো কি, পারি কি, parbo ki, pari ki, হয় কি, হয় না, হয় নাকি, hoy ki, চলে কি, হতে পারে, hote pare`,
  'ask-about': `
    (আলাদা|বাড়তি|অতিরিক্ত|এক্সট্রা) (টাকা|চার্জ|খরচ) (লাগবে|লাগে|দিতে হবে|দিতে হয়|নেবে|নেবেন|নেয়|নেন), (সেফ|নিরাপদ|ঠিকঠাক|safe|nirapod|thikthak) (আছে|ache) [তো|to], (সেফ|নিরাপদ|safe|nirapod) (তো|to)
    জানতে চাই, জানতে চাইছি, জানতে চাচ্ছি, জানতে চাইছিলাম, জানতে পারি, জানাবেন, জানান, জানাও, জানিয়ে দিন, একটু জানাবেন, বলতে পারেন, বলতে পারবেন, বলতে পারো, বলতে পারবে, বলবেন, বলবেন কি, বলে দিন, বলুন না, একটু বলুন, জিজ্ঞাসা করতে চাই, জিজ্ঞেস করছি, জিজ্ঞেস করতে চাই, প্রশ্ন আছে, একটা প্রশ্ন, প্রশ্ন ছিল, কনফার্ম করুন, নিশ্চিত করুন, চেক করুন, দেখে বলুন, বিস্তারিত, বিস্তারিত বলুন, ডিটেলস, ডিটেল, বিস্তারিত জানান, তথ্য দিন, ছবি (পাঠাবেন|দেবেন|দেখাবেন|দেখান|পাঠান|দিন|দেখাও|পাঠাও|দেখতে চাই|আছে), ফটো (দেখান|পাঠান|দিন), ভিডিও (দেখান|পাঠান|দিন), ঠিকানা (দিন|বলুন|পাঠান|দাও), ঠিকানাটা (দিন|বলুন), লোকেশন (পাঠান|শেয়ার করুন), সম্পর্কে (বলুন|জানতে চাই|জানান), ব্যাপারে (বলুন|জানতে চাই|জানান), নিয়ে জানতে চাই
    jante chai, jante chaichi, jante chacchi, jante pari, janaben, janan, janao, janie din, bolte paren, bolte parben, bolte paro, bolte parbe, bolben, bole din, ektu bolun, ektu bolo, jiggasa korte chai, jigges korchi, prosno ache, proshno ache, ekta proshno, confirm korun, check korun, dekhe bolun, bistarito, details, details (din|dao|bolun|pathan|chai), chobi (pathaben|deben|diben|dekhaben|dekhan|pathan|din|dekhao|dao), photo (dekhan|pathan|din|dekhao|dao|pathao), pic (pathan|din|dao), video (pathan|din|dao), thikana (din|bolun|dao), location (pathan|din|dao|share korun), somporke (bolun|jante chai), byapare (bolun|jante chai)`,
  exist: `
    (পাওয়ার|পাবার|মেলার|pawar|paoar|pabar) (সম্ভাবনা|সুযোগ|আশা|chance|somvabona|sujog) (আছে|আছে কি|ache|ache ki),
    (সন্ধান|খোঁজ|হদিস|খোঁজখবর|sondhan|khoj) (দিতে পারেন|দিতে পারবেন|দিতে পারো|দিতে পারবে|দেবেন|দিন|দাও|dite paren|dite parben|dite paro|deben|din|dao) [কি|ki]
    (খুঁজে পেতে|খুঁজতে|পেতে|নিতে|খুঁজে দিতে|বের করতে|খুঁজে বের করতে|খোঁজার জন্য|খুঁজে পাওয়ার জন্য) (সাহায্য|সহায়তা|হেল্প) (করতে পারেন|করতে পারবেন|করতে পারো|করবেন|করুন|করো|করেন|চাই|চাইছি|দরকার|লাগবে)
    ${asksForOne}
    ${asksWhatThereIs}
    হবে, hobe, আছে এমন, পেলে, দিতে পারবেন, দিতে পারেন, দেখাতে পারবেন, দেখাতে পারেন, দেখাবেন, dite parben, dite paren, dekhate parben, dekhate paren, dekhaben`,
  seek: `
    খুঁজে (চলেছি|বেড়াচ্ছি|চলছি|যাচ্ছি), khuje (cholechi|beracchi|cholchi), পেয়ে (গেলে|যাই), peye (gele|jai),
    ${goingOn(['খুঁজ', 'খুজ', 'চাই', 'চাচ্', 'ভাব', 'দেখ', 'নিচ্'], ['khuj', 'khunj', 'chai', 'vab', 'bhab', 'dekh'])}, ভাবছিলাম, (ঠিক|মনস্থ|স্থির|thik) (করেছি|করেছেন|korechi), সিদ্ধান্ত নিয়েছি, (শখ|ইচ্ছে|ইচ্ছা|স্বপ্ন|প্ল্যান|পরিকল্পনা|shokh|icche|iccha|plan) (আছে|ছিল|ache|chilo), থাকলে (মন্দ|খারাপ) (হয়|হতো|হবে|হত) না, হলে (মন্দ|খারাপ) (হয়|হতো|হবে|হত) না, (thakle|hole) (mondo|kharap) hoy na, (চাইছে|চাইছেন|চায়|চান), (পেলে|থাকলে|হলে) (উপকার|সুবিধা|সুবিধে) (হয়|হতো|হবে|হত)
    (সন্ধান|খোঁজ|হদিস|খোঁজখবর|sondhan|khoj) (দিতে পারেন|দিতে পারবেন|দিতে পারো|দিতে পারবে|দেবেন|দিন|দাও|dite paren|dite parben|dite paro|deben|din|dao) [কি|ki]
    (খুঁজে পেতে|খুঁজতে|পেতে|নিতে|খুঁজে দিতে|বের করতে|খুঁজে বের করতে|খোঁজার জন্য|খুঁজে পাওয়ার জন্য) (সাহায্য|সহায়তা|হেল্প) (করতে পারেন|করতে পারবেন|করতে পারো|করবেন|করুন|করো|করেন|চাই|চাইছি|দরকার|লাগবে)
    (ভাড়া|bhara|vara) (নেওয়ার|নেবার|নেয়ার|neoar|nebar) (ছিল|chilo), (নেওয়ার|নেবার|কেনার|দেখার|খোঁজার|নেয়ার|neoar|nebar|kenar|dekhar) (ছিল|আছে|chilo|ache)
    (পাওয়া গেলে|পাওয়া যায়|pawa gele|paoa gele|হলে|থাকলে|পেলে|আসলে|এলে|hole|thakle|pele) (বলবেন|বলুন|বলো|বলিস|জানাবেন|জানান|জানাও|জানিও|দেখাবেন|দেখান|খবর দেবেন|খবর দিন|bolben|bolun|bolo|janaben|janan|janao|dekhaben|dekhan|khobor din)
    যেন [সবসময়|সব সময়|সারাক্ষণ|ঠিকমতো|ভালো] (থাকে|পাওয়া যায়|পাই|আসে|হয়), jeno [sobsomoy|sarakkhon] (thake|pawa jay|pai|hoy), যেন, jeno, চাইতাসি, চাইতেছি, খুঁজতাছি, খুজতাসি, লাগব, থাকুম, দরকার হইব, chaitasi, khujtasi
    [খুঁজে|দেখে|বের করে|একটু] (দিন|দাও|দেন|দিয়ো|দিও) না, (দেখান|দেখাও|দেখুন|দেখো|খুঁজুন|খোঁজো) না, [khuje|dekhe|ber kore|ektu] (din|dao|den|dio) na, (dekhan|dekhao|dekhun|dekho|khujun|khojo) na
    ছাড়া (চলবে না|হবে না|থাকা যাবে না|নেব না|সম্ভব না|সম্ভব নয়), chara (cholbe na|hobe na|nebo na), না হলে (চলবে না|হবে না|নেব না), না থাকলে (চলবে না|হবে না|নেব না), na hole (cholbe na|hobe na), na thakle (cholbe na|hobe na), লাগবেই, চাই ই, চাইই, থাকা চাই ই, চেয়েছি, চেয়েছিলাম, চেয়েছিলাম তো, cheyechi, cheyechilam, নিতে হবে, কিনতে হবে, খুঁজতে হবে, দেখতে হবে, দরকার হচ্ছে, প্রয়োজন হচ্ছে, লাগবে আমার, ইচ্ছুক, খোঁজ চাই, সন্ধানে আছি, সন্ধান করছি, খুঁজে বেড়াচ্ছি
    চাই, চাইছি, চাচ্ছি, চাইছিলাম, চাচ্ছিলাম, চাইতেছি, চাইবো, চাইব, লাগবে, লাগছে, লাগতো, লাগত, দরকার, দরকার ছিল, দরকার আছে, দরকার হবে, প্রয়োজন, প্রয়োজন আছে, প্রয়োজন ছিল, খুঁজছি, খুজছি, খুঁজতেছি, খুঁজি, খুঁজে (দিন|দাও|দেন|দিতে পারেন|দেবেন|দিতে পারবেন|পাচ্ছি না), খুঁজব, খুঁজবো, খুঁজে বের করুন, খোঁজ করছি, খোঁজ, খোঁজে আছি, দেখান, দেখাও, দেখাবেন, দেখতে চাই, দেখতে চাইছি, দেখছি, দেখুন, দেখো, দেখে দিন, দেখা, দিন, দাও, দেন, দিবেন, নেব, নেবো, নিব, নিতে চাই, নিতে চাইছি, নিতে চাচ্ছি, নিতে ইচ্ছুক, থাকতে চাই, থাকব, থাকবো, থাকতে হবে, থাকা চাই, থাকা দরকার, থাকতেই হবে, থাকা জরুরি, থাকলে ভালো [হয়|হতো|হত], হলে ভালো [হয়|হতো|হত], থাকলে ভাল [হয়|হতো|হত], হলে ভাল [হয়|হতো|হত], থাকা উচিত, থাকা প্রয়োজন, পছন্দ, পছন্দ করি, পছন্দ করব, পছন্দ করবো, চাই ই চাই, ইচ্ছে আছে, ইচ্ছা আছে, ইচ্ছা, আগ্রহী, করতে চাই, চাহিদা, ভাবছি, ভাবতেছি, থাকে যেন, যেন থাকে, থাকুক, সাহায্য করুন খুঁজতে, খুঁজতে সাহায্য করুন, হতে হবে, হতেই হবে, হওয়া চাই, হওয়া দরকার, হওয়া উচিত, শিফট করতে চাই, শিফট করব, শিফট করবো, যেতে চাই, উঠতে চাই, বসবাস করতে চাই, বাস করতে চাই, পেতে চাই, নিচ্ছি, নেওয়ার ইচ্ছা, নেওয়ার প্ল্যান
    chai, chaai, chay, chaichi, chaichhi, chachchi, chacchi, chasci, cai, caichi, chaichilam, chacchilam, chaitesi, lagbe, lagbo, lagbey, lagche, lagto, dorkar, darkar, dorkr, drkr, dorker, proyojon, khujchi, khujchhi, khujci, khujtesi, khuji, khuje (din|dao|den|dite paren|deben|pacchi na), khujbo, khoj korchi, khoje achi, dekhan, dekhao, dekhaben, dekhte chai, dekhchi, dekhun, dekho, dekhe din, din, dao, den, diben, deben, debe, nebo, nibo, nite chai, nite chaichi, nite chacchi, thakte chai, thakbo, thakte hobe, thaka chai, thakle bhalo [hoy|hoto], thakle valo [hoy|hoto], hole bhalo [hoy|hoto], hole valo [hoy|hoto], pochondo, pochondo kori, icche ache, iccha ache, korte chai, vabchi, bhabchi, jeno thake, thake jeno, thakuk, hote hobe, shift korte chai, shift korbo, jete chai, pete chai, nicchi, must lagbe, must thakte hobe`,
  propose: `
    যেখানে, যার, যাতে, যেটায়, যেটাতে, যেটার, যেসব, jekhane, jar, jate, jetay, jetate
    হলে কেমন হয়, কেমন হয়, কেমন হবে, হলে কেমন, করলে কেমন হয়, করা যায় কি, করা যায়, দেখা যাক, দেখলে হয়, করলে হয়, নিলে হয়, হতে পারে কি, হলে হয়, kemon hoy, kemon hobe, hole kemon hoy, dekha jak, korle hoy, korle kemon hoy, যদি করি, যদি নিই, jodi kori, হলে কেমন হতো`,
  thing: `
    যেকোনো, যে কোনো, যেকোন, যে কোন, যেকোনও, যে কোনও, jekono, je kono, jekon, je kon
    ${asksWhatThereIs}
    কিছু, কিছু একটা, প্রপার্টি, সম্পত্তি, অপশন, অপশনগুলো, লিস্টিং, থাকার জায়গা, থাকার মতো জায়গা, বাসস্থান, kichu, kichu ekta, thakar jayga, thakar moto jayga, ভালো কিছু, bhalo kichu, valo kichu, ওরকম কিছু, এমন কিছু, emon kichu, সম্পত্তির, আশ্রয়, আস্তানা, মাথা গোঁজার জায়গা`,
  so: 'তাই, tai',
  each: `
    মাথাপিছু, মাথা পিছু, জনপ্রতি, জন প্রতি, প্রতি জনে, mathapichu, matha pichu, jonproti, jon proti, এক একজন, একেকজন, এক এক জন, একেক জন, প্রত্যেকে, প্রত্যেকেই, সবাই, prottek, protteke, ek ekjon, ekekjon, sobai`,
  persons: `
    জন, জনে, জনের, বন্ধু, বন্ধুরা, বান্ধবী, লোক, ছাত্র, ছাত্রী, ছেলে, মেয়ে, ব্যাচেলর, সহকর্মী, jon, jone, joner, bondhu, lok, chatro, chatri, chele, meye, bachelor, friend, friends`,
  'bedrooms:more': `
    (আর|আরও|আরো|ar|aro) (একটা|একটি|১টা|1টা|ekta|ekti) (রুম|বেডরুম|কামরা|room|bedroom|rum), [(আর|আরও|আরো|ar|aro)] (একটা|একটি|ekta|ekti) [(বেশি|বাড়তি|beshi|barti)] (ঘর|রুম|বেডরুম|কামরা|ghor|room|bedroom|bhk) (বেশি|বাড়তি|beshi|besi|barti)
    (একটা|একটি|ekta|ekti) (বাড়তি|barti|extra) (ঘর|রুম|বেডরুম|কামরা|ghor|room|bedroom)`,
  'bedrooms:less': '(একটা|একটি|ekta|ekti) (ঘর|রুম|বেডরুম|কামরা|ghor|room|bedroom) (কম|kom)',
  'so-that': 'যেন, যাতে, jeno, jate, jeno ta',
  there:
    'ওদিকে, ওদিকেই, সেদিকেই, ওইদিকে, ওইদিকেই, odike, odikei, oidike, ওখানেই, সেখানেই, ওখানে, সেখানে, ওখানটায়, সেখানটায়, (ওই|ঐ|সেই|ওর|তার) (দিকে|দিকেই|এলাকায়|এলাকাতেই|পাড়ায়|পাড়াতেই|কাছে|কাছেই|কাছাকাছি|আশেপাশে|ধারেকাছে), (সেখানকার|ওখানকার) (কাছে|কাছাকাছি|আশেপাশে), okhanei, sekhanei, okhane, sekhane, (oi|sei|or|tar) (dike|dikei|elakay|elakatei|paray|kache|kachei|kachakachi|ashepashe)',
  it: `
    (আমার|আমাদের|amar|amader) (বাড়িতে|বাসায়|ফ্ল্যাটে|barite|basay|flat e|flate),
    ওখানেই, সেখানেই, okhanei, sekhanei
    এটা, এটি, ওটা, ওটি, সেটা, সেটি, এটার, ওটার, সেটার, এটাতে, ওটাতে, সেটাতে, এটায়, ওটায়, এর, এরটা, এগুলো, ওগুলো, সেগুলো, এগুলোর, এখানে, ওখানে, সেখানে, এখানকার, ওখানকার, এখান থেকে, ওখান থেকে, সেখান থেকে, ওখানে কি, মালিক, মালিকের, বাড়িওয়ালা, বাড়িওয়ালার, বাড়িওলা, মালিকটা, উনি, তিনি, বিল্ডিং, বিল্ডিংয়ে, বিল্ডিংটা, কমপ্লেক্সে, কমপ্লেক্সটা, সোসাইটিতে
    eta, eti, ota, oti, seta, sheta, etar, otar, setar, etate, otate, etay, otay, egulo, ogulo, segulo, ekhane, okhane, sekhane, ekhan theke, okhan theke, malik, maliker, bariwala, bariwalar, bariola, uni, building e, building ta, complex e, society te`,
  this: `
    এই, এ, ওই, ঐ, সেই, ei, oi, sei, shei, ঐ যে, এইটা, ওইটা, ওই যে`,
  talk: `
    অফিসের কাজে, ট্যুরে, (বেড়াতে|ঘুরতে) (যাচ্ছি|যাব|যাবো|এসেছি|গেছি|গিয়েছি), (officer|office er) kaje, (berate|ghurte) (jacchi|jabo|esechi|gechi),
    (বাড়ি|বাড়িটা|ঘর|bari|ghor|barita) [(টা|ta)] (সারানোর|সারাতে|সারাই|মেরামত|রং|renovate|repair|paint|saranor|sarate|sarai),
    (ফ্ল্যাটের|বাড়ির|ঘরের|জমির|flat er|barir|ghorer|jomir) (কিস্তি|ইএমআই|লোন|ট্যাক্স|খাজনা|বিল|চাবি|kisti|emi|loan|tax|bill|chabi)
    (ক্লাস|class) (ওয়ান|টু|থ্রি|ফোর|ফাইভ|সিক্স|সেভেন|এইট|নাইন|টেন|ইলেভেন|টুয়েলভ|ওয়ানে|টুতে|থ্রিতে|ফোরে|ফাইভে|সিক্সে|সেভেনে|এইটে|নাইনে|টেনে|ইলেভেনে|টুয়েলভে|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) [এ|e|এর|er]
    (বোনের|ভাইয়ের|দিদির|দাদার|মামার|মাসির|কাকার|পিসির|বন্ধুর|শ্বশুরের|শ্বশুর|মামা|মেয়ের|ছেলের|বাপের|আত্মীয়ের|boner|bhaier|didir|dadar|mamar|masir|kakar|bondhur|soshur|meyer|cheler) (বাড়ি|বাসা|বাড়িতে|বাসায়|ফ্ল্যাটে|bari|basa|barite)
    আবহাওয়া, বৃষ্টি, গরম, ঠান্ডা, রোদ, আমার ফোন নম্বর, ফোন নাম্বার, মোবাইল নম্বর, মোবাইল নাম্বার, আমার (নম্বর|নাম্বার|মোবাইল|ফোন), হোয়াটসঅ্যাপ নম্বর, ইমেল, ইমেইল, ক্রিকেট, সিনেমা, খবর, রাজনীতি, জোকস, গল্প, খেলা দেখছি, ফুটবল, ছবি, ভিডিও, বাস্তু, কাগজপত্র, দলিল, চুক্তি, এগ্রিমেন্ট, রেজিস্ট্রি, রেজিস্ট্রেশন, মিউটেশন, পজেশন, আমার (স্ত্রী|স্বামী|বউ|মা|বাবা|ছেলে|মেয়ে|ভাই|বোন|বন্ধু) (বলেছে|বলল|বলেছেন|বললেন|আসবে|অসুস্থ), জন্মদিন, পিনকোড, পিন কোড, পুজো, দুর্গাপুজো, ইলিশ, ভাত খেয়েছেন, খেয়েছেন, স্কুলে দেখেছিলাম, দেখেছি, শুনেছি, মেট্রো কত, অফিসে (যাচ্ছি|আছি), এখন মিটিংয়ে, মিটিং, দাদা বলল, বেতন কত
    abohawa, brishti, bristi, gorom, thanda, amar phone nombor, phone nambar, mobile nombor, amar (nombor|number|phone|mobile), cricket, cinema, khobor, rajniti, jokes, golpo, chobi, bastu, kagojpotro, kagoj, dolil, chukti, registry, mutation, amar (stri|swami|bou|ma|baba|chele|meye|bhai|bon|bondhu) (boleche|bollo|bolechen|bollen), jonmodin, pujo, durga pujo, dekhechilam, dekhechi, shunechi, busy achi, office jacchi`,
  'talk:visit': `
    (দেখার|দেখতে যাওয়ার|দেখতে যাবার|দেখতে আসার|dekhar|dekhte jaoar) (সময়|টাইম|দিন|অ্যাপয়েন্টমেন্ট|somoy|time), (দেখার|dekhar) (জন্য|jonno) (সময়|অ্যাপয়েন্টমেন্ট|somoy)
    দেখতে যাব, দেখতে যাবো, দেখতে আসব, দেখতে আসবো, দেখতে আসতে (পারি|চাই), দেখতে যেতে (পারি|চাই), গিয়ে দেখতে, গিয়ে দেখব, এসে দেখতে, এসে দেখব, এসে দেখে যাব, দেখে যাব, ভিজিট, ভিজিট করতে চাই, সাইট ভিজিট, আসব, আসবো, আসছি, আসতে পারি, আসতে চাই, যাব দেখতে, যাওয়া যাবে, কাল, আগামীকাল, আগামী কাল, কালকে, পরশু, আজ, আজকে, রবিবার, সোমবার, মঙ্গলবার, বুধবার, বৃহস্পতিবার, শুক্রবার, শনিবার, রোববার, এই রবিবার, আগামী (রবিবার|সোমবার|মঙ্গলবার|বুধবার|বৃহস্পতিবার|শুক্রবার|শনিবার|সপ্তাহে|মাসে), সময় আছে, ফ্রি আছি, ফ্রি থাকব, দেখা করতে, দেখা করব, দেখা করতে চাই, অ্যাপয়েন্টমেন্ট, পৌঁছাব, পৌঁছব, পৌঁছে যাব
    dekhte jabo, dekhte asbo, dekhte aste (pari|chai), dekhte jete (pari|chai), giye dekhte, giye dekhbo, ese dekhbo, ese dekhte, dekhe jabo, visit korte chai, asbo, ashbo, aschi, aste pari, aste chai, jabo dekhte, kalke, kal, agamikal, agami kal, porshu, poroshu, aj, ajke, aaj, robibar, sombar, mongolbar, budhbar, brihospotibar, sukrobar, shukrobar, shonibar, sonibar, agami (robibar|sombar|shonibar|soptahe), dekha korte, dekha korbo, somoy ache, free achi, free thakbo, pouche jabo, robibare, shonibare, রবিবারে, শনিবারে`,
  'talk:past': `
    (ভাড়া|ভাড়ায়|ভাড়াতে|bhara|bharay|vara|varay) (থাকতাম|থাকতেন|থাকত|থাকতো|ছিলাম|থেকেছি|থেকে এসেছি|thaktam|thakten|thakto|chilam|thekechi),
    (যেখানে|যে জায়গায়|যে পাড়ায়|jekhane|je jaygay|je paray) [এখন|ভাড়া|ekhon|bhara] (থাকি|আছি|থাকছি|থাকতাম|thaki|achi|thakchi), (আছি|থাকি|achi|thaki) (মেসে|পিজিতে|হোস্টেলে|ভাড়া বাড়িতে|mess e|hostel e|pg te), (মেসে|পিজিতে|হোস্টেলে|mess e|hostel e|pg te) (আছি|achi),
    (যে|je|এখন যে|ekhon je) (বাড়িতে|বাড়িটায়|ফ্ল্যাটে|ফ্ল্যাটটায়|ঘরে|বাসায়|জায়গায়|barite|bari te|flat e|flate|flat ta te|ghore|basay|jaygay) [এখন|ভাড়া|ekhon|bhara] (আছি|রয়েছি|achi|royechi),
    ভেঙে (ফেলেছি|ফেলছি|ফেলা হয়েছে|গেছে|দিয়েছি), bhenge (felechi|gechhe|geche|diyechi),
    (আমার|আমাদের|amar|amader) (বাড়িতে|বাসায়|ফ্ল্যাটে|barite|basay|flat e|flate),
    (নম্বর|শতাংশ|পার্সেন্ট|ছুটি|প্রাইজ|পুরস্কার|number|nombor|chuti|marks) (পেয়েছে|পেয়েছি|পেলাম|পেল|পেলো|peyeche|peyechi|pelam|pelo), (জমি|জমিটা|বাড়ি|বাড়িটা|ফ্ল্যাট|ফ্ল্যাটটা|বাসা|jomi|bari|barita|flat|flatta) (বেচে|বিক্রি করে|beche|bikri kore) (দিয়েছি|দিয়েছে|দিয়েছেন|দিলাম|দিল|দিলেন|ফেলেছি|ফেলেছে|ফেললাম|diyechi|diyeche|dilam|dilo|felechi|feleche)
    কিনল, কিনলো, কিনলেন, কিনলাম, কিনে (ফেলল|ফেললো|ফেলেছে|ফেলেছি|ফেললাম|নিল|নিয়েছে|নিয়েছি), নিল, নিলো, নিলেন, নিলাম, kinlo, kinlen, kinlam, kine (fello|felechi|feleche|niyeche|nilo), nilo, nilen, nilam, (ভাড়া|rent|রেন্ট|bhara|vara) [বাবদ] (দিই|দেয়|দেন|dey|den|দেই|গুনি|গুনছি|গুনতে হয়|দিতে হয়|dii|di|dei|guni|gunchi|dite hoy|pay kori)
    (যে|je) (ফ্ল্যাটে|বাড়িতে|বাসায়|ঘরে|জায়গায়|flat e|flate|barite|basay) [এখন|ekhon|ভাড়া|bhara] (থাকি|আছি|থাকছি|থাকতাম|thaki|achi|thakchi), (আমার|আমাদের|amar|amader) [এক|একজন|পুরনো|ek|ekjon] (বন্ধু|বান্ধবী|কলিগ|সহকর্মী|প্রতিবেশী|কাকু|কাকা|মামা|জেঠু|পিসি|মাসি|শালা|বস|bondhu|bandhobi|kaku|kaka|mama|colleague|boss), (পাশের|pasher) (বাড়ির|ফ্ল্যাটের|barir|flater) (কাকু|কাকা|লোক|ভদ্রলোক|দাদা|বৌদি|kaku|lok|dada)
    এসেছিল, এসেছিলাম, গিয়েছিল, হয়েছিল, পেয়েছিলাম, পেয়েছিল, লেগেছিল, দিয়েছিলেন, ছেড়েছি, থেকেছি, esechilo, giyechilo, hoyechilo, peyechilam, legechilo
    কিনেছে, কিনেছি, কিনেছেন, কিনেছিল, কিনেছিলাম, কিনেছিলেন, নিয়েছে, নিয়েছি, নিয়েছিল, নিয়েছিলাম, ছিল, ছিলাম, ছিলেন, ছিল না, থাকত, থাকতাম, থাকতেন, বেড়ে গেছে, বেড়েছে, কমে গেছে
    বিক্রি করেছে, বিক্রি করেছি, বেচে দিয়েছে, বেচে দিয়েছি, দেখেছিলাম, দেখেছি, দেখলাম, গিয়েছিলাম, শুনেছি, শুনলাম, হয়ে গেছে, করেছিল, করেছিলাম, দিয়েছিল, দিয়েছিলাম
    kineche, kinechi, kinechilo, kinechilam, niyeche, niyechi, niyechilam, chilo, chilam, chilen, chilo na, thakto, thaktam, bere geche, bereche, kome geche, bikri koreche, bikri korechi, beche diyeche, dekhechilam, dekhechi, dekhlam, giyechilam, shunechi, sunechi, hoye geche`,
  'talk:cost': `
    ভাড়া (দিই|গুনি|গুনছি|দিয়ে থাকি|টানি|টানছি), (bhara|vara) (dii|gunchi|diye thaki|tanchi),
    (গাড়ি|গাড়ির|বাইক|gari|car|bike) (সারাতে|সার্ভিস|সারাই|service|repair|sarate),
    (ফ্ল্যাটের|বাড়ির|ঘরের|জমির|flat er|barir|ghorer|jomir) (কিস্তি|ইএমআই|লোন|ট্যাক্স|খাজনা|বিল|চাবি|kisti|emi|loan|tax|bill|chabi)
    [বিদ্যুতের|কারেন্টের|ইলেকট্রিকের|গ্যাসের|ফোনের|জলের|মোবাইলের] বিল
    ডিপোজিট, সিকিউরিটি ডিপোজিট, জামানত, অ্যাডভান্স, অগ্রিম, এডভান্স, সেলামি, মেন্টেনেন্স, মেইনটেনেন্স, মেনটেনেন্স, রক্ষণাবেক্ষণ, রক্ষণাবেক্ষণ খরচ, দালালি, ব্রোকারেজ, ব্রোকার ফি, কমিশন, ইএমআই, কিস্তি, লোন, হোম লোন, ঋণ, গৃহঋণ, মাইনে, বেতন, আয়, রোজগার, ইনকাম, স্যালারি, কর, ট্যাক্স, জিএসটি, স্ট্যাম্প ডিউটি, রেজিস্ট্রি খরচ, টোকেন, ডাউন পেমেন্ট, ডাউনপেমেন্ট, সুদ, ইলেকট্রিক বিল, কারেন্টের বিল, বিদ্যুৎ বিল, ফি, ছাড়, ডিসকাউন্ট, এখন ভাড়া দিই, এখন যে ভাড়া দিচ্ছি, বুকিং টাকা, চার্জ
    advance, agrim, ogrim, selami, salami, jamanot, dalali, brokerage, kisti, loan, rin, maine, mayna, beton, ay, rojgar, income, tax, sud, bill, discount, emi, deposit, maintenance, booking taka, charge`,
  origin: `
    (আমাদের|ওর|ওদের|আমার বরের|আমার স্বামীর|স্বামীর|বরের|স্ত্রীর|বউয়ের|ছেলের|মেয়ের|amader|or|amar borer|borer|swamir|stri r|bouer|cheler|meyer) (অফিস|কলেজ|স্কুল|কর্মস্থল|কাজের জায়গা|office|college|school|kajer jayga)
    আমার (অফিস|কাজের জায়গা|কলেজ|স্কুল|দেশের বাড়ি|আদি বাড়ি|গ্রামের বাড়ি|বর্তমান ঠিকানা|কর্মস্থল|দেশ) [এখন|হল|হলো], amar (office|college|desher bari|gramer bari|school|kormosthol) [ekhon|holo], অফিস আমার, এখনকার বাড়ি`,
  'origin:after': `
    থাকে, থাকেন, thake, thaken,
    [একটা|একটি|এক|ekta] (ব্যাংকে|ব্যাঙ্কে|কোম্পানিতে|স্কুলে|কলেজে|হাসপাতালে|দোকানে|অফিসে|কারখানায়|bank e|company te|school e|office e|dokane) (কাজ|চাকরি|kaj|chakri|job) (করি|করে|করছি|করেন|kori|kore|korchi)
    লোক, লোকেরা, ছেলে, মেয়ে, lok, chele, meye, মানুষ আমি, মানুষ আমরা
    (চাকরি|কাজ|জব|ব্যবসা|chakri|kaj|job) (করেন|করে|করছে|করছেন|koren|kore|korche)
    (বাইরে|বাহিরে|baire) (থাকি|আছি|থাকেন|থাকে|thaki|achi)
    ভাড়া থাকি, ভাড়ায় থাকি, ভাড়া বাড়িতে থাকি, ভাড়া আছি, bhara thaki, vara thaki, থেকে, theke, থেকে চলে এসেছি, এখন আছি, চাকরি করছি, কাজ করছি, পড়ছে, পড়াই, পড়তে এসেছি
    থাকি, থাকি এখন, থাকছি, আছি, থাকতাম, থাকেন, বাস করি, থেকে (এসেছি|আসছি|বলছি|আসব|এলাম|এসে|শিফট করছি|যাচ্ছি|চলে আসছি|চলে যাব|চলে যাবো|চলে আসব|চলে আসতে|শিফট হচ্ছি|ফোন করছি|কথা বলছি|লিখছি), এর (লোক|ছেলে|মেয়ে|বাসিন্দা), লোক আমি, র (লোক|মেয়ে|ছেলে|বাসিন্দা), বাসিন্দা, চাকরি করি, চাকরি করে, কাজ করি, পড়ি, পড়ে, পড়াশোনা করি, কর্মরত, অফিস আমার, আমার অফিস, বাড়ি আমার
    thaki, thaki ekhon, thakchi, achi, thaktam, thaken, bas kori, theke (esechi|aschi|bolchi|asbo|elam|shift korchi|jacchi|phone korchi|likhchi|chole asbo|chole aschi|chole jabo), er (lok|chele|meye|basinda), basinda, chakri kori, kaj kori, pori, porashona kori, job kori, office amar, amar office`,

  own: `
    আমার, আমাদের, আমার একটা, আমার একটি, আমার নিজের, নিজের, আমাদের একটা, আমার দুটো, আমি মালিক, মালিক আমি, amar, amader, amar ekta, amar ekti, amar nijer, nijer, amader ekta, ami malik, আমার কাছে একটা, amar kache ekta, বাবার, babar, পৈতৃক, poitrik, আমার মায়ের`,
  'offer:sale': `
    বিক্রি (করব|করবো|করতে|করতে চাই|করতে চাইছি|করতে চাচ্ছি|করা|করার|করে দেব|করে দিতে চাই|করছি|করাতে|করে দিন|করতে হবে|করে দেবেন), বিক্রয় (করব|করবো|করতে|করতে চাই|করার), বেচব, বেচবো, বেচতে, বেচতে চাই, বেচতে চাইছি, বেচে দেব, বেচে দেবো, বেচে দিতে চাই, বেচা, বেচার, বেচে, বেচতে হবে, ক্রেতা (চাই|খুঁজছি|দরকার|লাগবে|খুঁজে দিন|পাব), খদ্দের (চাই|খুঁজছি|দরকার|লাগবে), কেনার লোক (চাই|খুঁজছি), ক্রেতা
    bikri (korbo|korte|korte chai|korte chaichi|korte chacchi|kora|korar|kore debo|korchi|kore dite chai), bechbo, becbo, bechte, bechte chai, beche debo, beche dite chai, bechar, kreta (chai|khujchi|dorkar|lagbe), khodder (chai|khujchi|dorkar), buyer (chai|khujchi|dorkar|lagbe), sell (korbo|korte chai|korte|korchi|korar), সেল (করব|করবো|করতে চাই|করতে), sale (korbo|korte chai)`,
  'offer:rent': `
    (বাড়ি|ফ্ল্যাট|ঘর|ফ্লোর|bari|flat|ghor|floor) (ভাড়া|bhara|vara) (দিতে|দেব|দেবো|দেওয়ার|দেবার|dite|debo|dewar|deoar|debar) [(চাই|চাইছি|চাচ্ছি|আছে|chai|chaichi|chachchi)],
    ভাড়া (দেব|দেবো|দিব|দিতে চাই|দিতে চাইছি|দিতে চাচ্ছি|দেওয়ার|দেওয়া|দেবার|দিতে|দিচ্ছি|দিতে হবে|দেয়ার), ভাড়ায় (দেব|দেবো|দিব|দিতে চাই|দিতে চাইছি|দেওয়ার|দেবার|দিতে), ভাড়াটে (চাই|খুঁজছি|দরকার|লাগবে|খুঁজে দিন|পাব|পাওয়া যাবে), ভাড়াটিয়া (চাই|খুঁজছি|দরকার|লাগবে|খুঁজে দিন), রেন্টে (দেব|দেবো|দিতে চাই|দিতে), রেন্ট দিতে চাই, লিজ দিতে চাই, লিজ দেব, ভাড়া বসাতে চাই, ভাড়াটে বসাতে চাই, ভাড়াটে রাখতে চাই, ভাড়াটে বসাব, ভাড়াটে রাখব
    bhara (debo|dibo|dite chai|dite chaichi|dite chacchi|deoar|deoa|debar|dite|dicchi), vara (debo|dibo|dite chai|dite chaichi|deoar|deoa|dite|dicchi), bharay (debo|dibo|dite chai|deoar|dite), bharate (chai|khujchi|dorkar|lagbe), varatia (chai|khujchi|dorkar|lagbe), bharatia (chai|khujchi|dorkar|lagbe), tenant (chai|khujchi|dorkar|lagbe), rent e (debo|dite chai|dibo), rent (debo|dite chai|dibo), টেনান্ট (চাই|খুঁজছি|দরকার), rente (debo|dite chai), ভাড়াটের খোঁজ, ভাড়াটে`,
  tenant: 'ভাড়াটে, ভাড়াটিয়া, টেনান্ট, bharate, bharatia, varatia',

  more: `
    (অন্যটা|অন্যটি|পরেরটা|onnota|porerta) (দেখান|দেখাও|দিন|দাও|dekhan|dekhao|din),
    আর (কোনো|কোনও) (ফ্ল্যাট|বাড়ি|অপশন|কিছু|জমি) (নেই|নাই), ar kono (flat|bari|option|kichu) (nei|nai), এগুলো ছাড়া, এ ছাড়া আর, আরও কয়েকটা দেখি
    আরও, আরো, আরও (দেখান|দেখাও|আছে|কিছু|অপশন|কয়েকটা|একটু|চাই|দিন|ফ্ল্যাট|বাড়ি|একটা), আরো (দেখান|দেখাও|আছে|কিছু|অপশন|কয়েকটা|একটু|চাই|দিন|ফ্ল্যাট|বাড়ি|একটা), অন্য (কিছু|একটা|আর|অপশন|কিছু দেখান|ফ্ল্যাট|বাড়ি|কোনো|কোনও|আরও), অন্যগুলো, বাকিগুলো, আর কি আছে, আর কী আছে, আর কিছু আছে, আর কোনো, আর আছে, আর দেখান, পরেরটা, পরেরগুলো, পরের, আর একটা, আরেকটা, আরেকটি, এগুলো পছন্দ (না|নয়|হয়নি|হচ্ছে না), পছন্দ (হয়নি|হল না|হলো না|হচ্ছে না), নতুন কিছু, আলাদা কিছু, এছাড়া, এছাড়া আর
    aro, aaro, aro (dekhan|dekhao|ache|kichu|option|koyekta|chai|din|flat|bari|ekta), onno (kichu|ekta|option|flat|bari|kono), onyo (kichu|ekta|option|flat|bari), onnogulo, baki gulo, bakigulo, ar ki ache, ar kichu ache, ar kichu dekhan, ar kono, ar ache, ar dekhan, porerta, porer gulo, ar ekta, arekta, notun kichu, alada kichu, pochondo (hoyni|holo na|hocche na), arekta dekhan, more option, more dekhan`,
  cheaper: `
    [অত|এত|oto|eto] (দামে|টাকায়|ভাড়ায়|dame|takay|bharay) (পোষাবে|পোষায়|পোষাচ্ছে|পোষাবেনা|posabe|poshabe|posay) [না|na]
    (ভাড়া|ভাড়াটা|দাম|দামটা|bhara|bharata|vara|dam|damta|rent) [টা|ta] [যে|তো|to] (বড্ড|খুব|একটু|বেশ|অনেক|অনেকটা|বড়|boddo|khub|ektu|besh|onek|onekta) (বেশি|বেশী|চড়া|beshi|besi|chora)
    (রেট|রেটটা|দাম|দামটা|ভাড়া|ভাড়াটা|rate|dam|damta) [তো|to] (খুব|অনেক|বড্ড|khub|onek) (বেশি|beshi),
    [একটু|খুব] বেশি (হয়ে যাচ্ছে|হয়ে গেল|পড়ছে|লাগছে), [ektu|khub] beshi (hoye jachche|hoye gelo|porche|lagche),
    সস্তা, সস্তার, সস্তায়, আরও সস্তা, আরো সস্তা, একটু সস্তা, সস্তা কিছু, কম (দামি|দামের|দামে|ভাড়ার|ভাড়ায়|টাকায়|টাকার|খরচে|বাজেটের|খরচের), আরও কম, আরো কম, একটু কম, আর একটু কম, কমদামি, দাম (বেশি|অনেক|বড্ড বেশি|খুব বেশি), দামি (বেশি), খুব দামি, বেশি দাম, অনেক দাম, অনেক দামি, বড্ড দামি, এত দাম, এত টাকা, বেশি পড়ছে, বাজেটের বাইরে, সাধ্যের বাইরে, সাধ্যের মধ্যে, ভাড়া (বেশি|অনেক|বড্ড বেশি|খুব বেশি), কমের মধ্যে কিছু, কমের মধ্যে, অল্প দামের, অল্প টাকায়, সুলভ, সাশ্রয়ী
    sosta, shosta, sostar, sostay, aro sosta, ektu sosta, sosta kichu, kom (dami|damer|dame|bharar|bharay|takay|takar|budget er|khoroche|budget), aro kom, ektu kom, ar ektu kom, dam (beshi|onek|khub beshi|besi), khub dami, onek dam, onek dami, boddo dami, budget er baire, bhara (beshi|onek|besi), komer moddhe, komer modhye, kom damer`,
  costlier: `
    দামি, দামী, আরও দামি, আরো দামি, বেশি দামের, বেশি দামি, বেশি বাজেটের, ভালো মানের, প্রিমিয়াম, লাক্সারি, বিলাসবহুল, অভিজাত, dami, aro dami, beshi damer, besi damer, bilashbohul`,
  bigger: `
    বড়, বড়ো, বড়সড়, আরও বড়, আরো বড়, একটু বড়, বড় কিছু, বড় (দেখান|দেখাও|চাই), বেশি জায়গা, খোলামেলা, প্রশস্ত, খুব ছোট, ছোট হয়ে (যাচ্ছে|যায়|গেল), বেশি ছোট, ছোট হবে, বেশি ঘর, আরও বেশি ঘর, boro, baro, aro boro, ektu boro, boro kichu, boro (dekhan|chai), beshi jayga, kholamela, khub choto, choto hoye jacche, khub chhoto, bado, আরও বড় চাই`,
  smaller: `
    ছোট, ছোটো, আরও ছোট, আরো ছোট, একটু ছোট, ছোট কিছু, ছোট্ট, ছোট (দেখান|চাই), খুব বড়, বেশি বড়, বড় হয়ে (যাচ্ছে|যায়|গেল), বড্ড বড়, অত বড়, এত বড়, choto, chhoto, aro choto, ektu choto, choto kichu, choto (dekhan|chai), khub boro, beshi boro, boddo boro, boro hoye jacche, oto boro, eto boro`,
  nearer: `
    আরও কাছে, আরো কাছে, কাছাকাছি কিছু, একটু কাছে, কাছের, আরও কাছের, কাছে কিছু, খুব দূরে, অনেক দূরে, অনেক দূর, বেশি দূরে, বেশি দূর, দূরে হয়ে (যাচ্ছে|যায়), দূর হয়ে (যাচ্ছে|যায়), aro kache, ektu kache, kacher, aro kacher, kachakachi kichu, khub dure, onek dure, onek dur, beshi dure, beshi dur, dur hoye jacche`,
  why: `
    কেন, কেন (এটা|এটাই|এটি|এই ফ্ল্যাট|এই বাড়ি|ওটা|দেখাচ্ছেন|দেখালেন|বললেন|দিলেন), এটা কেন, এটাই কেন, কেন এটা, কী কারণে, কি কারণে, কারণ কী, কারণ কি, কীসের ভিত্তিতে, keno, keno (eta|etai|ei flat ta|dekhachhen|dekhalen|bollen|dilen), eta keno, etai keno, ki karone, karon ki, কারণটা কী`,
  last: 'শেষ, শেষেরটা, শেষেরটি, শেষটা, সবশেষ, সব শেষেরটা, শেষের, shesh, ses, shesher, sesher, shesherta, sesherta, সবচেয়ে শেষের, সর্বশেষ',
  choice: `
    টা, টি, নম্বর, নাম্বার, নং, অপশনটা, নম্বরের, ta, nombor, nombar, nambar, nombor ta, optionta, (নম্বর|নাম্বার|নং|nombor|number) (ফ্ল্যাট|বাড়ি|flat|bari)`,

  creed: `
    বাঙালি, বাঙালী, বাঙালিদের, bangali, bangalider,
    হিন্দু, হিন্দুর, মুসলমান, মুসলিম, মুসলমানের, খ্রিস্টান, খ্রিষ্টান, ক্রিশ্চান, শিখ, জৈন, বৌদ্ধ, ব্রাহ্মণ, বামুন, ধর্ম, ধর্মের, জাত, জাতের, জাতপাত, জাতি, কায়স্থ, দলিত, মারোয়াড়ি, মাড়োয়ারি, তফসিলি, নিচু জাত, উঁচু জাত, সম্প্রদায়, বিহারি, অবাঙালি, hindu, musolman, muslim, musalman, khristan, christian, brahman, brahmon, bamun, dhormo, dhormer, jat, jater, kayostho, marwari, sikh, jain, obangali, একই (ধর্মের|জাতের), eki (dhormer|jater)`,
  diet: `
    নিরামিষ, নিরামিষাশী, নিরামিষভোজী, আমিষ, আমিষাশী, ভেজ, ভেজিটেরিয়ান, নন ভেজ, ননভেজ, মাছ মাংস, মাছ মাংস খায় না, মাছমাংস, মাংস, গরুর মাংস, niramish, niramishashi, amish, veg, vegetarian, non veg, mach mangsho, mangsho`,
  marital: `
    ব্যাচেলর, ব্যাচেলার, অবিবাহিত, অবিবাহিতা, বিবাহিত, বিধবা, ডিভোর্সি, বিবাহবিচ্ছিন্ন, পরিবার (ছাড়া কেউ|নিয়ে থাকে এমন), শুধু (ফ্যামিলি|পরিবার), ফ্যামিলি, bachelor, obibahito, bibahito, bidhoba, divorcee, shudhu family, sudhu family, only family, একা মেয়ে, একা ছেলে, বিয়ে হয়নি এমন`,
  contact: `
    [er|এর] (সাথে|সঙ্গে|sathe|songe|shathe) (ফোনে|ফোন এ|সরাসরি|সামনাসামনি|direct|phone e|phone এ) (কথা|যোগাযোগ|kotha|jogajog)
    (সাথে|সঙ্গে|sathe|songe) [direct|সরাসরি|ফোনে|sorasori|phone e] (কথা|kotha) (বলা|bola) (যাবে|যায়|যেতে পারে|jabe|jay|jete pare) [কি|ki]
    সাথে কথা, সঙ্গে কথা, সাথে কথা বলতে, সঙ্গে কথা বলতে, সঙ্গে যোগাযোগ, সাথে যোগাযোগ, যোগাযোগ, কথা বলতে, কথা বলিয়ে, কথা বলব, কথা বলবো, যোগাযোগ করিয়ে, সঙ্গে কথা বলা, সাথে কথা বলা, katha bolte, kotha bolte, kotha bolbo, songe kotha, sathe kotha, jogajog`,
  agent: `
    কারোর, কারুর, karor, karur, মানুষ, এজেন্ট, দালাল, ব্রোকার, মালিক, মালিকের, বাড়িওয়ালা, বাড়িওয়ালার, কেউ, কারও, কারো, লোক, প্রতিনিধি, এক্সিকিউটিভ, কাস্টমার কেয়ার, রিয়েলটর, ম্যানেজার, manush, dalal, broker, malik, maliker, bariwala, bariwalar, keu, karo, lok, protinidhi`,
  people: `
    প্রতিবেশী, প্রতিবেশি, পাড়া, পাড়ায়, পাড়ার, মালিক, মালিকের, বাড়িওয়ালা, বাড়িওয়ালার, লোক, লোকজন, লোকেরা, মানুষ, মানুষজন, পরিবার, পরিবারের, বাসিন্দা, আশেপাশের, আশপাশের, আশেপাশে, এলাকা, এলাকায়, সোসাইটি, বিল্ডিং, কমপ্লেক্স, শুধু, শুধুমাত্র, কেবল, থাকে এমন, থাকেন এমন, আবাসন, আবাসনে, ছাড়া, রা থাকে, যেন না থাকে, না থাকে, পাড়াপড়শি, পড়শি
    protibeshi, protibesi, para, paray, malik, maliker, bariwala, bariwalar, lok, lokjon, lokera, manush, poribar, ashepasher, elaka, elakay, society, building, complex, shudhu, sudhu, keboli, keu, chara, jeno na thake`,
  self: `
    আমি, আমরা, আমার পরিবার, আমাদের পরিবার, আমার স্বামী, আমার স্ত্রী, ami, amra, amar poribar, amader poribar, নিজে, আমাদের ফ্যামিলি, amader family, আমার ছেলে, আমার মেয়ে, amar chele, amar meye`,

  'near-it': `
    কাছাকাছি, কাছেপিঠে, আশেপাশে, আশপাশে, ধারেকাছে, (ওর|তার|অফিসের|কাজের জায়গার|কলেজের|হাসপাতালের) (কাছে|কাছাকাছি|পাশে|আশেপাশে)
    kachakachi, kachhakachhi, ashepashe, asepase, dharekache, (or|tar|officer|office er|college er) (kache|kachakachi|pashe|ashepashe)`,
  filler: `
    ${states}
    (লোন|ঋণ|loan) (পাস|স্যাংশন|মঞ্জুর|pass|sanction) (হয়ে গেছে|হয়েছে|হয়ে গেল|hoye geche|hoyeche),
    (কোন|কোনটা) (এলাকা|জায়গা) (ভালো|ভাল|ঠিক) [হবে] (জানি না|জানিনা), kon (elaka|area|jayga) bhalo (jani na|janina),
    (টাকা|পয়সা|taka|poysa) (নেই|nei|nai),
    করলে, korle, (ভাড়াটে|ভাড়াটিয়া|bharate|varatia) (হয়ে|hoye),
    হাতে, হাতের, 
    (আমার|আমাদের|amar|amader) [এক|একজন] (বন্ধুর|বান্ধবীর|কলিগের|সহকর্মীর|কাকার|মামার|মাসির|পিসির|bondhur|kakar|mamar|masir) (জন্য|জন্যে|jonno), (বন্ধুর|বান্ধবীর|bondhur) (জন্য|জন্যে|jonno), জেলা, জেলায়, জেলার, jela, jelay, jelar
    ভাড়া (দেব|দেবো|দেওয়ার|দেবার) (বলে|জন্য|জন্যে), (bhara|vara) (debo|deoar|debar) (bole|jonno), হিসেব, হিসাব, হিসেবটা
    (আসে|থাকে|পাওয়া যায়|রাখা যায়|ঢোকে|পাই|ase|thake|pawa jay|rakha jay) (এমন|এরকম|emon|erokom)
    আর কি, আরকি, arki, মিলে, একসঙ্গে, একসাথে, mile, eksathe, eksonge
    [পুরনো|পুরোনো|নিজের|দেশের|গ্রামের] (জমি|বাড়ি|ফ্ল্যাট|সোনা|গাড়ি) (বেচে|বেচে দিয়ে|বিক্রি করে দিয়ে|বিক্রি করে একটা|বিক্রি করে নতুন), (jomi|bari|flat) (beche|beche diye|bikri kore diye|bikri kore ekta)
    শর্ত, শর্তটা, shortota, sorto
    (আপনাদের|আপনার|তোমাদের|তোমার|apnader|apnar|tomader) (ওখানে|এখানে|okhane|ekhane), কোথাও, কোথাও একটা, kothao, kothao ekta
    ব্যাপার, ব্যাপারটা, বিষয়টা, কথাটা, byaparta, beparta, bishoyta
    ব্যাপারে, বিষয়ে, ক্ষেত্রে, বেলায়, বাড়িতে, barite, byapare, bepare, bisoye, আমাদের মতো, মতো একটা, সম্ভব হলে, পারলে ভালো, ইচ্ছে করলে, দেখতে
    সংখ্যক, আমার, আমি, আমাদের, আমাকে, আমরা, আমায়, আপনি, আপনার, আপনাদের, আপনাদের কাছে, আপনার কাছে, তোমার, তোমাদের, তোমার কাছে, তুমি, তোমাদের কাছে, একটু, একটা, একটি, তো, টা, টি, যে, যেটা, যেমন, এমন, এরকম, ওরকম, সেরকম, জন্য, জন্যে, করে, করতে, করা, করার, হলে, হলেই, হলেই হবে, হলেই চলবে, হলেও, হলেও চলবে, হবে, চলবে, হয়, হল, হলো, হতে, হওয়া, হতো, যদি, থাকে, থাকলে, থাকা, থাকতে, থাকবে, আছে (এমন|এরকম|এইরকম|সেরকম|যেটায়|যেখানে|যাতে), দিয়ে, নিয়ে, নিতে, দিতে, দেওয়া, দেব, দেবো, দিব, পারি, পারব, পারবো, পারবেন, পারেন, পারলে, দয়া করে, দয়া করে, প্লিজ, প্লীজ, দাদা, দিদি, ভাই, স্যার, ম্যাডাম, গুরু, ভালো, ভাল, সুন্দর, নতুন, পুরনো, পুরোনো, শুধু, কেবল, মাত্র, এখন, এখনই, এখনি, এবার, এবারে, তাহলে, তা, তাই, খুব, বেশ, একদম, ঠিক, ধরনের, ধরণের, রকম, রকমের, মতো, মত, মতন, বাবদ, হিসেবে, হিসাবে, সাধারণ, পরিষ্কার, নিরিবিলি, শান্ত, আমারে, মোটামুটি, কয়েকটা, কয়েকটি, মিনিমাম, যেন, জরুরি, জরুরী, তাড়াতাড়ি, যত তাড়াতাড়ি সম্ভব, দ্রুত, এর, র, এ, তে, কে, য়, য়ে, এতে, আর, ও, ই, বলে, নিজের, নিজস্ব, পরিবারের জন্য, পরিবারের, পরিবার নিয়ে, ফ্যামিলির জন্য, থাকার জন্য, থাকার, থাকবার, বসবাসের জন্য, নাহলে, সব মিলিয়ে, টোটাল, খালি, ফাঁকা, মধ্যবিত্ত, কোনও, কোনো, কিছু, আছি, গো, রে, মশাই, বাবু, নিচ্ছি, অ্যারাউন্ড, হ্যাঁ মানে, ইয়ে, মানে, ওই, যাহোক
    amar, ami, amader, amake, amra, amay, apni, apnar, apnader, apnader kache, apnar kache, tomar, tomader, tomar kache, tumi, ektu, ekta, ekti, akta, ta, ti, je, jeta, jemon, emon, erokom, jonno, jonne, jnno, kore, korte, kora, korar, hole, holei, holei hobe, holei cholbe, holeo, holeo cholbe, hobe, cholbe, hoy, holo, hote, hoto, jodi, thake, thakle, thaka, thakte, thakbe, (ache|achhe|ase) (emon|erokom|eirokom|jetay|jekhane), diye, die, niye, nie, nite, dite, deoa, debo, dibo, pari, parbo, parben, paren, parle, doya kore, daya kore, dada, didi, bhai, vai, guru, bhalo, valo, sundor, notun, purono, shudhu, sudhu, keboli, matro, ekhon, ekhoni, ebar, tahole, tai, khub, besh, ekdom, thik, dhoroner, rokom, moto, moton, babod, hisebe, koyekta, jeno, joruri, jaruri, taratari, er, r, e, te, ke, y, ye, ete, ar, o, i, bole, nijer, poribarer jonno, poribar niye, family r jonno, family niye, thakar jonno, thakar, nahole, total, khali, faka, kono, kichu, go, re, babu, hole hobe, hole cholbe, ar ki, eirokom, eirokom kichu, dekhe, দেখে, শুনে, ar ektu`,
  interjection: `
    [এই|এ|ওই|ei] (শোনো|শুনুন|শুনছ|শুনছেন|শোন|shono|sono|shunun|sunun|shon) না, [ei] (shono|sono|shunun|sunun) na, বলছিলাম কি, বলছি কি, বলছিলাম যে, bolchilam ki, bolchi ki, bolchilam je
    আচ্ছা, ঠিক আছে, ওকে, হ্যাঁ, না, শুনুন, শোনো, শুনছেন, দেখুন, হুম, ও আচ্ছা, আরে, ওহ, উফ, দাদা, দিদি, ভাই, স্যার, ম্যাডাম, গুরু, প্লিজ, আর, তাহলে, এবার, নমস্কার, হ্যালো, বলুন, ধন্যবাদ, accha, acha, achcha, thik ache, hya, ha, shunun, shono, sunun, sono, dekhun, hum, o accha, dada, didi, bhai, vai, sir, guru, ar, tahole, ebar, nomoskar, bolun, আচ্ছা তাহলে, আর হ্যাঁ, ar ha`,
  at: `
    থেকে কাছাকাছি, থেকে কাছে হলে, থেকে হাঁটাপথ, থেকে হাঁটা পথে, থেকে অল্প দূরে, থেকে খুব দূরে নয়, থেকে কাছাকাছি হলে, theke kachakachi, theke dure noy, থেকে হেঁটে
    কাছে, কাছাকাছি, পাশে, আশেপাশে, আশপাশে, নিকটে, কাছেই, পাশেই, দিকে, দিকটায়, সামনে, ধারে, লাগোয়া, সংলগ্ন, মধ্যে, ভিতরে, ভেতরে, চত্বরে, মোড়ে, উপর, ওপর, থেকে কাছে, থেকে দূরে নয়, থেকে বেশি দূরে নয়, বরাবর, আশেপাশেই, kache, kachhe, kachakachi, pashe, pase, ashepashe, asepase, ashe pashe, nikote, kachei, pashei, dike, samne, dhare, moddhe, modhye, e, te, y, তে, এ, theke kache, er kache, er pashe, er dike, side e, চারপাশে, charpashe, উল্টোদিকে, পেছনে, পিছনে`,
  is: '',
  of: 'এর, er, টার, র, -এর, r',
}
