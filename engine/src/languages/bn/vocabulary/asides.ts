import type { AsidePhrases } from '../../language.ts'
import { speakingIn } from '../../speaking.ts'
import { errands, otherServices } from './errands.ts'
import { unlisted } from './unlisted.ts'

/** Asking to go on in another language. */
const asked = speakingIn('bn')

/** What Bengali speakers say beside their wishes. */
export const asides: Omit<AsidePhrases, 'there'> = {
  unsuited: `
    থাকতে (পারবে|পারবেন|পারে|পারেন) না,
    (আমাদের|আমার) (পোষায়|পোষাবে|সুট করে) না, পোষায় না,
    দম বন্ধ (লাগে|হয়ে আসে|হয়ে যায়|লাগছে),
    [আমার|আমাদের] [(অফিস|কলেজ|স্কুল|কাজ|কাজের জায়গা|স্টেশন|শহর|office|college) থেকে] (অনেক|খুব|বেশি|বড্ড|ভীষণ|অতটা|এত|অনেকটা) (দূর|দূরে|door) [হয়ে যায়|হয়ে যাবে|হয়ে যাচ্ছে|হবে|পড়ে যায়|পড়ে যাবে|পড়ে|পড়বে|হয়ে গেল|লাগে],
    (খুব|বড্ড|ভীষণ|বেজায়|অনেক) (ভিড়|ঘিঞ্জি|জ্যাম|আওয়াজ|হইচই|হট্টগোল|নোংরা|দূষণ|যানজট|jam|noisy) [হয়|লাগে|থাকে|ওখানে|জায়গা]`,
  'moves-on:after': `
    (শিফট|আপগ্রেড|shift|upgrade) (করতে|করব|করবো|করার|হতে|হব) [চাই|চাইছি|চাচ্ছি|হবে|ভাবছি|ইচ্ছে]
    (যেতে|উঠতে|উঠে যেতে|সরে যেতে) (চাই|চাইছি|চাচ্ছি|হবে), উঠব, উঠবো, উঠে যাব, চলে যেতে চাই`,
  neither: 'না',
  'no-deal': `
    (কোনো|কোনও) (লাভ|মানে|কাজ) (নেই|হবে না), (লাভ|কাজ|মানে) (নেই|হবে না),
    (নেওয়ার|দেখার|দেখিয়ে) [কোনো] (মানে|লাভ) (নেই|হয় না|হবে না),
    [থাকলে|হলে|পেলে] [আর] (দেখাবেন|পাঠাবেন|বলবেন|দেখিও) না, কথাই (নেই|ওঠে না),
    (নিতেই|থাকতেই|নিতে|থাকতে) (পারব|পারবো|পারছি) না`,
  'within-it': '(এর|তার|ওর) (মধ্যেই|মধ্যে|ভিতরেই|ভেতরেই|ভেতরে)',
  funds: `
    [হোম] (লোন|ঋণ|loan), (লোন|ঋণ|loan) [তো] (পাব|পাবো|পাওয়া যাবে|মিলবে),
    (জমানো|জমিয়েছি|জমেছে|জমা|সঞ্চয়|সেভিংস|savings|saving|পুঁজি) [টাকা] [আছে|রয়েছে],
    হাতে [নগদ|ক্যাশ|জমানো] [আছে|রয়েছে], নগদ, ক্যাশ, cash, পিএফ, এফডি, fd, pf, ব্যাঙ্কে [জমা] [আছে],
    নিজের [কাছে] [টাকা] [আছে],
    (বাবা|মা|শ্বশুর|শ্বশুরমশাই|দাদা|ভাই|ছেলে|শাশুড়ি|কাকা|মামা) [আরও|আরো|দিয়ে] (দেবে|দেবেন|দিচ্ছে|দিচ্ছেন|দিতে পারবে|দিতে পারবেন)`,
  therefore:
    'আছে বলে, আছে বলেই, সেজন্য, সেই জন্য, সেইজন্য, এইজন্য, এই জন্য, তাই জন্য, সেই কারণে, এই কারণে, sejonno, sei jonno, ei jonno, tai jonno',
  'from-now':
    '(বাড়ি|বাড়িটা|ফ্ল্যাট|ফ্ল্যাটটা|জমি|জমিটা) (বেচে|বেচে দিয়ে|বিক্রি করে দিয়ে), (সেটা|ওটা|এটা|seta|ota|eta) (বেচে|বিক্রি করে|beche|bikri kore), (বেচে|বিক্রি করে|beche|bikri kore) (দিয়ে|diye), এখন, আপাতত, বর্তমানে, এই মুহূর্তে, apatoto, bortomane, এবার, এবারে, এইবার, ekhon, akhon, ebar, ebare, eibar',
  'aside:who': `
    (মানুষের|রোবটের|বটের) (সাথে|সঙ্গে) [কি] কথা বলছি [কি], আপনি কে, তুমি কে, (আপনি|তুমি) (কী|কি)$,
    (আপনি|তুমি|এটা) [কি] (মানুষ|রোবট|বট|কম্পিউটার|মেশিন|যন্ত্র),
    (apni|tumi) [ki] (manush|robot|bot|computer|machine), আপনার নাম (কী|কি), তোমার নাম (কী|কি),
    কার সাথে কথা বলছি, কার সঙ্গে কথা বলছি, apni (ke|manush|robot|bot), tumi (ke|manush|robot|bot),
    apnar nam ki, tomar nam ki, kar sathe kotha bolchi, kar songe kotha bolchi`,
  'aside:fees': `
    (আপনি|আপনারা|apni) (টাকা|কমিশন|ফি|দালালি|taka|commission) (নেন|নেবেন|nen|neben),
    কত (কমিশন|ব্রোকারেজ|দালালি|টাকা) (নেন|নেয়|নেবেন|নাও),
    (কমিশন|ব্রোকারেজ|দালালি) (কত|লাগে|লাগবে|নেন|দিতে হবে|আছে), আপনাদের (চার্জ|ফি|কমিশন) কত, এটা কি ফ্রি,
    টাকা লাগবে কি, পয়সা লাগবে, koto (commission|brokerage|dalali|taka) (nen|ney|neben),
    (commission|brokerage|dalali) (koto|lage|lagbe|nen|dite hobe|ache), apnader (charge|fee|commission) koto,
    eta ki free`,
  ...asked,
  compare: `
    (compare|কম্পেয়ার) (করুন|করো|করে দিন|করে দেখান|korun), পাশাপাশি, একসঙ্গে (দেখান|দেখাও), pashapashi,
    তুলনা [করুন|করো|করে দিন|করে দাও|করে দেখান|করে দেখাও], মিলিয়ে (দেখান|দেখাও|দেখুন), compare (korun|koro|kore),
    tulona (korun|koro|kore)`,
  placed: '',
  'place-is': '',
  take: '',
  'aside:cities': `
    (কোন কোন|কোন্ কোন্|কী কী|kon kon|kono kon) (শহরে|শহর|শহরের|জায়গায়|জায়গা|shohore|shohor|sohore|sohor|jaygay|jayga|city|cityte) [(আপনাদের|apnader)] [(বাড়ি|ফ্ল্যাট|bari|flat)] [(আছে|ache|achhe)]`,
  'aside:languages': `
    ${asked['aside:languages']}, কোন কোন ভাষা, কোন ভাষায়, কী কী ভাষা (জানেন|বলেন),
    ভাষা (বদলান|পাল্টান|বদলাতে চাই|পাল্টাতে চাই), অন্য ভাষা, kon kon bhasha, kon bhashay,
    bhasha (bodlan|paltan|bodlate chai), onno bhasha`,
  'aside:unlisted': unlisted,
  'aside:other-kind': `
    দোকান, দোকানঘর, দোকান ঘর, অফিস স্পেস, অফিস ঘর, গোডাউন, গুদাম, পিজি, মেস, হোস্টেল, পেয়িং গেস্ট, শোরুম,
    কমার্শিয়াল স্পেস, বাণিজ্যিক জায়গা, dokan, dokan ghor, office ghor, godown, gudam, mess, hostel`,
  'talk:errand': errands,
  'talk:elsewhere': otherServices,
  'others-wish':
    '(বাড়ির|ঘরের) (লোক|লোকজন|সবাই) (বলছে|বলছেন|চাইছে|চাইছেন|বলে), (বাবা|মা|বউ|স্ত্রী|বর) (বলছে|বলছেন|চাইছে|চাইছেন)',
  'will-sell': 'বিক্রি (হয়ে যাবে|হতে পারে), bikri (hoye jabe|hote pare)',
  'talk:told': `
    বিক্রি (হয়নি|হয় নি|হচ্ছে না), bikri (hoyni|hocche na),
    (তে|এ|te) (কিছু|কিছুই|kichu|kichui) (পাওয়া|pawa) (যাচ্ছে|jacche) (না|na),
    (কেনার|কিনবার|kenar) (কথা|ব্যাপার|বিষয়|kotha) [না হয়] (পরে|পরে না হয়|pore),
    (করে|বাড়িয়ে|কমিয়ে|বাড়িয়ে|kore|bariye|komiye) (দিল|দিলো|দিলেন|দিয়েছে|দিয়েছেন|dilo|dil|dilen|diyeche|diyechen),
    [ভাড়া|bhara|rent] (বাড়াচ্ছে|বাড়িয়েছে|বেড়েছে|barache|baracche|bariyeche),
    (বিক্রি|ভাড়া|রেজিস্ট্রি|bikri|bhara|vara|registry) (হল|হলো|হয়েছে|হয়েছিল|holo|hoyeche|hoyechilo), বানিয়েছে,
    বানিয়েছেন, বানিয়েছি, বানাল, বানালো, বানালেন, banieche, baniyeche, banalo, baniyechi,
    (বাড়ি|বাংলো|ফ্ল্যাট|বাসা|ঘর|দোতলা|একতলা|bari|flat|basa|ghor) (করেছে|করেছেন|করেছি|করলেন|তুলেছে|তুলেছেন|তুলেছি|koreche|korechen|korechi|tuleche),
    (হোস্টেলে|মেসে|পিজিতে|hostel e|hostele|mess e|pg te) (থাকে|থাকেন|থাকি|thake|thaken|thaki),
    (ফ্ল্যাটে|বাড়িতে|বাসায়|ঘরে|কামরায়|রুমে|flate|flat e|barite|basay|ghore) [ভাড়া|একা|এখন|এখনও|নিয়ে] (থাকে|থাকি|থাকেন|থাকত|থাকতাম|থাকতেন|থাকো|আছি|রয়েছি|achi|royechi|thake|thaki|thaken|thakto|thaktam),
    পড়ে (আছে|রয়েছে|থাকে), pore (ache|royeche|thake), বিক্রি হয়ে (গেছে|গেল|গিয়েছে), bikri hoye (geche|gelo),
    (চুরি|ঝগড়া|বিয়ে) (হয়ে গেছে|হয়ে গেল|হয়েছে|হল|হলো)`,
  acceptable: `
    (হলেও|হলে ও|holeo|hole o) (চলবে|হবে|চলে|cholbe|hobe),
    চলবে, cholbe, হলেও (চলবে|হবে|চলে|অসুবিধা নেই|আপত্তি নেই|নেব|রাজি), হলেও (ঠিক আছে|ভালো),
    (তাও|সেটাও|ওটাও) (চলবে|হবে|ঠিক আছে|ভালো),
    holeo (cholbe|hobe|chole|osubidha nei|apotti nei|nebo|raji|thik ache),
    (tao|setao|otao) (cholbe|hobe|thik ache|bhalo)`,
  raise: `
    বাড়ায়ে (দেন|দিন|দাও), বাড়াইয়া (দেন|দিন|দাও), baraye (den|din|dao),
    বাড়িয়ে [দিন|দাও|দেন|দিলাম|দিচ্ছি|দেব|নিন|দিতে চাই|দিতে পারি], বাড়ান, বাড়াও, বাড়াই, বাড়ালাম, বাড়াচ্ছি,
    বাড়াব, বাড়াবো, বাড়াতে (চাই|পারি|পারব|পারবো|হবে), যোগ (করুন|করো|করলাম),
    bariye [din|dao|dilam|dichchi|nin|dite chai], baran, barao, baralam, baracchi, barabo,
    barate (chai|pari|parbo|hobe)`,
  'in-lakhs': '^(লাখ|লাখই|লক্ষ|লক্ষই|lakh|lakhs) (তো|ই|বলেছি|বলছি|টাকাই)$',
  negotiable:
    'কমবে, কমানো যাবে, কমানো যায়, কমাবেন, kombe, komano jabe, komaben, কমবেশি, কম বেশি, এদিক ওদিক, একটু বেশি, kom beshi, edik odik, ektu beshi, নেগোশিয়েবল',
  'price:more': 'আরও, আরো, aro, aaro, বেশি, অতিরিক্ত, এক্সট্রা',
  lower: `
    (নামিয়ে|namiye) [দিন|দাও|আনুন|আনো|din|anun], নামান, naman, কমায়ে (দেন|দিন|দাও), কমাইয়া (দেন|দিন|দাও),
    komaye (den|din|dao), কমিয়ে [দিন|দাও|দেন|দিলাম|দিচ্ছি|দেব|নিন|আনুন|আনো|দিতে চাই], কমান, কমাও, কমাই, কমালাম,
    কমাচ্ছি, কমাব, কমাবো, কমাতে (চাই|হবে), komiye [din|dao|dilam|dichchi|nin|anun|dite chai], koman, komao,
    komalam, komacchi, komabo, komate (chai|hobe)`,
  double:
    '(দ্বিগুণ|ডবল|ডাবল|দুগুণ) (করুন|করো|করে দিন|করে দাও), (digun|dwigun|double) (korun|koro|kore din|kore dao)',
  percent: 'শতাংশ, পার্সেন্ট, পারসেন্ট, শতকরা, percent, persent',
  cheapest: `
    সবচেয়ে সস্তা (কোনটা|কোনটি|কোন বাড়ি|কোন ফ্ল্যাট), কোনটা সবচেয়ে সস্তা, কোনটার (দাম|ভাড়া) সবচেয়ে কম,
    সবচেয়ে কম (দাম|ভাড়া) কোনটার, সবচেয়ে সস্তাটা, sobcheye sosta (konta|konti), konta sobcheye sosta,
    kontar (dam|bhara) sobcheye kom, sobcheye kom (dam|bhara) kontar`,
}
