import type { TransactionType } from '@guru/contract/vocabulary'
import { ofSeekerKinds } from '../../languages/of-seeker.ts'
import type { Range } from '../../range.ts'
import { hasListed } from '../listed-in.ts'
import { lakh } from '../numbers/number-sum.ts'
import { valueKind } from '../polarity/value-kind.ts'
import { inRupees } from '../quantities/amounts.ts'
import type { Quantity } from '../quantities/quantity.ts'
import {
  breathAround,
  clauseAround,
  has,
  isFiller,
  isUnknownWord,
  namesDeal,
  namesProperty,
  type Reading,
  reach,
  saysWord,
} from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { WishOf } from '../wish.ts'
import { stretched, stretchesBudget } from './bit-more.ts'

/** The known budget made more or less by an amount or a share, doubled or halved: "increase it by 10k". */
export function readMovedPrice(
  reading: Reading,
  transaction: TransactionType | undefined,
): WishOf<'price'>[] {
  const known = reading.context.known.price
  if (known === undefined) return []
  if (reading.said.has('in-lakhs') && reading.quantities.length === 0) return meantInLakhs(known, reading)
  const doubled = reading.said.has('double')
    ? reading.segments.findIndex((segment) => has(segment, 'double'))
    : -1
  if (doubled >= 0) return moved(known, (amount) => amount * 2, doubled)
  if (stretchesBudget(reading)) return moved(known, stretched, 0)
  const step = reading.quantities.find((quantity) => isStep(quantity, reading, transaction))
  if (step === undefined) {
    const half = halfNamed(reading)
    return half === null ? [] : moved(known, (amount) => amount / 2, half)
  }
  if (isHalf(step, reading)) return moved(known, (amount) => amount / 2, step.at)
  const sign = isSoMuchMore(step, reading) ? 1 : signOf(reading, step)
  if (isPercent(reading, step))
    return moved(known, (amount) => amount * (1 + (sign * step.low) / 100), step.at)
  const rupees = rupeesOf(step, transaction)
  return moved(known, (amount) => amount + sign * rupees, step.at)
}

/** "Lakhs obviously" of the budget that was just noted: it stands, or was taken for so many thousands. */
function meantInLakhs(known: Range, reading: Reading): WishOf<'price'>[] {
  const most = known.max ?? known.min ?? 0
  const at = reading.segments.findIndex((segment) => has(segment, 'in-lakhs'))
  if (most >= lakh) return [{ slot: 'price', value: known, at, negated: false }]
  return moved(known, (amount) => (amount * lakh) / 1000, at)
}

/** Of a range that is raised the upper end alone moves: who can pay more still takes what costs less. Nothing when nothing would be left of it. */
function moved({ min, max }: Range, move: (amount: number) => number, at: number): WishOf<'price'>[] {
  const most = max === undefined ? undefined : Math.round(move(max))
  const raised = max !== undefined && move(max) > max
  const least = min === undefined || raised ? min : Math.round(move(min))
  const value: Range = {
    ...(least !== undefined && { min: least }),
    ...(most !== undefined && { max: most }),
  }
  if ((value.min ?? value.max ?? 0) <= 0) return []
  return [{ slot: 'price', value, at, negated: false }]
}

/** True for an amount by which the budget moves: "by 10k", "add 5 lakh"; not for one to which it moves. */
export function isStep(
  quantity: Quantity,
  reading: Reading,
  transaction: TransactionType | undefined,
): boolean {
  const { low, high, kind, bound } = quantity
  const known = reading.context.known.price
  if (known === undefined || high !== null || kind === 'size' || kind === 'bedrooms') return false
  if (isHalf(quantity, reading)) return true
  const most = known.min ?? known.max ?? 0
  // "Ten percent more"
  if (isPercent(reading, quantity) && isSoMuchMore(quantity, reading)) return true
  // "Budget aur paanch badha do": of a budget that is raised, a bare number is of its thousands or lakhs.
  const ofBudget = reading.said.has('slot:price') && reading.said.has('raise')
  if ((kind === 'money' || low >= 1000 || ofBudget) && isSoMuchMore(quantity, reading))
    return rupeesOf(quantity, transaction) <= most * largestRaise
  const sign = signOf(reading, quantity)
  if (sign === 0) return false
  if (isAfterBy(quantity, reading)) return true
  const least = most * (sign === 1 ? largestRaise : largestCut)
  return (
    (sign === 1 || isSaidBehind(quantity, reading)) &&
    // "2000 kam karo": so many digits are rupees without the word.
    (kind === 'money' || (kind === 'plain' && low >= 1000)) &&
    bound === null &&
    rupeesOf(quantity, transaction) <= least
  )
}

