import type { TransactionType } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import { ofSeekerKinds } from '../../languages/of-seeker.ts'
import { hasListed } from '../listed-in.ts'
import { crore } from '../numbers/number-sum.ts'
import { inRupees, leastOfSale } from '../quantities/amounts.ts'
import { changedTo } from '../quantities/changed-amount.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { isBetweenAfter } from '../quantities/range.ts'
import { has, isFiller, type Reading, reach, saysWord } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { WishOf } from '../wish.ts'
import { readHalfOfPay } from './half-of-pay.ts'
import { loanToSpend, withLoan } from './loans.ts'
import { isStep } from './moved-price.ts'
import { isNeverSaidAmount } from './never-said.ts'
import { pooledFunds } from './pooled-funds.ts'
import { inAll } from './shares.ts'
import { isTakenFrom, isToComeDown, saidOfShown } from './told/told-amounts.ts'
import { toldBefore } from './told/told-before.ts'

/** Budgets in whole rupees. A single amount is the most that is paid unless it is called the least. */
export function readPrice(reading: Reading, transaction: TransactionType | undefined): WishOf<'price'>[] {
  const amounts = reading.quantities.filter(
    (quantity) => reading.amounts.get(quantity) === 'price' && quantity.low > 0,
  )
  const places = amounts.map(({ at }) => at)
  const named = amounts
    .filter(({ at }) => !isNeverSaidAmount(reading, at, places))
    .filter((quantity) => !isStep(quantity, reading, transaction))
    .filter((quantity) => !isForCostAsked(quantity, reading, transaction))
    .filter((quantity) => !isToComeDown(quantity, reading))
    .filter((quantity) => !isWelcomeBelow(quantity, reading, transaction))
  const said = named.filter((quantity) => !isTakenFrom(quantity, named, reading))
  const told = toldBefore(said, reading)
  const sought = withPooled(
    said.filter(
      (quantity) =>
        !told.includes(quantity) &&
        !saidOfShown(quantity, said, reading) &&
        !isOutbid(quantity, said, reading, transaction),
    ),
    reading,
  )
  const wishes: WishOf<'price'>[] = namedAtLast(inAll(sought, reading), reading)
    .map((said) => changedTo(said, reading.context.known.price, reading))
    .map((quantity) => ({
      slot: 'price',
      value: priceRange(quantity, reading, transaction),
      at: quantity.at,
      negated: reading.negated[quantity.at] === true,
    }))
  if (wishes.length === 0) return readHalfOfPay(reading)
  return withoutKnown(isOfOthersAlone(wishes, reading) ? [] : wishes, reading)
}

/** "800 is too much to ask?" behind homes that were shown: what is refused there, and is not known, takes no budget back. */
function isOfOthersAlone(wishes: readonly WishOf<'price'>[], { context }: Reading): boolean {
  const { price } = context.known
  if (price === undefined || (context.shown ?? 0) === 0) return false
  const isKnown = ({ value: { min, max } }: WishOf<'price'>) =>
    [min, max].some((end) => end !== undefined && (end === price.min || end === price.max))
  return wishes.every((wish) => wish.negated && !isKnown(wish))
}

/** "66 lakhs is too much, is there none up to 50?", "I earn 35 thousand, not above 9": less is meant behind it. */
function isOutbid(
  quantity: Quantity,
  all: readonly Quantity[],
  reading: Reading,
  transaction: TransactionType | undefined,
): boolean {
  if (quantity.bound === 'max' || quantity.high !== null) return false
  const inAll = (one: Quantity) => rupees(one, one.low, reading, transaction)
  return all.some((next) => {
    // "A flat for 60 lakhs, parking up to 3 lakhs extra": so little is of something else.
    const isOfHome = inAll(next) * 5 >= inAll(quantity)
    return next.at > quantity.at && next.bound === 'max' && isOfHome && inAll(next) < inAll(quantity)
  })
}

/** "How much advance do they ask? We have 30 thousand only": it is there for the cost that was asked about, and no rent. */
function isForCostAsked(
  { at, bound }: Quantity,
  { segments, clauses, clauseOf, said }: Reading,
  transaction: TransactionType | undefined,
): boolean {
  const clause = clauseOf[at]
  if (transaction !== 'rent' || clause === undefined || bound !== null || !said.has('talk:cost')) return false
  const before = clauses[clauses.indexOf(clause) - 1]
  if (before?.kind !== 'question') return false
  const holds = ({ from, to }: { from: number; to: number }, concept: Concept) =>
    segments.slice(from, to).some((segment) => has(segment, concept))
  return holds(before, 'talk:cost') && !budgeting.some((concept) => holds(clause, concept))
}

