import { has, isFiller, reach } from './reading.ts'
import type { Segment } from './segments.ts'

/**
 * "Na gym na pool", "न दो कमरे न तीन": where a word stands before each of two or more values, it refuses them all; alone
 * it only asks for a yes.
 * @param kindAt what kind of value a segment is, or null
 * @returns the word and the value that it refuses, for each of them
 */
export function neitherOf(
  segments: readonly Segment[],
  kindAt: (segment: Segment | undefined) => string | null,
): ReadonlyMap<number, number> {
  const refused = new Map<number, number>()
  let last: { at: number; value: number } | null = null
  for (let at = 0; at < segments.length; at++) {
    if (!has(segments[at], 'neither')) continue
    const value = valueBehind(segments, at, kindAt)
    if (value === null) continue
    if (last !== null && at - last.at <= reach && kindAt(segments[value]) === kindAt(segments[last.value]))
      refused.set(last.at, last.value).set(at, value)
    last = { at, value }
  }
  return refused
}

function valueBehind(
  segments: readonly Segment[],
  at: number,
  kindAt: (segment: Segment | undefined) => string | null,
): number | null {
  let next = at + 1
  while (next < at + 3 && isFiller(segments[next]) && !has(segments[next], 'neither')) next++
  return kindAt(segments[next]) === null ? null : next
}
