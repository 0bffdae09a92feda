import type { Concept } from '../../languages/concept.ts'
import { amountsMeant, fittingOf } from '../pointed-homes/fitting.ts'
import { inRupees } from '../quantities/amounts.ts'
import { asksAnything, breathAround, has, isFiller, isOrdinal, namesHome, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Wish } from '../wish.ts'
import { readAmenities } from './amenities.ts'
import { readBedrooms } from './bedrooms.ts'
import { stretchesBudget } from './bit-more.ts'
import { deniesBargain } from './never-asked.ts'
import { readPlaces } from './places.ts'
import { readPrice } from './price.ts'
import { readPropertyType } from './property-type.ts'
import { type ShownKind, shownKindsIn, shownKindsOf } from './shown-word.ts'
import { readSize } from './size.ts'
import { takesOff } from './taken-off.ts'
import { readTransaction } from './transaction.ts'
import { withClauses } from './with-clauses.ts'

/**
 * "3bhk in Indiranagar, is rent negotiable?" of who has seen none: homes are sought, and it is asked of them all
 * whether they come down.
 */
export function bargainsBeforeAny(reading: Reading): boolean {
  const { segments, context } = reading
  if ((context.shown ?? 0) > 0 || !asksAnything(reading)) return false
  return asksWhetherLess(reading, segments) && wishedBesideBargain(reading).length > 0
}

function asksWhetherLess(reading: Reading, segments: readonly Segment[]): boolean {
  return reading.said.has('negotiable') || shownKindsIn(reading, segments).has('bargains')
}

/**
 * The homes that are bargained about, by their positions: those counted out, and no last price; else the one that costs what
 * alone is named: "will they come down from 36?"
 */
export function bargainedAbout(reading: Reading): number[] {
  const { segments, context } = reading
  const { shown = 0, homes = [] } = context
  const counted = segments.flatMap(({ number }, at) => {
    if (number?.kind === 'ordinal') return [number.value]
    const numbered = has(segments[at - 1], 'choice') || has(segments[at + 1], 'choice')
    return number?.kind === 'cardinal' && numbered && number.value <= shown ? [number.value] : []
  })
  const lessens = shownKindsIn(reading, segments).has('lessens') || startsFromShown(reading)
  if (counted.length > 0) return counted
  const [there] = placesOfShown(reading)
  if (there !== undefined) return [there]
  if (!lessens) return []
  const [amount, second] = segments.filter(({ number }) => number !== null && !number.vague)
  const [costing] = amount === undefined || second !== undefined ? [] : fittingOf(amount, homes)
  return costing === undefined ? [] : [costing]
}

/** "Baner flat, will they lower the rent?": those shown that are where the turn names, unless it wishes for rooms there. */
function placesOfShown({ segments, context: { homes = [] } }: Reading): number[] {
  if (segments.some((one, at) => has(one, 'unit:bedroom') && segments[at - 1]?.number != null)) return []
  const places = segments.filter(({ mention }) => mention !== null)
  const there = places.map((one) => fittingOf(one, homes)[0])
  return there.every((one) => one !== undefined) ? there : []
}

/**
 * "3bhk in Baner, is rent negotiable?": what is wished before the question. Where no place and no rooms are named, an
 * amount is what is offered, and a kind of home the one that is bargained about.
 */
export function wishedBesideBargain(read: Reading): Wish[] {
  const { segments } = read
  const asked = segments.findLastIndex(
    (segment) =>
      has(segment, 'negotiable') || has(segment, 'ask-about') || shownKindsOf(read, segment).has('bargains'),
  )
  const end = segments.findLastIndex(({ mark }, at) => at < asked && mark !== null)
  if (end < 0 || read.clauseOf.slice(0, end).some(({ kind }) => kind === 'talk')) return []
  const reading = withClauses(read, [
    { from: 0, to: end + 1, kind: 'wish', asking: false },
    { from: end + 1, to: segments.length, kind: 'question', asking: true },
  ])
  const isBefore = ({ at }: Wish) => at < end
  const named = [...readPlaces(reading), ...readBedrooms(reading)].filter(isBefore)
  if (named.length === 0 || placesOfShown(reading).length > 0) return []
  const rest: Wish[] = [
    ...readTransaction(reading),
    ...readPropertyType(reading),
    ...readPrice(reading, reading.context.known.transaction_type),
    ...readSize(reading),
    ...readAmenities(reading),
  ]
  return [...named, ...rest.filter(isBefore)]
}

/** What is offered for a home lies between this part of its price and all of it. */
const leastOffered = 0.6

/**
 * "Will they come down?", "gachibowli di 80 ki istara", "what is the last price?": asked of a home that is shown, and
 * no wish for another price. "Show cheaper" and "reduce my budget" are none of it.
 */
