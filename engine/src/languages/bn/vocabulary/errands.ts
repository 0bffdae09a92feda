/** Verbs of asking for something to be done, in the forms that people say to a machine. */
const doing = 'করো|করুন|কর|করে দাও|করে দিন|করতে চাই|করবে|করবেন|করা যাবে|দাও|দিন|করে রাখো'
const giving = 'দাও|দিন|দিও|দেবে|দেবেন|দিস'

/** What is played and told. */
const player =
  'গান|মিউজিক|সংগীত|সঙ্গীত|রবীন্দ্রসংগীত|রেডিও|পডকাস্ট|অডিওবুক|প্লেলিস্ট|অ্যালবাম|ভিডিও|সিনেমা|song|songs|music|radio|podcast|playlist'
const playing = 'বাজাও|বাজান|বাজা|বাজাতে|চালাও|চালান|চালাতে|চালিয়ে|শোনাও|শোনান|শুনব|শুনবো|শুনতে|শোনা|প্লে|থামাও|থামান|বন্ধ|পাল্টাও|গাও|play'

const device = 'আলো|বাতি|লাইট|ফ্যান|পাখা|টিভি|গিজার|হিটার|সুইচ|প্লাগ|সকেট|ভ্যাকুয়াম|রোবট|light|lights|fan|tv'
const switching =
  'জ্বালাও|জ্বালান|জ্বালিয়ে|জ্বালো|নেভাও|নেভান|নিভাও|নিভিয়ে|নিভান|বন্ধ|চালু|অন|অফ|কমাও|কমিয়ে|বাড়াও|ম্লান|উজ্জ্বল|jalao|jaliye|on|off'

const relative =
  'মা|মাকে|বাবা|বাবাকে|দাদা|দাদাকে|দিদি|দিদিকে|ভাইকে|বোনকে|স্ত্রীকে|স্বামীকে|বউকে|বন্ধুকে|বসকে|ওকে|তাকে|সবাইকে|মামাকে|কাকাকে|ma ke|baba ke|boss ke'
const ride =
  'ট্রেন|ফ্লাইট|বিমান|প্লেন|বাস|ট্যাক্সি|ক্যাব|উবার|উবের|ওলা|টিকিট|টিকেট|হোটেল|টেবিল|সিনেমা|train|flight|bus|taxi|cab|uber|ola|ticket|hotel'

const lodging =
  'হোটেল|হোটেলে|হোটেলের|রিসর্ট|রিসোর্ট|লজ|হোমস্টে|গেস্ট হাউস|hotel|hotele|hotel er|resort|lodge|homestay'
const vehicle = 'গাড়ি|বাইক|স্কুটার|স্কুটি|কার|সাইকেল|gari|bike|scooter|car|suv|sedan'
const sick = 'দাঁতে|দাঁতের|মাথা|মাথায়|পেটে|কোমরে|হাঁটুতে|গলায়|চোখে|dat e|matha|pet e'

/** What stands in homes, and is bought and sold without them. */
const furniture =
  'সোফা|খাট|আলমারি|টেবিল|চেয়ার|ফ্রিজ|টিভি|ওয়াশিং মেশিন|ক্যামেরা|সাইকেল|sofa|khat|almari|table|chair|fridge|tv|washing machine|camera'

