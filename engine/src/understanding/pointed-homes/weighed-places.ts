import type { Concept } from '../../languages/concept.ts'
import { shownKinds } from '../../languages/shown-words.ts'
import { has, isFiller, namesProperty } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { asks, closesAsOne, nextBeyond, type Pointer, seeks, type Turn } from './pointers.ts'

/**
 * "Is the Wakad one bigger or the Baner one", "X flat dodda na Y flat dodda na": of places that are weighed by what homes
 * are weighed by, each points at the home that is there; none where one has no home shown or something is sought
 * ("anything cheaper in Wakad or Baner?").
 */
export function weighedPlaces(turn: Turn): Pointer[] {
  const { segments, homes, fitting } = turn
  if (segments.some(isSought)) return []
  const weighs = (one: Segment) => isWeighing(turn, one)
  if (!segments.some(weighs)) return []
  const named = segments.flatMap(({ mention }, at) => (mention === null ? [] : [at]))
  const pointers = named.map((from): Pointer => {
    const next = nextBeyond(segments, from)
    const to = isHome(turn, segments[next]) ? next + 1 : from + 1
    return { from, at: from, to, fitting: fitting[from] ?? [] }
  })
  const tells = ({ fitting: some }: Pointer) => some.length > 0 && some.length < homes.length
  const apart = new Set(pointers.map(({ fitting: [first] }) => first)).size
  if (apart < 2 || !pointers.every(tells)) return []
  const ofHome = ({ from, to }: Pointer) => to > from + 1
  if (pointers.every(ofHome)) return pointers
  if (!segments.some((one) => one.mark === '?' || asks.some((concept) => has(one, concept)))) return []
  // "The one in Baner or in Aundh?", "Wakad wala bada hai ya Baner": the other one is meant alike.
  const [first] = pointers
  if (first !== undefined && (ofHome(first) || isBehindOne(turn, first.from))) return pointers
  return segments.every((one) => isOfWeighing(one) || weighs(one)) ? pointers : []
}

/** What is sought, where, or what is refused: no homes are weighed. */
function isSought(one: Segment): boolean {
  if (has(one, 'slot:area') || has(one, 'ask:where')) return true
  if (has(one, 'not:after') && !has(one, 'or')) return true
  return seeks.some((concept) => has(one, concept)) && !has(one, 'choice')
}

function kindsOf({ tokens }: Turn, { from, to }: Segment) {
  return tokens.slice(from, to).map(({ text }) => shownKinds(text))
}

function isWeighing(turn: Turn, one: Segment): boolean {
  if (weighing.some((concept) => has(one, concept))) return true
  return kindsOf(turn, one).some((kinds) => kinds.has('weighs') || kinds.has('differs'))
}

function isHome(turn: Turn, one: Segment | undefined): boolean {
  if (one === undefined) return false
  return namesProperty(one) || has(one, 'choice') || kindsOf(turn, one).some((kinds) => kinds.has('one'))
}

/** "The one in Baner" */
function isBehindOne({ segments, tokens }: Turn, at: number): boolean {
  return segments.slice(Math.max(0, at - 2), at).some((one) => closesAsOne(one, tokens))
}

/** Said beside places that are weighed themselves: no kind of home, and no "in", which says where to look. */
function isOfWeighing(one: Segment): boolean {
  if (one.mention !== null || one.mark !== null || has(one, 'or')) return true
  if (has(one, 'at') || namesProperty(one)) return false
  return isFiller(one) || asks.some((concept) => has(one, concept)) || has(one, 'is')
}

const weighing: readonly Concept[] = ['bigger', 'smaller', 'cheaper', 'compare', 'ask:biggest']
