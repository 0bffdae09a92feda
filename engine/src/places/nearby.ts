import type { NameIndex } from './name-index.ts'
import { nameUnits } from './name-units.ts'
import type { Area } from './place.ts'
import { kilometresBetween } from './resolve.ts'

export interface NearbyPlace {
  name: string
  kilometres: number
}

/** Farther away it is another city. */
const farthestAreaKm = 60

/**
 * Areas of the same city around an area, the nearest first: those that the listings table names, or,
 * where it is empty, those that the gazetteer's sources list. Empty when the area's position is unknown.
 */
export function nearbyAreas(index: NameIndex, area: Area, limit: number): NearbyPlace[] {
  const listed = index.listedAreas.get(area.city)
  const found: NearbyPlace[] = []
  for (const { place, weight } of index.areasByCity.get(area.city) ?? []) {
    if (place.name === area.name || (listed === undefined ? weight === 0 : !listed.has(place.name))) continue
    const kilometres = kilometresBetween(area, place)
    if (kilometres !== null && kilometres <= farthestAreaKm) found.push({ name: place.name, kilometres })
  }
  return nearest(found, limit)
}

/**
 * An area together with the areas that are parts of it by name: "Andheri" with "Andheri East" and
 * "Andheri West", "Dwarka" with its sectors. The area itself comes first.
 */
export function areasWithin(index: NameIndex, area: Area): string[] {
  const whole = joined(area.name)
  const parts: string[] = []
  for (const { place } of index.areasByCity.get(area.city) ?? []) {
    if (place.name === area.name) continue
    const name = joined(place.name)
    if (name.startsWith(whole) || name.endsWith(whole)) parts.push(place.name)
  }
  return [area.name, ...parts]
}

/** Words with a space on each side, so that "Kalyan" is no part of "Kalyani Nagar". */
function joined(name: string): string {
  return ` ${nameUnits(name)
    .map((unit) => unit.spelled)
    .join(' ')} `
}

function nearest(found: NearbyPlace[], limit: number): NearbyPlace[] {
  found.sort((one, other) => one.kilometres - other.kilometres || (one.name < other.name ? -1 : 1))
  return found.slice(0, limit)
}
