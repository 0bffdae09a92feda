import { editDistance, forgiven } from '../text/edit-distance.ts'
import { isLatin } from '../text/script.ts'
import type { Named, NameIndex } from './name-index.ts'
import { joinedSound, type NameUnit, nameUnits, spelledKey } from './name-units.ts'
import type { Area, City } from './place.ts'
import { areNeighbours } from './resolve.ts'

/** The city of a name in any spelling; of namesakes the bigger one. null when nothing is near enough. */
export function findCity(index: NameIndex, name: string): City | null {
  const units = nameUnits(name)
  const exact = index.spelled.get(spelledKey(units)) ?? []
  return bestCity(exact) ?? bestCity(matches(index, units)) ?? misspeltCity(index, units)
}

function bestCity(named: readonly Named[]): City | null {
  let best: { city: City; weight: number } | null = null
  for (const { place, weight } of named) {
    if (place.kind === 'city' && (best === null || weight > best.weight)) best = { city: place, weight }
  }
  return best === null ? null : best.city
}

function misspeltCity(index: NameIndex, units: readonly NameUnit[]): City | null {
  const only = units[0]
  if (only === undefined || units.length > 1) return null
  for (const near of index.misspellings.nearLatin(only)) {
    const city = bestCity(index.spelled.get(near.spelled) ?? [])
    if (city !== null) return city
  }
  return null
}

/**
 * The area of a name in any spelling: of this city, or else of a town of the same metropolitan area
 * (portals list Kharghar under Mumbai; the area's own `city` says where it belongs). null when unknown.
 */
export function findArea(
  index: NameIndex,
  cityNamed: (name: string) => City | null,
  city: string,
  name: string,
): Area | null {
  const known = cityNamed(city)
  if (known === null) return null
  const units = nameUnits(name)
  const named = matches(index, units)
  return (
    areaOf(known, named) ??
    areaOf(known, matches(index, withoutCity(units, known))) ??
    townItself(index, known, name) ??
    nearbyArea(named, known, cityNamed)
  )
}

function areaOf(city: City, named: readonly Named[]): Area | null {
  for (const { place } of named) if (place.kind === 'area' && place.city === city.name) return place
  return null
}

/** "Sector 62, Noida" is Sector 62 to Noida; none when the city is not named at the end. */
function withoutCity(units: NameUnit[], city: City): NameUnit[] {
  const cityUnits = nameUnits(city.name)
  const rest = units.slice(0, -cityUnits.length)
  return spelledKey(units) === spelledKey(rest) + spelledKey(cityUnits) ? rest : []
}

/** Where the area named is a town: the area that stands for the town without a closer locality. */
function townItself(index: NameIndex, known: City, name: string): Area | null {
  const town = bestCity(matches(index, nameUnits(name)))
  if (town === null || (town !== known && !areNeighbours(known, town))) return null
  const areas = index.areasByCity.get(town.name) ?? []
  return areas.find(({ place }) => place.name === town.name)?.place ?? null
}

function nearbyArea(
  named: readonly Named[],
  known: City,
  cityNamed: (name: string) => City | null,
): Area | null {
  let best: { area: Area; weight: number } | null = null
  for (const { place, weight } of named) {
    if (place.kind !== 'area' || !areNeighbours(known, cityNamed(place.city))) continue
    if (best === null || weight > best.weight) best = { area: place, weight }
  }
  return best === null ? null : best.area
}

function matches(index: NameIndex, units: readonly NameUnit[]): readonly Named[] {
  const spelled = spelledKey(units)
  const exact = index.spelled.get(spelled) ?? []
  const sound = joinedSound(units)
  if (sound.length < 3) return exact
  const limit = Math.max(1, forgiven(spelled.length))
  const alike = (index.sound.get(sound) ?? []).filter(
    (named) => !isLatin(spelled) || editDistance(spelled, named.spelled, limit) <= limit,
  )
  return [...exact, ...alike]
}
