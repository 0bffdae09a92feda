import { has, longestBreath, namesDeal, namesHome, type Reading } from '../../reading.ts'
import type { Segment } from '../../segments.ts'

/** What is said between two marks or words of contrast, within a clause. */
export function breathOf({ segments, clauseOf }: Reading, at: number): readonly Segment[] {
  const first = Math.max(clauseOf[at]?.from ?? 0, at - longestBreath)
  const last = Math.min(clauseOf[at]?.to ?? segments.length, at + longestBreath)
  let from = at
  while (from > first && !isPause(segments[from - 1])) from--
  let to = at + 1
  while (to < last && !isPause(segments[to])) to++
  return segments.slice(from, to)
}

export function isPause(segment: Segment | undefined): boolean {
  return (segment?.mark != null && segment.mark !== '-') || has(segment, 'but') || has(segment, 'therefore')
}

export function nextPause(at: number, segments: readonly Segment[]): number {
  let next = at + 1
  while (next < at + longestBreath && segments[next] !== undefined && !isPause(segments[next])) next++
  return has(segments[next + 1], 'but') && segments[next]?.mark === ',' ? next + 1 : next
}

export function seeks(breath: readonly Segment[]): boolean {
  return breath.some((segment) => seeking.some((concept) => has(segment, concept)))
}

const seeking = ['seek', 'take', 'exist', 'acceptable'] as const

/** "We will buy a flat in Mysuru": a home and its deal want by themselves. */
export function seeksOrBuys(breath: readonly Segment[]): boolean {
  if (seeks(breath)) return true
  const self = breath.some((segment) => has(segment, 'self'))
  return self && breath.some(namesHome) && breath.some(namesDeal)
}
