import type { SizeUnit } from '@guru/contract/vocabulary'
import type { FormatWords } from '../../format/format-words.ts'

const small =
  'പൂജ്യം ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത് പത്ത് പതിനൊന്ന് പന്ത്രണ്ട് പതിമൂന്ന് പതിനാല് പതിനഞ്ച് പതിനാറ് പതിനേഴ് പതിനെട്ട് പത്തൊമ്പത്'.split(
    ' ',
  )
const tens = ['', '', ...'ഇരുപത് മുപ്പത് നാല്പത് അമ്പത് അറുപത് എഴുപത് എൺപത് തൊണ്ണൂറ്'.split(' ')]
const tensJoined = ['', '', ...'ഇരുപത്തി മുപ്പത്തി നാല്പത്തി അമ്പത്തി അറുപത്തി എഴുപത്തി എൺപത്തി തൊണ്ണൂറ്റി'.split(' ')]
/** One to nine behind the tens: ഇരുപത്തി-യൊന്ന്. */
const digitsJoined = ['', ...'യൊന്ന് രണ്ട് മൂന്ന് നാല് യഞ്ച് യാറ് യേഴ് യെട്ട് യൊമ്പത്'.split(' ')]
const hundreds = ['', ...'നൂറ് ഇരുന്നൂറ് മുന്നൂറ് നാനൂറ് അഞ്ഞൂറ് അറുന്നൂറ് എഴുന്നൂറ് എണ്ണൂറ് തൊള്ളായിരം'.split(' ')]
const hundredsJoined = [
  '',
  ...'നൂറ്റി ഇരുന്നൂറ്റി മുന്നൂറ്റി നാനൂറ്റി അഞ്ഞൂറ്റി അറുന്നൂറ്റി എഴുന്നൂറ്റി എണ്ണൂറ്റി തൊള്ളായിരത്തി'.split(' '),
]
/** One to nineteen thousand. */
const thousands = [
  '',
  ...'ആയിരം രണ്ടായിരം മൂവായിരം നാലായിരം അയ്യായിരം ആറായിരം ഏഴായിരം എണ്ണായിരം ഒമ്പതിനായിരം പതിനായിരം പതിനൊന്നായിരം പന്ത്രണ്ടായിരം പതിമൂവായിരം പതിനാലായിരം പതിനയ്യായിരം പതിനാറായിരം പതിനേഴായിരം പതിനെണ്ണായിരം പത്തൊമ്പതിനായിരം'.split(
    ' ',
  ),
]
const thousandsJoined = [
  '',
  ...'യൊന്നായിരം രണ്ടായിരം മൂവായിരം നാലായിരം യയ്യായിരം യാറായിരം യേഴായിരം യെണ്ണായിരം യൊമ്പതിനായിരം'.split(' '),
]

const units: Record<SizeUnit, string> = {
  sqft: 'സ്ക്വയർ ഫീറ്റ്',
  sqm: 'ചതുരശ്ര മീറ്റർ',
  gaj: 'ഗജം',
  cent: 'സെന്റ്',
  ground: 'ഗ്രൗണ്ട്',
  gunta: 'ഗുണ്ട',
  acre: 'ഏക്കർ',
  marla: 'മർല',
  kanal: 'കനാൽ',
  katha: 'കട്ട',
}

