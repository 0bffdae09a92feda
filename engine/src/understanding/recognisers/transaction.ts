import { ofGuruKinds } from '../../languages/of-guru.ts'
import { oneselfKinds } from '../../languages/oneself.ts'
import { leastSalePrice } from '../clauses/present-rent.ts'
import { saysHard } from '../polarity/hardships.ts'
import { inRupees } from '../quantities/amounts.ts'
import {
  breathAround,
  has,
  isFiller,
  isOfThePast,
  isUnknownWord,
  namesDeal,
  namesProperty,
  propertyTypeOf,
  type Reading,
  reach,
  saysWord,
  transactionOf,
} from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { WishOf } from '../wish.ts'
import { buysAnyFurniture } from './buys-furniture.ts'
import { neededForAWhile } from './for-a-while.ts'
import { shownKindsIn } from './shown-word.ts'

/** Rent or buy, as a seeker says it. A price called "the rent" implies renting while nothing is known. */
export function readTransaction(reading: Reading): WishOf<'transaction_type'>[] {
  const wishes: WishOf<'transaction_type'>[] = []
  const namesPrice = mayNamePrice(reading)
  const buysOther = reading.context.known.transaction_type === 'rent' && buysAnyFurniture(reading)
  reading.segments.forEach((segment, at) => {
    if (reading.clauseOf[at]?.kind !== 'wish') return
    const value = transactionOf(segment)
    if (value !== undefined) {
      if (value === 'rent' && namesPrice && isNameOfPrice(reading, at)) return
      if (value === 'sale' && (buysOther || isEarned(reading, at))) return
      wishes.push({ slot: 'transaction_type', value, at, negated: reading.negated[at] === true })
    } else if (has(segment, 'slot:rent') && reading.context.known.transaction_type === undefined) {
      wishes.push({ slot: 'transaction_type', value: 'rent', at, negated: false })
    }
  })
  if (putsQuestionRight(wishes, reading)) return []
  const [only] = wishes
  if (wishes.length === 1 && only !== undefined && isPutOff(only, reading)) return []
  if (wishes.length === 0) {
    const taking = readTaking(reading)
    const at = taking.length > 0 ? null : neededForAWhile(reading)
    return at === null ? taking : [{ slot: 'transaction_type', value: 'rent', at, negated: false }]
  }
  if (isReported(wishes, reading) || isTooHard(wishes, reading) || isForLater(wishes, reading))
    return wishes.slice(1)
  // "A house to take, or else one for rent": the first counts.
  const otherwise = reading.segments.findIndex((segment) => has(segment, 'or-else'))
  if (otherwise < 0 || wishes.some(({ at }) => at < otherwise)) return wishes
  return [...readTaking(reading).filter(({ at }) => at < otherwise), ...wishes]
}

/** "நான் வாங்குற சம்பளத்துல", from the pay that I get: the verb is the one for buying. */
function isEarned({ segments, tokens }: Reading, at: number): boolean {
  const next = segments[at + 1]
  if (next === undefined || !has(next, 'talk:cost')) return false
  return saysWord(tokens, next, (word) => oneselfKinds(word).has('pay') || oneselfKinds(word).has('fromPay'))
}

/** "I asked about the deposit, not rent": what was not asked about changes no deal. */
function putsQuestionRight(wishes: readonly WishOf<'transaction_type'>[], reading: Reading): boolean {
  const { known } = reading.context
  if (wishes.length === 0 || known.transaction_type === undefined) return false
  if (!wishes.every(({ negated }) => negated) || reading.said.has('seek')) return false
  const kinds = shownKindsIn(reading, reading.segments)
  return (
    kinds.has('inquired') && (reading.said.has('talk:cost') || askedFacts.some((fact) => kinds.has(fact)))
  )
}

const askedFacts = ['deposit', 'maintenance', 'floor', 'distance', 'age', 'facing', 'loan'] as const

/** "My husband says rent, I want one of our own": of two deals the first is told by a verb right behind it. */
function isReported([first, second]: readonly WishOf<'transaction_type'>[], { segments }: Reading): boolean {
  if (first === undefined || second === undefined) return false
  if (first.value === second.value || first.negated || second.negated) return false
  const between = segments.slice(first.at + 1, second.at)
  const verb = between.find((segment) => !isFiller(segment) && !has(segment, 'of'))
  return verb !== undefined && isOfThePast(verb)
}

