import { numbers as hindiNumbers } from '../hi/numbers.ts'
import type { NumberWords } from '../language.ts'

/** 0 to 99 in their order, each with its other forms; Latin spellings only where sound does not lead to them. */
const upTo99: readonly string[] = [
  'ਸਿਫ਼ਰ ਜ਼ੀਰੋ zero',
  'ਇੱਕ ਇਕ ਇੱਕੋ ਇਕੋ ik ikk ek hik ikko iko ekko',
  'ਦੋ ਦੋਹਾਂ ਦੋਂਹ do doo',
  'ਤਿੰਨ ਤਿਨ ਤਿੰਨਾਂ ਤਿਨਾਂ tin tinn teen',
  'ਚਾਰ ਚਹੁੰ ਚੌਹਾਂ ਚਾਰਾਂ char chaar chr',
  'ਪੰਜ ਪੰਜਾਂ panj punj pnj',
  'ਛੇ ਛੀ ਛਿ ਛੇਆਂ ਛਿਆਂ che chhe chey chhey',
  'ਸੱਤ ਸਤ ਸੱਤਾਂ satt sat',
  'ਅੱਠ ਅਠ ਅੱਠਾਂ ath aath athh atth',
  'ਨੌਂ ਨੌ ਨੌਂਆਂ ਨੌਆਂ naun nau naw',
  'ਦਸ ਦੱਸ ਦਸਾਂ ਦੱਸਾਂ dasan das dass dus',
  'ਗਿਆਰਾਂ ਗਿਆਰਾ ਗਯਾਰਾਂ gyaran gyara giaran yaran yara',
  'ਬਾਰਾਂ ਬਾਰ੍ਹਾਂ baran barah',
  'ਤੇਰਾਂ ਤੇਰਾ teran tera terah',
  'ਚੌਦਾਂ ਚੌਦਾ chaudan chauda choda',
  'ਪੰਦਰਾਂ ਪੰਦਰਾ ਪੰਦ੍ਹਰਾਂ pandran pandra pandrah',
  'ਸੋਲਾਂ ਸੋਲ਼ਾਂ ਸੋਲਾ ਸੋਲ੍ਹਾਂ solan sola solah',
  'ਸਤਾਰਾਂ ਸਤਾਰਾ satara sataran satarah',
  'ਅਠਾਰਾਂ ਅਠਾਰਾ athara atharan atharah',
  'ਉੱਨੀ ਉਨੀ unni uni',
  'ਵੀਹ ਵੀ੍ਹ ਵੀਹਾਂ veehan veeh vih vee veh wih weeh',
  'ਇੱਕੀ ਇੱਕੀਹ ਇਕੀ ਇੱਕੀਂ ikki ikee',
  'ਬਾਈ ਬਾਈਸ bai baai',
  'ਤੇਈ teyi tei',
  'ਚੌਵੀ ਚੌਬੀ chauvi chauwi chaubi',
  'ਪੱਚੀ ਪੱਚੀਆਂ ਪੱਚੀਹ ਪੰਝੀ ਪੰਜੀ pachi pachhi pachee panji',
  'ਛੱਬੀ chhabbi chabbi',
  'ਸਤਾਈ satai sataai',
  'ਅਠਾਈ ਅਠਾਈ athai athaai',
  'ਉਨੱਤੀ ਉਣੱਤੀ ਉਣੱਤੀਹ ਉਨੱਤੀਹ ਉਨਤੀ ਉਣਤੀ unatti untti',
  'ਤੀਹ ਤੀਹਾਂ tih teeh tee teh',
  'ਇਕੱਤੀ ਕੱਤੀ ਇਕੱਤੀਹ ikatti',
  'ਬੱਤੀ batti',
  'ਤੇਤੀ ਤੇਤੀਹ ਤੈਂਤੀ ਤੇਂਤੀ teti tetti',
  'ਚੌਂਤੀ ਚੌਤੀ chaunti chauti',
  'ਪੈਂਤੀ ਪੈਂਤੀਹ ਪੈਤੀ ਪੰਜੱਤੀ ਪੰਤੀ painti penti paintee',
  'ਛੱਤੀ chhatti chatti',
  'ਸੈਂਤੀ ਸੈਂਤੀਹ ਸੈਤੀ sainti senti',
  'ਅਠੱਤੀ ਅੜੱਤੀ ਅਠਤੀ ਅੜਤੀ ਅਠੱਤੀਹ athatti',
  'ਉਣਤਾਲੀ ਉਨਤਾਲੀ ਉਣਤਾਲ਼ੀ untali',
  'ਚਾਲੀ ਚਾਲੀਆਂ ਚਾਲ਼ੀ chali chaali',
  'ਇਕਤਾਲੀ ਕਤਾਲੀ iktali',
  'ਬਿਆਲੀ ਬਤਾਲੀ byali biali batali',
  'ਤਿਤਾਲੀ ਤਰਤਾਲੀ ਤੇਤਾਲੀ tartali',
  'ਚੁਤਾਲੀ ਚੁਵਾਲੀ ਚੌਵਾਲੀ ਚੁਆਲੀ ਚੌਤਾਲੀ ਚੁਰਤਾਲੀ ਚੁੰਤਾਲੀ chautali',
  'ਪੰਤਾਲੀ ਪੈਂਤਾਲੀ ਪਨਤਾਲੀ pantali paintali',
  'ਛਿਆਲੀ ਛਤਾਲੀ chhiali',
  'ਸੰਤਾਲੀ ਸੈਂਤਾਲੀ santali',
  'ਅਠਤਾਲੀ ਅੜਤਾਲੀ athtali artali',
  'ਉਣੰਜਾ ਉਨੰਜਾ ਉਣਵੰਜਾ ਉਣਿੰਜਾ ਉਨਿੰਜਾ unanja',
  'ਪੰਜਾਹ ਪੰਜਾਹਾਂ ਪੰਜਾ ਪਜਾਹ ਪੰਜਾਂਹ panjah panja pnjah panjaah',
  'ਇਕਵੰਜਾ ਅਕਵੰਜਾ ਇਕਵਿੰਜਾ ikvanja',
  'ਬਵੰਜਾ ਬਾਵੰਜਾ ਬਵਿੰਜਾ bavanja',
  'ਤਰਵੰਜਾ ਤਿਰਵੰਜਾ ਤਰੇਵੰਜਾ ਤਰਵਿੰਜਾ tarvanja',
  'ਚੁਰੰਜਾ ਚੌਵੰਜਾ ਚੁਰਵੰਜਾ ਚਰਵੰਜਾ ਚਰਿੰਜਾ ਚੁਰਿੰਜਾ ਚੁਰੰਜ਼ਾ churanja',
  'ਪਚਵੰਜਾ ਪੰਜਵੰਜਾ ਪਚਵੰਜ਼ਾ ਪਚਵਿੰਜਾ ਪਚਪਨ pachvanja pachwanja',
  'ਛਪੰਜਾ ਛਵੰਜਾ ਛਪਿੰਜਾ chhapanja',
  'ਸਤਵੰਜਾ ਸਤਵਿੰਜਾ satvanja',
  'ਅਠਵੰਜਾ ਅਠਵਿੰਜਾ athvanja',
  'ਉਨਾਹਠ ਉਣਾਹਠ ਉਣਾਠ ਉਨਾਠ ਉਣਾਹਟ ਉਨਾਹਟ ਉਣਹਠ unahath unath',
  'ਸੱਠ ਸੱਠਾਂ ਸਠ sath satth sathh',
  'ਇਕਾਹਠ ਇਕਾਠ ਇਕਾਹਟ ਇਕਹਠ ikahath ikath',
  'ਬਾਹਠ ਬਾਠ ਬਾਠ੍ਹ ਬਾਹਟ ਬਾਸਠ bahath',
  'ਤਰੇਹਠ ਤਰੇਂਹਠ ਤਰੇਠ੍ਹ ਤਰਸਠ ਤਿਰਸਠ ਤਰੇਠ ਤਿਰੇਹਠ ਤ੍ਰੇਹਠ ਤਰੇਹਟ ਤ੍ਰੇਠ ਤਿਰਾਹਠ trehath treth',
  'ਚੌਂਹਠ ਚੌਹਠ ਚੌਠ੍ਹ ਚੌਂਠ ਚੌਂਹਟ ਚੌਹਟ ਚੁਹਠ chaunth chauhath',
  'ਪੈਂਹਠ ਪੈਂਠ ਪੈਹਠ ਪੈਂਹਟ ਪੈਹਟ painth paint painhth painhat penth',
  'ਛਿਆਹਠ ਛਿਆਠ ਛਿਆਹਟ ਛਿਆਂਹਠ chhiahath chhiath chiath',
  'ਸਤਾਹਠ ਸਤਾਠ ਸਤਾਹਟ ਸਤਾਂਹਠ satahath satath',
  'ਅਠਾਹਠ ਅਠਾਠ ਅਠਾਹਟ athahath athath',
  'ਉਨੱਤਰ ਉਣੱਤਰ ਉਣਹੱਤਰ ਉਨਹੱਤਰ unattar unhattar',
  'ਸੱਤਰ ਸਤੱਰ sattar satar',
  'ਇਕੱਤਰ ਇਕਹੱਤਰ ikattar',
  'ਬਹੱਤਰ bahattar',
  'ਤਿਹੱਤਰ ਤਹੱਤਰ ਤੇਹੱਤਰ tihattar',
  'ਚੁਹੱਤਰ ਚੌਹੱਤਰ ਚਹੱਤਰ chuhattar',
  'ਪੰਝੱਤਰ ਪਚੱਤਰ ਪੰਜੱਤਰ ਪਝੱਤਰ ਪਚਹੱਤਰ panjhattar pachattar pachhattar panjattar',
  'ਛਿਹੱਤਰ ਛਿਅੱਤਰ ਛਹੱਤਰ chhihattar',
  'ਸਤੱਤਰ ਸਤਹੱਤਰ satattar',
  'ਅਠੱਤਰ ਅਠਹੱਤਰ athattar',
  'ਉਨਾਸੀ ਉਣਾਸੀ ਉਣਿਆਸੀ ਉਨਿਆਸੀ unasi',
  'ਅੱਸੀ ਅੱਸੀਆਂ ਅਸੀ assi asi',
  'ਇਕਾਸੀ ਇਕਿਆਸੀ ikasi',
  'ਬਿਆਸੀ byasi biasi',
  'ਤਿਰਾਸੀ ਤਰਿਆਸੀ ਤਿਰਿਆਸੀ ਤਰਾਸੀ tirasi',
  'ਚੁਰਾਸੀ ਚੌਰਿਆਸੀ ਚੁਰਿਆਸੀ ਚੌਰਾਸੀ ਚਰਾਸੀ churasi chaurasi',
  'ਪਚਾਸੀ ਪੰਜਾਸੀ pachasi',
  'ਛਿਆਸੀ chhiasi',
  'ਸਤਾਸੀ satasi',
  'ਅਠਾਸੀ athasi',
  'ਉਣਾਨਵੇਂ ਨਵਾਸੀ ਨੌਂਆਸੀ ਉਨਾਨਵੇਂ ਉਣਾਨਵੇ ਉਣਾਨਵਾਂ unanve navasi ਉਣਾਣਵੇਂ ਉਨਾਣਵੇਂ',
  'ਨੱਬੇ ਨਵੇਂ ਨੱਬੇਂ nabbe nabe',
  'ਇਕਾਨਵੇਂ ਇਕਾਨਵੇ ਇਕਿਆਨਵੇਂ ikanve ਇਕਾਣਵੇਂ',
  'ਬਾਨਵੇਂ ਬਾਨਵੇ ਬਿਆਨਵੇਂ ਬਾਨਵਾਂ banve ਬਾਣਵੇਂ',
  'ਤਿਰਾਨਵੇਂ ਤਿਰਾਨਵੇ ਤਰਾਨਵੇਂ ਤਰੱਨਵੇ tiranve ਤਿਰਾਣਵੇਂ ਤਰਾਣਵੇਂ',
  'ਚੁਰਾਨਵੇਂ ਚੁਰਾਨਵੇ ਚੌਰਾਨਵੇਂ ਚਰਾਨਵੇਂ ਚਰੱਨਵੇ churanve ਚੁਰਾਣਵੇਂ ਚੌਰਾਣਵੇਂ',
  'ਪਚਾਨਵੇਂ ਪਚਾਨਵੇ ਪੰਚਾਨਵੇਂ ਪਚਿਆਨਵੇਂ pachanve ਪਚਾਣਵੇਂ ਪੰਚਾਣਵੇਂ',
  'ਛਿਆਨਵੇਂ ਛਿਆਨਵੇ chhianve',
  'ਸਤਾਨਵੇਂ ਸਤਾਨਵੇ satanve ਸਤਾਣਵੇਂ',
  'ਅਠਾਨਵੇਂ ਅਠਾਨਵੇ ਅੱਠਾਨਵੇਂ athanve ਅਠਾਣਵੇਂ ਅੱਠਾਣਵੇਂ',
  'ਨੜਿੰਨਵੇਂ ਨਿੜਾਨਵੇਂ ਨਿੰਨਾਨਵੇਂ ਨੜਿਨਵੇਂ ਨਿਨਾਨਵੇ ਨਿਨਾਨਵੇਂ ਨੜ੍ਹਿੰਨਵੇਂ ਨੱਨਵੇਂ ਨਿੰਨਵੇਂ ਨੜਿੱਨਵੇਂ narinve ninanve ਨਿੜਾਣਵੇਂ ਨਿੰਨਾਣਵੇਂ ਨਿਨਾਣਵੇਂ',
]

