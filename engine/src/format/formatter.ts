import type { SizeUnit, TransactionType } from '@guru/contract/vocabulary'
import type { Range } from '../range.ts'
import { decimal } from './digits.ts'
import type { FormatWords, Mode } from './format-words.ts'
import { squareFeetPerUnit } from './size-units.ts'

const LAKH = 1e5
const CRORE = 1e7
/** India has one time zone, five and a half hours ahead of UTC, and no summer time. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000

/** Writes amounts of one language, for the eye or for the ear. */
export interface Formatter {
  /** Whole, or with up to `places` decimals: 1234567 → "12,34,567" · "twelve lakh thirty-four thousand five hundred and sixty-seven" */
  number(value: number, places?: number): string
  /** 4500000 → "₹ 45 lakh"; an amount that two decimals of a lakh or crore cannot hold is written out. */
  rupees(amount: number): string
  /** 4500000 → "₹ 45,00,000" */
  rupeesInFull(amount: number): string
  /** 28000 rented → "₹ 28,000 a month" */
  price(amount: number, transaction: TransactionType | undefined): string
  /** {max: 30000} rented → "up to ₹ 30,000 a month" */
  budget(range: Range, transaction: TransactionType | undefined): string
  /** 2178 in cents → "5 cents (2,178 sq ft)" */
  size(squareFeet: number, unit: SizeUnit): string
  /** 200000 a marla → "₹ 2 lakh per marla" */
  perUnit(amount: number, unit: SizeUnit): string
  /** The same in the one unit alone: "5 cents" */
  sizeAlone(squareFeet: number, unit: SizeUnit): string
  /** {min: 1200} → "at least 1,200 sq ft" */
  sizes(range: Range, unit: SizeUnit): string
  /** {min: 2, max: 2} → "2 bedrooms" */
  bedrooms(range: Range): string
  /** {min: 2, max: 2} → "2 BHK", in front of "flat" */
  bhk(range: Range): string
  /** An ISO 8601 time as a day in India: "12 June 2026"; an unreadable one comes back as it is. */
  date(iso: string): string
  /** 2.34 → "2.3 km" */
  distance(kilometres: number): string
}

/** A formatter from a language's words; `formatterFor` has those of all languages at hand. */
export function createFormatter(words: FormatWords, mode: Mode): Formatter {
  const spoken = mode === 'spoken'

  const count = (value: number, places: number): string => {
    const written = decimal(value, places)
    if (!spoken) return written
    const [whole = '0', fraction] = written.replaceAll(',', '').split('.')
    if (fraction === undefined) return words.inWords(Number(whole))
    const quarters = quartersIn[fraction]
    const said = quarters === undefined ? null : words.quartersInWords(Number(whole), quarters)
    if (said !== null) return said
    const digits = [...fraction].map((digit) => words.inWords(Number(digit)))
    return [words.inWords(Number(whole)), words.pointInWords, ...digits].join(' ')
  }

  const rupeesInFull = (amount: number) => words.rupees(count(amount, 0), mode)

  const rupees = (amount: number): string => {
    if (amount >= CRORE && isShort(amount / CRORE))
      return words.rupees(words.crore(count(amount / CRORE, 2)), mode)
    if (amount >= LAKH && amount < CRORE && isShort(amount / LAKH)) {
      return words.rupees(words.lakh(count(amount / LAKH, 2)), mode)
    }
    return rupeesInFull(amount)
  }

  const inUnit = (squareFeet: number, unit: SizeUnit): string => {
    const amount = squareFeet / squareFeetPerUnit[unit]
    const places = amount >= 100 || unit === 'sqft' ? 0 : amount < 1 || isSaidSo(amount) ? 2 : 1
    return words.size(count(amount, places), Number(amount.toFixed(places)), unit, mode)
  }

  const size = (squareFeet: number, unit: SizeUnit): string => {
    const plain = inUnit(squareFeet, 'sqft')
    return unit === 'sqft' ? plain : words.sizeInBoth(inUnit(squareFeet, unit), plain, mode)
  }

  const span = (range: Range, one: (value: number) => string): string => {
    const { min, max } = range
    if (min !== undefined && max !== undefined) {
      return min === max ? one(min) : words.between(one(min), one(max))
    }
    if (max !== undefined) return words.upTo(one(max))
    return min === undefined ? '' : words.atLeast(one(min))
  }

  const ends = ({ min, max }: Range) => ({
    from: min === undefined ? null : count(min, 0),
    to: max === undefined ? null : count(max, 0),
  })

  return {
    number: (value, places = 0) => count(value, places),
    rupees,
    rupeesInFull,
    price: (amount, transaction) => words.price(rupees(amount), transaction),
    budget: (range, transaction) => words.price(span(range, rupees), transaction),
    size,
    perUnit: (amount, unit) => words.perUnit(rupees(amount), unit, mode),
    sizeAlone: inUnit,
    sizes: (range, unit) => span(range, (value) => size(value, unit)),
    bedrooms: (range) => words.bedrooms(ends(range), range.max ?? range.min ?? 0),
    bhk: (range) => words.bhk(ends(range), range.max ?? range.min ?? 0, mode),
    date: (iso) => {
      const time = Date.parse(iso)
      if (Number.isNaN(time)) return iso
      const day = new Date(time + INDIA_OFFSET_MS)
      const plain = (value: number) => (spoken ? words.inWords(value) : String(value))
      return words.date(
        plain(day.getUTCDate()),
        words.months[day.getUTCMonth()] ?? '',
        plain(day.getUTCFullYear()),
      )
    },
    distance: (kilometres) => words.kilometres(count(kilometres, 1), Number(kilometres.toFixed(1)), mode),
  }
}

const quartersIn: Partial<Record<string, 1 | 2 | 3>> = { '25': 1, '5': 2, '75': 3 }

/** True when two decimals hold the value exactly, so that the short form says no untruth. */
function isShort(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
}

/** "2.75 cents", and "12.35" where a seeker named it so; but 925 square feet are 2.12 cents to nobody. */
function isSaidSo(amount: number): boolean {
  return /\.[27]5$/.test(amount.toFixed(2)) || Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-3
}
