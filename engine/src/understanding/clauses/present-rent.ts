import type { Concept } from '../../languages/concept.ts'
import { has, longestBreath, namesHome, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isAmount } from './telling.ts'

/**
 * "ఇప్పుడు మా అద్దె పదివేలు", now our rent is ten thousand: of now, one's own, the rent and its amount, and nothing that
 * is wanted. "Ippo 9000 rent kattitu iruken", now I pay 9000: of now, the rent, its amount and a verb of paying.
 */
export function saysPresentRent(segments: readonly Segment[], from: number, to: number): boolean {
  const clause = segments.slice(from, to)
  const said = (concept: Concept) => clause.some(({ concepts }) => concepts.has(concept))
  if (!clause.some(isAmount)) return false
  const now = said('from-now')
  const lives = said('origin') || said('origin:after')
  const pays = (lives && said('transaction:rent')) || (now && said('pays'))
  // "Living in Baner 20k rent", all by itself, may be wished for.
  if (((lives && now) || (pays && to < segments.length)) && livesForRent(clause)) return true
  if (!now) return false
  if (said('pays') && (said('transaction:rent') || said('unit:per_month'))) return !clause.some(isWanting)
  if (!said('own') || !said('transaction:rent')) return false
  return clause.every((segment) => segment.mark !== null || isAmount(segment) || isPartOfIt(segment))
}

/** No home is sold for less, and hardly one let for more, in whole rupees. */
export const leastSalePrice = 300_000

/**
 * "Three years we paid 20,000 rent and are tired of it, [now we buy]": how long, and so much as a rent is, in the breath
 * before one in which a home of one's own is sought.
 *
 * @param to behind the comma that ends the breath
 */
export function tellsRentSoFar(segments: readonly Segment[], from: number, to: number): boolean {
  if (segments[to - 1]?.mark !== ',' || to - from > longestBreath) return false
  const breath = segments.slice(from, to - 1)
  if (!breath.some((segment) => has(segment, 'unit:time'))) return false
  const amounts = breath.filter(isAmount)
  if (amounts.length !== 1 || (amounts[0]?.number?.value ?? 0) >= leastSalePrice) return false
  const end = segments.findIndex(({ mark }, at) => at >= to && mark !== null)
  const next = segments.slice(to, Math.min(end < 0 ? segments.length : end, to + 2 * reach))
  if (breath.some((one) => one.mark !== null || namesHome(one)) || next.some(isAmount)) return false
  const buys = next.some((segment) => has(segment, 'transaction:sale'))
  return buys || (next.some((segment) => has(segment, 'own')) && next.some((segment) => has(segment, 'take')))
}

/** "Right now staying in Palarivattom at 12000 rent", "now paying 15k in Kharadi", in one breath and without a home that is named. */
function livesForRent(clause: readonly Segment[]): boolean {
  const breath = clause.at(-1)?.mark == null ? clause : clause.slice(0, -1)
  const placed = breath.some(({ mention }) => mention !== null)
  return placed && breath.every((one) => one.mark === null && !namesHome(one) && !isWanting(one))
}

function isPartOfIt({ concepts }: Segment): boolean {
  return parts.some((concept) => concepts.has(concept))
}

const parts = [
  'from-now',
  'own',
  'transaction:rent',
  'filler',
  'is',
  'of',
  'unit:rupee',
  'unit:per_month',
] as const

/** Says what one wants or would go to. */
function isWanting({ concepts, number }: Segment): boolean {
  // The "one" of "something" or "a new one", not of "one room".
  if (number === null && concepts.has('thing')) return true
  return wanting.some((concept) => concepts.has(concept))
}

const wanting = [
  'seek',
  'take',
  'exist',
  'slot:price',
  'transaction:sale',
  'max:before',
  'max:after',
  'min:before',
  'min:after',
  'correct:after',
  'near-it',
  'acceptable',
] as const

/**
 * "ಈಗ 12000 ಬಾಡಿಗೆ ಕೊಡ್ತಿದ್ದೀನಿ": words for letting right behind an amount, of now and of no home, tell the rent that
 * somebody pays.
 */
export function tellsRentPaid(segments: readonly Segment[], at: number, from: number, to: number): boolean {
  if (segments[at]?.concepts.has('offer:rent') !== true || !isAmountBefore(segments, at)) return false
  const before = segments.slice(Math.max(from, at - reach), at)
  const behind = segments.slice(at, Math.min(to, at + reach))
  const pause = behind.findIndex(({ mark }) => mark === ',')
  const beside = [
    ...before.slice(before.findLastIndex(({ mark }) => mark === ',') + 1),
    ...behind.slice(0, pause < 0 ? behind.length : pause),
  ]
  if (beside.some((segment) => segment.concepts.has('own') || namesHome(segment))) return false
  return beside.some(({ concepts }) => concepts.has('from-now'))
}

function isAmountBefore(segments: readonly Segment[], at: number): boolean {
  const unit =
    segments[at - 1]?.concepts.has('unit:rupee') || segments[at - 1]?.concepts.has('unit:per_month')
  const amount = segments[unit ? at - 2 : at - 1]
  return amount !== undefined && isAmount(amount)
}
