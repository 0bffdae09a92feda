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
export function weighedPlaces(whole: Turn): Pointer[] {
  const start = startOfLast(whole)
  const turn = { ...whole, segments: whole.segments.slice(start), fitting: whole.fitting.slice(start) }
  return weighedIn(turn).map((one) => ({
    ...one,
    from: one.from + start,
    to: one.to + start,
    at: one.at + start,
  }))
}

/** "I did not ask for one in Guindy. Which is nearer, the Porur or the Adyar one?" weighs in its last sentence. */
function startOfLast({ segments }: Turn): number {
  return segments.findLastIndex(({ mark }, at) => mark === '.' && at < segments.length - 1) + 1
}

function weighedIn(turn: Turn): Pointer[] {
  const { segments, homes, fitting } = turn
  if (segments.some(isSought)) return []
  const weighs = (one: Segment) => isWeighing(turn, one)
  if (!segments.some(weighs) && !isWhichNearer(turn)) return []
  const named = segments.flatMap(({ mention }, at) => (mention === null ? [] : [at]))
  const pointers = named.map((from): Pointer => {
    const next = nextBeyond(segments, from)
    const to = isHome(turn, segments[next]) ? next + 1 : from + 1
    return { from, at: from, to, fitting: fitting[from] ?? [] }
  })
  const tells = ({ fitting: some }: Pointer) => some.length > 0 && some.length < homes.length
  const apart = new Set(pointers.map(({ fitting: [first] }) => first)).size
  if (apart < 2 || !pointers.every(tells)) return []
  // "Compare Anuppanadi and Ponmeni", both of homes shown: there is nothing else to compare.
  const compares = (one: Segment) =>
    has(one, 'compare') || kindsOf(turn, one).some((kinds) => kinds.has('differs'))
  if (segments.some(compares)) return pointers.map((one) => withBoth(one, pointers.length, segments))
  const ofHome = ({ from, to }: Pointer) => to > from + 1
  if (pointers.every(ofHome)) return pointers
  if (!segments.some((one) => one.mark === '?' || asks.some((concept) => has(one, concept)))) return []
  // "The one in Baner or in Aundh?", "Wakad wala bada hai ya Baner", "Porur, valasaravakkam veedu la": the other one is meant alike.
  const [first] = pointers
  if (first !== undefined && (pointers.some(ofHome) || isBehindOne(turn, first.from))) return pointers
  return segments.every((one) => isOfWeighing(one) || weighs(one)) ? pointers : []
}

/** "Anuppanadi Ponmeni [rendayum] oppittu", both of them: how many they are is no position. */
function withBoth(pointer: Pointer, count: number, segments: readonly Segment[]): Pointer {
  const number = segments[pointer.to]?.number
  return number?.value === count && number.worded ? { ...pointer, to: pointer.to + 1 } : pointer
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

/** "Porur, valasaravakkam veedu la edhu office ku pakkam?": which of them lies nearer. */
function isWhichNearer(turn: Turn): boolean {
  const kinds = turn.segments.flatMap((one) => kindsOf(turn, one))
  const nearer = kinds.some((one) => one.has('nearest')) || turn.segments.some((one) => has(one, 'nearer'))
  return nearer && kinds.some((one) => one.has('which'))
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
