import { isDoing } from '../../languages/call-times.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { breathBounds, has, type Reading, reach, saysWord } from '../reading.ts'
import { agreesToCall, asksToCallAt, isCall, namesCall } from './calls-named.ts'
import { tellingOf } from './telling.ts'
import { isHour, tellsTime } from './times.ts'
import { type Said, type SaidSoFar, segmentsOf } from './turn.ts'
import { type Part, refusals, tellsTimeAlone, tellsVisitAlone, whenSaid } from './when-said.ts'

/** Where a turn speaks of when to be called: hours in it are no amounts. */
export interface CallTime extends Part {
  /** The tokens of it that say when, alone. */
  when: Part
  /** True where it holds a time at which nobody shall call: "not before 10". */
  refuses?: true
  /** True where a home is to be seen then: "dekhne aaunga kal, call karwa do". */
  ofVisit?: true
}

/**
 * When somebody wants to be called: "call me after 6 in the evening", "not in the morning, call after office". It is
 * looked for beside a word for a call, and by itself where a call was just spoken of.
 *
 * @returns null for nearly all turns, in which no such word is looked for
 */
export function findCallTime(turn: SaidSoFar): CallTime | null {
  const { clauses, context } = turn
  if (!context.calling && !namesCall(turn) && !agreesToCall(turn) && !asksToCallAt(turn)) return null
  const byNoun = asksToCallAt(turn) || putsCallOff(turn)
  const named = clauses.map((clause) => segmentsOf(turn, clause).some(isCall))
  const timed = clauses.map((clause, at) => {
    const beside = byNoun || [at - 1, at, at + 1].some((near) => named[near])
    return (beside || (context.calling && clause.kind !== 'question')) && tellsTime(turn, clause)
  })
  if (!timed.includes(true) || isRefused(turn)) return null
  const kept = clauses.filter((_, at) => timed[at] || (named[at] && (timed[at - 1] || timed[at + 1])))
  const part = { from: kept[0]?.from ?? 0, to: kept.at(-1)?.to ?? 0 }
  const telling = tellingOf(turn)
  const when = whenSaid(part, telling)
  const within = turn.segments.filter(({ from, to }) => from < when.to && to > when.from)
  return {
    ...part,
    when,
    ...(within.some((one) => refusals.some((not) => has(one, not))) && { refuses: true }),
    ...(tellsVisitAlone(part, telling) && { ofVisit: true }),
  }
}

/**
 * "Don't call me, I will come tomorrow" refuses calls altogether; "don't call before 10" leaves the other hours, and
 * "don't call now, at night after 9" names one.
 */
function isRefused(turn: SaidSoFar): boolean {
  const { said, segments } = turn
  if (!said.has('no-call') || said.has('act:handoff') || putsCallOff(turn)) return false
  return segments.some((segment, at) => has(segment, 'no-call') && !isRefusedForTime(turn, at))
}

/** "Don't call now, I'm at the shop. At night after 9": a time that stands by itself is one to call at. */
export function putsCallOff(turn: Said): boolean {
  const whole = { from: 0, to: turn.segments.length }
  return turn.said.has('no-call') && tellsTimeAlone(whole, tellingOf(turn))
}

/** The refusal and a time are said in one breath. */
function isRefusedForTime(turn: SaidSoFar, refusal: number): boolean {
  return tellsTime(turn, breathBounds(turn.segments, refusal, reach))
}

/** Whether a segment only parts the day of who wants to be called: "after six, when I am back from the field". */
export function isOfCallTime({ tokens, segments, callTime }: Reading, at: number): boolean {
  const segment = segments[at]
  if (callTime === null || segment === undefined || at < callTime.from || at >= callTime.to) return false
  return saysWord(tokens, segment, isDoing)
}

/** Amounts of a turn, without the hours at which somebody wants to be called. */
export function withoutHours(turn: SaidSoFar, time: CallTime | null): readonly Quantity[] {
  if (time === null) return turn.quantities
  return turn.quantities.map((one) =>
    one.at >= time.from && one.at < time.to && isHour(turn, one) ? { ...one, kind: 'other' } : one,
  )
}
