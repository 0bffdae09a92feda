import type { Concept } from '../../languages/concept.ts'
import { unitOf } from '../../places/name-units.ts'
import type { Place } from '../../places/place.ts'
import { kilometresBetween } from '../../places/resolve.ts'
import { isRoadName, roadWords } from '../../places/roads.ts'
import type { Token } from '../../text/token.ts'
import { hasListed } from '../listed-in.ts'
import { has, isFiller, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** A place that a turn names, and the segment that names it. */
export interface Named {
  places: readonly [Place, ...Place[]]
  at: number
}

/** "Kharar or Zirakpur": of two places the first counts, be one an area and the other a city. */
export function withoutSecondChoice(named: readonly Named[], { segments }: Reading): readonly Named[] {
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
export function withoutRoads(named: readonly Named[]): readonly Named[] {
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
export function withoutLandmarks(named: readonly Named[], reading: Reading): readonly Named[] {
  const { segments, tokens } = reading
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
  const meant = named.filter(
    (one, index) => !isLandmark(one) && !(isCity(one) && isNearChosen(named[index - 1], one, reading)),
  )
  return meant.some(isCity) ? meant : named
}

/** "Vijayawada is fine, it is near Guntur": a city that only tells why the one before it will do. */
function isNearChosen(before: Named | undefined, { at }: Named, { segments, tokens }: Reading): boolean {
  if (before?.places[0].kind !== 'city' || at - before.at > 2 * reach) return false
  const between = segments.slice(before.at + 1, at)
  const chosen = between.some((one) => choosing.some((concept) => has(one, concept)))
  if (!chosen || between.some((one) => has(one, 'or'))) return false
  const saysNear = (one: Segment | undefined) => hasListed(tokens, one, 'ofPlaces', 'near')
  if (saysNear(segments[at - 1])) return true
  const behind = segments.slice(at + 1, at + 3)
  return saysNear(behind[0]) || (isFiller(behind[0]) && saysNear(behind[1]))
}

const choosing: readonly Concept[] = ['acceptable', 'all-the-same', 'act:affirm', 'interjection']

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
  return token !== undefined && roadWords.has(unitOf(token.text, null)?.spelled ?? '')
}
