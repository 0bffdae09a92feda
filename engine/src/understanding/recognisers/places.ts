import { unitOf } from '../../places/name-units.ts'
import type { Place } from '../../places/place.ts'
import { kilometresBetween } from '../../places/resolve.ts'
import type { Token } from '../../text/token.ts'
import {
  clauseAround,
  has,
  isFiller,
  isUnknownWord,
  mostNamed,
  type Reading,
  reach,
  transactionOf,
} from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { WishOf } from '../wish.ts'
import { isNoReason } from './reasons.ts'
import { isRoadName } from './road-names.ts'
import { isMovedFrom, withoutTold } from './told.ts'

type PlaceWish = WishOf<'city'> | WishOf<'area'>

/**
 * Cities and areas named as a wish. A name that several places bear is settled by the city of the same
 * turn, then by the known city; where somebody lives now is no wish.
 */
export function readPlaces(reading: Reading): PlaceWish[] {
  const named = withoutTold(
    withoutSecondChoice(withoutRoads(withoutLandmarks(mentionsOf(reading), reading)), reading),
    reading,
  ).filter(isNoReason(reading))
  const city = cityOfTurn(named, reading) ?? reading.context.known.city
  return named.map(({ places, at }) => {
    const place = choose(places, city)
    const negated = reading.negated[at] === true && !isOffered(reading, place, at)
    return { slot: place.kind, value: place.name, at, negated }
  })
}

/** "Kodaikanal illa ooty": between two places, of which the first is not known, a word of "not" or "or" says "or". */
function isOffered({ segments, context }: Reading, { kind, name }: Place, at: number): boolean {
  if (context.known[kind] === name) return false
  let after = at + 1
  while (has(segments[after], 'of')) after++
  if (!has(segments[after], 'or') || !has(segments[after], 'not:after')) return false
  // "திண்டுக்கல்லயே": the very place, not the other one.
  return segments[after + 1]?.mention != null && !has(segments[after + 2], 'correct')
}

interface Named {
  places: readonly [Place, ...Place[]]
  at: number
}

function mentionsOf(reading: Reading): Named[] {
  const named: Named[] = []
  let mentioned = 0
  reading.segments.forEach((segment, at) => {
    const [first, ...rest] = segment.mention?.places ?? []
    if (first === undefined || mentioned++ >= mostNamed) return
    const kind = reading.clauseOf[at]?.kind
    // "I am in a flat in Kasba now, right there I want two rooms."
    if (kind !== 'wish' && !(kind === 'talk' && isLookedForThere(reading, at))) return
    if (isOrigin(reading, at) && !isLookedAround(reading, at) && !opensItsArea(reading, at)) return
    if (isOfOneRefused(reading, at) || isMovedFrom(reading, at)) return
    named.push({ places: [first, ...rest], at })
  })
  return named
}

/** "Kharar or Zirakpur": of two places the first counts, be one an area and the other a city. */
function withoutSecondChoice(named: readonly Named[], { segments }: Reading): readonly Named[] {
  return named.filter(({ places, at }, index) => {
    const before = named[index - 1]
    if (before === undefined || before.places[0].kind === places[0].kind) return true
    if (before.places.some((place) => place.kind === 'area' && place.city === places[0].name)) return true
    const between = segments.slice(before.at + 1, at)
    if (between.some((segment) => has(segment, 'or-else'))) return false
    const joined = between.some((segment) => has(segment, 'or') && !has(segment, 'not:after'))
    return (
      !joined || !between.every((segment) => has(segment, 'or') || has(segment, 'of') || isFiller(segment))
    )
  })
}

/** "OMR Navalur", "Sarjapur Road Bellandur": of a road and an area on it the area is meant. */
function withoutRoads(named: readonly Named[]): readonly Named[] {
  return named.filter(({ places, at }, index) => {
    const next = named[index + 1]
    if (isBypassElsewhere(places, named[index - 1], at)) return false
    return (
      next?.at !== at + 1 ||
      places[0].kind !== 'area' ||
      next.places[0].kind !== 'area' ||
      !isRoadName(places[0].name)
    )
  })
}

/** "Karur bypass": every town has one; that of Kolkata is meant where no other town is named right before it. */
function isBypassElsewhere(places: Named['places'], before: Named | undefined, at: number): boolean {
  const [place] = places
  if (place.kind !== 'area' || !place.name.endsWith('Bypass') || before === undefined) return false
  const town = before.places[0]
  return town.kind === 'city' && town.name !== place.city && at - before.at <= 2
}

