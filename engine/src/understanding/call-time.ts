import {
  isCallWord,
  isClock,
  isDoing,
  isLimit,
  isNext,
  isNextWeek,
  isSideWord,
  isTimeWord,
} from '../languages/call-times.ts'
import type { Concept } from '../languages/concept.ts'
import { ofSeekerKinds } from '../languages/of-seeker.ts'
import type { Token } from '../text/token.ts'
import type { Clause } from './clauses/clause.ts'
import type { UnderstandingContext } from './command.ts'
import { listedIn } from './listed-in.ts'
import type { Quantity } from './quantities/quantity.ts'
import {
  breathBounds,
  has,
  isFiller,
  isUnknownWord,
  namesProperty,
  type Reading,
  reach,
  saysWord,
  valueNamed,
} from './reading.ts'
import type { Segment } from './segments.ts'
import {
  isPauseMark,
  type Part,
  picksHome,
  refusals,
  type Telling,
  tellsTimeAlone,
  visitApart,
  whenSaid,
  whenSeen,
} from './when-said.ts'

/** Where a turn speaks of when to be called: hours in it are no amounts. */
export interface CallTime extends Part {
  /** The tokens of it that say when, alone. */
  when: Part
}

/** What is read of a turn before its amounts are. */
interface SaidSoFar {
  tokens: readonly Token[]
  segments: readonly Segment[]
  said: ReadonlySet<Concept>
  clauses: readonly Clause[]
  quantities: readonly Quantity[]
  context: UnderstandingContext
}

type Said = Omit<SaidSoFar, 'clauses'>

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
  return { ...part, when: whenSaid(part, tellingOf(turn)) }
}

/** The tokens of a visit that stands apart from the call that is spoken of; null where none does. */
export function findVisit(turn: SaidSoFar): Part | null {
  return visitApart({ from: 0, to: turn.segments.length }, tellingOf(turn))
}

/** The tokens that tell when a home is to be seen; null where no time is told. */
export function timeOfVisit(turn: SaidSoFar): Part | null {
  return whenSeen({ from: 0, to: turn.segments.length }, tellingOf(turn))
}

function tellingOf(turn: Said): Telling {
  const { segments, quantities } = turn
  const hours = quantities.filter((one) => isHour(turn, one))
  const isOne = (is: (segment: Segment) => boolean) => (at: number) => {
    const segment = segments[at]
    return segment !== undefined && is(segment)
  }
  return {
    segments,
    isTime: (at) =>
      isOne((one) => isTime(turn, one))(at) || hours.some(({ from, to }) => at >= from && at < to),
    isSide: isOne((one) => says(turn, one, isSideWord)),
    // The "am" of "9 am", not of "I am".
    isLimit: isOne((one) => !has(one, 'self') && says(turn, one, isLimit)),
    isDoing: isOne((one) => says(turn, one, isDoing)),
    isCall: isOne(isCall),
    isClock: isOne((one) => says(turn, one, isClock)),
    // A day alone is no visit.
    isVisit: isOne(
      (one) => says(turn, one, isVisitWord) || (has(one, 'talk:visit') && !namesTime(turn, one)),
    ),
    isNext: isOne((one) => says(turn, one, isNext)),
    isTimeToken: (at) => isOfTime(turn.tokens[at]),
  }
}

const isVisitWord = (word: string) => ofSeekerKinds(word).has('visits')

/** The word for a week of "next week". */
function isOfWeek(tokens: readonly Token[], at: number): boolean {
  return isNextWeek(tokens[at - 1]?.text, tokens[at]?.text)
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
  if (piece.some((one) => isCall(one) || says(turn, one, isCallWord))) return true
  return piece.every(
    (one) =>
      one === segment ||
      one.concepts.size > 0 ||
      one.mark !== null ||
      says(turn, one, isNext) ||
      one.number !== null,
  )
}

function tokensOf({ from, to }: Segment): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

/** A day, a time of it, or a week that is told apart from others. */
export function namesTime(turn: Said, segment: Segment): boolean {
  return says(turn, segment, isTimeWord) || isNamedWeek(turn, segment)
}

