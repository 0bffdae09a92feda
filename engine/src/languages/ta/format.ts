import type { SizeUnit } from '@guru/contract/vocabulary'
import type { FormatWords } from '../../format/format-words.ts'

const small =
  'பூஜ்யம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து பதினொன்று பன்னிரண்டு பதிமூன்று பதினான்கு பதினைந்து பதினாறு பதினேழு பதினெட்டு பத்தொன்பது'.split(
    ' ',
  )
const tens = ['', '', ...'இருபது முப்பது நாற்பது ஐம்பது அறுபது எழுபது எண்பது தொண்ணூறு'.split(' ')]
const tensJoined = ['', '', ...'இருபத்த முப்பத்த நாற்பத்த ஐம்பத்த அறுபத்த எழுபத்த எண்பத்த தொண்ணூற்ற'.split(' ')]
/** One to nine behind the tens: இருபத்த-ொன்று. */
const digitsJoined = ['', ...'ொன்று ிரண்டு ுமூன்று ுநான்கு ைந்து ாறு ேழு ெட்டு ொன்பது'.split(' ')]
const hundreds = ['', ...'நூறு இருநூறு முந்நூறு நானூறு ஐநூறு அறுநூறு எழுநூறு எண்ணூறு தொள்ளாயிரம்'.split(' ')]
const hundredsBefore = [
  '',
  ...'நூற்று இருநூற்று முந்நூற்று நானூற்று ஐநூற்று அறுநூற்று எழுநூற்று எண்ணூற்று தொள்ளாயிரத்து'.split(' '),
]
/** Thousands that are not made by the rule. */
const thousands: Readonly<Record<number, string>> = { 1: 'ஆயிரம்', 3: 'மூவாயிரம்', 5: 'ஐயாயிரம்' }

const units: Record<SizeUnit, string> = {
  sqft: 'சதுர அடி',
  sqm: 'சதுர மீட்டர்',
  gaj: 'கெஜம்',
  cent: 'சென்ட்',
  ground: 'கிரவுண்ட்',
  gunta: 'குண்டா',
  acre: 'ஏக்கர்',
  marla: 'மர்லா',
  kanal: 'கனால்',
  katha: 'கத்தா',
}

// For a native speaker to check: the joined number words, and "மாதம் ₹ …" for a monthly rent.
export const tamilFormat: FormatWords = {
  inWords,
  quartersInWords,
  pointInWords: 'புள்ளி',
  lakh: (text) => `${beforeNoun(text)} லட்சம்`,
  crore: (text) => `${beforeNoun(text)} கோடி`,
  rupees: (text, mode) => (mode === 'spoken' ? `${text} ரூபாய்` : `₹ ${text}`),
  price: (amount, transaction) => (transaction === 'rent' ? `மாதம் ${amount}` : amount),
  upTo: (text) => `${text} வரை`,
  atLeast: (text) => `குறைந்தது ${text}`,
  between: (from, to) => `${from} முதல் ${to} வரை`,
  size: (text, _count, unit) => `${text} ${units[unit]}`,
  perUnit: (amount, unit) => `ஒரு ${units[unit]} ${amount}`,
  sizeInBoth: (own, squareFeet, mode) =>
    mode === 'spoken' ? `${own}, அதாவது ${squareFeet}` : `${own} (${squareFeet})`,
  bedrooms: ({ from, to }, most) => {
    if (most === 0) return 'ஸ்டுடியோ'
    if (from !== null && to !== null) {
      return from === to ? `${beforeNoun(from)} பெட்ரூம்` : `${from} முதல் ${to} பெட்ரூம்`
    }
    return from === null ? `${to} பெட்ரூம் வரை` : `குறைந்தது ${from} பெட்ரூம்`
  },
  bhk: ({ from, to }, most, mode) => {
    if (most === 0) return 'ஸ்டுடியோ'
    const noun = mode === 'spoken' ? 'பெட்ரூம்' : 'BHK'
    if (from !== null && to !== null) {
      return from === to ? `${beforeNoun(from)} ${noun}` : `${from} முதல் ${to} ${noun}`
    }
    return from === null ? `${to} ${noun} வரை` : `குறைந்தது ${from} ${noun}`
  },
  months: [
    'ஜனவரி',
    'பிப்ரவரி',
    'மார்ச்',
    'ஏப்ரல்',
    'மே',
    'ஜூன்',
    'ஜூலை',
    'ஆகஸ்ட்',
    'செப்டம்பர்',
    'அக்டோபர்',
    'நவம்பர்',
    'டிசம்பர்',
  ],
  date: (day, month, year) => `${day} ${month} ${year}`,
  kilometres: (text, _count, mode) => `${text} ${mode === 'written' ? 'கி.மீ' : 'கிலோமீட்டர்'}`,
}

/** "One lakh" is ஒரு லட்சம், not ஒன்று லட்சம். */
function beforeNoun(text: string): string {
  return text === 'ஒன்று' ? 'ஒரு' : text
}

/** ஒன்றேகால், இரண்டரை, மூன்றேமுக்கால். */
function quartersInWords(whole: number, quarters: 1 | 2 | 3): string | null {
  if (whole === 0) return ['', 'கால்', 'அரை', 'முக்கால்'][quarters] ?? null
  const said = inWords(whole)
  const ending = ['', 'ேகால்', 'ரை', 'ேமுக்கால்'][quarters]
  return whole < 100 && said.endsWith('ு') && ending !== undefined ? `${said.slice(0, -1)}${ending}` : null
}

/** Counted the Indian way: 2850000 is "இருபத்தெட்டு லட்சத்து ஐம்பதாயிரம்". */
function inWords(whole: number): string {
  if (whole < 100) return belowHundred(whole)
  if (whole < 1000) {
    const rest = whole % 100
    const hundred = Math.floor(whole / 100)
    return rest === 0 ? (hundreds[hundred] ?? '') : `${hundredsBefore[hundred]} ${belowHundred(rest)}`
  }
  if (whole < 1e5) return joined(inThousands(Math.floor(whole / 1000)), 'ம்', 'த்து', whole % 1000)
  if (whole < 1e7)
    return joined(`${beforeNoun(inWords(Math.floor(whole / 1e5)))} லட்சம்`, 'ம்', 'த்து', whole % 1e5)
  return joined(`${beforeNoun(inWords(Math.floor(whole / 1e7)))} கோடி`, '', 'யே', whole % 1e7)
}

/** The larger part in the form that a smaller part may follow: லட்சம், but லட்சத்து ஐம்பதாயிரம். */
function joined(head: string, ending: string, before: string, rest: number): string {
  return rest === 0 ? head : `${head.slice(0, head.length - ending.length)}${before} ${inWords(rest)}`
}

function belowHundred(whole: number): string {
  if (whole < 20) return small[whole] ?? ''
  const rest = whole % 10
  const ten = Math.floor(whole / 10)
  return rest === 0 ? (tens[ten] ?? '') : `${tensJoined[ten]}${digitsJoined[rest]}`
}

/** Every number word below a hundred ends in u, which a follows: இருபத்தைந்த-ாயிரம். */
function inThousands(count: number): string {
  return thousands[count] ?? `${belowHundred(count).slice(0, -1)}ாயிரம்`
}
