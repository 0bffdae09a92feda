import type { SizeUnit } from '@guru/contract/vocabulary'
import type { FormatWords, Mode } from '../../format/format-words.ts'

const small = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ')
const tens = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')]

/** Names of units: one, many, and as they are spoken where the written name is an abbreviation. */
const units: Record<SizeUnit, { one: string; many: string; spoken?: string }> = {
  sqft: { one: 'sq ft', many: 'sq ft', spoken: 'square feet' },
  sqm: { one: 'sq m', many: 'sq m', spoken: 'square metres' },
  gaj: { one: 'gaj', many: 'gaj' },
  cent: { one: 'cent', many: 'cents' },
  ground: { one: 'ground', many: 'grounds' },
  gunta: { one: 'gunta', many: 'guntas' },
  acre: { one: 'acre', many: 'acres' },
  marla: { one: 'marla', many: 'marla' },
  kanal: { one: 'kanal', many: 'kanal' },
  katha: { one: 'katha', many: 'katha' },
}

export const englishFormat: FormatWords = {
  inWords,
  quartersInWords: () => null,
  pointInWords: 'point',
  lakh: (text) => `${text} lakh`,
  crore: (text) => `${text} crore`,
  rupees: (text, mode) => (mode === 'spoken' ? `${text} rupees` : `₹ ${text}`),
  price: (amount, transaction) => (transaction === 'rent' ? `${amount} a month` : amount),
  upTo: (text) => `up to ${text}`,
  atLeast: (text) => `at least ${text}`,
  between: (from, to) => `${from} to ${to}`,
  size: (text, count, unit, mode) => `${text} ${unitName(unit, count, mode)}`,
  perUnit: (amount, unit, mode) => `${amount} per ${unitName(unit, 1, mode)}`,
  sizeInBoth: (own, squareFeet, mode) =>
    mode === 'spoken' ? `${own}, that is ${squareFeet}` : `${own} (${squareFeet})`,
  bedrooms: ({ from, to }, most) => {
    if (most === 0) return 'a studio'
    const noun = most === 1 ? 'bedroom' : 'bedrooms'
    if (from !== null && to !== null) return from === to ? `${from} ${noun}` : `${from} to ${to} ${noun}`
    return from === null ? `up to ${to} ${noun}` : `at least ${from} ${noun}`
  },
  bhk: ({ from, to }, most, mode) => {
    if (most === 0) return 'studio'
    const noun = mode === 'spoken' ? 'bedroom' : 'BHK'
    if (from !== null && to !== null) return from === to ? `${from} ${noun}` : `${from} to ${to} ${noun}`
    return from === null ? `up to ${to} ${noun}` : `${from} or more ${noun}`
  },
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  date: (day, month, year) => `${day} ${month} ${year}`,
  kilometres: (text, count, mode) => {
    if (mode === 'written') return `${text} km`
    return `${text} ${count === 1 ? 'kilometre' : 'kilometres'}`
  },
}

function unitName(unit: SizeUnit, count: number, mode: Mode): string {
  const { one, many, spoken } = units[unit]
  if (mode === 'spoken' && spoken !== undefined) return spoken
  return count === 1 ? one : many
}

/** English counted the Indian way: 2850000 is "twenty-eight lakh fifty thousand". */
function inWords(whole: number): string {
  if (whole < 20) return small[whole] ?? ''
  if (whole < 100) {
    const rest = whole % 10
    return `${tens[Math.floor(whole / 10)]}${rest === 0 ? '' : `-${small[rest]}`}`
  }
  for (const [size, name] of [
    [1e7, 'crore'],
    [1e5, 'lakh'],
    [1e3, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (whole < size) continue
    const rest = whole % size
    const head = `${inWords(Math.floor(whole / size))} ${name}`
    if (rest === 0) return head
    return rest < 100 ? `${head} and ${inWords(rest)}` : `${head} ${inWords(rest)}`
  }
  return String(whole)
}
