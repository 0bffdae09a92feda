import { hasListed } from '../listed-in.ts'
import { inRupees, leastOfSale } from '../quantities/amounts.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { breathBounds, has, longestBreath, namesProperty, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/**
 * "Flat vaanganum, bank la loan 45 lakhs kidaikum": what a bank lends who buys may be spent, where no other amount is
 * named. "A loan of 40 lakhs was approved" of who seeks nothing yet tells of no home.
 * @returns the loan; null for questions and for loans of who rents
 */
export function loanToSpend(reading: Reading): Quantity | null {
  const { quantities, context } = reading
  if (context.known.transaction_type === 'rent' || reading.said.has('transaction:rent')) return null
  const amounts = quantities.filter(isMoney)
  const [loan] = amounts
  if (loan === undefined || amounts.length > 1 || loan.low < leastOfSale || loan.high !== null) return null
  if (reading.clauses.some(({ asking, kind }) => asking || kind === 'question')) return null
  return isLent(loan, reading) && buys(reading) ? loan : null
}

/** "And ten lakhs of our own" of who named a loan: both together, in the place of what was told last. */
export function withLoan(sought: readonly Quantity[], reading: Reading): readonly Quantity[] {
  const { context, quantities } = reading
  const loan = context.known.price?.max
  const amounts = quantities.filter((one) => isMoney(one) || one.kind === 'plain')
  const own = amounts.find((one) => isOwn(one, reading))
  if (!context.ofLoan || loan === undefined || own === undefined || own.high !== null) return sought
  const others = amounts.filter((one) => one !== own && sought.includes(one))
  const rupees = own.scaled ? own.low : inRupees(own.low, 'sale')
  if (others.length > 0 || own.bound === 'max' || rupees < leastOfSale / 10) return sought
  return [{ ...own, kind: 'money', low: loan + rupees, scaled: true, bound: null }]
}

function isMoney({ kind, vague }: Quantity): boolean {
  return kind === 'money' && !vague
}

function isLent({ at }: Quantity, { segments, tokens }: Reading): boolean {
  const { from, to } = breathBounds(segments, at, longestBreath)
  const breath = segments.slice(from, to)
  // "Without a loan, 40 lakh in cash"
  if (breath.some((one) => ungranted.some((concept) => has(one, concept)))) return false
  return breath.some((one) => hasListed(tokens, one, 'shownWords', 'loan'))
}

const ungranted = ['not:before', 'not:after', 'without'] as const

/** Money of one's own, or of the family: no budget by itself. */
function isOwn(amount: Quantity, reading: Reading): boolean {
  const { segments, tokens, clauseOf } = reading
  if (clauseOf[amount.at]?.kind === 'question') return false
  const { from, to } = breathBounds(segments, amount.at, longestBreath)
  const breath = segments.slice(from, to)
  const has = (one: Segment) => isFund(one) || hasListed(tokens, one, 'oneself', 'ownFunds')
  return breath.some(has) && !isLent(amount, reading)
}

function isFund(one: Segment): boolean {
  return has(one, 'funds')
}

/** Who is known to buy, says so, or seeks a home beside the loan. */
function buys({ context, said, segments, clauseOf }: Reading): boolean {
  if (context.known.transaction_type === 'sale' || said.has('transaction:sale')) return true
  return segments.some((one, at) => namesProperty(one) && clauseOf[at]?.kind === 'wish')
}