/** Amounts that have a word of their own, and halves. */
const others: readonly (readonly [number, string])[] = [
  [1.5, 'ਡੇਢ ਡੇੜ੍ਹ ਡੇੜ dedh derh der deodh ded dhed'],
  [2.5, 'ਢਾਈ ਅਢਾਈ ਢਾਇ dhai dhaai dhayi dhaii'],
  [0.5, 'ਅੱਧਾ ਅੱਧੀ ਅੱਧੇ ਅਧਾ adha addha adhaa addhi adhi adhe addhe aadha'],
  [0.75, 'ਪੌਣ ਪੌਣਾ ਪੌਣੀ paun pauna pauni'],
  [0.25, 'ਪਾਈਆ ਚੁਥਾਈ ਚੌਥਾਈ chuthai'],
]

const scales: readonly (readonly [number, string])[] = [
  [100, 'ਸੌ ਸੌਆਂ ਸੈਂਕੜਾ ਸੌਂ ਸੋ sau sao saun sou so'],
  [1000, 'ਹਜ਼ਾਰ ਹਜਾਰ ਹਜ਼ਾਰਾਂ hazar hazaar hajar hajaar hjar hzar hazzar'],
  [100_000, 'ਲੱਖ ਲਖ ਲੱਖਾਂ lakh lakhs lac lacs lacks lkh lak lakhan lakkh laakh'],
  [10_000_000, 'ਕਰੋੜ ਕਰੋੜਾਂ crore crores karod karor kror krod caror karore'],
]

