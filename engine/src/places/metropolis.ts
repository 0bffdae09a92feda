import type { Token } from '../text/token.ts'
import type { City, PlaceMention } from './place.ts'
import { areNeighbours } from './resolve.ts'

/** Cities whose names people add to those of the towns around: "Kharghar, Mumbai", "Noida, Delhi". */
const metropolises: ReadonlySet<string> = new Set(['Mumbai', 'Delhi', 'Kolkata', 'Chandigarh'])

/**
 * Where a metropolis is named right beside a place that lies in a town around it, the town is meant:
 * "Noida, Delhi" is one mention of Noida, "Kharghar, Mumbai" is Kharghar and its city Navi Mumbai.
 */
export function mergeMetropolis(
  mentions: readonly PlaceMention[],
  tokens: readonly Token[],
  cityNamed: (name: string) => City | null,
): PlaceMention[] {
  const merged: PlaceMention[] = []
  for (const mention of mentions) {
    const before = merged.at(-1)
    const pair = before !== undefined && areBeside(before, mention, tokens) ? [before, mention] : null
    const settled = pair === null ? null : settle(pair, cityNamed)
    if (settled === null) merged.push(mention)
    else merged.splice(-1, 1, ...settled)
  }
  return merged
}

function areBeside(one: PlaceMention, other: PlaceMention, tokens: readonly Token[]): boolean {
  for (let at = one.to; at < other.from; at++) if (tokens[at]?.text !== ',') return false
  return true
}

/** The two mentions as meant; null when they are not a metropolis and a place around it. */
function settle(pair: PlaceMention[], cityNamed: (name: string) => City | null): PlaceMention[] | null {
  const metropolis = pair.find(({ places }) => places[0]?.kind === 'city' && metropolises.has(places[0].name))
  const other = pair.find((mention) => mention !== metropolis)
  const middle = metropolis?.places[0]
  const place = other?.places[0]
  if (metropolis === undefined || other === undefined || middle?.kind !== 'city' || place === undefined)
    return null
  const town = place.kind === 'city' ? place : cityNamed(place.city)
  if (town === null || town.name === middle.name || !areNeighbours(town, middle)) return null
  if (place.kind === 'area') return pair.map((one) => (one === metropolis ? { ...one, places: [town] } : one))
  const from = Math.min(metropolis.from, other.from)
  return [{ ...other, from, to: Math.max(metropolis.to, other.to) }]
}
