import type { Place } from '../../places/place.ts'
import { isRoadName } from '../../places/roads.ts'
import { has, namesDeal, namesProperty, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** Where a place was named. */
interface Named {
  at: number
  places: readonly [Place, ...Place[]]
}

/**
 * "My wife works in Siruseri, I in Guindy, so a 2bhk in Velachery": where "so" leads to a home in a place, areas and
 * cities before it in breaths without a home are the reasons.
 */
export function isNoReason({ segments, said }: Reading): (named: Named) => boolean {
  const so = said.has('so') ? segments.findLastIndex((segment) => has(segment, 'so')) : -1
  if (so < 1) return () => true
  const wanted = segments.slice(so + 1)
  const meant = wanted
    .flatMap(({ mention }) => mention?.places[0] ?? [])
    .filter(({ name }) => !isRoadName(name))
  const leads = meant.length > 0 && wanted.some(isOfHome)
  const kinds = new Set(meant.map(({ kind }) => kind))
  if (!leads || segments.slice(0, so).some(isOfHome)) return () => true
  return ({ places, at }) => at > so || !kinds.has(places[0].kind)
}

/** A kind of home, rooms, a deal or a verb of seeking. */
function isOfHome(segment: Segment): boolean {
  return namesProperty(segment) || has(segment, 'unit:bedroom') || has(segment, 'seek') || namesDeal(segment)
}