/** "Buying is difficult, on rent": of two deals the first is said to be hard, and the other one meant. */
function isTooHard(
  [first, second]: readonly WishOf<'transaction_type'>[],
  { segments, tokens }: Reading,
): boolean {
  if (first === undefined || second === undefined) return false
  if (first.value === second.value || first.negated || second.negated) return false
  const end = Math.min(second.at, first.at + reach)
  for (let at = first.at + 1; at < end; at++) {
    if (segments[at]?.mark != null) return false
    if (saysHard(segments, at, tokens)) return true
  }
  return false
}

/**
 * "Baad mein kharidenge", "buy a flat later" of who rents: what is done later is not sought now. "I later decided to buy"
 * tells what changed since.
 */
function isPutOff({ at, value, negated }: WishOf<'transaction_type'>, reading: Reading): boolean {
  const { transaction_type } = reading.context.known
  if (negated || value !== 'sale' || transaction_type !== 'rent') return false
  const { segments, tokens } = reading
  const isLater = (segment: Segment | undefined) =>
    segment !== undefined && saysWord(tokens, segment, (word) => ofGuruKinds(word).has('later'))
  const beside = (step: 1 | -1) => {
    let other = at + step
    while (Math.abs(other - at) < reach && !isLater(segments[other]) && isPassed(segments[other]))
      other += step
    return isLater(segments[other])
  }
  const isPassed = (one: Segment | undefined) => one !== undefined && (isFiller(one) || namesProperty(one))
  return (isLater(segments[at]) || beside(-1) || beside(1)) && !breathAround(segments, at).some(isOfThePast)
}

/** "I will buy a flat later, [for now] show rentals": of two deals the first gives way to the one behind a "now". */
function isForLater([first, second]: readonly WishOf<'transaction_type'>[], { segments }: Reading): boolean {
  if (first === undefined || second === undefined) return false
  if (first.value !== 'sale' || second.value !== 'rent' || first.negated || second.negated) return false
  const pause = segments.findIndex(({ mark }, at) => at > first.at && mark !== null)
  if (pause < 0 || pause > second.at) return false
  return segments.slice(pause + 1, pause + 1 + reach).some((segment) => has(segment, 'from-now'))
}

/** "Ghar lena hai": a home that is to be taken is bought, unless renting is known or the price is a rent. */
function readTaking(reading: Reading): WishOf<'transaction_type'>[] {
  const { segments, said, clauseOf, negated, context } = reading
  if (!said.has('take') || context.known.transaction_type !== undefined || isPricedAsRent(reading)) return []
  const at = segments.findIndex(
    (segment, index) => has(segment, 'take') && clauseOf[index]?.kind === 'wish' && !negated[index],
  )
  const ofHome = segments.some(
    (segment, index) =>
      clauseOf[index]?.kind === 'wish' && !negated[index] && propertyTypeOf(segment) !== undefined,
  )
  // "Five guntas, jaaga tagolbeku": what is taken may be named by a word for any property.
  const taken = ofHome || has(segments[at - 1], 'thing')
  return at >= 0 && taken ? [{ slot: 'transaction_type', value: 'sale', at, negated: false }] : []
}

function isPricedAsRent({ quantities, amounts }: Reading): boolean {
  return quantities.some((quantity) => {
    if (amounts.get(quantity) !== 'price') return false
    const most = quantity.high ?? quantity.low
    return (quantity.scaled ? most : inRupees(most, undefined)) < leastSalePrice
  })
}

/** "The rent is fine" */
const agreed = ['all-the-same', 'acceptable', 'act:affirm'] as const

/** "Raise [the rent] a little up to [14,000]" */
const besidePrice = [
  'correct',
  'correct:after',
  'raise',
  'smaller',
  'more',
  'range:to',
  'about',
  'seek',
  'max:before',
  'slot:price',
] as const

/** Who rents names a price by it, unless one deal is put in the place of another: "instead of rent a lease would do, 10 lakh". */
function mayNamePrice({ context, segments, negated }: Reading): boolean {
  if (context.known.transaction_type !== 'rent') return false
  return !segments.some((segment, at) => negated[at] && namesDeal(segment))
}

/** "Bring the rent down to 20,000", "the rent can be anything" of a seeker who rents: it only names the amount. */
function isNameOfPrice({ segments, amounts }: Reading, at: number): boolean {
  const isAmount = (index: number) =>
    [...amounts].some(([{ from }, slot]) => from === index && slot === 'price')
  for (let next = at + 1; next <= at + 4; next++) {
    const segment = segments[next]
    if (isAmount(next) || agreed.some((concept) => has(segment, concept))) return true
    const isPassed = isFiller(segment) || isUnknownWord(segment)
    if (!isPassed && !besidePrice.some((concept) => has(segment, concept))) return false
  }
  return false
}
