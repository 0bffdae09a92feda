import { type Candidate, certainties, soundingLike } from './candidates.ts'
import type { Named, NameIndex } from './name-index.ts'
import type { Decision } from './resolve.ts'
import type { SpokenUnit } from './utterance.ts'

/**
 * "Indra Nagar" of who looks in Lucknow is its Indira Nagar, though areas of other cities are spelled so: an area that
 * sounds so in the city that is known or named comes before a namesake elsewhere.
 */
export function asInKnownCity(
  index: NameIndex,
  units: readonly SpokenUnit[],
  candidate: Candidate,
  { namedCities, knownCity }: Pick<Decision, 'namedCities' | 'knownCity'>,
): Candidate {
  const isThere = ({ place }: Named) =>
    place.kind === 'area' && (place.city === knownCity?.name || namedCities.has(place.city))
  const { named, certainty } = candidate
  if (certainty !== certainties.spelled || (knownCity === null && namedCities.size === 0)) return candidate
  if (named.some((one) => one.place.kind === 'city' || isThere(one))) return candidate
  const there = soundingLike(index, units, candidate).filter(isThere)
  return there.length === 0 ? candidate : { ...candidate, named: there }
}
