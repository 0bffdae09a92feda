import type { SizeUnit } from '@guru/contract/vocabulary'
import type { FormatWords, Mode } from '../../format/format-words.ts'

const small = [
  'ಸೊನ್ನೆ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು ಹತ್ತು ಹನ್ನೊಂದು ಹನ್ನೆರಡು ಹದಿಮೂರು ಹದಿನಾಲ್ಕು ಹದಿನೈದು',
  'ಹದಿನಾರು ಹದಿನೇಳು ಹದಿನೆಂಟು ಹತ್ತೊಂಬತ್ತು',
]
  .join(' ')
  .split(' ')
/** Twenty to ninety without the last vowel, and one to nine as they are written on to them. */
const tens = ['', '', ...'ಇಪ್ಪತ್ತ ಮೂವತ್ತ ನಲವತ್ತ ಐವತ್ತ ಅರವತ್ತ ಎಪ್ಪತ್ತ ಎಂಬತ್ತ ತೊಂಬತ್ತ'.split(' ')]
const after = 'ು ೊಂದು ೆರಡು ಮೂರು ನಾಲ್ಕು ೈದು ಾರು ೇಳು ೆಂಟು ೊಂಬತ್ತು'.split(' ')
const hundreds = ['', ...'ನೂರು ಇನ್ನೂರು ಮುನ್ನೂರು ನಾನೂರು ಐನೂರು ಆರುನೂರು ಏಳುನೂರು ಎಂಟುನೂರು ಒಂಬೈನೂರು'.split(' ')]

/** Names of units, and as they are spoken where the written name is an abbreviation. Counted units stay singular. */
const units: Record<SizeUnit, { written: string; spoken?: string }> = {
  sqft: { written: 'ಚ.ಅಡಿ', spoken: 'ಚದರ ಅಡಿ' },
  sqm: { written: 'ಚ.ಮೀ', spoken: 'ಚದರ ಮೀಟರ್' },
  gaj: { written: 'ಗಜ' },
  cent: { written: 'ಸೆಂಟ್' },
  ground: { written: 'ಗ್ರೌಂಡ್' },
  gunta: { written: 'ಗುಂಟೆ' },
  acre: { written: 'ಎಕರೆ' },
  marla: { written: 'ಮರ್ಲಾ' },
  kanal: { written: 'ಕನಾಲ್' },
  katha: { written: 'ಕಠಾ' },
}

/** For a native speaker to check: quarters ("ಒಂದೂಕಾಲು") and the case endings around amounts. */
export const kannadaFormat: FormatWords = {
  inWords,
  quartersInWords: (whole, quarters) => {
    if (whole === 0) return { 1: 'ಕಾಲು', 2: 'ಅರ್ಧ', 3: 'ಮುಕ್ಕಾಲು' }[quarters]
    if (whole > 99 || (quarters !== 2 && whole > 2)) return null
    return inWords(whole).replace(/ು$/u, { 1: 'ೂಕಾಲು', 2: 'ೂವರೆ', 3: 'ೂಮುಕ್ಕಾಲು' }[quarters])
  },
  pointInWords: 'ಪಾಯಿಂಟ್',
  lakh: (text) => `${text} ಲಕ್ಷ`,
  crore: (text) => `${text} ಕೋಟಿ`,
  rupees: (text, mode) => (mode === 'spoken' ? `${text} ರೂಪಾಯಿ` : `₹ ${text}`),
  price: (amount, transaction) => (transaction === 'rent' ? `ತಿಂಗಳಿಗೆ ${amount}` : amount),
  upTo,
  atLeast: (text) => `ಕನಿಷ್ಠ ${text}`,
  between: (from, to) => `${fromText(from)} ${upTo(to)}`,
  size: (text, _count, unit, mode) => `${text} ${unitName(unit, mode)}`,
  perUnit: (amount, unit, mode) => `ಪ್ರತಿ ${unitName(unit, mode)} ${amount}`,
  sizeInBoth: (own, squareFeet, mode) =>
    mode === 'spoken' ? `${own}, ಅಂದರೆ ${squareFeet}` : `${own} (${squareFeet})`,
  bedrooms: ({ from, to }, most) => {
    if (most === 0) return 'ಸ್ಟುಡಿಯೋ'
    const noun = 'ಬೆಡ್‌ರೂಮ್'
    if (from !== null && to !== null)
      return from === to ? `${from} ${noun}` : `${fromText(from)} ${to} ${noun}`
    return from === null ? `ಗರಿಷ್ಠ ${to} ${noun}` : `ಕನಿಷ್ಠ ${from} ${noun}`
  },
  bhk: ({ from, to }, most, mode) => {
    if (most === 0) return 'ಸ್ಟುಡಿಯೋ'
    const noun = mode === 'spoken' ? 'ಬೆಡ್‌ರೂಮಿನ' : 'BHK'
    if (from !== null && to !== null)
      return from === to ? `${from} ${noun}` : `${fromText(from)} ${to} ${noun}`
    return from === null ? `ಗರಿಷ್ಠ ${to} ${noun}` : `ಕನಿಷ್ಠ ${from} ${noun}`
  },
  months: 'ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್'.split(' '),
  date: (day, month, year) => `${day} ${month} ${year}`,
  kilometres: (text, _count, mode) => `${text} ${mode === 'written' ? 'ಕಿ.ಮೀ' : 'ಕಿಲೋಮೀಟರ್'}`,
}

