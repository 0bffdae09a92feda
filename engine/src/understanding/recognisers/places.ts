import type { Place } from '../../places/place.ts'
import { hasListed } from '../listed-in.ts'
import { asksAnything, breathBounds, has, mostNamed, type Reading, reach } from '../reading.ts'
import type { WishOf } from '../wish.ts'
import { isWishedByAsking } from './asked-there.ts'
import { isIntroduced } from './introduced.ts'
import { isMoveOfOthers, placesMovedTo } from './moved-to.ts'
import { placeNearFamily } from './near-family.ts'
import { isNotFarFrom, refusesFarness } from './not-far.ts'
import { isUnrefused } from './other-places.ts'
import { type Named, withoutLandmarks, withoutRoads, withoutSecondChoice } from './places-beside-places.ts'
import { isNoReason } from './reasons.ts'
import { isMovedFrom } from './told/told-homes.ts'
import { withoutTold } from './told/told-places.ts'
import { isPlaceAdded } from './welcome-too.ts'
import { isLookedAround, isLookedForThere, isOrigin, opensItsArea } from './where-one-is.ts'

type PlaceWish = WishOf<'city'> | WishOf<'area'>

/**
 * Cities and areas named as a wish. A name that several places bear is settled by the city of the same
 * turn, then by the known city; where somebody lives now is no wish.
 */
export function readPlaces(reading: Reading): PlaceWish[] {
  const mentions = mentionsOf(reading)
  if (mentions.length === 0) return []
  const named = withoutTold(
    withoutSecondChoice(withoutRoads(withoutLandmarks(mentions, reading)), reading),
    reading,
  )
    .filter(isNoReason(reading))
    .filter((one) => !isOnlyMeasured(one, reading))
  const refused = citiesRefused(named, reading)
  const known = reading.context.known.city
  const told = cityToldOf(named, reading)
  const city =
    cityOfTurn(named, reading) ??
    told?.value ??
    (known !== undefined && refused.has(known) ? undefined : known)
  const wishes = named.map(({ places, at }): PlaceWish => {
    const place = choose(places, city, refused)
    const negated =
      (reading.negated[at] === true || isOnlyFar({ places, at }, reading)) &&
      !isOffered(reading, place, at) &&
      !isAskedFor(reading, at) &&
      !isUnrefused(reading, at)
    // "Not Aluva, Angamaly": what is known as the city is meant as one, whatever else bears its name.
    return { slot: negated && place.name === known ? 'city' : place.kind, value: place.name, at, negated }
  })
  return told === null || told.value === known || !wishes.some(isWantedArea) ? wishes : [...wishes, told]
}

const isWantedArea = ({ slot, negated }: PlaceWish) => slot === 'area' && !negated

/** "Mohali bahut mehnga aa, Kharar hi dikha deo" gives Mohali up. */
function isTooDear({ segments }: Reading, at: number): boolean {
  return segments.slice(at + 1, at + 4).some((segment) => has(segment, 'cheaper') || has(segment, 'unsuited'))
}

/** "Hadapsar distance?", "kukatpally dooram" of the area that is sought: how far it is matters, and the place is no wish. */
function isOnlyMeasured(named: Named, reading: Reading): boolean {
  const { negated, tokens, segments } = reading
  if (negated[named.at] === true || !isShort(reading, named) || isOnlyFar(named, reading)) return false
  return hasListed(tokens, segments[named.at + 1], 'shownWords', 'distance')
}

/** "విజయవాడ దూరం": that the place is far, and nothing else, gives it up; the area that is sought has to be too far. */
function isOnlyFar(named: Named, reading: Reading): boolean {
  const { places, at } = named
  const { segments, tokens, context } = reading
  const far = segments[at + 1]
  if (!isShort(reading, named) || asksAnything(reading) || segments.some(({ mark }) => mark === '?'))
    return false
  if (refusesFarness(reading, at + 1)) return false
  if (has(far, 'unsuited')) return hasListed(tokens, far, 'shownWords', 'distance')
  return hasListed(tokens, far, 'ofPlaces', 'far') && places.every(({ name }) => name !== context.known.area)
}

/** Of who looks in a town already, no more than one thing is said of a place: in the turn, or in a breath of a home shown. */
function isShort({ segments, context }: Reading, { places, at }: Named): boolean {
  if (context.known.city === undefined) return false
  if (segments.length <= shortest) return true
  const { from, to } = breathBounds(segments, at, shortest + 1)
  const isShown = context.homes?.some(({ area }) => places.some(({ name }) => name === area)) === true
  return isShown && to - from <= shortest
}

/** Segments of a turn that says no more of a place. */
const shortest = 3

/** "My son got a job in Pune, a flat in Viman Nagar": a city that is only told, and what is sought lies in it. */
function cityToldOf(named: readonly Named[], reading: Reading): WishOf<'city'> | null {
  if (named.length === 0 || named.some(({ places }) => places[0].kind === 'city')) return null
  const areas = named.filter(({ at }) => reading.negated[at] !== true).flatMap(({ places }) => places)
  // "I moved from Delhi, a flat in Malviya Nagar" of who looks in Jaipur: it has one, too.
  const { city: known } = reading.context.known
  if (areas.some((area) => area.kind === 'area' && area.city === known)) return null
  for (const [at, { mention }] of reading.segments.entries()) {
    const [city] = mention?.places ?? []
    if (city?.kind !== 'city' || reading.negated[at] === true || isTooDear(reading, at)) continue
    if (areas.some((area) => area.kind === 'area' && area.city === city.name))
      return { slot: 'city', value: city.name, at, negated: false }
  }
  return null
}

