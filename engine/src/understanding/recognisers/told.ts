import type { Concept } from '../../languages/concept.ts'
import type { Place } from '../../places/place.ts'
import type { Quantity } from '../quantities/quantity.ts'
import {
  has,
  isFiller,
  isOfThePast,
  isUnknownWord,
  longestBreath,
  namesDeal,
  namesHome,
  namesProperty,
  type Reading,
  reach,
} from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isHomeElsewhere } from './home-elsewhere.ts'
import { isMovedButLooks } from './moved-to.ts'

/** Where a place was named. */
interface Named {
  at: number
  places: readonly [Place, ...Place[]]
}

/**
 * "My flat in Pune is sold, now looking in Mumbai": of cities in several breaths, those of a breath that only
 * tells something give way where another one seeks. The same holds for areas.
 */
export function withoutTold<T extends Named>(named: readonly T[], reading: Reading): readonly T[] {
  if (named.length < 2) return named
  const ofKind = (kind: Place['kind']) => named.filter(({ places }) => places[0].kind === kind)
  const told = new Set([...toldBefore(ofKind('city'), reading), ...toldBefore(ofKind('area'), reading)])
  for (const [index, one] of named.slice(0, -1).entries())
    if (isMovedButLooks(reading, one.at, named[index + 1]?.at ?? one.at)) told.add(one)
  for (const one of named.slice(0, -1))
    if (isPartedWith(one.at, reading) || isHomeElsewhere(reading, one.at) || leadsToAnother(reading, one.at))
      told.add(one)
  for (const [index, one] of named.entries())
    if (named.slice(index + 1).some(({ at }) => isWorkplaceBefore(one.at, at, reading))) told.add(one)
  // "Mother says Angamaly, I settled on Aluva": a city that has nothing to do with the area that is sought.
  const areas = ofKind('area').filter((one) => !told.has(one))
  for (const one of areas.length > 0 ? toldBefore(named, reading) : [])
    if (one.places[0].kind === 'city' && !areas.some(({ places }) => isWithin(places, one.places[0].name)))
      told.add(one)
  // "Gave up our flat in Dadar, want to buy in Dombivli": an area that does not lie in the city that is sought.
  const cities = ofKind('city').filter((one) => !told.has(one))
  for (const one of cities.length > 0 && areas.length > 0 ? toldBefore(named, reading) : [])
    if (one.places[0].kind === 'area' && !cities.some(({ places }) => isWithin(one.places, places[0].name)))
      told.add(one)
  return told.size === 0 ? named : named.filter((one) => !told.has(one))
}

/** "Office in Noida, a 2bhk in Indirapuram": where one works, in a breath without a home, before another place. */
function isWorkplaceBefore(at: number, next: number, reading: Reading): boolean {
  if (!reading.said.has('aside:other-kind')) return false
  const breath = breathOf(reading, at)
  if (!breath.some((segment) => has(segment, 'aside:other-kind')) || seeks(breath)) return false
  if (breath.some((segment) => namesHome(segment) || namesDeal(segment))) return false
  return breathOf(reading, next).some(namesHome)
}

function isWithin(areas: readonly Place[], city: string): boolean {
  return areas.some((area) => area.kind === 'area' && area.city === city)
}

/** "The flat in Aluva sold, a plot in Angamaly": a home there, and at once what is wanted instead, before another place. */
function isPartedWith(at: number, { segments }: Reading): boolean {
  let home = at + 1
  while (home <= at + reach && !has(segments[home], 'from-now') && isSaidOfHome(segments[home])) home++
  const left = segments[home]
  // "In Guntur [the house we had is sold]", said in one phrase.
  if (has(left, 'from-now'))
    return has(left, 'own') || has(left, 'origin:after') || has(segments[home - 1], 'own')
  let next = home + 1
  while (next <= home + 2 && isFiller(segments[next]) && !has(segments[next], 'from-now')) next++
  return (namesProperty(left) || has(left, 'origin')) && has(segments[next], 'from-now')
}

const ofHome = ['of', 'exist', 'own'] as const

