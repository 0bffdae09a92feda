import type { NumberWords } from '../language.ts'

/** 0 to 99 in their order, each with its other forms; Latin spellings only where sound does not lead to them. */
const upTo99: readonly string[] = [
  'শূন্য শুন্য জিরো shunyo sunyo',
  'এক ওয়ান ek aek ak',
  'দুই দু টু dui du doi',
  'তিন থ্রি tin teen theen',
  'চার চাইর চাইরটা char chaar car',
  'পাঁচ পাচ ফাইভ panch paanch pach paach pnach',
  'ছয় ছ chhoy choy chhoi choi soy cho chho chhay',
  'সাত sat saat shaat',
  'আট আটের আটে aat aath ath',
  'নয় ন noy noi nay',
  'দশ দশের দশে dosh dos dash dawsh',
  'এগারো এগার egaro agaro egara',
  'বারো বার baro',
  'তেরো তের tero tera',
  'চোদ্দ চৌদ্দ চোদ্দো choddo chouddo chauddo choudda',
  'পনেরো পনের পোনেরো ponero ponoro panero pnero poneru ponaro',
  'ষোলো ষোল sholo solo sola',
  'সতেরো সতের shotero sotero satero',
  'আঠারো আঠেরো আঠার atharo aatharo athero',
  'উনিশ ঊনিশ unish unis',
  'কুড়ি বিশ kuri kuri bish bis koori kudi',
  'একুশ ekush ekus akush',
  'বাইশ baish bais',
  'তেইশ teish teis',
  'চব্বিশ chobbish chabbish chobbis',
  'পঁচিশ পচিশ pochish pachish ponchish panchish pochis pachis',
  'ছাব্বিশ chhabbish chabbis',
  'সাতাশ satash shatash satais sataish',
  'আঠাশ আটাশ athash atash',
  'ঊনত্রিশ উনত্রিশ উনতিরিশ unotrish unotris untirish',
  'ত্রিশ তিরিশ trish tirish tris tiris',
  'একত্রিশ একতিরিশ',
  'বত্রিশ বতিরিশ batrish',
  'তেত্রিশ তেতিরিশ',
  'চৌত্রিশ চৌতিরিশ chautrish choutrish chowtrish',
  'পঁয়ত্রিশ পয়ত্রিশ পঁয়তিরিশ poytrish poitrish paytrish payitrish',
  'ছত্রিশ ছতিরিশ chhatrish chatrish chotrish chhotrish',
  'সাঁইত্রিশ সাইত্রিশ সাতত্রিশ saintrish saitris',
  'আটত্রিশ',
  'ঊনচল্লিশ উনচল্লিশ unochollish unachallish unochallish',
  'চল্লিশ challish chalish cholish',
  'একচল্লিশ',
  'বিয়াল্লিশ বেয়াল্লিশ',
  'তেতাল্লিশ তেতল্লিশ',
  'চুয়াল্লিশ চৌচল্লিশ',
  'পঁয়তাল্লিশ পয়তাল্লিশ poytallish poitallish paytallish poytalish poitalish',
  'ছেচল্লিশ',
  'সাতচল্লিশ satchallish',
  'আটচল্লিশ',
  'ঊনপঞ্চাশ উনপঞ্চাশ unoponchash',
  'পঞ্চাশ ponchash panchash ponchas panchas pnchash',
  'একান্ন ekanno ekanna',
  'বাহান্ন বায়ান্ন',
  'তিপ্পান্ন তেপ্পান্ন',
  'চুয়ান্ন',
  'পঞ্চান্ন পচপান্ন panchanno',
  'ছাপ্পান্ন',
  'সাতান্ন',
  'আটান্ন',
  'ঊনষাট উনষাট unoshat',
  'ষাট shat sath shath shaath shaatt',
  'একষট্টি ekshotti eksotti ekshatti eksatti',
  'বাষট্টি bashotti bashatti basatti',
  'তেষট্টি teshatti tesatti',
  'চৌষট্টি choushotti chousotti choushatti chousatti',
  'পঁয়ষট্টি পয়ষট্টি poyshotti poishotti paysotti paishotti poysotti',
  'ছেষট্টি chheshatti chhesatti',
  'সাতষট্টি satshatti satsatti',
  'আটষট্টি অষ্টষষ্টি atshatti atsatti',
  'ঊনসত্তর উনসত্তর unosottor',
  'সত্তর sottor shottor sattar sator',
  'একাত্তর ekattar',
  'বাহাত্তর bahattar',
  'তিয়াত্তর তেহাত্তর তিহাত্তর tiattar tiyattar',
  'চুয়াত্তর chuattar chuyattar',
  'পঁচাত্তর পচাত্তর pochattor pachattor ponchattor panchattor pachattar pochattar panchattar ponchattar pochhattor',
  'ছিয়াত্তর chhiattar chhiyattar',
  'সাতাত্তর satattar',
  'আটাত্তর অষ্টাত্তর atattar',
  'ঊনআশি উনআশি ঊনাশি উনাশি unoashi',
  'আশি ashi aashi assi',
  'একাশি',
  'বিরাশি',
  'তিরাশি',
  'চুরাশি',
  'পঁচাশি পচাশি pochashi pachashi panchashi ponchashi',
  'ছিয়াশি',
  'সাতাশি',
  'অষ্টাশি আটাশি অষ্টআশি',
  'ঊননব্বই উননব্বই unonobboi',
  'নব্বই নব্বুই nobboi nobbui nabbai nobboy nobbi',
  'একানব্বই একানব্বুই ekanabbai ekanobbai ekanobbui',
  'বিরানব্বই বিরানব্বুই biranabbai biranobbai biranobbui',
  'তিরানব্বই তিরানব্বুই tiranabbai tiranobbai tiranobbui',
  'চুরানব্বই চুরানব্বুই churanabbai churanobbai churanobbui',
  'পঁচানব্বই পচানব্বই পঁচানব্বুই pochanobboi pachanobboi panchanabbai ponchanobboi panchanobboi ponchanabbai',
  'ছিয়ানব্বই ছিয়ানব্বুই chhiyanabbai chhiyanobbai chhiyanobbui',
  'সাতানব্বই সাতানব্বুই satanabbai satanobbai satanobbui',
  'আটানব্বই আটানব্বুই atanabbai atanobbai atanobbui',
  'নিরানব্বই নিরানব্বুই niranabbai niranobbai niranobbui',
]

