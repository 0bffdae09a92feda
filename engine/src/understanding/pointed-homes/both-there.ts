import type { Concept } from '../../languages/concept.ts'
import { shownKinds } from '../../languages/shown-words.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { has, isFiller, namesProperty, valueNamed } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { ordinal } from './counted-out.ts'
import { asks, type Turn } from './pointers.ts'

/** Segments between a place and the word that says both, at most. */
const nearby = 4
/** Segments behind them that name them once more: "both the Baner [ones]", "dono [makan]". */
const mostBehind = 2

/**
 * "Jamsher wale dono makanan ch ki fark hai?", "both the Jamsher ones": two homes of one place, of which each is a
 * position of its own. null where none are weighed, or as many are not there.
 */
export function withBothThere(turn: Turn): readonly Segment[] | null {
  const { segments, fitting } = turn
  const at = segments.findIndex(({ mention }, one) => mention !== null && fitting[one]?.length === 2)
  const both = at < 0 ? -1 : besides(at).find((one) => saysBoth(turn, one))
  if (both === undefined || both < 0) return null
  const [from, last] = both < at ? [both, at] : [at, both]
  if (segments.slice(from, last).some(({ mark }) => mark !== null) || !weighs(turn)) return null
  let to = last + 1
  while (to <= last + mostBehind && namesThem(segments[to])) to++
  return asPositions(segments, from, to, fitting[at] ?? [])
}

/** Behind a place first: "both the Baner ones" has the word before it. */
function besides(at: number): number[] {
  const steps = Array.from({ length: nearby }, (_, step) => step + 1)
  return [...steps.map((step) => at + step), ...steps.map((step) => at - step)]
}

function kindsOf({ tokens }: Turn, { from, to }: Segment) {
  return tokens.slice(from, to).map(({ text }) => shownKinds(text))
}

/** Not "two rooms". */
function saysBoth(turn: Turn, at: number): boolean {
  const [one, next] = [turn.segments[at], turn.segments[at + 1]]
  if (one === undefined || valueNamed(next, 'unit:') !== null) return false
  return kindsOf(turn, one).some((kinds) => kinds.has('both'))
}

/** "What is the difference", "which is better", "is there a lift in both". */
function weighs(turn: Turn): boolean {
  const { segments } = turn
  const kinds = segments.flatMap((one) => kindsOf(turn, one))
  const says = (kind: 'differs' | 'praised' | 'weighs' | 'which') => kinds.some((some) => some.has(kind))
  if (says('differs') || segments.some((one) => has(one, 'compare'))) return true
  const isAsked = segments.some((one) => asks.some((concept) => has(one, concept)) || has(one, 'ask:polar'))
  return isAsked && (says('praised') || says('weighs') || segments.some(namesAmenity))
}

function namesThem(segment: Segment | undefined): boolean {
  if (segment === undefined || segment.mark !== null) return false
  return (
    has(segment, 'choice') ||
    namesProperty(segment) ||
    segment.number?.vague === true ||
    (isFiller(segment) && segment.from === segment.to)
  )
}

/** The words that name them stand for both positions. */
function asPositions(
  segments: readonly Segment[],
  from: number,
  to: number,
  positions: readonly number[],
): readonly Segment[] {
  const [first, last] = [segments[from], segments[to - 1]]
  if (first === undefined || last === undefined) return segments
  const plain = { ...first, mention: null, number: null, mark: null }
  const named = positions.flatMap((position, index): Segment[] => {
    const part = { ...plain, from: index === 0 ? first.from : last.to, to: last.to }
    return [
      { ...part, concepts: new Set<Concept>(), number: ordinal(part, position) },
      { ...part, from: last.to, concepts: new Set<Concept>(['choice']) },
    ]
  })
  return [...segments.slice(0, from), ...named, ...segments.slice(to)]
}