/** "Chandigarh ke paas Panchkula me": the city beside which another one is named only says where that is. */
function withoutLandmarks(named: readonly Named[], { segments, tokens }: Reading): readonly Named[] {
  const isCity = ({ places }: Named) => places[0].kind === 'city'
  const isLandmark = (one: Named) => {
    const next = segments[one.at + 1]
    if (!isCity(one) || next === undefined) return false
    const inside = has(next, 'of') && next.from === next.to ? segments[one.at + 2] : undefined
    // "Sitapur Road, Lucknow"
    return (
      isRoad(tokens[next.from]) ||
      (has(next, 'of') && has(next, 'at')) ||
      isDistrictOf(one, inside ?? next, inside !== undefined)
    )
  }
  const meant = named.filter((one) => !isLandmark(one))
  return meant.some(isCity) ? meant : named
}

/** "Kannur Taliparamba", "in Wayanad Kalpetta": of two cities in one breath the first is the district of the second. */
function isDistrictOf({ places }: Named, next: Segment, inside: boolean): boolean {
  const [first] = places
  const second = next.mention?.places[0]
  if (first.kind !== 'city' || second?.kind !== 'city' || first.state !== second.state) return false
  const apart = kilometresBetween(first, second)
  return apart !== null && apart <= (inside ? nearIt : widestDistrict)
}

/** Kilometres between a town and the one that its district is called after. */
const widestDistrict = 60
/** Two towns named side by side with their endings may be a choice. */
const nearIt = 30

function isRoad(token: Token | undefined): boolean {
  return token !== undefined && roads.has(unitOf(token.text, null)?.spelled ?? '')
}

const roads: ReadonlySet<string> = new Set(['road', 'highway', 'bypass', 'chowk'])

/** "In Avadi that house did not please": where one that was shown and is refused lies. */
function isOfOneRefused({ segments }: Reading, at: number): boolean {
  let next = at + 1
  while (next <= at + 2 && has(segments[next], 'of')) next++
  return next > at + 1 && has(segments[next], 'it') && has(segments[next + 1], 'not:after')
}

/** "I am from Madurai", "moving from Salem", "Delhi me rehta hoon". */
function isOrigin(reading: Reading, at: number): boolean {
  const { segments } = reading
  let before = at - 1
  while (before >= at - 3 && isFiller(segments[before]) && !has(segments[before], 'origin')) before--
  // "Working in TCS Siruseri, want a flat in Navalur": whose office it is.
  if (isUnknownWord(segments[before]) && has(segments[before - 1], 'origin') && namesMore(segments, at))
    before--
  let after = at + 1
  while (after <= at + reach && !has(segments[after], 'origin:after') && isPassedOver(segments[after]))
    after++
  // "In Davanagere from eight thousand": an amount begins there, not a journey.
  const counted = segments.slice(at + 1, after).findLast((segment) => !has(segment, 'of'))?.number != null
  const lived = has(segments[before], 'origin') || (has(segments[after], 'origin:after') && !counted)
  if (lived && !isLookedForThere(reading, at)) return true
  return leadsElsewhere(reading, at) || isSaidOfSelf(reading, at) || isWhereOneIs(reading, at)
}

function namesMore(segments: readonly Segment[], at: number): boolean {
  return segments
    .slice(at + 1)
    .some(({ mention }) => mention !== null && !isRoadName(mention.places[0]?.name ?? ''))
}

/** "Ippudu vizag lo unna, hyderabad ki vastunna": where one is now before another city that is said next. */
function isWhereOneIs({ segments, negated, clauseOf }: Reading, at: number): boolean {
  const here = segments[at]?.mention?.places[0]
  const before = segments.slice(Math.max(clauseOf[at]?.from ?? 0, at - reach), at)
  if (here?.kind !== 'city' || negated[at] || !before.some(isSelfOrNow)) return false
  for (let next = at + 1, being = false; next <= at + reach; next++) {
    const segment = segments[next]
    const there = segment?.mention?.places[0]
    if (there !== undefined)
      return being && there.kind === 'city' && there.name !== here.name && !negated[next]
    if (segment === undefined || has(segment, 'or') || (has(segment, 'and') && !isFiller(segment)))
      return false
    being ||= has(segment, 'is') || has(segment, 'exist') || (has(segment, 'seek') && isFiller(segment))
    if (has(segment, 'seek') && !isFiller(segment)) return false
  }
  return false
}

/** "I am in Kannur", "now in Kannur". */
function isSelfOrNow(segment: Segment): boolean {
  return has(segment, 'self') || has(segment, 'from-now')
}