const budgeting = ['seek', 'slot:price', 'slot:rent', 'transaction:rent', 'unit:per_month'] as const

/**
 * "Below ten thousand is fine, too" of who said up to twelve: so much less is welcome, and no other ceiling. Without a
 * "too" it is one: "up to ten is fine".
 */
function isWelcomeBelow(
  { low, high, bound, scaled, from, to }: Quantity,
  { segments, tokens, said, context }: Reading,
  transaction: TransactionType | undefined,
): boolean {
  const most = context.known.price?.max
  if (most === undefined || bound !== 'max' || high !== null) return false
  if (said.has('correct') || said.has('lower') || (scaled ? low : inRupees(low, transaction)) >= most)
    return false
  let next = to
  while (next < to + 2 && (has(segments[next], 'max:after') || isFiller(segments[next]))) next++
  const evenSo = has(segments[next], 'all-the-same') && has(segments[next + 1], 'all-the-same')
  return (
    evenSo ||
    (has(segments[next], 'acceptable') && saysToo(segments.slice(Math.max(0, from - 2), next + 1), tokens))
  )
}

function saysToo(segments: readonly Segment[], tokens: Reading['tokens']): boolean {
  return segments.some((one) => saysWord(tokens, one, (word) => ofSeekerKinds(word).has('too')))
}

/**
 * "70 lakh kar do, pehle 60 kaha tha", "20k won't get us anything, go up to 26k": beside another amount the known one was only
 * spoken of, unless it is the one that is put in the other's place.
 */
function withoutKnown(wishes: WishOf<'price'>[], reading: Reading): WishOf<'price'>[] {
  const { price } = reading.context.known
  if (wishes.length < 2 || price === undefined || reading.said.has('or')) return wishes
  const isKnown = ({ value }: WishOf<'price'>) => value.min === price.min && value.max === price.max
  const isPut = ({ at, negated }: WishOf<'price'>) =>
    !negated && putting.some((one) => has(reading.segments[at + 1], one))
  const others = wishes.filter((wish) => !isKnown(wish))
  const reached = others.some(({ at, negated }) => !negated && boundAt(reading, at) === 'max')
  return (reached || others.some(isPut)) && !wishes.some((wish) => isKnown(wish) && isPut(wish))
    ? others
    : wishes
}

/** "Up to 26k": what the amount there is said to be at most or at least. */
function boundAt({ quantities }: Reading, at: number): Quantity['bound'] {
  return quantities.find((quantity) => quantity.at === at)?.bound ?? null
}

/** Verbs that put an amount in the place of another. */
const putting = ['correct', 'raise', 'lower', 'remove:after'] as const

/** What one buys with is the budget together, where no other amount is named as one. */
function withPooled(sought: readonly Quantity[], reading: Reading): readonly Quantity[] {
  const pool = pooledFunds(reading)
  const loan = sought.length === 0 ? loanToSpend(reading) : null
  if (pool === null) return loan === null ? withLoan(sought, reading) : [loan]
  const others = sought.filter((quantity) => !pool.funds.includes(quantity))
  return others.length > 0 ? others : [pool.sum]
}

/**
 * "We earn 30 thousand, for rent up to eight", "they say 55, my budget is 45": an amount that no word names gives way to one
 * that is named as the rent or as one's own budget.
 */
function namedAtLast(said: readonly Quantity[], { segments, said: concepts }: Reading): readonly Quantity[] {
  if (said.length < 2 || concepts.has('correct') || concepts.has('or-else')) return said
  const isNamed = ({ from, to }: Quantity) =>
    has(segments[from - 1], 'transaction:rent') ||
    has(segments[has(segments[to], 'max:after') ? to + 1 : to], 'transaction:rent') ||
    (has(segments[from - 1], 'slot:price') && has(segments[from - 2], 'own'))
  const named = said.findIndex(isNamed)
  return named > 0 && !said.slice(0, named).some((quantity) => quantity.bound !== null)
    ? said.slice(named)
    : said
}

function priceRange(quantity: Quantity, reading: Reading, transaction: TransactionType | undefined) {
  const low = rupees(quantity, quantity.low, reading, transaction)
  if (quantity.high !== null) {
    const high = rupees(quantity, quantity.high, reading, transaction)
    if (low <= high) return { min: low, max: high }
    // "90 to 1.2" is 90 lakh to 1.2 crore.
    if (quantity.high > 10 * quantity.low) return { min: high, max: low }
    // "3 to 5" is 3 crore to 5 crore when buying, never to 5 lakh, and 3,000 to 5,000 when renting.
    return transaction === 'sale'
      ? { min: low, max: Math.round((low / quantity.low) * quantity.high) }
      : { min: Math.round((high / quantity.high) * quantity.low), max: high }
  }
  const stretched = isNearKnown(low, reading) && isStretched(quantity, reading)
  const least = quantity.bound === 'min' && !isRuledOut(quantity, reading) && !stretched
  return least ? { min: low } : { max: low }
}

