import { type Candidate, certainties } from './candidates.ts'
import { distanceKm } from './distance.ts'
import type { Named } from './name-index.ts'
import { largeCity } from './names-alike.ts'
import type { City, Place } from './place.ts'

/** Towns within this distance of each other share areas in people's minds. */
export const metropolitanKm = 45
/** An area outside the known city counts only when this many listings name it. */
const dependableListings = 10

/** What decides between namesakes. */
export interface Decision {
  /** Cities named in the same utterance. */
  namedCities: ReadonlySet<string>
  /** City known from before. */
  knownCity: City | null
  /** States named in the same utterance. */
  namedStates: ReadonlySet<string>
  /** States where the language of the utterance is at home. */
  homeStates: readonly string[]
  cityNamed: (name: string) => City | null
}

/** How a name stands in its utterance. */
interface Spoken {
  /** With a word beside it that says that it is a place. */
  introduced: boolean
  latin: boolean
}

/** A candidate's places, the likeliest first; none when it is no place in this conversation. */
export function resolve(candidate: Candidate, spoken: Spoken, decision: Decision): Place[] {
  const rankOf = isUndecided(candidate, decision) ? nearnessToHome : nearness
  const ranked = candidate.named
    .map((named) => ({ named, rank: rankOf(named, decision), away: isAway(named, decision) }))
    .sort(
      (one, other) =>
        Number(one.away) - Number(other.away) ||
        one.rank - other.rank ||
        other.named.weight - one.named.weight,
    )
  const first = ranked[0]
  if (first === undefined) return []
  const foreign = first.rank === farArea && (decision.namedCities.size > 0 || decision.knownCity !== null)
  if (foreign && !isCertain(candidate, spoken)) return []
  return ranked.map(({ named }) => named.place)
}

const farArea = 4

/** "Aurangabad, Bihar": true for a place that is not in the state named. */
function isAway({ place }: Named, { namedStates, cityNamed }: Decision): boolean {
  if (namedStates.size === 0) return false
  const state = (place.kind === 'city' ? place : cityNamed(place.city))?.state
  return state == null || !namedStates.has(state)
}

/** True where no other city is known that would decide between namesakes, but the language has a home. */
function isUndecided({ named }: Candidate, { namedCities, knownCity, homeStates }: Decision): boolean {
  if (homeStates.length === 0 || knownCity !== null) return false
  for (const name of namedCities) if (!named.some(({ place }) => place.name === name)) return false
  return true
}

/** An area at home comes before a small town elsewhere: for a Tamil speaker Ashok Nagar is in Chennai. */
function nearnessToHome({ place, weight }: Named, { homeStates, cityNamed }: Decision): number {
  if (place.kind === 'city' && weight >= largeCity) return 0
  const state = (place.kind === 'city' ? place : cityNamed(place.city))?.state
  const home = state != null && homeStates.includes(state)
  return (home ? 1 : 3) + (place.kind === 'city' ? 0 : 1)
}

/** 0 area of a city named beside it, 1 area of the known city, 2 a city, 3 area of a town nearby, 4 elsewhere. */
function nearness({ place }: Named, { namedCities, knownCity, cityNamed }: Decision): number {
  if (place.kind === 'city') return 2
  if (namedCities.has(place.city)) return 0
  if (knownCity?.name === place.city) return 1
  const city = cityNamed(place.city)
  for (const name of namedCities) if (areNeighbours(cityNamed(name), city)) return 3
  return areNeighbours(knownCity, city) ? 3 : farArea
}

/** True for two places of one metropolitan area. */
export function areNeighbours(one: Place | null, other: Place | null): boolean {
  if (one === null || other === null) return false
  const kilometres = kilometresBetween(one, other)
  return kilometres !== null && kilometres <= metropolitanKm
}

/** null when the position of one is not known. */
export function kilometresBetween(one: Place, other: Place): number | null {
  if (one.latitude === null || one.longitude === null) return null
  if (other.latitude === null || other.longitude === null) return null
  return distanceKm(
    { latitude: one.latitude, longitude: one.longitude },
    { latitude: other.latitude, longitude: other.longitude },
  )
}

/** Spelled right, in an Indian script be it with an ending, and known far better than its namesakes in other cities. */
function isCertain({ named, certainty }: Candidate, { introduced, latin }: Spoken): boolean {
  if (certainty < (latin ? certainties.spelled : certainties.bare)) return false
  const [best, ...others] = [...listingsByCity(named).values()].sort((one, other) => other - one)
  if (best === undefined) return false
  if (others.length === 0) return introduced || best >= dependableListings
  return best >= dependableListings && best >= clearlyMore * Math.max(...others)
}

const clearlyMore = 5

function listingsByCity(named: readonly Named[]): Map<string, number> {
  const listings = new Map<string, number>()
  for (const { place, weight } of named) {
    const city = place.kind === 'area' ? place.city : place.name
    listings.set(city, Math.max(weight, listings.get(city) ?? 0))
  }
  return listings
}
