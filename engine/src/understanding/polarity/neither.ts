import { has, isFiller, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { valueKind } from './value-kind.ts'

/**
 * "Na gym na pool", "न दो कमरे न तीन": where a word stands before each of two or more values, it refuses them all; alone
 * it only asks for a yes.
 * @returns the word and the value that it refuses, for each of them
 */
export function neitherOf(segments: readonly Segment[]): ReadonlyMap<number, number> {
  const refused = new Map<number, number>()
  let last: { at: number; value: number } | null = null
  for (let at = 0; at < segments.length; at++) {
    if (!has(segments[at], 'neither')) continue
    const value = valueBehind(segments, at)
    if (value === null) continue
    // "জিম না পুল না": the word stands behind what it refuses.
    if (last === null && valueKind(segments[at - 1]) !== null) continue
    if (
      last !== null &&
      at - last.at <= reach &&
      valueKind(segments[value]) === valueKind(segments[last.value])
    )
      refused.set(last.at, last.value).set(at, value)
    last = { at, value }
  }
  return refused
}

function valueBehind(segments: readonly Segment[], at: number): number | null {
  let next = at + 1
  while (next < at + 3 && isFiller(segments[next]) && !has(segments[next], 'neither')) next++
  return valueKind(segments[next]) === null ? null : next
}
