/** A point on the globe in degrees. */
export interface GlobePoint {
  latitude: number
  longitude: number
}

const earthRadiusKm = 6371
const radians = Math.PI / 180

/** Kilometres between two points as the crow flies. */
export function distanceKm(one: GlobePoint, other: GlobePoint): number {
  const dLat = (other.latitude - one.latitude) * radians
  const dLon = (other.longitude - one.longitude) * radians
  const half =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * Math.sin(dLon / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)))
}