/** "Bareilly ka [pushtaini] makaan": what may stand between a place and the home there. */
function isSaidOfHome(segment: Segment | undefined): boolean {
  if (segment === undefined || namesProperty(segment)) return false
  return ofHome.some((concept) => has(segment, concept)) || isFiller(segment) || isUnknownWord(segment)
}

/** Selling, letting or having done so. */
const parting: readonly Concept[] = ['offer:sale', 'offer:rent', 'talk:past', 'talk:told']

/** "We are selling our house in Adyar, now a flat in Chennai": what is parted with, before what is sought from now on. */
export function leadsToAnother(reading: Reading, at: number): boolean {
  const { segments, said } = reading
  if (!said.has('from-now') || !parting.some((concept) => said.has(concept))) return false
  const breath = breathOf(reading, at)
  if (!breath.some((segment) => parting.some((concept) => has(segment, concept))) || seeks(breath))
    return false
  const behind = nextPause(at, segments) + 1
  if (!segments.slice(behind, behind + 2).some((segment) => has(segment, 'from-now'))) return false
  const wanted = segments.slice(behind, nextPause(behind, segments))
  return wanted.some(namesHome) && (seeks(wanted) || wanted.some(namesDeal))
}

/**
 * Of things said of one kind, those of a breath that only tells something, where another breath seeks: "we pay 18
 * thousand in Tambaram, looking for something under 15".
 */
export function toldBefore<T extends { at: number }>(said: readonly T[], reading: Reading): readonly T[] {
  if (said.length < 2) return []
  const sought = said.filter(
    ({ at }) => seeksOrBuys(breathOf(reading, at)) && !isBeyondMeans(at, reading.segments),
  )
  if (sought.length === 0) return []
  return said.filter(
    (one) =>
      !sought.includes(one) &&
      (tells(breathOf(reading, one.at), reading) ||
        isSetAgainst(one.at, reading.segments) ||
        (one.at < (sought[0]?.at ?? 0) && isLeft(breathOf(reading, one.at)))),
  )
}

/** "The field brought 80 lakhs, out of that up to 70 for this": the sum of which another one is a part. */
export function isTakenFrom(quantity: Quantity, said: readonly Quantity[], reading: Reading): boolean {
  const { segments } = reading
  if (said.length < 2 || quantity.bound !== null) return false
  const whole = breathOf(reading, quantity.at)
  // "60 lakhs, 20 of it a loan": a bare sum and a budget are nothing that was brought.
  if (whole.length <= quantity.to - quantity.from || whole.some((one) => has(one, 'slot:price'))) return false
  return said.some(({ from, to, low, bound }) => {
    if (from < quantity.to || low > quantity.low || (bound !== 'max' && !has(segments[to], 'funds')))
      return false
    if (segments.slice(to, to + 3).some((one) => has(one, 'talk:cost') || has(one, 'own'))) return false
    let pointing = from - 1
    while (pointing > from - 3 && (isFiller(segments[pointing]) || has(segments[pointing], 'of'))) pointing--
    const within = has(segments[pointing], 'it') || has(segments[pointing], 'within-it')
    return within && isPause(segments[pointing - 1]) && pointing > quantity.at
  })
}

/**
 * "This is 30 thousand, I want it up to 20", "these are all 1bhk, we need two": said of what is pointed at, where another
 * amount is sought.
 */
export function saidOfShown(quantity: Quantity, said: readonly Quantity[], reading: Reading): boolean {
  const { segments } = reading
  if (quantity.bound !== null) return false
  let first = quantity.from - 1
  const isPassed = (one: Segment | undefined) => isFiller(one) || has(one, 'any')
  while (first > quantity.from - reach && isPassed(segments[first]) && !pointsAt(segments[first])) first--
  if (!pointsAt(segments[first]) || !(first === 0 || isPause(segments[first - 1]))) return false
  return said.some(({ at, bound }) => {
    if (at < quantity.to) return false
    const priced = segments[quantity.at]
    const breath = breathOf(reading, at)
    return priced !== undefined && !breath.includes(priced) && (bound !== null || seeks(breath))
  })
}

function pointsAt(segment: Segment | undefined): boolean {
  return (has(segment, 'it') || has(segment, 'this')) && !has(segment, 'there')
}