/** "We are of Malda, and need a flat in Kolkata": a place said of oneself before another one that is sought. */
function isSaidOfSelf({ segments }: Reading, at: number): boolean {
  if (!has(segments[at - 1], 'self')) return false
  let end = at + 1
  while (end < at + 4 && isSaidToBe(segments[end])) end++
  const verb = isUnknownWord(segments[end])
  if (verb) end++
  if (segments[end]?.mark !== ',') return false
  // "We, Madurai, Salem": without a verb it is a list.
  const stated = verb || segments.slice(at + 1, end).some((one) => has(one, 'is') || has(one, 'exist'))
  if (!stated && segments[end + 1]?.mention != null) return false
  return segments.slice(end + 1).some(({ mention }) => mention !== null)
}

/** "I [am in] Siliguri": what may stand between the place and the comma. */
function isSaidToBe(segment: Segment | undefined): boolean {
  return isFiller(segment) || has(segment, 'of') || has(segment, 'is') || has(segment, 'exist')
}

/** "I study in Jadavpur and want a flat right there": where no place elsewhere is named, the one of "there" is meant. */
function isLookedForThere(reading: Reading, at: number): boolean {
  const { segments, clauseOf, said } = reading
  if (!said.has('there')) return false
  const [named] = segments[at]?.mention?.places ?? []
  const isWithin = (place: Place) => place.kind === 'area' && place.city === named?.name
  if (segments.slice(at + 1).some(({ mention }) => mention !== null && !mention.places.some(isWithin)))
    return false
  const there = segments.findIndex((segment, index) => index > at && has(segment, 'there'))
  if (clauseOf[there]?.kind !== 'wish') return false
  // "My office is in Whitefield, so near there."
  const between = segments.slice(at + 1, there)
  if (between.every((segment) => segment.mark !== null || isFiller(segment))) return true
  return clauseAround(reading, there).some(
    (segment) => has(segment, 'seek') || has(segment, 'exist') || transactionOf(segment) !== undefined,
  )
}

/** "Her office is in Bangalore Whitefield, near there": the city is said for the area behind it. */
function opensItsArea(reading: Reading, at: number): boolean {
  const { segments } = reading
  let next = at + 1
  while (next <= at + 3 && (isFiller(segments[next]) || has(segments[next], 'of'))) next++
  const city = segments[at]?.mention?.places[0]
  const isItsArea = (place: Place) => place.kind === 'area' && place.city === city?.name
  return segments[next]?.mention?.places.some(isItsArea) === true && !isOrigin(reading, next)
}

/** "My office is in Guindy, a flat near it", "within 5 km from Velachery": a home is wanted near that place. */
function isLookedAround({ segments, clauses }: Reading, at: number): boolean {
  const end = clauses.find(({ kind, to }) => kind === 'wish' && to > at)?.to ?? 0
  for (let next = at + 1; next < end && next <= at + 2 * reach; next++) {
    // "Our company is in Whitefield, ITPL": one place, said twice.
    if (segments[next]?.mention != null && next > at + 1) return false
    if (has(segments[next], 'near-it')) return true
  }
  const from = has(segments[at + 1], 'of') && !has(segments[at + 1], 'origin:after') ? at + 2 : at + 1
  if (!has(segments[from], 'origin:after') || segments[from + 1]?.number == null) return false
  return has(segments[from + 2], 'unit:other') && has(segments[from + 3], 'max:after')
}

/** "Ajmer se Jaipur aa rahe hain": of two cities with "to" between them the first is left. */
function leadsElsewhere({ segments }: Reading, at: number): boolean {
  const next = segments[at + 2]?.mention?.places[0]
  if (!has(segments[at + 1], 'range:to') || next?.kind !== 'city') return false
  return segments[at]?.mention?.places[0]?.kind === 'city'
}

/** "In Vizag [for ten years] my relatives live". */
function isPassedOver(segment: Segment | undefined): boolean {
  return isFiller(segment) || has(segment, 'of') || has(segment, 'unit:time') || segment?.number != null
}

/** The city that the turn itself names, where one of its names can only be a city. */
function cityOfTurn(named: readonly Named[], reading: Reading): string | undefined {
  const cities = named.filter(({ places, at }) => places[0].kind === 'city' && reading.negated[at] !== true)
  return (
    cities.find(({ places }) => places.every((place) => place.kind === 'city'))?.places[0].name ??
    cities[0]?.places[0].name
  )
}

function choose(places: readonly [Place, ...Place[]], city: string | undefined): Place {
  const there = places.find((place) => place.kind === 'area' && place.city === city)
  const itself = places.find((place) => place.kind === 'city' && place.name === city)
  return itself ?? there ?? places[0]
}