/** Amounts that have a word of their own. */
const parts: readonly (readonly [number, string])[] = [
  [1.5, 'দেড় der derh dere dedh deer derr'],
  [2.5, 'আড়াই arai aarai arhai adhai adai'],
  [0.5, 'আধ আধা অর্ধ অর্ধেক হাফ adh adha ordhek ardhek aadha'],
  [0.25, 'সিকি পোয়া siki'],
]

/** Numbers with the little word for "piece" written on: two rooms are "দুটো ঘর". */
const counted: readonly (readonly [number, string])[] = [
  [1, 'একটা একটি একখানা একখান একডা একটাই একখানি ekta ekti akta ekkhana ekta'],
  [2, 'দুটো দুটি দুটা দুইটা দুইটি দুখানা দুখানি দুইখান দুখান duto duti duita duiti dukhana dota duta'],
  [3, 'তিনটে তিনটা তিনটি তিনখানা তিনখান তিনডা tinte tinta tinti teenta teente tinkhana tinte'],
  [4, 'চারটে চারটা চারটি চারখানা চারখান চাইরখান চাইরডা charte charta charti charkhana'],
  [5, 'পাঁচটা পাঁচটি পাঁচটে পাঁচখানা পাঁচখান panchta pachta panchti pachti'],
  [6, 'ছটা ছয়টা ছয়টি chota chhota chhoyta choyta'],
  [7, 'সাতটা সাতটি satta saatta'],
  [8, 'আটটা আটটি aatta'],
  [9, 'নটা নটি নয়টি নয়টা নটায় নয়টায় নয়টার noyta noytay'],
  [10, 'দশটা দশটি doshta'],
]