/** "Budget aadha kar do", "only half of that": half of what is known where it is all that is counted, unlike half a lakh. */
function isHalf({ low, high, scaled, kind, at }: Quantity, reading: Reading): boolean {
  const { quantities, segments } = reading
  if (low !== 0.5 || high !== null || scaled || quantities.length > 1) return false
  const worded = segments[at]?.number?.worded === true && !segments.every(isOnlyOfIt)
  return worded && (kind === 'plain' || kind === 'money') && isHalfOfBudget(at, reading)
}

/**
 * "அதுல பாதிதான் குடுக்க முடியும்", "సగం చేయండి": the word for half where it is no number of its own and nothing else is counted.
 * @returns its segment, or null: "half of that" alone, "half a day" pay nothing
 */
function halfNamed(reading: Reading): number | null {
  const { segments, tokens, quantities } = reading
  if (quantities.length > 0) return null
  const at = segments.findIndex((one) => saysWord(tokens, one, (word) => ofSeekerKinds(word).has('halves')))
  return at >= 0 && isHalfOfBudget(at, reading) ? at : null
}

/** "Make the budget half", "can only pay half of it", "any home in half the rent?"; not "half the rent goes to the bank". */
function isHalfOfBudget(at: number, reading: Reading): boolean {
  if (isHalfOfHomes(at, reading) || isOfOthers(at, reading)) return false
  const { segments } = reading
  const clause = clauseAround(reading, at)
  if (clause.some((one) => changes(one) || has(one, 'slot:price')) || isHalfOfIt(at, reading)) return true
  // "তার অর্ধেক": what it is half of may be said by a word that nobody lists.
  const before = segments[at - 1]
  return clause.every((one) => saysNoMore(one) || (one === before && isUnknownWord(one)))
}

/** "Adaralli ardha": what is said before; of homes that are shown it may be said, too, and of what others give. */
function isHalfOfIt(at: number, reading: Reading): boolean {
  const { segments, context } = reading
  if ((context.shown ?? 0) > 0 || segments.every(isOnlyOfIt)) return false
  if (clauseAround(reading, at).some((one) => has(one, 'funds'))) return false
  return [at - 1, at - 2].some((before) => has(segments[before], 'it'))
}

/** "Company pays half the rent", "half is loan", "half of my salary": who else pays it, or of what else it is half. */
function isOfOthers(at: number, reading: Reading): boolean {
  const { tokens } = reading
  const clause = clauseAround(reading, at)
  const isOfOther = (one: Segment) =>
    has(one, 'talk:cost') ||
    hasListed(tokens, one, 'ofGuru', 'company', 'owners') ||
    hasListed(tokens, one, 'oneself', 'pay', 'fromPay')
  if (clause.some(isOfOther)) return true
  // "Bhai, budget aadha kar do" only addresses one.
  return !clause.some(changes) && clause.some((one) => hasListed(tokens, one, 'ofSeeker', 'kin'))
}

/** Says of an amount that it is changed, or that it is the most. */
function changes(segment: Segment): boolean {
  return changing.some((concept) => has(segment, concept))
}

const changing = ['correct', 'lower', 'max:after', 'max:before'] as const

/** "Half the rent", "homes in half the rent?": nothing is told of it. */
function saysNoMore(segment: Segment): boolean {
  const isWished = has(segment, 'exist') || has(segment, 'any')
  const isNamed = has(segment, 'slot:rent') || namesDeal(segment) || namesProperty(segment)
  return isWished || isNamed || segment.mark !== null || isOnlyOfIt(segment)
}

/** "Half of that": it says nothing of it. */
function isOnlyOfIt(segment: Segment): boolean {
  // "Can pay" is often passed over, but not here.
  if (has(segment, 'slot:price')) return false
  return segment.number !== null || has(segment, 'it') || has(segment, 'of') || isFiller(segment)
}

/** "Half of these homes", "in gharon mein se aadhe", "half of them are too far"; not "any home in half the price". */
function isHalfOfHomes(at: number, { segments }: Reading): boolean {
  const breath = breathAround(segments, at)
  if (breath.some((one) => has(one, 'unsuited') || has(one, 'nearer'))) return true
  let next = at + 1
  while (next < at + reach && isFiller(segments[next])) next++
  let before = at - 1
  while (before > at - reach && has(segments[before], 'of')) before--
  return namesProperty(segments[next]) || (before < at - 1 && namesProperty(segments[before]))
}