export function bargains(reading: Reading): boolean {
  const { segments, said, clauses, context } = reading
  if ((context.shown ?? 0) === 0 || deniesBargain(reading) || stretchesBudget(reading)) return false
  if (takesOff(reading)) return true
  const kinds = shownKindsIn(reading, segments)
  // "Will they come down any more?" looks for no others.
  if (said.has('more') && !kinds.has('lessens')) return false
  const asks = clauses.some(({ kind }) => kind === 'question')
  const ofOne = said.has('agent') || said.has('it') || segments.some(isOrdinal)
  if (kinds.has('bargains')) return asks || ofOne
  if (kinds.has('lessens') && !lessensBudget(reading)) return asks || ofOne || said.has('propose')
  if (kinds.has('bids') && isBelowShown(reading)) return true
  if (kinds.has('budget')) return false
  if (asks && (said.has('negotiable') || (said.has('lower') && comesDown(reading)))) return true
  if (asks && segments.some((_, at) => isLastPrice(segments, at))) return true
  // "Rate thoda ghat karwa sakde o?", but not "will you show me the lowest?"
  const ofRate = !said.has('cheapest') && !segments.some((one) => has(one, 'thing') || has(one, 'seek'))
  const bound = startsFromShown(reading) ? () => false : isBound
  const isLower = (one: Segment) =>
    has(one, 'cheaper') || (asks && ofRate && !bound(one) && shownKindsOf(reading, one).has('least'))
  const lower = segments.some((one, at) => isLower(one) && !lessensOther(segments, at))
  if (lower && kinds.has('yields')) return !segments.some(isOfOthers)
  if (asks && becomesLess(reading)) return true
  if (closesDeal(reading, kinds)) return true
  if (kinds.has('yields') && beatsDown(reading)) return true
  if (!offers(reading) || boundsWish(reading)) return false
  if (kinds.has('yields') || (said.has('agent') && said.has('last'))) return true
  // "Can the 89 lakh one come down to 80?"
  return asks && (kinds.has('suits') || segments.some(isOrdinal))
}

/** "53 la irundhu konjam kammi pannuvangala", a little less than the 53 that one of the homes shown costs. */
function startsFromShown({ segments, context: { homes = [], homesBefore = [] } }: Reading): boolean {
  const told = (one: Segment) => [homes, homesBefore].some((some) => fittingOf(one, some).length > 0)
  return segments.some((one, at) => has(segments[at + 1], 'range:to') && told(one))
}

/** "They will come down if we pay fast?": who lets or sells does. */
function comesDown({ segments }: Reading): boolean {
  const isOwner = (one: Segment) => has(one, 'it') || has(one, 'agent')
  return segments.some((one, at) => {
    const said = has(one, 'lower') && segments.slice(Math.max(0, at - 3), at).some(isOwner)
    return said && !lessensOther(segments, at)
  })
}

/** "Reduce the budget"; "my budget is fifty! I asked whether the price comes down" names it in another thought. */
function lessensBudget(reading: Reading): boolean {
  const { segments, clauses } = reading
  return clauses.some(({ from, to }) => {
    const kinds = shownKindsIn(reading, segments.slice(from, to))
    return kinds.has('lessens') && kinds.has('budget')
  })
}

/** "Less people", "deposit kam": of something else than the price. */
function lessensOther(segments: readonly Segment[], at: number): boolean {
  return [at - 1, at + 1].some((beside) =>
    (['people', 'persons', 'unit:other', 'talk:cost'] as const).some((one) => has(segments[beside], one)),
  )
}

/** "Kam se kam": at least. */
function isBound(segment: Segment): boolean {
  return bounds.some((concept) => has(segment, concept))
}

/** "34 ki isthe final chestha", "32 final, I will take it". */
function closesDeal(reading: Reading, kinds: ReadonlySet<ShownKind>): boolean {
  if (!kinds.has('closes') || !offers(reading)) return false
  const takes = (one: Segment) => !has(one, 'last') && shownKindsOf(reading, one).has('closes')
  return kinds.has('gives') || (reading.said.has('last') && reading.segments.some(takes))
}

/** "Last price", "final kitna": how low it goes, and no last of several. */
export function isLastPrice(segments: readonly Segment[], at: number): boolean {
  return has(segments[at], 'last') && ofPrice.some((concept) => has(segments[at + 1], concept))
}

const ofPrice: readonly Concept[] = ['slot:price', 'slot:rent', 'ask', 'ask:within', 'ask:price']

/** "Isme kuch kam ho sakta hai?", "ektu kom hobe?": asked of what is shown, and nothing else in the same question. */
function becomesLess(reading: Reading): boolean {
  return reading.clauses.some(({ from, to }) => {
    const clause = reading.segments.slice(from, to)
    const kinds = shownKindsIn(reading, clause)
    return kinds.has('least') && kinds.has('suits') && !kinds.has('which') && clause.every(isOfLess(reading))
  })
}

function isOfLess(reading: Reading): (one: Segment) => boolean {
  return (one) => {
    const kinds = shownKindsOf(reading, one)
    if (one.number !== null) return one.number.vague || isOrdinal(one)
    return (
      one.mark !== null ||
      isFiller(one) ||
      kinds.has('least') ||
      kinds.has('suits') ||
      ofLess.some((concept) => has(one, concept))
    )
  }
}

