import type { Neighbourhood } from '../matching/neighbourhood.ts'
import { pageSize } from '../matching/plan-search.ts'
import type { RankedListing } from '../matching/rank.ts'
import type { DialogueState } from './state.ts'

/** What fits in each of several wished areas, "Gachibowli and Kondapur"; nothing where one is wished. */
export function byAreaWished(
  { wishes: { city, area }, leeway: { beside, near } }: DialogueState,
  fitting: readonly RankedListing[],
  places: Neighbourhood,
): Map<string, RankedListing[]> {
  if (area === undefined || beside.length === 0 || near) return new Map()
  return new Map(
    [area, ...beside].map((wished) => {
      const { within, wholes } = places.surroundingsOf({ city, area: wished })
      return [wished, fitting.filter(({ listing }) => within.has(listing.area) || wholes.has(listing.area))]
    }),
  )
}

/** What fits of each of several kinds, "a plot or a house"; flats and houses are mixed anyway. */
export function byKindWished(
  { leeway: { kinds } }: DialogueState,
  fitting: readonly RankedListing[],
): RankedListing[][] {
  if (!kinds.includes('land')) return []
  return kinds.map((kind) => fitting.filter(({ listing }) => listing.property_type === kind))
}

/**
 * The order of the list, but where its first page would leave out an area that has some: then the best of each area comes
 * first, and the next of each behind it.
 */
export function inTurns(all: RankedListing[], groups: readonly RankedListing[][]): RankedListing[] {
  const page = all.slice(0, pageSize)
  if (groups.every((group) => group.length === 0 || group.some((one) => page.includes(one)))) return all
  const longest = Math.max(...groups.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group[turn] ?? []))
  return [...new Set([...turns.flat(), ...all])]
}