/** Asks for what no home is: an alarm, a song, a ticket, a message, a recipe. */
export const errands = `
  (পার্সোনাল|ব্যক্তিগত|এডুকেশন|গোল্ড|কার|personal|car|gold|education) (লোন|ঋণ|loan) (চাই|লাগবে|দরকার), পার্সেল, parcel, পাসওয়ার্ড, ওটিপি, password,
  otp, মিউচুয়াল ফান্ড, mutual fund, (সোনা|রুপো|পেট্রোল|ডিজেল|sona|petrol|diesel) [এখন|আজ|aj|ekhon], (পুতুলের|খেলনা|putuler|khelna) (বাড়ি|ঘর|bari|gari),
  আইফোন, iphone, (ফোন|মোবাইল|বাইক|গাড়ি|সাইকেল|ল্যাপটপ|phone|bike|gari|laptop|${furniture}) [টা|ta] (বেচব|বেচতে|বিক্রি করব|bechbo|bechte|bikri korbo),
  (পাঠাতে|pathate) (হবে|চাই|হচ্ছে),
  (লিফট|lift) (দিল|দিলো|দিলেন|দিয়েছে|দিয়েছিল|dilo|diyeche|diyechilo), ফাইন, জরিমানা, jorimana, home delivery,
  হোম ডেলিভারি, (${furniture}) (বিক্রি|বেচব|বেচতে|কিনব|কিনতে|কেনার|ভাড়া|bikri|bechbo|kinbo|kinte|vara),
  (ঘর|বাড়ি|ghor|bari) (গোছাচ্ছি|গোছাব|গোছাতে|গুছিয়ে|গোছানো|মুছছি|gochacchi|gochabo|gochate|guchiye),
  নম্বর (ঘর|ঘরে|রুমে|room e),
  (site|সাইট|অ্যাপ|app|link|লিঙ্ক|পেজ) [ta|টা] (খুলছে|লোড হচ্ছে|কাজ করছে|khulche|load hocche|kaj korche) (না|na),
  (ফ্রিজে|ফ্রিজের|বোতলে|কলে|fridge e|bottle e), (টাকা|taka) (ধার|dhar) (দরকার|চাই|লাগবে|দিন|দাও|নেব|দিতে),
  (ফোনের|ল্যাপটপের|বাইকের|টিভির|টিকিটের|phone er|laptop er|bike er|tv r) (দাম|dam),
  (লিফটে|লিফটের ভিতরে|lift e|lifte|lift er bhitore) [কে|কেউ|ke|keu] [যেন|jeno] (আছে|আটকে|আটকা|কেউ|ke|ache|atke|atka|keu),
  (বাড়ি|ঘর|ফ্ল্যাট|পুল|পুলটা|গাড়িটা|বাগানটা|ট্যাঙ্ক|pool ta|bari|ghor) (পরিষ্কার|porishkar) (করো|করুন|করে|কর),
  দরজা (খোলো|খুলে|বন্ধ), পাউরুটি, [বাড়িতে|দরজায়|ঘরে] তালা (দাও|দিন|লাগাও|লাগান),
  (বাগানে|গাছে|গাছগুলোতে) (জল|পানি) (দাও|দিন|দিতে),
  (${lodging}) [একটা|একটি|ভালো] (ঘর|রুম|room|rooms|ghor|চাই|লাগবে|দরকার|খুঁজছি|খুঁজে|বুক|বুকিং|দেখাও|দেখান|chai|lagbe|dorkar|khujchi|khuje|book|dekhao|dekhan),
  চেক ইন, চেকইন, চেক আউট, চেকআউট, (দিনের|রাতের|রাত্রির|diner|rater) (জন্য|জন্যে|jonno),
  (রাত|দিন|raat|din) (থাকব|থাকার|কাটাব|কাটানোর|thakbo|thakar),
  (${vehicle}) (চাই|লাগবে|দরকার|কিনতে|কিনব|কিনবো|কেনার|কিনতে হবে|chai|lagbe|dorkar|kinte|kinbo),
  (${vehicle}) (ভাড়া|ভাড়ায়|রেন্ট|bhara|vara|rent|hire) [নেব|নিতে|চাই|করব|করতে|nebo|nite|chai|korbo|korte],
  (ভাড়ায়|ভাড়া করা|bharay) [একটা|ekta] (${vehicle}) (চাই|লাগবে|নেব|chai|lagbe|nebo),
  (জনের|জনার|joner) [জন্য|jonno] [একটা|একটি|ekta] (টেবিল|সিট|আসন|table|seat),
  (টেবিল|সিট|আসন|table|seat) [একটা] (চাই|লাগবে|দরকার|বুক|রিজার্ভ|পাওয়া যাবে|chai|lagbe|dorkar|book),
  চুল (কাটাতে|কাটাব|কাটতে|কাটব|কাটানো), chul (katate|katbo|katabo), অ্যালার্ম, এলার্ম, আলার্ম, alarm, রিমাইন্ডার,
  reminder, টাইমার, timer, স্টপওয়াচ, মনে করিয়ে (${giving}), mone koriye (${giving}), mone korie (${giving}),
  (জাগিয়ে|উঠিয়ে|ডেকে|jagiye|uthiye|deke) (${giving}), (জাগাও|জাগান|জাগাবে|jagao),
  ঘুম থেকে (তোলো|তুলে|ওঠাও|উঠিয়ে|জাগাও|ডেকে), ghum theke (tulo|tule|uthao|uthiye|deke),
  (${player}) (${playing}), (${player}) (${doing}),
  (গান|গানটা|গানটি|গানগুলো|গানের|মিউজিক|রবীন্দ্রসংগীত|রবীন্দ্রসঙ্গীত|নজরুলগীতি|rabindra sangeet|rabindrasangeet),
  প্লেলিস্টে, পরের গান, ভলিউম, volume, আওয়াজ (কমাও|বাড়াও|কমান|বাড়ান),
  (${ride}) (বুক|ডাকো|ডাকুন|ডেকে|রিজার্ভ|কাটো|কাটুন|কেটে|কাটতে|book|dako|deke|kete|kato),
  (${ride}) (টিকিট|টিকেট|বুকিং|সময়|সময়সূচি|ভাড়া কত|ticket|tiket|booking|somoy|time),
  (${ride}) (কখন|কটায়|কয়টায়|কবে|kokhon|kotay|koytay) [ছাড়ে|ছাড়বে|আসবে|আসে], টিকিট, টিকেট, ticket, tiket,
  (${device}) (${switching}), (${device}) (${doing}),
  (এসি|ac|fan|tv|light) [টা|ta] (বন্ধ|চালু|অন|অফ|চালাও|কমাও|বাড়াও|on|off),
  (বসার|শোবার|শোয়ার|রান্নাঘরের|বেডরুমের|বারান্দার) (ঘরের|রুমের) (${device}), (জ্বালিয়ে|নিভিয়ে|জ্বেলে) (${giving}),
  তাপমাত্রা, temperature, উজ্জ্বলতা,
  (${relative}) [একটা] (ফোন|কল|মেসেজ|মেইল|ইমেল|টেক্সট|বার্তা|এসএমএস|phone|call|message|msg|mail|email|text),
  [কে] (মেসেজ|ইমেল|ইমেইল|মেইল|মেল|বার্তা|এসএমএস|message|msg|email|mail) (পাঠাও|পাঠান|পাঠাতে|লেখো|লিখুন|লিখে|পড়ো|পড়ুন|চেক|দেখাও|এসেছে|pathao|pathan|pathate|lekho|poro|check),
  ইনবক্স, inbox, (তালিকায়|তালিকাতে|লিস্টে|liste|list e) [এটা] (যোগ|অ্যাড|রাখো|লেখো|রাখুন|মুছে|সরাও|add|jog),
  (বাজারের|কেনাকাটার|শপিং|মুদি|কাজের|টু ডু|to do|shopping|bajarer) (তালিকা|তালিকায়|তালিকাতে|লিস্ট|লিস্টে|list|liste),
  ক্যালেন্ডার, ক্যালেন্ডারে, ক্যালেণ্ডারে, calendar, calender,
  (ইভেন্ট|অনুষ্ঠান|মিটিং|অ্যাপয়েন্টমেন্ট|মিটিংটা|event|meeting) (যোগ|বানাও|সেট|বাতিল|ঠিক|রাখো|রাখুন|মুছে|set|add|cancel|rakho),
  মিটিং (কখন|কবে|আছে কি), আমার মিটিং, টুইট, টুইটার, ফেসবুক, ইনস্টাগ্রাম, ইউটিউব, tweet, twitter, facebook,
  instagram, youtube, (আজকের|সর্বশেষ|তাজা|সাম্প্রতিক|ajker|latest) (খবর|সংবাদ|শিরোনাম|khobor|news),
  খবর (শোনাও|শোনান|পড়ো|পড়ুন|দেখাও|কী|কি), সংবাদ, শিরোনাম, headlines, রেসিপি, রেসিপিটা, recipe,
  (কীভাবে|কিভাবে|কী করে|কি করে|kivabe|kibhabe|ki kore) (রান্না|রাঁধে|রাঁধব|রাঁধতে|বানায়|বানাব|বানাতে|তৈরি|ranna|radhbo|banay|banabo|banate),
  রান্না (করব|করবো|করতে হয়|করে|করা যায়|শেখাও),
  (পিজ্জা|পিৎজা|বার্গার|বিরিয়ানি|চাউমিন|মোমো|রোল|খাবার|কফি|চা|pizza|burger|biryani|biriyani|momo|khabar|coffee|cha) (অর্ডার|আনাও|আনিয়ে|আনান|বানাও|বানিয়ে|order|anao|banao),
  (অর্ডার|order) (${doing}), ডেলিভারি, ডেলিভারী, delivery,
  (রং|রঙ|মেরামত|সারাই|প্লাস্টার|পেইন্ট|rong|meramot|paint) (করাতে|করানো|করাব|করতে|korate|korano|korte) [হবে|চাই|hobe],
  ঝাড়ু, (ঘর|মেঝে|বাসন|ghor) (মোছো|মুছে|পরিষ্কার|মাজো|মেজে|muche), (কাপড়|জামা) (কাচো|কেচে|ইস্ত্রি),
  (জোক|জোকস|কৌতুক|চুটকি|ধাঁধা|গল্প|কবিতা|ছড়া|jok|joke|jokes|koutuk|golpo|kobita) [একটা|একটি] (বলো|বলুন|শোনাও|শোনান|বল|bolo|bolun|shonao|sonao),
  একটা (জোক|জোকস|কৌতুক|চুটকি|ধাঁধা|গল্প|কবিতা|joke|koutuk|golpo), হাসাও,
  [এখন] (কটা|ক'টা|কয়টা|কত|kota|koyta) (বাজে|বাজল|বাজলো|baje), এখন সময় কত,
  আজ (কত তারিখ|কী বার|কি বার|তারিখ কত), আজকের তারিখ, aj ki bar, aj koto tarikh, কত তারিখ আজ,
  (টাকা|টাকাটা|taka) (পাঠাও|পাঠান|পাঠাতে|ট্রান্সফার|তুলব|জমা|pathao|pathan|transfer),
  টাকা (দিয়ে দাও|পাঠিয়ে দাও|পাঠিয়ে দিন), (ব্যালেন্স|balance) (কত|দেখাও|চেক|জানাও|koto|check), মোবাইল রিচার্জ,
  রিচার্জ, recharge, অ্যাকাউন্টে, ডলারের (দাম|রেট|মূল্য), সোনার (দাম|রেট), শেয়ার (বাজার|মার্কেট), পেট্রোলের দাম,
  (আলুর|পেঁয়াজের|ইলিশের|মাছের|চালের|ডিমের|দুধের|alur|macher|chaler|dimer) (দাম|দর|dam|dor), কেজি, kg,
  কিলো (আলু|চাল|মাছ|পেঁয়াজ), ফোনের চার্জার, মোবাইল ফোন কিনতে,
  (ল্যাপটপ|মোবাইল|ফোন|গাড়ি|বাইক|সাইকেল|শাড়ি|জুতো|জামা|বই|ফ্রিজ|laptop|mobile|saree|sari|juto|cycle) (কিনব|কিনবো|কিনতে চাই|কিনতে|কেনার|kinbo|kinte chai|kinte),
  (ডাক্তারের|চুল কাটার|সেলুনের|doctor er|daktarer) (অ্যাপয়েন্টমেন্ট|নাম|নম্বর|appointment),
  ডাক্তার (দেখাতে|দেখাব|লাগবে|খুঁজে), ডেন্টিস্ট, daktar dekhate, অনুবাদ, ইংরেজিতে (কী|কি) (বলে|হবে), মানে কী,
  বানান কী`

