import type { Concept } from '../../languages/concept.ts'
import { shownKinds } from '../../languages/shown-words.ts'
import { has } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Pointer, Turn } from './pointers.ts'

/**
 * "63 is too much. Will they come down to 58?", "84 zyada aa": an amount that a home shown costs, said to be too much,
 * points at that home and is no budget. "63 se zyada nahi" bounds one.
 */
export function tooDear({ segments, tokens, fitting }: Turn): Pointer[] {
  return segments.flatMap((segment, at) => {
    const fits = fitting[at] ?? []
    if (segment.number === null || fits.length === 0) return []
    const to = endOfTooMuch(segments, tokens, at)
    return to === null ? [] : [{ from: at, at, to, fitting: fits }]
  })
}

/** Where what says that an amount is too much ends: its breath as well; null where nothing says so. */
function endOfTooMuch(segments: Turn['segments'], tokens: Turn['tokens'], at: number): number | null {
  let named = units.some((unit) => has(segments[at + 1], unit)) ? at + 2 : at + 1
  // "34k? That's a lot."
  if (segments[named]?.mark === '?') named++
  let to = named
  while (to < named + longestSaying && segments[to]?.mark === null) to++
  const words = segments.slice(named, to)
  const kinds = words.flatMap(({ from, to }) => tokens.slice(from, to).map(({ text }) => shownKinds(text)))
  const closes = segments[to] === undefined || segments[to]?.mark !== null
  if (!closes || !words.every(isWord) || !kinds.some((kind) => kind.has('tooMuch'))) return null
  return kinds.every((kind) => kind.has('tooMuch') || kind.has('besideTooMuch')) ? to : null
}

/** An ending that stands as a segment of its own compares: "63 লাখের বেশি", above so much. */
function isWord({ from, to }: Segment): boolean {
  return to > from
}

const units: readonly Concept[] = ['unit:rupee', 'unit:per_month']

/** Segments that say so at most: "is way too much for me". */
const longestSaying = 6
