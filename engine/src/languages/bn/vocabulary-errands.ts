/** Verbs of asking for something to be done, in the forms that people say to a machine. */
const doing =
  'করো|করুন|কর|করে দাও|করে দিন|করতে চাই|করবে|করবেন|করা যাবে|দাও|দিন|করে রাখো|korun|koro|kore dao|kore din|kor|korte chai'
const giving = 'দাও|দিন|দিও|দেবে|দেবেন|দিয়ো|দিস|dao|din|dio|debe|deben'

/** What is played and told. */
const player =
  'গান|গানটা|গানটি|গানগুলো|মিউজিক|মিউজিকটা|সংগীত|সঙ্গীত|রবীন্দ্রসংগীত|রেডিও|পডকাস্ট|অডিওবুক|প্লেলিস্ট|অ্যালবাম|ভিডিও|সিনেমা|gan|gaan|ganta|song|songs|music|radio|podcast|playlist'
const playing =
  'বাজাও|বাজান|বাজা|বাজাতে|চালাও|চালান|চালাতে|চালিয়ে|শোনাও|শোনান|শুনব|শুনবো|শুনতে|শোনা|প্লে|থামাও|থামান|বন্ধ|পাল্টাও|গাও|bajao|bajan|chalao|chalan|chaliye|shonao|sonao|shunbo|sunbo|shunte|sunte|play|bondho|thamao'

const device =
  'আলো|আলোটা|আলোগুলো|বাতি|বাতিটা|বাতিগুলো|লাইট|লাইটটা|লাইটগুলো|ফ্যান|ফ্যানটা|পাখা|পাখাটা|টিভি|টিভিটা|এসিটা|গিজার|হিটার|সুইচ|প্লাগ|সকেট|ভ্যাকুয়াম|রোবট|alo|alota|light|lightta|lights|fan|fanta|pakha|tv'
const switching =
  'জ্বালাও|জ্বালান|জ্বালিয়ে|জ্বালো|নেভাও|নেভান|নিভাও|নিভিয়ে|নিভান|বন্ধ|চালু|অন|অফ|কমাও|কমিয়ে|বাড়াও|ম্লান|উজ্জ্বল|jalao|jalie|jaliye|nebhao|nevao|nibhie|nivie|bondho|chalu|on|off'

const relative =
  'মা|মাকে|মায়ের|বাবা|বাবাকে|দাদা|দাদাকে|দিদি|দিদিকে|ভাইকে|বোনকে|স্ত্রীকে|স্বামীকে|বউকে|বন্ধুকে|বসকে|ওকে|তাকে|সবাইকে|মামাকে|কাকাকে|ma ke|mayke|baba ke|dada ke|didi ke|bhai ke|bon ke|bou ke|bondhu ke|boss ke|oke|take'
const ride =
  'ট্রেন|ট্রেনের|ফ্লাইট|ফ্লাইটের|বিমান|বিমানের|প্লেনের|বাস|বাসের|ট্যাক্সি|ট্যাক্সির|ক্যাব|ক্যাবের|উবার|উবের|ওলা|গাড়ি|train|trainer|flight|flighter|bus|buser|taxi|cab|uber|ola|টিকিট|টিকেট|ticket|tiket|হোটেল|হোটেলে|হোটেলের|hotel|টেবিল|সিনেমার|সিনেমা'

