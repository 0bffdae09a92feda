import type { PriceUnit } from '@guru/contract/listing-import'
import { quoted, Unusable } from './unusable.ts'

export { type PriceUnit, priceUnits } from '@guru/contract/listing-import'

/** Rupees in one of each unit in which sources state prices. */
const rupeesPerUnit = { rupees: 1, thousand: 1_000, lakh: 100_000, crore: 10_000_000 } as const

const unitWords: [RegExp, PriceUnit][] = [
  [/^(k|thousand)$/, 'thousand'],
  [/^(l|lac|lacs|lakh|lakhs)$/, 'lakh'],
  [/^(c|cr|crs|crore|crores)$/, 'crore'],
]

/** Signs and words around an amount that say nothing about how much it is. */
const dressing =
  /₹|\brs\b\.?|\binr\b|\/-|\bonwards?\b|\b(per|a) month\b|\/ ?(month|mo|m)\b|\bp\.?m\.?(?=\s|$)|\+$/g
const amount = /^([\d,]*\.?\d+|[\d,]+\.?)\s*([a-z]*)\.?(?:\s*(?:-|–|to)\s*([\d,]*\.?\d+)\s*([a-z]*)\.?)?$/

/**
 * Rupees of a price such as `45`, `₹ 45,00,000`, `1.2 Cr`, `25k/month` or `40 - 50 Lac` (its middle).
 * @param unit what a bare number is counted in; a unit in the text wins.
 * @throws Unusable
 */
export function rupeesOf(text: string, unit: PriceUnit): number {
  const plain = text.toLowerCase().replace(dressing, ' ').trim()
  const read = amount.exec(plain)
  if (read === null) throw new Unusable(`the price ${quoted(text)} cannot be read`)
  const [, low = '', lowUnit = '', high, highUnit = ''] = read
  const upper = high === undefined ? null : numberOf(high) * factor(highUnit || lowUnit, unit, text)
  const lower = numberOf(low) * factor(lowUnit || highUnit, unit, text)
  return Math.round(upper === null ? lower : (lower + upper) / 2)
}

function factor(word: string, unit: PriceUnit, text: string): number {
  if (word === '') return rupeesPerUnit[unit]
  const named = unitWords.find(([pattern]) => pattern.test(word))
  if (named === undefined) throw new Unusable(`the price ${quoted(text)} cannot be read`)
  return rupeesPerUnit[named[1]]
}

/** The number of digits written the Indian or the Western way: `1,25,000`, `12.5`. */
export function numberOf(digits: string): number {
  return Number(digits.replaceAll(',', ''))
}
