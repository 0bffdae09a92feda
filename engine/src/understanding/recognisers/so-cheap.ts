import { hasListed, listedIn } from '../listed-in.ts'
import { has, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/**
 * "So cheap", "itna sasta": wonders at a price that is low, and asks for none that is lower. "So costly" may, and so may what
 * is to be shown; "so cheaper ones" asks for them.
 */
export function isSoCheap({ segments, tokens }: Reading, at: number): boolean {
  const segment = segments[at]
  if (!has(segment, 'cheaper') || has(segments[at + 1], 'seek')) return false
  if (hasListed(tokens, segment, 'shownWords', 'tooMuch', 'compares')) return false
  return [segments[at - 1], segment].some((one) => hasListed(tokens, one, 'shownWords', 'soMuch'))
}

/** Whether it is said in a stretch of the turn. */
export function saysSoCheap(reading: Reading, stretch: readonly Segment[]): boolean {
  const [first] = stretch
  const from = first === undefined ? 0 : reading.segments.indexOf(first)
  return stretch.some((_, at) => isSoCheap(reading, from + at))
}

/** "So cheap, is it real?" asks whether it is real, and not why. */
export function asksWhyCheap(reading: Reading, stretch: readonly Segment[]): boolean {
  const { ofGuru } = listedIn(reading.tokens)
  return saysSoCheap(reading, stretch) && !ofGuru.has('real') && !ofGuru.has('fake')
}
