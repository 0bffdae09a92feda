import { isCallWord, isDoing, isLimit, isNext, isSideWord } from '../../languages/call-times.ts'
import type { Concept } from '../../languages/concept.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { breathBounds, has, reach, saysWord, valueNamed } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isCall, namesCall } from './calls-named.ts'
import { isOfWeek, namesTimeWithin } from './time-words.ts'
import { type Said, segmentsOf } from './turn.ts'
import { isPauseMark, type Part, picksHome, refusals } from './when-said.ts'

/** A day, a time of it, or a week that is told apart from others. */
export function namesTime(turn: Said, segment: Segment): boolean {
  return tellsOfTime(turn, segment) || isNamedWeek(turn, segment)
}

function tellsOfTime({ tokens }: Said, segment: Segment): boolean {
  return namesTimeWithin(tokens, segment)
}

/** "Next week", where nothing else is told of it than a call: "next week we shift" tells of no call. */
export function isNamedWeek(turn: Said, segment: Segment): boolean {
  const { tokens, segments } = turn
  if (!tokensOf(segment).some((at) => isOfWeek(tokens, at))) return false
  const at = segments.indexOf(segment)
  const isPause = (one: Segment) => one.mark !== null && isPauseMark(one.mark)
  const from = segments.findLastIndex((one, before) => before < at && isPause(one)) + 1
  const behind = segments.findIndex((one, after) => after > at && isPause(one))
  const piece = segments.slice(from, behind < 0 ? segments.length : behind)
  if (piece.some((one) => isCall(one) || saysWord(turn.tokens, one, isCallWord))) return true
  return piece.every(
    (one) =>
      one === segment ||
      one.concepts.size > 0 ||
      one.mark !== null ||
      saysWord(turn.tokens, one, isNext) ||
      one.number !== null,
  )
}

function tokensOf({ from, to }: Segment): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

/** A day, a time of it, an hour, or "after office". */
export function tellsTime(turn: Said, clause: Part): boolean {
  const segments = segmentsOf(turn, clause)
  if (segments.some((segment) => isTime(turn, segment))) return true
  // "After office", "not at office".
  const isBeside = (one: Segment) =>
    saysWord(turn.tokens, one, isSideWord) || refusals.some((not) => has(one, not))
  if (segments.some((one) => saysWord(turn.tokens, one, isDoing)) && segments.some(isBeside)) return true
  return turn.quantities.some((one) => one.at >= clause.from && one.at < clause.to && isHour(turn, one))
}

/** "Tomorrow", "evening"; "5:30" and "12/3/2026" are of several tokens, unlike other numbers that count nothing. */
export function isTime(turn: Said, segment: Segment): boolean {
  if (segment.number?.kind === 'identifier') return segment.to - segment.from > 1
  // "Good morning", and "morning" that opens a turn.
  if (has(segment, 'act:greet') && (segment.from === 0 || segment.to - segment.from > 1)) return false
  if (isNamedWeek(turn, segment)) return true
  // Kannada's "innu", more, is Malayalam's today.
  if (has(segment, 'more') || has(segment, 'nearer')) return false
  // The "am" of "9 am", not of "I am".
  const counted = has(segment, 'unit:time') && turn.tokens[segment.from - 1]?.kind === 'number'
  return tellsOfTime(turn, segment) || (counted && saysWord(turn.tokens, segment, isLimit))
}

const amounts: readonly Concept[] = ['slot:price', 'slot:rent', 'slot:bedrooms', 'slot:size_sqft']

/** What is said in one breath with it names a day or a time of one. */
function isTimed(turn: Said, at: number): boolean {
  const { segments } = turn
  const { from, to } = breathBounds(segments, at, reach)
  return segments.slice(from, to).some((segment) => isTime(turn, segment))
}

/** "6.30", "11.00": minutes behind a full stop. */
const writtenHour = /^\d{1,2}[.:](00|15|30|45)$/

/** The last hour of a day. */
const lastHour = 24

/** "After 6", "between 5 and 7": a plain number beside such a word that belongs to no slot. */
export function isHour(turn: Said, { kind, scaled, low, high, bound, from, to, at }: Quantity): boolean {
  const { segments, context } = turn
  if (kind !== 'plain' || scaled || low < 1 || (high ?? low) > lastHour) return false
  if (
    has(segments[at - 1], 'choice') ||
    // "The second one tomorrow".
    has(segments[at], 'choice') ||
    picksHome(segments, to - 1) ||
    valueNamed(segments[at - 1], 'slot:') !== null
  )
    return false
  // "Not before 6, make it 6.30": no amount is written so where a call is spoken of.
  if (to - from === 1 && writtenHour.test(turn.tokens[segments[from]?.from ?? 0]?.text ?? '')) return true
  const beside = besideNumber(segments, from, to)
  if (beside.some((segment) => isTime(turn, segment))) return true
  // "Between 10 and 12 in the morning": both sides of it, unless an amount is named.
  if (context.calling && !amounts.some((slot) => turn.said.has(slot)) && isTimed(turn, at)) return true
  const named = namesCall(turn)
  // To the question for a budget "above 6" answers, although a call was spoken of.
  if (!named && context.asked !== null && bound !== null) return false
  return beside.some(
    (one) =>
      saysWord(turn.tokens, one, isSideWord) ||
      (named && (has(one, 'range:between') || saysWord(turn.tokens, one, isLimit))),
  )
}

/** "6 ke baad": segments between an hour and the word that makes it one, at most, and that word. */
const nearby = 2

/** What stands next to a number within its breath: the "do" of "call karne do, shaam 5 ke baad" is none of its hours. */
function besideNumber(segments: readonly Segment[], from: number, to: number): readonly Segment[] {
  const isBreak = (at: number) => segments[at]?.mark === ','
  let [first, last] = [from, to]
  while (first > Math.max(0, from - nearby) && !isBreak(first - 1)) first--
  while (last < to + nearby && !isBreak(last)) last++
  return segments.slice(first, last)
}