/** "Both", "all three": they speak of what was listed before them. */
const together: readonly (readonly [number, string])[] = [
  [2, 'দুটোই দুটিই দুটাই দুইটাই দুইটিই দুটোকেই dutoi dutii duitai dutokei'],
  [3, 'তিনটেই তিনটাই তিনটিই tintei tintai'],
]

/** Each of the words parted by spaces, with its value. */
function spelled(rows: readonly (readonly [number, string])[]): Record<string, number> {
  return Object.fromEntries(rows.flatMap(([value, words]) => words.split(' ').map((word) => [word, value])))
}

const isBengali = /^[\u0980-\u09ff]+$/

/** "চারটের": endings of the little word for "piece", which are no thirteen (তের) behind a number. */
const countedWithEndings = (rows: readonly (readonly [number, string])[]): Record<string, number> =>
  Object.fromEntries(
    rows.flatMap(([value, words]) =>
      words
        .split(' ')
        .filter((word) => isBengali.test(word))
        .flatMap((word) =>
          [`${word}র`, `${word}য়`.normalize('NFC'), `${word}তে`].map((form) => [form, value]),
        ),
    ),
  )

/** Hundreds are written as one word: দুশো, আড়াইশো, বারোশো. */
function hundreds(rows: readonly (readonly [number, string])[]): Record<string, number> {
  return Object.fromEntries(
    rows.flatMap(([value, words]) =>
      words
        .split(' ')
        .filter((word) => isBengali.test(word))
        .flatMap((word) =>
          [`${word}শো`, `${word}শ`, `${word}সো`, `${word}শত`].map((hundred) => [hundred, value * 100]),
        ),
    ),
  )
}

/** About so many: "দশেক" is some ten, and "লাখ দশেক" some ten lakh. */
const roughly: readonly (readonly [number, string])[] = [
  [2, 'দুয়েক duek'],
  [3, 'তিনেক tinek'],
  [4, 'চারেক charek chaarek'],
  [5, 'পাঁচেক panchek pachek'],
  [6, 'ছয়েক ছএক choyek chhoyek'],
  [7, 'সাতেক satek saatek'],
  [8, 'আটেক আষ্টেক aatek ashtek astek'],
  [9, 'নয়েক noyek'],
  [10, 'দশেক doshek dosek'],
  [12, 'বারোখানেক বারোটাক'],
  [15, 'পনেরোখানেক পনেরোটাক'],
  [20, 'কুড়িক বিশেক bishek kurik'],
  [25, 'পঁচিশেক পচিশেক pochishek'],
  [30, 'ত্রিশেক তিরিশেক trishek tirishek'],
  [40, 'চল্লিশেক'],
  [50, 'পঞ্চাশেক ponchashek'],
  [60, 'ষাটেক'],
]

const rows = upTo99.map((words, value) => [value, words] as const)

/** The same as people type them: "baroso", "ponchisho". */
function hundredsTyped(rows: readonly (readonly [number, string])[]): Record<string, number> {
  return Object.fromEntries(
    rows.flatMap(([value, words]) =>
      words
        .split(' ')
        .filter((word) => !isBengali.test(word) && word.length > 2)
        .flatMap((word) =>
          [`${word}sho`, `${word}so`, ...(word.endsWith('s') || word.endsWith('sh') ? [`${word}o`] : [])].map(
            (hundred) => [hundred, value * 100],
          ),
        ),
    ),
  )
}

