import { takenBackAt } from '../polarity/said-before.ts'
import { has, isFiller, isUnknownWord, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** Segments between a refusal and what it refuses: "don't want to talk to anyone". */
const mostBetween = 3

/** "Start over", and not "don't start over, 2bhk in Pune". */
export function isRestart(reading: Reading): boolean {
  if (!reading.said.has('act:restart')) return false
  return reading.segments.some(
    (segment, at) =>
      has(segment, 'act:restart') &&
      !isRefused(reading, at) &&
      !isRefusedBehind(reading, at) &&
      // "The budget that I told, forget it": only that is taken back.
      takenBackAt(reading.segments, at, false).length === 0,
  )
}

/**
 * "Don't call me, WhatsApp me": whatever else is to be done, nobody calls. "Don't call now, call at six" and
 * "don't call before six" ask for the call at another time.
 */
export function refusesCall(reading: Reading): boolean {
  const { said, segments, clauseOf, callTime } = reading
  if (!said.has('no-call') || callTime !== null) return false
  const timed = said.has('unit:time') || said.has('talk:visit')
  if (timed && said.has('act:handoff')) return false
  return segments.some((segment, at) => has(segment, 'no-call') && clauseOf[at]?.kind !== 'question')
}

/** "Don't connect me": a refusal before what is asked for; "no, connect me" says no to something else. */
export function isRefused({ segments }: Reading, at: number): boolean {
  let before = at - 1
  while (before > at - mostBetween && isPassed(segments[before])) before--
  return has(segments[before], 'not:before') && !has(segments[before], 'act:deny')
}

/** "మొదటి నుంచి వద్దు". A "na" behind the wish for a call only asks for it: "ekta call korun na". */
function isRefusedBehind({ segments }: Reading, at: number): boolean {
  let next = at + 1
  while (next < at + mostBetween && !has(segments[next], 'not:after') && isPassed(segments[next])) next++
  return has(segments[next], 'not:after')
}

function isPassed(segment: Segment | undefined): boolean {
  if (segment === undefined || segment.mark !== null) return false
  return isUnknownWord(segment) || isFiller(segment) || has(segment, 'seek')
}