/** Asks for what no home is: an alarm, a song, a ticket, a message, a recipe. */
export const errands = `
  অ্যালার্ম, এলার্ম, আলার্ম, alarm, রিমাইন্ডার, reminder, টাইমার, timer, স্টপওয়াচ, মনে করিয়ে (${giving}), mone koriye (${giving}), mone korie (${giving})
  (জাগিয়ে|উঠিয়ে|ডেকে|তুলে|jagiye|uthiye|deke|tule) (${giving}), (জাগাও|জাগান|জাগাবে|jagao), ঘুম থেকে (তোলো|তুলে|ওঠাও|উঠিয়ে|জাগাও|ডেকে), ghum theke (tulo|tule|uthao|uthiye|deke)
  [একটা|একটি|কিছু] (${player}) (${playing}), (${player}) (${doing}), (গান|গানটা|গানটি|গানগুলো|গানের|মিউজিক|রবীন্দ্রসংগীত|রবীন্দ্রসঙ্গীত|নজরুলগীতি|rabindra sangeet|rabindrasangeet), প্লেলিস্টে, পরের গান, ভলিউম, volume, আওয়াজ (কমাও|বাড়াও|কমান|বাড়ান)
  (${ride}) [একটা|একটি|দুটো|দুটি] (বুক|ডাকো|ডাকুন|ডেকে|রিজার্ভ|কাটো|কাটুন|কেটে|কাটতে|book|dako|deke|kete|kato), (${ride}) (টিকিট|টিকেট|বুকিং|সময়|সময়সূচি|ভাড়া কত|ticket|tiket|booking|somoy|time), (${ride}) (কখন|কটায়|ক'টায়|কয়টায়|কবে|kokhon|kotay|koytay) [ছাড়ে|ছাড়বে|আসবে|আসে|পৌঁছবে|পৌঁছায়|chare|charbe|asbe|ase], টিকিট, টিকেট, ticket, tiket
  (${device}|এসি|ac) [টা|টি|ta|ti] (${switching}), (${device}) [টা|টি|ta|ti] (${doing}), (বসার|শোবার|শোয়ার|রান্নাঘরের|বেডরুমের|বারান্দার) (ঘরের|রুমের) (${device}), (জ্বালিয়ে|নিভিয়ে|জ্বেলে) (${giving}), তাপমাত্রা, temperature, উজ্জ্বলতা
  (${relative}) [একটা|একটি|একবার] (ফোন|কল|মেসেজ|মেইল|ইমেল|টেক্সট|বার্তা|এসএমএস|phone|call|message|msg|mail|email|text), [কে] (মেসেজ|ইমেল|ইমেইল|মেইল|মেল|বার্তা|এসএমএস|message|msg|email|mail) (পাঠাও|পাঠান|পাঠাতে|লেখো|লিখুন|লিখে|পড়ো|পড়ুন|চেক|দেখাও|এসেছে|pathao|pathan|pathate|lekho|poro|check), ইনবক্স, inbox
  (তালিকায়|তালিকাতে|লিস্টে|liste|list e) [এটা] (যোগ|অ্যাড|রাখো|লেখো|রাখুন|মুছে|সরাও|add|jog), (বাজারের|কেনাকাটার|শপিং|মুদি|কাজের|টু ডু|to do|shopping|bajarer) (তালিকা|তালিকায়|তালিকাতে|লিস্ট|লিস্টে|list|liste)
  ক্যালেন্ডার, ক্যালেন্ডারে, ক্যালেণ্ডারে, calendar, calender, (ইভেন্ট|অনুষ্ঠান|মিটিং|অ্যাপয়েন্টমেন্ট|মিটিংটা|event|meeting) (যোগ|বানাও|সেট|বাতিল|ঠিক|রাখো|রাখুন|মুছে|set|add|cancel|rakho), মিটিং (কখন|কবে|আছে কি), আমার মিটিং
  টুইট, টুইটার, ফেসবুক, ইনস্টাগ্রাম, ইউটিউব, tweet, twitter, facebook, instagram, youtube, (আজকের|সর্বশেষ|তাজা|সাম্প্রতিক|ajker|latest) (খবর|সংবাদ|শিরোনাম|khobor|news), খবর (শোনাও|শোনান|পড়ো|পড়ুন|দেখাও|কী|কি), সংবাদ, শিরোনাম, headlines
  রেসিপি, রেসিপিটা, recipe, (কীভাবে|কিভাবে|কী করে|কি করে|kivabe|kibhabe|ki kore) (রান্না|রাঁধে|রাঁধব|রাঁধতে|বানায়|বানাব|বানাতে|তৈরি|ranna|radhbo|banay|banabo|banate), রান্না (করব|করবো|করতে হয়|করে|করা যায়|শেখাও), (পিজ্জা|পিৎজা|বার্গার|বিরিয়ানি|চাউমিন|মোমো|রোল|খাবার|কফি|চা|pizza|burger|biryani|biriyani|momo|khabar|coffee|cha) (অর্ডার|আনাও|আনিয়ে|আনান|বানাও|বানিয়ে|order|anao|banao), (অর্ডার|order) (${doing}), ডেলিভারি, ডেলিভারী, delivery
  ঝাড়ু, (ঘর|মেঝে|বাসন|ghor) (মোছো|মুছে|পরিষ্কার|মাজো|মেজে|muche), (কাপড়|জামা) (কাচো|কেচে|ইস্ত্রি)
  (জোক|জোকস|কৌতুক|চুটকি|ধাঁধা|গল্প|কবিতা|ছড়া|jok|joke|jokes|koutuk|golpo|kobita) [একটা|একটি] (বলো|বলুন|শোনাও|শোনান|বল|bolo|bolun|shonao|sonao), একটা (জোক|জোকস|কৌতুক|চুটকি|ধাঁধা|গল্প|কবিতা|joke|koutuk|golpo), হাসাও
  [এখন] (কটা|ক'টা|কয়টা|কত|kota|koyta) (বাজে|বাজল|বাজলো|baje), এখন সময় কত, আজ (কত তারিখ|কী বার|কি বার|তারিখ কত), আজকের তারিখ, aj ki bar, aj koto tarikh, কত তারিখ আজ
  (টাকা|টাকাটা|taka) (পাঠাও|পাঠান|পাঠাতে|ট্রান্সফার|তুলব|জমা|pathao|pathan|transfer), টাকা (দিয়ে দাও|পাঠিয়ে দাও|পাঠিয়ে দিন), (ব্যালেন্স|balance) (কত|দেখাও|চেক|জানাও|koto|check), মোবাইল রিচার্জ, রিচার্জ, recharge, অ্যাকাউন্টে, ডলারের (দাম|রেট|মূল্য), সোনার (দাম|রেট), শেয়ার (বাজার|মার্কেট), পেট্রোলের দাম
  (আলুর|পেঁয়াজের|ইলিশের|মাছের|চালের|ডিমের|দুধের|alur|macher|chaler|dimer) (দাম|দর|dam|dor), কেজি, kg, কিলো (আলু|চাল|মাছ|পেঁয়াজ), ফোনের চার্জার, মোবাইল ফোন কিনতে, (ল্যাপটপ|মোবাইল|ফোন|গাড়ি|বাইক|সাইকেল|শাড়ি|জুতো|জামা|বই|ফ্রিজ|laptop|mobile|saree|sari|juto|cycle) (কিনব|কিনবো|কিনতে চাই|কিনতে|কেনার|kinbo|kinte chai|kinte)
  (ডাক্তারের|চুল কাটার|সেলুনের|doctor er|daktarer) (অ্যাপয়েন্টমেন্ট|নাম|নম্বর|appointment), ডাক্তার (দেখাতে|দেখাব|লাগবে|খুঁজে), ডেন্টিস্ট, daktar dekhate, অনুবাদ, ইংরেজিতে (কী|কি) (বলে|হবে), মানে কী, বানান কী`

