import type { Concept } from '../../languages/concept.ts'
import { shownKinds } from '../../languages/shown-words.ts'
import { has, isFiller } from '../reading.ts'
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
  const closes = segments[to] === undefined || segments[to]?.mark !== null
  const words = segments.slice(named, to).map((segment) => ({ segment, kinds: kindsOf(segment, tokens) }))
  const says = words.some(namesBudget) || words.some(isOwnLimit) ? saysBeyond(words) : saysTooMuch(words)
  return closes && says ? to : null
}

/** A segment, and what each of its words says of a price. */
interface Said {
  segment: Segment
  kinds: readonly ReturnType<typeof shownKinds>[]
}

function kindsOf({ from, to }: Segment, tokens: Turn['tokens']): Said['kinds'] {
  return tokens.slice(from, to).map(({ text }) => shownKinds(text))
}

function saysTooMuch(words: readonly Said[]): boolean {
  const kinds = words.flatMap((one) => one.kinds)
  if (!words.every(({ segment }) => isWord(segment)) || !kinds.some((kind) => kind.has('tooMuch')))
    return false
  return kinds.every((kind) => kind.has('tooMuch') || kind.has('besideTooMuch'))
}

/** "9500 [to budget se bahar hai yaar]", "68 [is touching our limit]": beyond what one has, or as much as that. */
function saysBeyond(words: readonly Said[]): boolean {
  const isBeyond = ({ segment, kinds }: Said) =>
    has(segment, 'cheaper') || kinds.some((kind) => kind.has('beyond') || kind.has('tooMuch'))
  const isBeside = ({ segment, kinds }: Said) =>
    isFiller(segment) || has(segment, 'own') || kinds.every((kind) => kind.has('besideTooMuch'))
  const isSaid = (one: Said, at: number) =>
    isBeyond(one) || namesBudget(one) || isOwnLimit(one, at, words) || isBeside(one)
  return words.some(isBeyond) && words.every(isSaid)
}

/** "Budget", "budget er baire". */
function namesBudget({ segment, kinds }: Said): boolean {
  return has(segment, 'slot:price') || kinds.some((kind) => kind.has('budget'))
}

/** "Our limit"; "se zyada nahi" bounds as well. */
function isOwnLimit({ segment }: Said, at: number, words: readonly Said[]): boolean {
  return has(segment, 'max:after') && has(words[at - 1]?.segment, 'own')
}

/** An ending that stands as a segment of its own compares: "63 লাখের বেশি", above so much. */
function isWord({ from, to }: Segment): boolean {
  return to > from
}

const units: readonly Concept[] = ['unit:rupee', 'unit:per_month']

/** Segments that say so at most: "is way too much for me". */
const longestSaying = 8