/** Errands that ask something. */
export const errandQuestions = `
  (কীভাবে|কিভাবে|কী করে|কি করে|kivabe|kibhabe|ki kore) (রান্না|রাঁধে|রাঁধব|রাঁধতে|বানায়|বানাব|বানাতে|তৈরি|ranna|radhbo|banay|banabo|banate),
  (${ride}) (কখন|কটায়|ক'টায়|কয়টায়|কবে|kokhon|kotay|koytay) [ছাড়ে|ছাড়বে|আসবে|আসে|chare|charbe|asbe],
  (${ride}) (ভাড়া|bhara|vara) (কত|koto)`

/** What other services deal in. */
export const otherServices = `
  (বাড়ি|ঘরে|বাসায়|বাড়িতে|bari|ghore|basay|barite) (ফিরছি|ফিরব|ফিরে|ফিরতে|ফিরি|যাচ্ছি|পৌঁছে|পৌঁছেছি|পৌঁছব|এলাম|ঢুকছি|firchi|phirchi|firbo|fire|firte|jachchi|jacchi|jachi|pouche|elam),
  (কাছাকাছি|কাছে|আশেপাশে|কাছের) [কোনো|একটা] [ভালো] (জিম|gym|সুইমিং পুল|পার্ক) (দেখাও|দেখান|বলো|বলুন|খুঁজে),
  (প্লাম্বার|ইলেকট্রিশিয়ান|কার্পেন্টার|ছুতোর|রাজমিস্ত্রি|plumber|electrician|carpenter),
  (${sick}) (ব্যথা|যন্ত্রণা|ধরেছে|betha|byatha), ডাক্তার, ডাক্তারের, ডাক্তারকে, ডেন্টিস্ট, দাঁতের ডাক্তার, ক্লিনিক,
  চেম্বার, স্পেশালিস্ট, থেরাপিস্ট, ওষুধ, ওষুধের দোকান, ফার্মেসি, daktar, daktarer, dentist, clinic, osudh, oshudh,
  সেলুন, পার্লার, বিউটি পার্লার, স্পা, ম্যাসাজ, দর্জি, salon, parlour, spa, অ্যাকাউন্ট, অ্যাকাউন্টে, একাউন্ট, সেভিংস,
  এটিএম, ক্রেডিট কার্ড, ডেবিট কার্ড, ইউপিআই, বিমা, ইনস্যুরেন্স, ফিক্সড ডিপোজিট, মিউচুয়াল ফান্ড, শেয়ার, account,
  savings, atm, upi, credit card, debit card, insurance, ধরে (খারাপ|বন্ধ|নষ্ট|অচল),
  (খারাপ|নষ্ট|অচল) (হয়ে|পড়ে|হয়েই) (আছে|রয়েছে), সারাতে (আসছে|আসে|আসেনি|আসবে), dhore (kharap|bondho|nosto),
  (kharap|nosto) hoye (ache|pore ache), শিখতে (চাই|হবে|যাব|ইচ্ছা), শিখব, শেখার (ক্লাস|স্কুল|জায়গা),
  (shikhte|sikhte) (chai|hobe|jabo), shikhbo, লরি, ট্রাক, টেম্পো, ম্যাটাডোর, lorry, truck, tempo, matador,
  (জিনিসপত্র|মালপত্র|jinispotro|malpotro) (নিয়ে|সরাতে|পাঠাতে|niye|pathate), (পেট্রোল|petrol) (পাম্প|পাম্পে|pump),
  রিসর্ট, রিসোর্ট, হোমস্টে, লজ, রেটিং, রেটিংয়ের, রেটিংওয়ালা, রিভিউ, resort, homestay, rating, review, চাইনিজ,
  মোগলাই, ইতালিয়ান, খাবার, খাওয়ার জায়গা, ডিনার, লাঞ্চ, ব্রেকফাস্ট, বুফে, মেনু, কেক, বিরিয়ানি, chinese, mughlai,
  italian, dinner, lunch, breakfast, biriyani, (খেতে|khete) (যাব|যাবো|যেতে|চাই|jabo|jete|chai), এয়ারলাইন,
  পাসপোর্ট, ভিসা, নন স্টপ, যাত্রা, যাত্রী, ভ্রমণ, ট্যুর, ট্রিপ, ঘুরতে (যাব|যাবো|যেতে|যাওয়ার),
  বেড়াতে (যাব|যাবো|যেতে|যাওয়ার), airline, passport, visa, tour, trip, ghurte (jabo|jete|jaoar),
  berate (jabo|jete), অটো, টোটো, রিকশা, অনুষ্ঠান, কনসার্টের, গানের অনুষ্ঠান, প্রদর্শনী, ইভেন্ট, শো, event, রিচার্জ,
  কুরিয়ার, চাকরির খোঁজ, চাকরির খবর, (চাকরি|chakri|job) (খুঁজছি|চাই|আছে|দরকার|khujchi|chai|dorkar), ভর্তি, কোর্স,
  courier, course, (ছাদ|পাইপ|কল|ট্যাপ|chad|pipe|kol) [দিয়ে|থেকে] (জল|পানি|jol) (পড়ছে|পড়ে|চুঁইয়ে|লিক|porche),
  (ভেঙে|ফেটে|ছিঁড়ে|আটকে|ভেঙ্গে) (গেছে|গেল|গিয়েছে), লিক,
  (বুক|রিজার্ভ|book|reserve) (করো|করুন|করে|করতে|করব|করবো|করা|koro|korun|kore|korte|korbo),
  কাজের (লোক|মেয়ে|মাসি|দিদি),
  (প্লাম্বার|প্লাম্বারকে|ইলেকট্রিশিয়ান|কার্পেন্টার|ড্রাইভার|রাঁধুনি|plumber|electrician|driver) (লাগবে|দরকার|চাই|চাইছি|পাঠান|পাঠাও|ডাকুন|ডেকে),
  kajer (lok|meye|masi), সারাতে (হবে|চাই|লাগবে|দেব), সারাই, সারানো, সারিয়ে (দিন|দাও|দেবেন),
  sarate (hobe|chai|lagbe), মেরামত, ঠিক (করাতে|করতে) (হবে|চাই), ঠিক করে (দিন|দাও),
  (সার্ভিসিং|সার্ভিস|রিপেয়ার|repair|service) (করাতে|করতে) (হবে|চাই), খারাপ হয়ে (গেছে|গেল|আছে|পড়ে আছে),
  kharap hoye (geche|gelo), কাজ করছে না, kaj korche na, চলছে না, মেকানিক, মিস্ত্রি,
  (জিম|জিমের|যোগা|gym|yoga) (ট্রেনার|trainer|টিচার), মেল, মেলের, মেল ট্রেন, শতাব্দী, বন্দে ভারত, ট্রেন, ট্রেনটা,
  ট্রেনের, রেলগাড়ি, এক্সপ্রেস, লোকাল ট্রেন, ফ্লাইট, ফ্লাইটটা, বিমান, উড়ান, ট্যাক্সি, ক্যাব, উবার, উবের, ওলা, ট্রাম,
  train, flight, taxi, cab, uber, biman, express, হোটেল, হোটেলে, হোটেলের, রেস্টুরেন্ট, রেস্তোরাঁ, রেস্তোঁরা,
  রেস্টুরেন্টে, ক্যাফে, ধাবা, hotel, restaurant, resturant, cafe, dhaba, সিনেমা, সিনেমা হল, সিনেমাহল, ছবি দেখতে,
  মুভি, ফিল্ম, cinema, movie, film, মিউজিয়াম, জাদুঘর, চিড়িয়াখানা, দর্শনীয় স্থান, ঘোরার জায়গা, বেড়ানোর জায়গা,
  বেড়াতে, কনসার্ট, নাটক, মেলা, museum, zoo, concert, natok, আবহাওয়া, আবহাওয়ার, বৃষ্টি, বৃষ্টির, ঝড়, ঝড়বৃষ্টি, কুয়াশা,
  ছাতা, বরফ, রোদ উঠবে, weather, abohawa, abhawa, brishti, bristi, jhor, kuasha, chata, ম্যাচ, ম্যাচটা, ম্যাচে,
  ম্যাচের, ক্রিকেট, ফুটবল, স্কোর, আইপিএল, বিশ্বকাপ, রান, উইকেট, গোল দিয়েছে, মোহনবাগান, ইস্টবেঙ্গল, match, cricket,
  football, score, ipl, worldcup, mohun bagan, east bengal, wicket, বিয়ে, বিয়েতে, বিয়ের, বিয়েবাড়ি, জন্মদিন,
  জন্মদিনের, অন্নপ্রাশন, শ্রাদ্ধ, পৈতে, পুজোর ছুটি, biye, biyebari, jonmodin, birthday, পরীক্ষা, পরীক্ষার, পরীক্ষাটা,
  রেজাল্ট, ইন্টারভিউ, কোচিং, টিউশন, porikkha, result, interview, coaching, tuition, জ্বর, অসুস্থ, হাসপাতালে ভর্তি,
  ভর্তি হয়েছে, মারা গেছে, মারা গেছেন, jor hoyeche, osustho, mara geche, ভোট, নির্বাচন, মন্ত্রী, মুখ্যমন্ত্রী,
  প্রধানমন্ত্রী, রাজধানী, vote, nirbachon, montri, rajdhani, জনসংখ্যা, রাষ্ট্রপতি`
