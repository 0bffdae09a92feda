import type { Token } from '../text/token.ts'
import type { GlobePoint } from './distance.ts'
import { findArea, findCity } from './find-place.ts'
import type { MentionContext } from './mention-context.ts'
import { findMentions } from './mentions.ts'
import { buildNameIndex } from './name-index.ts'
import { areasWithin, type NearbyPlace, nearbyAreas } from './nearby.ts'
import type { Area, City, ListedPlace, Place, PlaceMention } from './place.ts'
import { type PlaceOfPoint, placeOfPoint } from './place-of-point.ts'
import { kilometresBetween } from './resolve.ts'

export type { BareForms } from './corrections.ts'
export type { MentionContext } from './mention-context.ts'
export type { NearbyPlace } from './nearby.ts'

/** Everything that Guru knows about places. Holds no state that changes; make it once. */
export interface PlaceIndex {
  /** Every place named in an utterance, in its order; time linear in its length. Never throws. */
  mentions(tokens: readonly Token[], context: MentionContext): PlaceMention[]
  /** The city of a name in any spelling; null when unknown. */
  findCity(name: string): City | null
  /**
   * The area of a name in any spelling. It may belong to a neighbouring town instead of the city given:
   * `findArea('Mumbai', 'kharghar')?.city` is "Navi Mumbai". null when unknown.
   */
  findArea(city: string, name: string): Area | null
  /** Areas of the same city around an area, the nearest first; empty when its position is unknown. */
  nearbyAreas(city: string, area: string, limit: number): NearbyPlace[]
  /** The area and its parts by name, itself first: Andheri, Andheri East, Andheri West. */
  areasWithin(city: string, area: string): string[]
  /** Kilometres as the crow flies; null when a position is unknown. */
  distanceKm(one: Place, other: Place): number | null
  /** The city, and the area where one is near, that a point lies in; null far from every city. */
  placeOfPoint(point: GlobePoint): PlaceOfPoint | null
  /** Canonical names of all cities, the biggest first. */
  cityNames(): string[]
  /** Canonical names of a city's areas, those with the most listings first. */
  areaNames(city: string): string[]
  /** How many listings of the sources are in an area; 0 for one that only a list of places names. */
  areaWeight(city: string, area: string): number
}

/** @param listed names found in the listings table, which the gazetteer may lack. */
export function createPlaceIndex(listed: readonly ListedPlace[]): PlaceIndex {
  const index = buildNameIndex(listed)
  const byName = new Map(index.cities.map(({ place }) => [place.name, place]))
  const cityNamed = (name: string): City | null =>
    byName.get(name) ?? index.small.cityNamed(name) ?? findCity(index, name)
  const areaNamed = (city: string, area: string): Area | null => findArea(index, cityNamed, city, area)
  return {
    mentions: (tokens, context) => findMentions(index, cityNamed, tokens, context),
    findCity: cityNamed,
    findArea: areaNamed,
    nearbyAreas: (city, name, limit) => {
      const area = areaNamed(city, name)
      return area === null ? [] : nearbyAreas(index, area, limit)
    },
    areasWithin: (city, name) => {
      const area = areaNamed(city, name)
      return area === null ? [name] : areasWithin(index, area)
    },
    distanceKm: kilometresBetween,
    placeOfPoint: (point) => placeOfPoint(index, point),
    cityNames: () => index.cities.map(({ place }) => place.name),
    areaNames: (city) => (index.areasByCity.get(city) ?? []).map(({ place }) => place.name),
    areaWeight: (city, area) =>
      index.areasByCity.get(city)?.find(({ place }) => place.name === area)?.weight ?? 0,
  }
}
