import { hasListed } from '../listed-in.ts'
import { inRupees } from '../quantities/amounts.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { breathAround, has, isUnknownWord, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'

/**
 * "A loan of 30 lakhs plus 10 lakhs of savings", "Papa gives 10, a loan of 25": what one has to buy with is the budget
 * together. Null where fewer than two such amounts are named.
 * @returns the sum, in rupees, in the place of the last of them
 */
export function pooledFunds(reading: Reading): { sum: Quantity; funds: readonly Quantity[] } | null {
  if (!reading.said.has('funds') || reading.context.known.transaction_type === 'rent') return null
  const amounts = reading.quantities.filter(
    ({ kind, vague }) => !vague && (kind === 'money' || kind === 'plain'),
  )
  const whole = sumNamed(amounts)
  if (whole !== null) return { sum: { ...whole, bound: null }, funds: amounts }
  const funds = amounts.filter((_, index) => isFund(amounts, index, reading))
  const last = funds.at(-1)
  if (last === undefined || funds.length < 2) return null
  // "20 in hand, 30 loan" of who buys: lakhs.
  const buys = reading.context.known.transaction_type === 'sale' || reading.said.has('transaction:sale')
  if (!buys && !funds.some(({ scaled }) => scaled)) return null
  const rupees = funds.map(({ low, scaled }) => (scaled ? low : inRupees(low, 'sale')))
  const most = rupees.at(-1) ?? 0
  const low = isAllOfIt(last, reading) && most === Math.max(...rupees) ? most : rupees.reduce((a, b) => a + b)
  return { sum: { ...last, kind: 'money', low, high: null, scaled: true, bound: null }, funds }
}

/** "15 lakh of our own, 25 from the bank, 40 in all": the last amount where it is what all before it come to. */
function sumNamed(amounts: readonly Quantity[]): Quantity | null {
  const last = amounts.at(-1)
  if (last === undefined || amounts.length < 3 || last.high !== null) return null
  const before = amounts.slice(0, -1).reduce((sum, { low }) => sum + low, 0)
  return before === last.low ? last : null
}

/** "60 in hand, with a loan up to 80": what one may go up to is all of it; "a loan up to 40 will be granted" is a part. */
function isAllOfIt({ at, bound, from }: Quantity, { segments, tokens }: Reading): boolean {
  if (bound !== 'max') return false
  // "Loan up to 30" is the loan itself; what one does with it stands between: "கடன் வாங்கினால் எண்பது வரை".
  const loan = segments.slice(0, from).findLastIndex((one) => has(one, 'funds'))
  const between = segments.slice(loan + 1, from)
  const withIt =
    between.some((one) => isUnknownWord(one) || has(one, 'take') || has(one, 'transaction:sale')) ||
    has(segments[loan - 1], 'having')
  return (
    loan >= 0 &&
    withIt &&
    !breathAround(segments, at).some((one) => hasListed(tokens, one, 'oneself', 'granted'))
  )
}

/** A word for what one has to buy with stands beside the amount, nearer to it than to another one. */
function isFund(amounts: readonly Quantity[], index: number, { segments }: Reading): boolean {
  const amount = amounts[index]
  if (amount === undefined || amount.high !== null) return false
  const before = amounts[index - 1]
  const after = amounts[index + 1]
  const from =
    before === undefined
      ? amount.from - reach
      : Math.max(amount.from - reach, joint(before, amount, segments))
  const to =
    after === undefined ? amount.to + reach : Math.min(amount.to + reach, joint(amount, after, segments))
  const isFunds = (segment: Segment) => has(segment, 'funds')
  const ahead = segments.slice(Math.max(0, from), amount.from)
  // "30 lakhs in hand, a loan for the rest, in all within 50": the last is what they come to.
  const whole = ahead.slice(ahead.findLastIndex(isFunds) + 1).some((segment) => has(segment, 'slot:price'))
  return (ahead.some(isFunds) && !whole) || segments.slice(amount.to, to).some(isFunds)
}

/** Where what is said of one amount ends and what is said of the next begins: at a word that joins them. */
function joint(one: Quantity, next: Quantity, segments: readonly Segment[]): number {
  const between = segments.slice(one.to, next.from)
  const joined = between.findLastIndex((segment) => joining(segment))
  if (joined >= 0) return one.to + joined
  // "Father gives 10 lakhs, loan 30 lakhs" without the pause: of two words between them the last is the next one's.
  const own = between.findLastIndex((segment) => has(segment, 'funds'))
  if (own > between.findIndex((segment) => has(segment, 'funds'))) return one.to + own
  // "Loan 30 lakhs savings 10 lakhs", "30 lakhs loan 10 lakhs savings": by the side on which the first one has its word.
  const named = segments.slice(Math.max(0, one.from - 2), one.from).some((segment) => has(segment, 'funds'))
  return named ? one.to : next.from
}

/** "And", "plus", "+", a pause. */
function joining(segment: Segment): boolean {
  return segment.mark !== null || has(segment, 'and') || has(segment, 'but') || has(segment, 'min:after')
}
