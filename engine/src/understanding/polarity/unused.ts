import { has, isFiller, isUnknownWord, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { longestList, type Turn } from './struck.ts'

/**
 * "Gym aur clubhouse ka koi use nahi hai", "நீச்சல் குளம் யாரும் use பண்ண மாட்டோம்", "no use of gym": amenities that were wished,
 * and that nobody uses.
 *
 * @param at the word that refuses, or says that there is no use
 * @returns where they stand, none where it is not so
 */
export function knownUnused(turn: Turn, at: number): number[] {
  const { segments } = turn
  if (has(segments[at], 'no-use')) {
    const ahead = wishedFrom(turn, passFillers(segments, at, 1), 1)
    if (ahead.length > 0) return ahead
    const behind = wishedFrom(turn, passFillers(segments, at, -1), -1)
    return opensBreath(segments, behind.at(-1) ?? at) ? behind : []
  }
  if (!has(segments[at], 'not:after')) return []
  let back = at - 1
  let strange = false
  while (back > at - reach && (isFiller(segments[back]) || isUnknownWord(segments[back]))) {
    strange ||= isUnknownWord(segments[back])
    back--
  }
  return strange ? wishedFrom(turn, back, -1) : []
}

/** The next segment on a side that says something of its own. */
function passFillers(segments: readonly Segment[], at: number, step: 1 | -1): number {
  let next = at + step
  while (Math.abs(next - at) < reach && isFiller(segments[next])) next += step
  return next
}

/** "Gym is of no use"; in "unless it has a lift I won't take it" a condition stands before. */
function opensBreath(segments: readonly Segment[], at: number): boolean {
  const before = segments[passFillers(segments, at, -1)]
  return before === undefined || before.mark !== null
}

/** Known amenities side by side, from one of them on: "gym and the clubhouse". */
function wishedFrom({ segments, known }: Turn, first: number, step: 1 | -1): number[] {
  const isWished = (segment: Segment | undefined) =>
    known.some((amenity) => has(segment, `amenity:${amenity}`))
  const found: number[] = []
  let at = first
  while (Math.abs(at - first) < longestList && isWished(segments[at])) {
    found.push(at)
    const joined = has(segments[at + step], 'and') || segments[at + step]?.mark === ','
    at = passFillers(segments, joined ? at + step : at, step)
  }
  return found
}
