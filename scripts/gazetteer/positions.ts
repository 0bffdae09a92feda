import { type GazetteerCity, kilometres } from './cities.ts'
import type { Position } from './tables.ts'

/** Farther than this from the other source, one of the two is wrong and nothing tells which. */
const greatestGapKm = 6
/** Districts that portals treat as cities reach far. */
const wideCities: ReadonlySet<string> = new Set([
  'Goa',
  'Raigad',
  'Palghar',
  'Sindhudurg',
  'Ratnagiri',
  'Idukki',
  'Pathanamthitta',
  'Solan',
  'Nainital',
])

/** How far from its middle a city's areas may lie. */
export function cityRadiusKm(city: { name: string; population: number }): number {
  if (wideCities.has(city.name)) return 60
  if (city.population > 3_000_000) return 45
  if (city.population > 1_000_000) return 25
  return city.population > 400_000 ? 20 : 15
}

/**
 * Where an area is: the portals' geocode and the post office of that name have to agree; one of them
 * alone counts when it lies well within the city. null where they disagree or neither is there.
 */
export function positionOf(
  city: GazetteerCity,
  listed: readonly { position: Position; count: number }[],
  offices: readonly Position[],
): Position | null {
  const within = (point: Position): boolean => kilometres(point, city.position) <= cityRadiusKm(city)
  const listings = listed.reduce((sum, one) => sum + one.count, 0)
  const geocode = [...listed]
    .sort((one, other) => other.count - one.count)
    .find((one) => within(one.position))
  const office = middleOf(offices.filter(within))
  if (geocode === undefined) return office
  if (office === null) return isBelievable(city, geocode.position, listings) ? geocode.position : null
  const gap = kilometres(geocode.position, office)
  if (gap > greatestGapKm) return null
  return geocode.count >= 5 || gap < 2 ? geocode.position : office
}

/** Far out, a geocode of few listings is as often the village of the same name. */
function isBelievable(city: GazetteerCity, position: Position, count: number): boolean {
  return count >= 30 || kilometres(position, city.position) <= Math.max(16, cityRadiusKm(city) * 0.55)
}

/** How many names of one source may share a point before it is a town's centre and tells nothing. */
const mostSharing = 3

/** Tells the points that many different names of one source share. */
export function townCentres(points: readonly Position[]): (point: Position) => boolean {
  const counts = new Map<string, number>()
  for (const point of points) counts.set(keyOf(point), (counts.get(keyOf(point)) ?? 0) + 1)
  return (point) => (counts.get(keyOf(point)) ?? 0) > mostSharing
}

function keyOf(point: Position): string {
  return `${point.lat.toFixed(4)},${point.lon.toFixed(4)}`
}

/** Medians of latitude and longitude; null for no point, or for points far apart. */
function middleOf(points: readonly Position[]): Position | null {
  if (points.length === 0) return null
  const middle = {
    lat: median(points.map((point) => point.lat)),
    lon: median(points.map((point) => point.lon)),
  }
  return points.some((point) => kilometres(point, middle) > greatestGapKm) ? null : middle
}

function median(values: number[]): number {
  const sorted = values.sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