/** "30 ಲಕ್ಷದವರೆಗೆ", "1 ಕೋಟಿಯವರೆಗೆ", "₹ 30,000 ವರೆಗೆ". */
function upTo(text: string): string {
  if (/(ಲಕ್ಷ|ಸಾವಿರ)$/u.test(text)) return `${text}ದವರೆಗೆ`
  if (/(ಕೋಟಿ|ರೂಪಾಯಿ)$/u.test(text)) return `${text}ಯವರೆಗೆ`
  return `${text} ವರೆಗೆ`
}

/** "20 ಲಕ್ಷದಿಂದ", "ಎರಡರಿಂದ", "₹ 20,000 ರಿಂದ". */
function fromText(text: string): string {
  if (/(ಲಕ್ಷ|ಸಾವಿರ)$/u.test(text)) return `${text}ದಿಂದ`
  if (/(ಕೋಟಿ|ರೂಪಾಯಿ)$/u.test(text)) return `${text}ಯಿಂದ`
  return text.endsWith('ು') ? `${text.slice(0, -1)}ರಿಂದ` : `${text} ರಿಂದ`
}

function unitName(unit: SizeUnit, mode: Mode): string {
  const { written, spoken } = units[unit]
  return mode === 'spoken' && spoken !== undefined ? spoken : written
}

/** Kannada counted in thousand, lakh and crore: 2850000 is "ಇಪ್ಪತ್ತೆಂಟು ಲಕ್ಷದ ಐವತ್ತು ಸಾವಿರ". */
function inWords(whole: number): string {
  if (whole < 20) return small[whole] ?? ''
  if (whole < 100) return `${tens[Math.floor(whole / 10)]}${after[whole % 10]}`
  if (whole < 1000) {
    const hundred = hundreds[Math.floor(whole / 100)] ?? ''
    return whole % 100 === 0 ? hundred : `${hundred.slice(0, -1)} ${inWords(whole % 100)}`
  }
  for (const [size, name, linked] of [
    [1e7, 'ಕೋಟಿ', 'ಕೋಟಿ'],
    [1e5, 'ಲಕ್ಷ', 'ಲಕ್ಷದ'],
    [1e3, 'ಸಾವಿರ', 'ಸಾವಿರದ'],
  ] as const) {
    if (whole < size) continue
    const rest = whole % size
    const head = inWords(Math.floor(whole / size))
    return rest === 0 ? `${head} ${name}` : `${head} ${linked} ${inWords(rest)}`
  }
  return String(whole)
}