const ordinals: readonly (readonly [number, string])[] = [
  [1, 'ਪਹਿਲਾ ਪਹਿਲੀ ਪਹਿਲੇ ਫਸਟ ਫਰਸਟ pehla pehli pehle pahla pahli pahle paila paili'],
  [2, 'ਦੂਜਾ ਦੂਜੀ ਦੂਜੇ ਦੂਸਰਾ ਦੂਸਰੀ ਦੂਸਰੇ ਸੈਕਿੰਡ ਸੈਕੰਡ dooja duja duji dooji duje dusra dusri dusre'],
  [3, 'ਤੀਜਾ ਤੀਜੀ ਤੀਜੇ ਤੀਸਰਾ ਤੀਸਰੀ ਤੀਸਰੇ ਥਰਡ teeja tija teeji tiji tije tisra teesra'],
  [4, 'ਚੌਥਾ ਚੌਥੀ ਚੌਥੇ chautha chauthi chauthe chotha'],
  [5, 'ਪੰਜਵਾਂ ਪੰਜਵੀਂ ਪੰਜਵੇਂ panjvan panjva panjvi panjwa'],
  [6, 'ਛੇਵਾਂ ਛੇਵੀਂ ਛੇਵੇਂ chheva chheva chhevi'],
  [7, 'ਸੱਤਵਾਂ ਸੱਤਵੀਂ ਸੱਤਵੇਂ satva satvi'],
  [8, 'ਅੱਠਵਾਂ ਅੱਠਵੀਂ ਅੱਠਵੇਂ athva athvi'],
  [9, 'ਨੌਵਾਂ ਨੌਵੀਂ ਨੌਵੇਂ nauva nauvi'],
  [10, 'ਦਸਵਾਂ ਦਸਵੀਂ ਦਸਵੇਂ dasva dasvi'],
]