/**
 * "Currently in Pune, shifting to Hyderabad", "16 thousand rent is too much, show up to 12": what is now or too dear is
 * said before what is sought.
 */
function isLeft(breath: readonly Segment[]): boolean {
  return breath.some((segment) => has(segment, 'from-now') || has(segment, 'cheaper'))
}

/** "I like three rooms but have no budget, two": what is liked and cannot be paid. */
function isBeyondMeans(at: number, segments: readonly Segment[]): boolean {
  const but = nextPause(at, segments)
  if (!has(segments[but], 'but')) return false
  const reason = segments.slice(but + 1, nextPause(but, segments))
  return (
    reason.some((segment) => has(segment, 'slot:price')) &&
    reason.some((segment) => has(segment, 'not:after') || isOfThePast(segment)) &&
    reason.every(({ number }) => number === null)
  )
}

function nextPause(at: number, segments: readonly Segment[]): number {
  let next = at + 1
  while (next < at + longestBreath && segments[next] !== undefined && !isPause(segments[next])) next++
  return has(segments[next + 1], 'but') && segments[next]?.mark === ',' ? next + 1 : next
}

/** "Tambaram is nice, he says, but I like Pallavaram": what follows at once is set against it. */
function isSetAgainst(at: number, segments: readonly Segment[]): boolean {
  return has(segments[nextPause(at, segments)], 'but')
}

/**
 * "My flat is sold, now looking in Mumbai", "the old house is pulled down, for now we rent": tells a kind of home
 * in a breath that says what happened, where another breath seeks or says the deal.
 */
export function homesOnceOwned(reading: Reading): (at: number) => boolean {
  const { segments, said } = reading
  if (!said.has('talk:past') && !said.has('talk:told')) return () => false
  const dealt = said.has('transaction:rent') || said.has('transaction:sale')
  if (!dealt && !(said.has('own') && said.has('seek'))) return () => false
  const dealtElsewhere =
    dealt && segments.some((segment, deal) => namesDeal(segment) && isPlaced(reading, deal))
  return (at) => {
    const breath = breathOf(reading, at)
    if (!breath.some(isOfThePast) || seeks(breath) || breath.some(namesDeal)) return false
    return dealtElsewhere || (said.has('seek') && breath.some((segment) => has(segment, 'own')))
  }
}

/** "Gaon ka ghar bech ke 2bhk lena hai": a home right before the word that leads from it to what is wanted instead. */
export function isGivenFor({ segments, said }: Reading, at: number): boolean {
  const verb = segments[at + 1]
  if (!wanting.some((concept) => said.has(concept)) || !has(verb, 'from-now') || isFiller(verb)) return false
  // "Khet bech kar 80 lakh mile, usme se 70 tak": what it brought, and a part of it.
  if ((segments[at + 2]?.number?.scale ?? 0) >= 1000) {
    const pause = nextPause(at + 2, segments)
    return segments
      .slice(pause + 1, pause + 3)
      .some((segment) => has(segment, 'it') || has(segment, 'within-it'))
  }
  const wanted = segments.slice(at + 2, at + longestBreath)
  return wanted.some(namesHome) && wanted.some((segment) => wanting.some((concept) => has(segment, concept)))
}

const wanting = ['seek', 'take', 'transaction:sale'] as const

/** "From a 4 bedroom house to a 2 bedroom flat": what one has, where a word of moving on leads to what is named next. */
export function isMovedFrom({ segments, said }: Reading, at: number): boolean {
  if (!said.has('moves-on') && !said.has('moves-on:after')) return false
  let next = at + 1
  while (next < at + reach && isWithinPhrase(segments[next])) next++
  if (!has(segments[next], 'range:to')) return false
  let back = at - 1
  while (back > at - reach && !has(segments[back], 'moves-on') && isWithinPhrase(segments[back])) back--
  return has(segments[back], 'moves-on') || closesMoving(segments, next)
}

/** "[4bhk ghar] se 2bhk flat me jana hai": the verb of moving on closes what is said behind "from". */
function closesMoving(segments: readonly Segment[], from: number): boolean {
  let verb = from + 1
  while (verb <= from + 2 * reach && isWithinPhrase(segments[verb]) && !has(segments[verb], 'moves-on:after'))
    verb++
  return has(segments[verb], 'moves-on:after') && segments.slice(from + 1, verb).some(namesHome)
}

