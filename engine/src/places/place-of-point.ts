import { distanceKm, type GlobePoint } from './distance.ts'
import type { NameIndex } from './name-index.ts'
import type { Place } from './place.ts'

/** Where a pin on a map lies, by today's English names. */
export interface PlaceOfPoint {
  city: string
  area?: string
}

/** Kilometres from an area's middle at which somebody still calls it that area. */
const areaReach = 3
/** Kilometres from a city's middle: the outskirts of the largest ones. */
const cityReach = 35

/**
 * The area whose middle is nearest to a point, with its city; the nearest city alone where no area is near;
 * null where no city is. Looks at every place once: a millisecond.
 */
export function placeOfPoint(index: NameIndex, point: GlobePoint): PlaceOfPoint | null {
  const areas = [...index.areasByCity.values()].flat().map(({ place }) => place)
  const area = nearest(areas, point, areaReach)
  if (area !== null) return { city: area.city, area: area.name }
  const city = nearest(
    index.cities.map(({ place }) => place),
    point,
    cityReach,
  )
  return city && { city: city.name }
}

function nearest<P extends Place>(places: readonly P[], point: GlobePoint, reach: number): P | null {
  let best: P | null = null
  let least = reach
  for (const place of places) {
    const { latitude, longitude } = place
    if (latitude === null || longitude === null) continue
    const kilometres = distanceKm(point, { latitude, longitude })
    if (kilometres < least) {
      best = place
      least = kilometres
    }
  }
  return best
}