/** What may be said beside so much more: "5k more for the rent", "5k more if it is furnished". */
const movable: ReadonlySet<ReturnType<typeof valueKind>> = new Set(['slot', 'transaction', 'amenity'])

/** "5k more", "5 hazar aur", "இன்னும் 5 ஆயிரம்": the word stands beside the amount, which is all that the clause names. */
function isSoMuchMore({ at, bound }: Quantity, reading: Reading): boolean {
  const { segments, clauseOf, quantities, said } = reading
  if (!said.has('price:more') && !said.has('more')) return false
  // "10 lakh more to be taken off" is less.
  if (said.has('lower') && !said.has('raise')) return false
  const clause = clauseOf[at]
  if (clause === undefined || quantities.length > 1) return false
  for (let other = clause.from; other < clause.to; other++) {
    const kind = other === at || segments[other]?.number?.vague ? null : valueKind(segments[other])
    if (kind !== null && !movable.has(kind)) return false
  }
  if (bound !== null)
    return bound === 'min' && has(segments[at + 1], 'price:more') && !isCompared(at, reading)
  const isBetween = (segment: Segment | undefined) =>
    isFiller(segment) ||
    has(segment, 'about') ||
    has(segment, 'unit:rupee') ||
    has(segment, 'percent') ||
    segment?.from === segment?.to
  const isMore = (segment: Segment | undefined) => has(segment, 'price:more') || has(segment, 'more')
  let before = at - 1
  while (before >= at - 3 && !isMore(segments[before]) && isBetween(segments[before])) before--
  let after = at + 1
  while (after <= at + 3 && !isMore(segments[after]) && isBetween(segments[after])) after++
  // "ಇನ್ನೈದು" is written as one.
  return isMore(segments[at]) || isMore(segments[before]) || isMore(segments[after])
}

/** "10 ಸಾವಿರಕ್ಕಿಂತ ಜಾಸ್ತಿ": an ending written on to the amount says that it is more than so much, not so much more. */
function isCompared(at: number, { segments, tokens, lexemes }: Reading): boolean {
  const last = (segments[at]?.to ?? 0) - 1
  const [typed, read] = [tokens[last]?.text ?? '', lexemes[last]?.text ?? '']
  return typed.length >= read.length + shortestEnding
}

/** Letters by which a word with such an ending is longer than as it is listed. */
const shortestEnding = 4

/** Raising a budget to so small a part of itself makes no sense: by it is meant. */
const largestRaise = 0.7
/** Nobody lowers a budget to so small a part of itself. */
const largestCut = 0.3

function isAfterBy({ at }: Quantity, { segments }: Reading): boolean {
  let before = at - 1
  while (before >= at - 3 && (has(segments[before], 'about') || has(segments[before], 'unit:rupee'))) before--
  return has(segments[before], 'times')
}

function rupeesOf({ scaled, low }: Quantity, transaction: TransactionType | undefined): number {
  return scaled ? low : inRupees(low, transaction)
}

function isPercent({ segments }: Reading, { at }: Quantity): boolean {
  return segments[at + 1]?.mark === '%' || has(segments[at + 1], 'percent')
}

function signOf(reading: Reading, { at }: Quantity): 1 | -1 | 0 {
  const clause = reading.clauseOf[at]
  const first = Math.max(clause?.from ?? at, at - 4 * reach)
  for (let back = at - 1; back >= first; back--) {
    if (has(reading.segments[back], 'raise')) return 1
    if (has(reading.segments[back], 'lower')) return -1
    if (!isFiller(reading.segments[back]) && at - back > 8) break
  }
  return signBehind(reading, at)
}

/** "Das hazar aur badha do": where verbs close a sentence, the change is said behind its amount. */
function signBehind({ segments }: Reading, at: number): 1 | -1 | 0 {
  // "Make it 5k cheaper"
  if (has(segments[at + 1], 'cheaper')) return -1
  for (let next = at + 1; next <= at + 4; next++) {
    const segment = segments[next]
    if (has(segment, 'raise')) return 1
    if (has(segment, 'lower')) return -1
    if (!isFiller(segment) && !has(segment, 'and') && !has(segment, 'unit:rupee')) break
  }
  return 0
}

function isSaidBehind({ at }: Quantity, reading: Reading): boolean {
  return signBehind(reading, at) !== 0
}