function isWithinPhrase(segment: Segment | undefined): boolean {
  return segment !== undefined && segment.mark === null && !has(segment, 'range:to')
}

/** "This house with three bedrooms is big": one that is pointed at and compared, where nothing is sought. */
export function isDescribed(reading: Reading, at: number): boolean {
  const { segments, said } = reading
  const home = segments[at]
  if (home === undefined) return false
  if (!said.has('this') || !(said.has('bigger') || said.has('smaller'))) return false
  const breath = breathOf(reading, at)
  const names = (concept: Concept) => breath.some((segment) => has(segment, concept))
  // "A small flat is enough for the two of us": nothing before the home points at it.
  const pointed = breath.slice(0, breath.indexOf(home)).some((segment) => has(segment, 'this'))
  return pointed && (names('bigger') || names('smaller')) && !seeks(breath)
}

/** "The house is too far from the office, look for one there": found wanting in a breath, where another one seeks. */
export function isComplainedOf(reading: Reading, at: number): boolean {
  const { segments, said } = reading
  if (!said.has('nearer') || !(said.has('seek') || said.has('take'))) return false
  let next = at + 1
  while (next <= at + 2 && isFiller(segments[next])) next++
  if (!has(segments[next], 'nearer')) return false
  const breath = breathOf(reading, at)
  return (
    !seeks(breath) && segments.slice(next).some((segment) => has(segment, 'seek') || has(segment, 'take'))
  )
}

/** True where a place is named in the same breath. */
function isPlaced(reading: Reading, at: number): boolean {
  return breathOf(reading, at).some(({ mention }) => mention !== null)
}

/** What is said between two marks or words of contrast, within a clause. */
function breathOf({ segments, clauseOf }: Reading, at: number): readonly Segment[] {
  const first = Math.max(clauseOf[at]?.from ?? 0, at - longestBreath)
  const last = Math.min(clauseOf[at]?.to ?? segments.length, at + longestBreath)
  let from = at
  while (from > first && !isPause(segments[from - 1])) from--
  let to = at + 1
  while (to < last && !isPause(segments[to])) to++
  return segments.slice(from, to)
}

function isPause(segment: Segment | undefined): boolean {
  return (segment?.mark != null && segment.mark !== '-') || has(segment, 'but') || has(segment, 'therefore')
}

function seeks(breath: readonly Segment[]): boolean {
  return breath.some((segment) => seeking.some((concept) => has(segment, concept)))
}

const seeking = ['seek', 'take', 'exist', 'acceptable'] as const

/** "We will buy a flat in Mysuru": a home and its deal want by themselves. */
function seeksOrBuys(breath: readonly Segment[]): boolean {
  if (seeks(breath)) return true
  const self = breath.some((segment) => has(segment, 'self'))
  return self && breath.some(namesHome) && breath.some(namesDeal)
}

/** "Beta Bengaluru mein hai": somebody who is no number of people, in a breath without a home. */
function tellsOfSomebody(breath: readonly Segment[]): boolean {
  if (breath.some((segment) => namesHome(segment) || segment.number !== null)) return false
  return breath.some((segment) => has(segment, 'unit:other') || has(segment, 'persons'))
}

/** A list of places or wishes tells nothing: what is owned, the past and words without a meaning here do. */
function tells(breath: readonly Segment[], { tokens }: Reading): boolean {
  if (tellsOfSomebody(breath)) return true
  return breath.some(
    (segment) =>
      isOfThePast(segment) ||
      has(segment, 'own') ||
      has(segment, 'pays') ||
      // "I live in a 1bhk."
      (has(segment, 'origin') && breath.some(namesHome)) ||
      has(segment, 'talk') ||
      // "Chennai is too costly, let us look in Chengalpattu."
      has(segment, 'cheaper') ||
      // "Office in Salt Lake": where one works.
      has(segment, 'aside:other-kind') ||
      (segment.concepts.size === 0 &&
        segment.mention === null &&
        segment.number === null &&
        tokens[segment.from]?.kind === 'word'),
  )
}