/**
 * "Guindy illa Alandur": between two areas, of which the first is not known, a word of "not" or "or" says "or": either
 * would do. One lives in one city, and "Madurai illa Trichy" corrects it, unless another city is looked in by now.
 */
function isOffered({ segments, context }: Reading, { kind, name }: Place, at: number): boolean {
  const { city, area } = context.known
  if (area === name || (kind === 'city' && (city === undefined || city === name))) return false
  let after = at + 1
  while (has(segments[after], 'of')) after++
  if (!has(segments[after], 'or') || !has(segments[after], 'not:after')) return false
  // "திண்டுக்கல்லயே": the very place, not the other one.
  return segments[after + 1]?.mention != null && !has(segments[after + 2], 'correct')
}

/** "Pradhan Nagar ba Hakimpara y nei?": who asks whether there is none there does not refuse the place. */
function isAskedFor({ segments, tokens }: Reading, at: number): boolean {
  // "Nothing in Wakad?"
  if (segments[at + 1]?.mark === '?' && hasListed(tokens, segments[at - 1], 'ofPlaces', 'nothing'))
    return true
  const end = segments.findIndex(({ mark }, next) => next > at && mark !== null)
  return segments[end]?.mark === '?' && end <= at + reach && has(segments[end - 1], 'not:after')
}

function mentionsOf(reading: Reading): Named[] {
  const named: Named[] = []
  const movedTo = placesMovedTo(reading)
  const nearFamily = placeNearFamily(reading)
  let mentioned = 0
  reading.segments.forEach((segment, at) => {
    if (segment.mention === null) return
    const [first, ...rest] = segment.mention.places
    if (first === undefined || mentioned++ >= mostNamed) return
    // "Can you show Wakad also, he can travel."
    const added = reading.context.known.area !== undefined && isPlaceAdded(reading, at)
    if (movedTo.includes(at) || at === nearFamily || added) {
      named.push({ places: [first, ...rest], at })
      return
    }
    const kind = reading.clauseOf[at]?.kind
    // "I am in a flat in Kasba now, right there I want two rooms."
    const lookedFor =
      kind === 'talk' &&
      (isLookedForThere(reading, at) || isLookedAround(reading, at) || isMovedTo(reading, at))
    if (kind !== 'wish' && !lookedFor && !isWishedByAsking(reading, at)) return
    if (isOrigin(reading, at) && !isLookedAroundIt(reading, at) && !opensItsArea(reading, at)) return
    if (isIntroduced(reading, at) || isOfOneRefused(reading, at) || isMovedFrom(reading, at)) return
    if (isMoveOfOthers(reading, at)) return
    named.push({ places: [first, ...rest], at })
  })
  return named
}

/** "Near Guindy", "not far from it": where somebody comes from is looked around. */
function isLookedAroundIt(reading: Reading, at: number): boolean {
  return isLookedAround(reading, at) || isNotFarFrom(reading, at)
}

/** "I got transferred to Ahmedabad, so I need a flat": where one goes to live, and no other place is named. */
function isMovedTo({ segments }: Reading, at: number): boolean {
  const self = segments[at - 2]
  if (!has(segments[at - 1], 'range:to') || self === undefined || !has(self, 'talk:past')) return false
  return segments.every(({ mention }, other) => mention === null || other === at)
}

/** "In Avadi that house did not please": where one that was shown and is refused lies. */
function isOfOneRefused({ segments }: Reading, at: number): boolean {
  let next = at + 1
  while (next <= at + 2 && has(segments[next], 'of')) next++
  return next > at + 1 && has(segments[next], 'it') && has(segments[next + 1], 'not:after')
}

/** The city that the turn itself names, where one of its names can only be a city. */
function cityOfTurn(named: readonly Named[], reading: Reading): string | undefined {
  const cities = named.filter(({ places, at }) => places[0].kind === 'city' && reading.negated[at] !== true)
  return (
    cities.find(({ places }) => places.every((place) => place.kind === 'city'))?.places[0].name ??
    cities[0]?.places[0].name
  )
}

/** "Leave Chennai, look in Chengalpattu": no area of the city that is given up is meant. */
function citiesRefused(named: readonly Named[], reading: Reading): ReadonlySet<string> {
  const refused = named.filter(({ places, at }) => places[0].kind === 'city' && reading.negated[at] === true)
  return new Set(refused.map(({ places }) => places[0].name))
}

function choose(
  places: readonly [Place, ...Place[]],
  city: string | undefined,
  refused: ReadonlySet<string>,
): Place {
  const there = places.find((place) => place.kind === 'area' && place.city === city)
  const itself = places.find((place) => place.kind === 'city' && place.name === city)
  const elsewhere = places.find((place) => place.kind === 'city' || !refused.has(place.city))
  return itself ?? there ?? elsewhere ?? places[0]
}