/** "If it is more than 25k, no use", "above 15 is out of our reach": what is above is refused. */
function isRuledOut({ to }: Quantity, { segments, said }: Reading): boolean {
  if (!rulingOut.some((concept) => said.has(concept))) return false
  let next = to
  while (next < to + reach && isPassedTo(segments[next])) next++
  if (has(segments[next], 'no-deal') || has(segments[next], 'no-use')) return true
  // "Above 15, cheap ones" wants both.
  const apart = segments.slice(to, next).some(({ mark }) => mark !== null)
  return !apart && has(segments[next], 'cheaper') && has(segments[to - 1], 'min:after')
}

/** "A little above 50 is ok", "50 se thoda upar bhi chalega": who would pay somewhat more still takes what costs less. */
function isStretched({ to }: Quantity, { segments, tokens }: Reading): boolean {
  let next = to
  while (next < to + 2 && isFiller(segments[next]) && !addsTo(tokens, segments[next])) next++
  return (
    has(segments[next], 'acceptable') || has(segments[next], 'all-the-same') || addsTo(tokens, segments[next])
  )
}

/** Of the budget that is known, as people name it once more: the most that is paid, or a little more or less. */
function isNearKnown(rupees: number, { context }: Reading): boolean {
  const most = context.known.price?.max
  return most !== undefined && Math.abs(rupees / most - 1) < 0.15
}

function addsTo(tokens: Reading['tokens'], segment: Segment | undefined): boolean {
  return hasListed(tokens, segment, 'ofPlaces', 'adds')
}

const rulingOut = ['no-deal', 'no-use', 'cheaper'] as const

function isPassedTo(segment: Segment | undefined): boolean {
  return (
    segment?.mark === ',' || isFiller(segment) || has(segment, 'unit:rupee') || has(segment, 'unit:per_month')
  )
}

function rupees(
  quantity: Quantity,
  amount: number,
  reading: Reading,
  transaction: TransactionType | undefined,
): number {
  if (quantity.scaled) return Math.round(amount)
  const known = reading.context.known.price
  const before = known?.max ?? known?.min ?? saidBefore(quantity, reading)
  // "make it 60" after 50 lakh stays with lakhs, whatever else is known; so does "40 lakh is too much, up to 30".
  if (transaction === undefined && before !== undefined && amount < 1000) {
    return Math.round(amount * (before >= 300_000 ? 100_000 : 1000))
  }
  return Math.round(nearKnown(amount, inRupees(amount, transaction), before))
}

function saidBefore({ from }: Quantity, { quantities }: Reading): number | undefined {
  return quantities.find(({ kind, scaled, to }) => kind === 'money' && scaled && to <= from)?.low
}

/** "Make it 3.5", "raise it to 5" after three crore: crores, not lakhs. */
function nearKnown(amount: number, rupees: number, known: number | undefined): number {
  if (known === undefined || amount >= 1000) return rupees
  // "Can go up to 1.1" after 95 lakh: a decimal is said of crores.
  if (known < crore && (Number.isInteger(amount) || known < leastOfSale)) return rupees
  const apart = (one: number) => Math.abs(Math.log(one / known))
  return apart(amount * crore) < apart(rupees) ? amount * crore : rupees
}

/**
 * "5-6 hazar", "panch chhe hazar tak", "5 to 6 thousand max": one guess, of which the top is meant. "45 se 50 lakh tak" names both
 * ends by words.
 */
export function saysUpTo({ quantities, segments }: Reading): boolean {
  return quantities.some(({ kind, high, bound, from, to }) => {
    if (high === null || bound === 'min' || (kind !== 'money' && kind !== 'plain')) return false
    const words = segments.slice(from, to)
    if (bound === 'max' && [...words, segments[to]].some((one) => has(one, 'max:before'))) return true
    return words.every(isOfGuess) && !isBetweenAfter(segments, to)
  })
}

/** Nothing but the two amounts, their units and endings, a dash and that they are the most. */
function isOfGuess(segment: Segment): boolean {
  const { number, mark, concepts } = segment
  if (number !== null || has(segment, 'max:after') || segment.from === segment.to) return true
  if (mark !== null) return mark !== ','
  return [...concepts].every((concept) => concept.startsWith('unit:'))
}