// For a native speaker to check: the joined number words, and "മാസം ₹ …" for a monthly rent.
export const malayalamFormat: FormatWords = {
  inWords,
  quartersInWords: (whole, quarters) => {
    if (whole === 0) return ['', 'കാൽ', 'അര', 'മുക്കാൽ'][quarters] ?? null
    const said = inWords(whole)
    const ending = ['', 'േകാൽ', 'ര', 'േമുക്കാൽ'][quarters]
    return said.endsWith('്') && ending !== undefined ? `${said.slice(0, -1)}${ending}` : null
  },
  pointInWords: 'പോയിന്റ്',
  lakh: (text) => `${oneOf(text)} ലക്ഷം`,
  crore: (text) => `${oneOf(text)} കോടി`,
  rupees: (text, mode) => (mode === 'spoken' ? `${text} രൂപ` : `₹ ${text}`),
  price: (amount, transaction) => (transaction === 'rent' ? `മാസം ${amount}` : amount),
  upTo: (text) => `${text} വരെ`,
  atLeast: (text) => `കുറഞ്ഞത് ${text}`,
  between: (from, to) => `${from} മുതൽ ${to} വരെ`,
  size: (text, _count, unit) => `${text} ${units[unit]}`,
  perUnit: (amount, unit) => `${units[unit]} ഒന്നിന് ${amount}`,
  sizeInBoth: (own, squareFeet, mode) =>
    mode === 'spoken' ? `${own}, അതായത് ${squareFeet}` : `${own} (${squareFeet})`,
  bedrooms: ({ from, to }, most) => {
    if (most === 0) return 'സ്റ്റുഡിയോ'
    if (from !== null && to !== null) return from === to ? `${from} ബെഡ്റൂം` : `${from} മുതൽ ${to} വരെ ബെഡ്റൂം`
    return from === null ? `${to} ബെഡ്റൂം വരെ` : `കുറഞ്ഞത് ${from} ബെഡ്റൂം`
  },
  bhk: ({ from, to }, most, mode) => {
    if (most === 0) return 'സ്റ്റുഡിയോ'
    const noun = mode === 'spoken' ? 'ബെഡ്റൂം' : 'BHK'
    if (from !== null && to !== null) return from === to ? `${from} ${noun}` : `${from} മുതൽ ${to} വരെ ${noun}`
    return from === null ? `${to} ${noun} വരെയുള്ള` : `കുറഞ്ഞത് ${from} ${noun}`
  },
  months: [
    'ജനുവരി',
    'ഫെബ്രുവരി',
    'മാർച്ച്',
    'ഏപ്രിൽ',
    'മേയ്',
    'ജൂൺ',
    'ജൂലൈ',
    'ഓഗസ്റ്റ്',
    'സെപ്റ്റംബർ',
    'ഒക്ടോബർ',
    'നവംബർ',
    'ഡിസംബർ',
  ],
  date: (day, month, year) => `${year} ${month} ${day}`,
  kilometres: (text, _count, mode) => `${text} ${mode === 'written' ? 'കി.മീ' : 'കിലോമീറ്റർ'}`,
}

/** Before a noun one is ഒരു. */
function oneOf(text: string): string {
  return text === 'ഒന്ന്' ? 'ഒരു' : text
}

/** Counted in thousand, lakh and crore: 2850000 is "ഇരുപത്തിയെട്ട് ലക്ഷത്തി അമ്പതിനായിരം". */
function inWords(whole: number): string {
  if (whole < 100) return belowHundred(whole)
  if (whole < 1000) {
    const rest = whole % 100
    const count = Math.floor(whole / 100)
    return rest === 0 ? (hundreds[count] ?? '') : `${hundredsJoined[count]} ${belowHundred(rest)}`
  }
  if (whole < 1e5) return withRest(thousandsOf(Math.floor(whole / 1000)), whole % 1000)
  if (whole < 1e7) return withRest(`${oneOf(inWords(Math.floor(whole / 1e5)))} ലക്ഷം`, whole % 1e5)
  const crores = `${oneOf(inWords(Math.floor(whole / 1e7)))} കോടി`
  return whole % 1e7 === 0 ? crores : `${crores} ${inWords(whole % 1e7)}`
}

function belowHundred(whole: number): string {
  if (whole < 20) return small[whole] ?? ''
  const ten = Math.floor(whole / 10)
  return whole % 10 === 0 ? (tens[ten] ?? '') : `${tensJoined[ten]}${digitsJoined[whole % 10]}`
}

/** 1 to 99 thousand: ഇരുപതിനായിരം, ഇരുപത്തിയയ്യായിരം, തൊണ്ണൂറായിരം. */
function thousandsOf(count: number): string {
  if (count < 20) return thousands[count] ?? ''
  const ten = Math.floor(count / 10)
  if (count % 10 !== 0) return `${tensJoined[ten]}${thousandsJoined[count % 10]}`
  const stem = (tens[ten] ?? '').slice(0, -1)
  return ten === 9 ? `${stem}ായിരം` : `${stem}ിനായിരം`
}

/** A scale in -ം becomes -ത്തി before what follows it. */
function withRest(scaled: string, rest: number): string {
  return rest === 0 ? scaled : `${scaled.slice(0, -1)}ത്തി ${inWords(rest)}`
}
