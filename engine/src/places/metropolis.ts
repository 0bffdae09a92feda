import type { Token } from '../text/token.ts'
import type { City, Place, PlaceMention } from './place.ts'
import { areNeighbours } from './resolve.ts'

/** Cities whose names people add to those of the towns around: "Kharghar, Mumbai", "Noida, Delhi". */
const metropolises: ReadonlySet<string> = new Set(['Mumbai', 'Delhi', 'Kolkata', 'Chandigarh'])

/** Where a metropolis is named right beside a town or an area that lies around it, only the town is meant. */
export function mergeMetropolis(
  mentions: readonly PlaceMention[],
  tokens: readonly Token[],
  cityNamed: (name: string) => City | null,
): PlaceMention[] {
  const merged: PlaceMention[] = []
  for (const mention of mentions) {
    const before = merged.at(-1)
    if (before === undefined || !areBeside(before, mention, tokens)) merged.push(mention)
    else if (liesAround(before, mention, cityNamed)) merged[merged.length - 1] = { ...before, to: mention.to }
    else if (liesAround(mention, before, cityNamed))
      merged[merged.length - 1] = { ...mention, from: before.from }
    else merged.push(mention)
  }
  return merged
}

function areBeside(one: PlaceMention, other: PlaceMention, tokens: readonly Token[]): boolean {
  for (let at = one.to; at < other.from; at++) if (tokens[at]?.text !== ',') return false
  return true
}

function liesAround(
  town: PlaceMention,
  metropolis: PlaceMention,
  cityNamed: (name: string) => City | null,
): boolean {
  const middle = metropolis.places[0]
  const place = town.places[0]
  if (middle?.kind !== 'city' || !metropolises.has(middle.name) || place === undefined) return false
  const city = cityOf(place)
  return city !== middle.name && areNeighbours(cityNamed(city), middle)
}

function cityOf(place: Place): string {
  return place.kind === 'city' ? place.name : place.city
}