export const numbers: NumberWords = {
  values: {
    ...countedWithEndings(counted),
    ...hundreds(rows.slice(1, 26).filter(([value]) => value !== 10 && value !== 20)),
    ...hundreds(parts.slice(0, 2)),
    ...hundredsTyped(rows.slice(11, 26).filter(([value]) => value !== 20)),
    ...spelled([...rows, ...parts, ...counted, ...together, ...roughly]),
    ...spelled([
      [100, 'eksho ekso'],
      [200, 'duso dusho dui-sho duisho'],
      [300, 'tinso tinsho'],
      [400, 'charso charsho'],
      [500, 'panchso panchsho pachso pachsho'],
    ]),
  },
  scales: {
    ...spelled([
      [100, 'শো শ শত sho shoto'],
      [1000, 'হাজার হাযার থাউজ্যান্ড hajar hazar hajaar hazaar hjar thousand'],
      [100_000, 'লাখ লক্ষ লাক লক্ষ্য ল্যাখ lakh lac lokkho lokho lakkho laksha lakhs lacs lokkha'],
      [10_000_000, 'কোটি কোটী ক্রোর করোর koti crore kotti coti cror'],
      [1_000_000, 'মিলিয়ন'],
      [1_000_000_000, 'বিলিয়ন'],
    ]),
  },
  shortScales: { k: 1000, কে: 1000, হা: 1000, l: 100_000, lk: 100_000, cr: 10_000_000 },
  fractionsBefore: spelled([
    [0.5, 'সাড়ে সাড়ে sare saare share shaare sarhe shade sade sadhe saade saarey'],
    [0.25, 'সোয়া সওয়া সোয়া soya showa sowa soa sawa shoya'],
    [-0.25, 'পৌনে পৌণে পউনে পোনে পনে poune paune pone ponay pouney'],
  ]),
  afterFraction: spelled([
    [7, 'shat sath shath shaat shaath'],
    [8, 'at'],
  ]),
  fractionsAfter: { 'আর আধ': 0.5, 'আর অর্ধেক': 0.5 },
  joiners: 'আর, ও, এবং, ar, aar, o, ebong',
  bareScales: 'শত, হাজার, লাখ, লক্ষ, কোটি, hajar, hazar, lakh, koti',
  scaleFirst: true,
  ownWordEach: true,
  ones: '',
  points: 'দশমিক, পয়েন্ট, dosomik, doshomik, point',
  ordinals: spelled([
    [1, 'প্রথম প্রথমটা পয়লা পহেলা prothom prothomta prothomtay prothomtate protham pratham'],
    [2, 'দ্বিতীয় দ্বিতীয়ত ditiyo dwitiyo ditio dwitio ditiya'],
    [3, 'তৃতীয় tritiyo tritio tritiya'],
    [4, 'চতুর্থ chothurtho choturtho'],
    [5, 'পঞ্চম ponchom pancham'],
    [6, 'ষষ্ঠ shoshtho'],
    [7, 'সপ্তম'],
    [8, 'অষ্টম'],
    [9, 'নবম'],
    [10, 'দশম'],
  ]),
  telephone: {
    digits: ['জিরো জ়িরো জিরোও', 'ওয়ান', 'টু', 'থ্রি থ্রী', 'ফোর', 'ফাইভ', 'সিক্স', 'সেভেন', 'এইট এট', 'নাইন'],
    double: 'ডাবল ডবল',
    triple: 'ট্রিপল',
    plus: 'প্লাস',
  },
  ordinalEndings: 'ম, য়, র্থ, ষ্ঠ, তম, ই, লা, রা, ঠা, st, nd, rd, th',
  joined: {},
  countedWrittenOn: 'জন, জনে, জনের, জনই, জনেই, jon, jone, joner',
  elided: '',
  vague: `
    ${together.map(([, words]) => words.replaceAll(' ', ', ')).join(', ')}, নয়, noy, noi, nay, এক, ek, aek,
    ak, একটা, একটি, একখানা, একখান, একডা, একটাই, একখানি, ekta, ekti, akta, ekkhana, ন, ছ, cho, chho, chhota, chota, বার,
    আধ, আধা, অর্ধেক, অর্ধ, হাফ, adh, adha, aadha, ordhek, পোয়া, সিকি, siki, car, solo, sath, der, pone, soya,
    share, টু, ওয়ান, থ্রি, শূন্য`,
  counters: {
    anywhere: 'টা, টি, টে, টো, টার, টির, টের, টোর, খানা, খানি, ta, ti, te, ter, tir, khana, khani',
    writtenOn: 'to',
  },
}