/** Each of the words parted by spaces, with its value. */
function spelled(entries: readonly (readonly [number, string])[]): Record<string, number> {
  return Object.fromEntries(
    entries.flatMap(([value, words]) => words.split(' ').map((word) => [word, value])),
  )
}

/**
 * Numbers in Gurmukhi and Latin letters. In the towns people count in Hindi as often ("pachas lakh"), so the
 * Hindi words come along; where one word is both, it is the Punjabi one.
 */
export const numbers: NumberWords = {
  values: {
    ...spelled(upTo99.map((words, value) => [value, words] as const)),
    ...spelled(others),
    ...without(
      hindiNumbers.values,
      new Set(['sat', 'sath', 'tera', 'bara', 'der', 'ded', 'untis', 'chah', 'chhah', 'छह', 'नव्वे', 'नवे']),
    ),
  },
  scales: { ...hindiNumbers.scales, ...spelled(scales) },
  shortScales: { ...hindiNumbers.shortScales, ਕ: 1000 },
  noShortScaleBefore: hindiNumbers.noShortScaleBefore ?? '',
  fractionsBefore: {
    ...spelled([
      [0.5, 'ਸਾਢੇ ਸਾਡੇ ਸਾੜੇ sadhe saadhe saade sade sadde sadhey sarhe saarhe'],
      [0.25, 'ਸਵਾ sawa sava savaa'],
      [-0.25, 'ਪੌਣੇ ਪੌਨੇ ਪੋਣੇ ਪੋਨੇ paune pone pauney'],
    ]),
  },
  fractionsAfter: {
    // "about" between a number and its scale: ਵੀਹ ਕੁ ਹਜ਼ਾਰ
    ਕੁ: 0,
    ku: 0,
    'ਤੇ ਅੱਧਾ': 0.5,
    'ਅਤੇ ਅੱਧਾ': 0.5,
    'te adha': 0.5,
    'te addha': 0.5,
  },
  joiners: 'ਤੇ, ਅਤੇ, te, ate',
  counters: { anywhere: 'ਕੁ, ku', writtenOn: '' },
  bareScales: 'ਸੌ, ਹਜ਼ਾਰ, ਲੱਖ, ਕਰੋੜ, ਹਜਾਰ, sau, hazar, hazaar, hajar, hajaar, lakh, lac, crore, karod, kror',
  ones: '',
  points: 'ਦਸ਼ਮਲਵ, ਦਸਮਲਵ, ਪੁਆਇੰਟ, ਪਵਾਇੰਟ, ਪੋਇੰਟ, ਪੌਇੰਟ, point',
  ordinals: spelled(ordinals),
  telephone: {
    digits: [
      'ਜ਼ੀਰੋ ਜੀਰੋ ਓ shunya sunya',
      'ਵਨ ਵੰਨ',
      'ਟੂ ਟੁ',
      'ਥ੍ਰੀ ਥਰੀ',
      'ਫੋਰ ਫ਼ੋਰ ਫਾਰ',
      'ਫਾਈਵ ਫਾਇਵ ਫ਼ਾਈਵ',
      'ਸਿਕਸ ਸਿਕ੍ਸ',
      'ਸੈਵਨ ਸੇਵਨ ਸੈਵਿਨ',
      'ਏਟ ਐਟ ਏਇਟ',
      'ਨਾਈਨ ਨਾਇਨ',
    ],
    double: 'ਡਬਲ',
    triple: 'ਟ੍ਰਿਪਲ ਟਰਿਪਲ',
    plus: 'ਪਲੱਸ ਪਲਸ',
  },
  ordinalEndings: 'ਵਾਂ, ਵੀਂ, ਵੇਂ, ਵਾ, ਵੀ, ਵੇ, va, wa, van, wan, vi, wi, ve, we, st, nd, rd, th',
  joined: {},
  elided: '',
  vague:
    'nave, nawe, navein, ਪੌਣ, ਪੌਣਾ, ਪੌਣੀ, paun, pauna, pauni, ਇੱਕੋ, ਇਕੋ, ikko, iko, ekko, ਇੱਕ, ਇਕ, ik, ikk, ek, ਦੋ, do, doo, ਅੱਧਾ, ਅੱਧੀ, ਅੱਧੇ, adha, addha, addhi, adhi, adhe, addhe, aadha, tera, ਤੇਰਾ, che, ਛੇ, ਛੀ, ਦੱਸ, dass, dus, zero, ਨਵੇਂ, saath, der, tee, teh, veh, vee, bai, ਤਿਨ, paint, satte, ਪੰਜਾ, asi, ਅਸੀ, assi',
}

function without(
  values: Readonly<Record<string, number>>,
  words: ReadonlySet<string>,
): Record<string, number> {
  return Object.fromEntries(Object.entries(values).filter(([word]) => !words.has(word)))
}