function isOfTime(token: Token | undefined): boolean {
  if (token === undefined) return false
  return token.kind === 'number' || [isTimeWord, isSideWord, isLimit].some((is) => is(token.text))
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

/** Whether a call is wanted or refused in so many words. */
export function namesCall({ said, segments }: Pick<SaidSoFar, 'said' | 'segments'>): boolean {
  if (!said.has('act:handoff') && !said.has('no-call') && !(said.has('contact') && said.has('agent')))
    return false
  return segments.some((one, at) => isCall(one) && !isCallTold(segments, at))
}

/** "Agent ka phone aaya tha", "I got a call from an agent": a call that came is none that is wanted. */
export function isCallTold(segments: readonly Segment[], at: number): boolean {
  const next = segments[at + 1]
  if (has(next, 'talk:told') && !has(next, 'said-so')) return true
  // "Meri baat" is the call that is wanted.
  const before = segments[at - 1]
  return has(segments[at], 'contact') && has(before, 'own') && !isFiller(before)
}

/** "Yes, 5 pm is fine for the call", "6.30 is the call time": a call that was spoken of is named by its noun. */
export function agreesToCall(turn: Pick<SaidSoFar, 'said' | 'tokens'>): boolean {
  const { said, tokens } = turn
  if (!tokens.some(({ text }) => isCallWord(text))) return false
  return said.has('act:affirm') || tokens.some(({ text }) => isClock(text))
}

/**
 * "ফোন করলে বিকেল ৪টের পর করবেন": a call by its noun, behind it nothing but a time, and at the end that it is to be done.
 * "I got a call yesterday evening, take note" only tells of one. "Phone porer soptahe korte": beside a week it is one
 * however it is put.
 */
export function asksToCallAt({ tokens, said, segments }: Pick<SaidSoFar, 'said' | 'tokens' | 'segments'>) {
  const called = tokens.some(({ text }) => isCallWord(text))
  const told = said.has('talk:past') || said.has('talk:told')
  if (called && !told && !said.has('no-call') && tokens.some((_, at) => isOfWeek(tokens, at))) return true
  if (notAsking.some((one) => said.has(one))) return false
  const { words, ofGuru } = listedIn(tokens)
  if (ofGuru.has('numbers')) return false
  const last = tokens.findLastIndex(({ kind }) => kind !== 'mark')
  const { ofSeeker, callTimes } = words[last] ?? {}
  // "Take", "lo": what is done with a note.
  if (!ofSeeker?.has('does') || callTimes?.has('labels')) return false
  const call = tokens.findIndex(({ text }) => isCallWord(text))
  if (call < 0 || !tokens.slice(call + 1, last).some(({ text }) => isTimeWord(text))) return false
  const behind = segments.filter(({ from, to }) => from > call && to <= last)
  const done = segments.find(({ from, to }) => from <= last && last < to)
  return !otherDeeds.some((one) => has(done, one)) && behind.every((one, at) => isOfCallAt(tokens, one, at))
}

const notAsking = ['not:before', 'not:after', 'no-call', 'talk:past', 'talk:told'] as const

/** What is to be done at the end, where that is no call: "show", "send a photo", "I will take". */
const otherDeeds: readonly Concept[] = ['seek', 'ask-about', 'propose']

/** Between a call and that it is to be done: the time, and right behind the call that it is only supposed ("phone cheste"). */
function isOfCallAt(tokens: readonly Token[], one: Segment, at: number): boolean {
  if (one.mark !== null || one.mention !== null || namesProperty(one)) return false
  const isTold = (token: Token) => isOfTime(token) || isClock(token.text) || isNext(token.text)
  if (one.number !== null || tokens.slice(one.from, one.to).every(isTold)) return true
  if (at === 0 && isUnknownWord(one)) return true
  return isFiller(one) || besideTime.some((concept) => has(one, concept))
}

const besideTime: readonly Concept[] = ['unit:time', 'of', 'at', 'is', 'range:to', 'min:after', 'max:after']

function isCall(segment: Segment): boolean {
  return has(segment, 'act:handoff') || has(segment, 'no-call') || has(segment, 'contact')
}

/** A day, a time of it, an hour, or "after office". */
function tellsTime(turn: Said, clause: Part): boolean {
  const segments = segmentsOf(turn, clause)
  if (segments.some((segment) => isTime(turn, segment))) return true
  // "After office", "not at office".
  const isBeside = (one: Segment) => says(turn, one, isSideWord) || refusals.some((not) => has(one, not))
  if (segments.some((one) => says(turn, one, isDoing)) && segments.some(isBeside)) return true
  return turn.quantities.some((one) => one.at >= clause.from && one.at < clause.to && isHour(turn, one))
}

/** "Tomorrow", "evening"; "5:30" and "12/3/2026" are of several tokens, unlike other numbers that count nothing. */
function isTime(turn: Said, segment: Segment): boolean {
  if (segment.number?.kind === 'identifier') return segment.to - segment.from > 1
  // "Good morning", and "morning" that opens a turn.
  if (has(segment, 'act:greet') && (segment.from === 0 || segment.to - segment.from > 1)) return false
  if (isNamedWeek(turn, segment)) return true
  // Kannada's "innu", more, is Malayalam's today.
  if (has(segment, 'more') || has(segment, 'nearer')) return false
  // The "am" of "9 am", not of "I am".
  const counted = has(segment, 'unit:time') && turn.tokens[segment.from - 1]?.kind === 'number'
  return says(turn, segment, isTimeWord) || (counted && says(turn, segment, isLimit))
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
function isHour(turn: Said, { kind, scaled, low, high, bound, from, to, at }: Quantity): boolean {
  const { segments, context } = turn
  if (kind !== 'plain' || scaled || low < 1 || (high ?? low) > lastHour) return false
  if (
    has(segments[at - 1], 'choice') ||
    picksHome(segments[to]) ||
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
      says(turn, one, isSideWord) || (named && (has(one, 'range:between') || says(turn, one, isLimit))),
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

/** The refusal and a time are said in one breath. */
function isRefusedForTime(turn: SaidSoFar, refusal: number): boolean {
  return tellsTime(turn, breathBounds(turn.segments, refusal, reach))
}

function segmentsOf({ segments }: Said, { from, to }: Part): readonly Segment[] {
  return segments.slice(from, to)
}

function says({ tokens }: Said, segment: Segment, isOne: (word: string) => boolean): boolean {
  return saysWord(tokens, segment, isOne)
}
