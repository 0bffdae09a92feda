/** Degrees north and east. */
export interface Position {
  latitude: number
  longitude: number
}

/**
 * A position in India out of two numbers in either order: its degrees north (6 to 37) and east (68 to 98)
 * do not overlap. null when they are no such place.
 */
export function positionOf(one: string, other: string): Position | null {
  const [first, second] = [Number(one.trim() || Number.NaN), Number(other.trim() || Number.NaN)]
  if (isNorth(first) && isEast(second)) return { latitude: first, longitude: second }
  if (isNorth(second) && isEast(first)) return { latitude: second, longitude: first }
  return null
}

const isNorth = (degrees: number): boolean => degrees >= 6 && degrees <= 37.5
const isEast = (degrees: number): boolean => degrees >= 68 && degrees <= 98
