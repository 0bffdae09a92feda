import type { Wishes } from '@guru/contract/requirement'
import type { PlaceIndex } from '../places/index.ts'

/** What dialogue and matching ask of the gazetteer. */
export type Neighbourhood = Pick<PlaceIndex, 'nearbyAreas' | 'areasWithin' | 'areaNames' | 'cityNames'>

/** The wished area and what lies around it. */
export interface Surroundings {
  /** The area and its parts: listings there are in the area. */
  within: ReadonlySet<string>
  /** Kilometres to the other areas of the city, the nearest first. */
  around: ReadonlyMap<string, number>
}

/** More areas than that within reach are not told apart. */
const most = 60

export function surroundingsOf({ city, area }: Wishes, places: Neighbourhood): Surroundings {
  if (area === undefined) return { within: new Set(), around: new Map() }
  if (city === undefined) return { within: new Set([area]), around: new Map() }
  const within = new Set([area, ...places.areasWithin(city, area)])
  const near = places.nearbyAreas(city, area, most).filter(({ name }) => !within.has(name))
  return { within, around: new Map(near.map(({ name, kilometres }) => [name, kilometres])) }
}