const ofLess: readonly Concept[] = [
  'choice',
  'it',
  'this',
  'of',
  'at',
  'is',
  'and',
  'any',
  'ask:polar',
  'ask:closing',
  'slot:price',
  'slot:rent',
  'transaction:rent',
  'cheaper',
  'interjection',
  'act:affirm',
]

/** Names other homes, or wants to be shown some. */
function isOfOthers(segment: Segment, at: number, segments: readonly Segment[]): boolean {
  if (segments[at - 1]?.number?.kind === 'ordinal') return false
  return segment.mention !== null || namesHome(segment) || has(segment, 'thing') || has(segment, 'choice')
}

/** One amount, a little below what one of the homes shown costs, and no other home. */
function offers(reading: Reading): boolean {
  const { segments, context } = reading
  const isOfDeal = (one: Segment | undefined) => one !== undefined && isDealt(shownKindsOf(reading, one))
  const amounts = segments.flatMap(({ number }, at) =>
    number?.kind === 'cardinal' &&
    !number.vague &&
    (countsNothing(segments[at + 1]) || isOfDeal(segments[at + 1]))
      ? [number.value]
      : [],
  )
  const [offered] = amounts
  if (offered === undefined || amounts.length > 1 || raisesBudget(reading)) return false
  const isPointedAt = (at: number) => segments[at - 1]?.number?.kind === 'ordinal'
  const isOther = (one: Segment, at: number) =>
    one.mention !== null || (namesHome(one) && !isPointedAt(at)) || isOfAny(one)
  if (segments.some(isOther)) return false
  return (context.homes ?? []).some(({ price }) =>
    amountsMeant(offered).some((one) => one >= leastOffered * price && one <= price),
  )
}

/** "Okay, I will give up to 10,000" of who said 8,000: more may be spent, and nothing is offered for one. */
function raisesBudget({ quantities, segments, context }: Reading): boolean {
  const { price, transaction_type: deal } = context.known
  const most = price?.max
  if (most === undefined) return false
  return quantities.some(({ at, bound, kind, scaled, low }) => {
    const breath = breathAround(segments, at)
    const asks = breath.some((one) => has(one, 'ask:closing') || has(one, 'ask:polar'))
    const isMost = bound === 'max' || breath.some((one) => has(one, 'seek'))
    return (
      isMost && !asks && (kind === 'money' || kind === 'plain') && (scaled ? low : inRupees(low, deal)) > most
    )
  })
}

/** "14000 ante konchem ekkuva, 12000 ki istara adagandi", 14000 is a bit much, ask for 12000: below the price of one shown. */
function beatsDown({ segments, context: { homes = [] } }: Reading): boolean {
  if (segments.some((one) => one.mention !== null || namesHome(one) || isOfAny(one))) return false
  const [asked, offered, third] = segments.flatMap(({ number }) =>
    number?.kind === 'cardinal' && !number.vague ? [number.value] : [],
  )
  if (asked === undefined || offered === undefined || third !== undefined) return false
  return homes.some(
    ({ price }) =>
      amountsMeant(asked).includes(price) &&
      amountsMeant(offered).some((one) => one >= leastOffered * price && one < price),
  )
}

/** "Up to 30 thousand, get me one" says what may be spent; "will they close it below 75?" offers. */
function boundsWish({ said, clauses }: Reading): boolean {
  return clauses.some(({ kind }) => kind === 'wish') && bounds.some((concept) => said.has(concept))
}

function isDealt(kinds: ReadonlySet<ShownKind>): boolean {
  return kinds.has('gives') || kinds.has('closes')
}

const bounds: readonly Concept[] = ['max:before', 'max:after', 'min:before', 'min:after']

/** "62 is my offer for that 68 house, not my budget": the least amount named is a little below what one shown costs. */
function isBelowShown({ segments, said, context: { homes = [] } }: Reading): boolean {
  // "Any offers below 60?"
  if (said.has('any') || said.has('exist')) return false
  const amounts = segments.flatMap(({ number }, at) =>
    number?.kind === 'cardinal' && number.value >= 10 && !has(segments[at + 1], 'unit:bedroom')
      ? [number.value]
      : [],
  )
  if (amounts.length === 0) return false
  const offered = amountsMeant(Math.min(...amounts))
  return homes.some(({ price }) => offered.some((one) => one >= leastOffered * price && one <= price))
}

/** "Something in 30k": any home for that much, unlike "the 30k one". */
function isOfAny(segment: Segment): boolean {
  return has(segment, 'thing') && !has(segment, 'choice')
}

/** Behind an amount: "80 ki", and no "2 balconies". */
function countsNothing(next: Segment | undefined): boolean {
  if (next === undefined || next.mark !== null || isFiller(next)) return true
  return beside.some((concept) => has(next, concept))
}

const beside: readonly Concept[] = [
  'of',
  'is',
  'unit:rupee',
  'last',
  'max:after',
  'seek',
  'ask',
  'ask:within',
  'ask:closing',
]