/** What other services deal in. */
export const otherServices = `
  ট্রেন, ট্রেনটা, ট্রেনের, রেলগাড়ি, এক্সপ্রেস, লোকাল ট্রেন, ফ্লাইট, ফ্লাইটটা, বিমান, উড়ান, ট্যাক্সি, ক্যাব, উবার, উবের, ওলা, ট্রাম, train, flight, taxi, cab, uber, biman, express
  হোটেল, হোটেলে, হোটেলের, রেস্টুরেন্ট, রেস্তোরাঁ, রেস্তোঁরা, রেস্টুরেন্টে, ক্যাফে, ধাবা, hotel, restaurant, resturant, cafe, dhaba, সিনেমা, সিনেমা হল, সিনেমাহল, ছবি দেখতে, মুভি, ফিল্ম, cinema, movie, film, মিউজিয়াম, জাদুঘর, চিড়িয়াখানা, দর্শনীয় স্থান, ঘোরার জায়গা, বেড়ানোর জায়গা, বেড়াতে, কনসার্ট, নাটক, মেলা, museum, zoo, concert, natok
  আবহাওয়া, আবহাওয়ার, বৃষ্টি, বৃষ্টির, ঝড়, ঝড়বৃষ্টি, কুয়াশা, ছাতা, বরফ, রোদ উঠবে, weather, abohawa, abhawa, brishti, bristi, jhor, kuasha, chata
  ম্যাচ, ম্যাচটা, ম্যাচে, ম্যাচের, ক্রিকেট, ফুটবল, স্কোর, আইপিএল, বিশ্বকাপ, রান, উইকেট, গোল দিয়েছে, মোহনবাগান, ইস্টবেঙ্গল, match, cricket, football, score, ipl, worldcup, mohun bagan, east bengal, wicket
  বিয়ে, বিয়েতে, বিয়ের, বিয়েবাড়ি, জন্মদিন, জন্মদিনের, অন্নপ্রাশন, শ্রাদ্ধ, পৈতে, পুজোর ছুটি, biye, biyebari, jonmodin, birthday, পরীক্ষা, পরীক্ষার, পরীক্ষাটা, রেজাল্ট, ইন্টারভিউ, কোচিং, টিউশন, porikkha, result, interview, coaching, tuition
  জ্বর, অসুস্থ, হাসপাতালে ভর্তি, ভর্তি হয়েছে, মারা গেছে, মারা গেছেন, jor hoyeche, osustho, mara geche, ভোট, নির্বাচন, মন্ত্রী, মুখ্যমন্ত্রী, প্রধানমন্ত্রী, রাজধানী, vote, nirbachon, montri, rajdhani, জনসংখ্যা, রাষ্ট্রপতি`
