import type { Concept } from '../../languages/concept.ts'
import { shownKinds } from '../../languages/shown-words.ts'
import { has, namesProperty } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { asks, nextBeyond, type Pointer, type Turn } from './pointers.ts'

/**
 * "Is the Wakad one bigger or the Baner one", "X flat dodda na Y flat dodda na": of places that are weighed by what homes
 * are weighed by, each points at the home that is there; none where one has no home shown or something is sought.
 */
export function weighedPlaces({ segments, tokens, homes, fitting }: Turn): Pointer[] {
  const isRefusal = (one: Segment) => has(one, 'not:after') && !has(one, 'or')
  if (segments.some((one) => has(one, 'seek') || isRefusal(one) || has(one, 'slot:area'))) return []
  const kindsOf = ({ from, to }: Segment) => tokens.slice(from, to).map(({ text }) => shownKinds(text))
  const weighs = (one: Segment) =>
    weighing.some((concept) => has(one, concept)) ||
    kindsOf(one).some((kinds) => kinds.has('weighs') || kinds.has('differs'))
  if (!segments.some(weighs)) return []
  const named = segments.flatMap(({ mention }, at) => (mention === null ? [] : [at]))
  const pointers = named.map((from): Pointer => {
    const next = segments[nextBeyond(segments, from)]
    const isHome =
      namesProperty(next) || has(next, 'choice') || (next && kindsOf(next).some((one) => one.has('one')))
    const to = isHome ? nextBeyond(segments, from) + 1 : from + 1
    return { from, at: from, to, fitting: fitting[from] ?? [] }
  })
  const tells = ({ fitting: some }: Pointer) => some.length > 0 && some.length < homes.length
  const apart = new Set(pointers.map(({ fitting: [first] }) => first)).size
  const asked = segments.some((one) => one.mark === '?' || asks.some((concept) => has(one, concept)))
  const ofHomes = pointers.every(({ from, to }) => to > from + 1)
  return apart > 1 && pointers.every(tells) && (asked || ofHomes) ? pointers : []
}

const weighing: readonly Concept[] = ['bigger', 'smaller', 'cheaper', 'compare', 'ask:biggest']
