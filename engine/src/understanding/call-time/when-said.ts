import type { Concept } from '../../languages/concept.ts'
import { has, isFiller, isOrdinal, namesProperty } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** Segments `from` up to but not including `to`. */
export interface Part {
  from: number
  to: number
}

/** What each segment of a turn has to do with a call and its time. */
export interface Telling {
  segments: readonly Segment[]
  /** A day, a time of it, an hour. */
  isTime: (at: number) => boolean
  /** "After", "before". */
  isSide: (at: number) => boolean
  /** "At", "till". */
  isLimit: (at: number) => boolean
  /** "Office", "lunch". */
  isDoing: (at: number) => boolean
  isCall: (at: number) => boolean
  /** "Time" itself: "9 pm [India time]". */
  isClock: (at: number) => boolean
  isVisit: (at: number) => boolean
  /** "Next", "this": which of several Sundays. */
  isNext: (at: number) => boolean
  /** Whether a token is of the time: "call tomorrow" may be one segment. */
  isTimeToken: (at: number) => boolean
}

/**
 * The tokens of a part of a turn that say when to be called, and no others: "get someone to ring me [after 4 pm], I sleep
 * in the mornings". What refuses stays beside its time: "[don't call before 10]". Where a time is refused all is kept as it was
 * said: a word too many costs less than a call at the wrong hour. Times of something else are left out where that of the
 * call stands apart: what one does then, a visit, what was said before and not heeded.
 */
export function whenSaid(part: Part, telling: Telling): Part {
  const timed = withoutOthers(timedIn(part, telling), telling)
  const called = timed.filter((piece) => someIn(piece, telling.isCall))
  // "Busy till 5, then call me": the time is that of something else, and the call comes when it is over.
  const [only, second] = timed
  const isOfOther = only !== undefined && someIn(only, telling.isLimit) && !someIn(only, telling.isSide)
  if (called.length === 0 && second === undefined && isOfOther && someIn(part, telling.isCall))
    return withoutCall(part, telling)
  const kept =
    called.length === 0 ? timed : timed.filter((one) => called.includes(one) || isBare(one, telling))
  const refused = timed.filter((piece) => someIn(piece, (at) => refuses(telling.segments[at])))
  if (refused.length > 0) return asSaid(timed, telling)
  const [first, last] = [kept[0], kept.at(-1)]
  const from = first === undefined ? part.from : opening(first, telling)
  const whole =
    last !== undefined && (tellsMore(last, telling) || (kept.length > 1 && !isAlone(last, telling)))
  const to = last === undefined ? part.to : whole ? last.to : closing(last, telling)
  return withoutCall({ from, to }, telling)
}

function timedIn(part: Part, telling: Telling): Timed[] {
  return piecesOf(part, telling.segments)
    .map((piece) => ({ ...piece, when: timesIn(piece, telling) }))
    .filter(({ when }) => when.length > 0)
}

/** Times that are told of something else, or once more because they were not heeded, where one of the call is left. */
function withoutOthers(timed: readonly Timed[], telling: Telling): readonly Timed[] {
  let left = timed
  for (const isOther of [isOfVisit, isReason, isGrumble]) {
    const others = left.filter((piece) => !isOther(piece, telling))
    if (others.length > 0) left = others
  }
  return left
}

/** "Kal subah dekhna hai, call karwa do", with a comma or without: the time is that of what stands nearer to it. */
function isOfVisit({ from, to, when }: Timed, { isVisit, isCall }: Telling): boolean {
  const away = (is: (at: number) => boolean) =>
    Math.min(...range({ from, to }).flatMap((at) => (is(at) ? when.map((time) => Math.abs(time - at)) : [])))
  return away(isVisit) < away(isCall)
}

/** Whether all times of a part are those of a visit. */
export function tellsVisitAlone(part: Part, telling: Telling): boolean {
  return timedIn(part, telling).every((piece) => isOfVisit(piece, telling))
}

/** "In the morning I have work", "दोपहर में सोता हूँ": what one does at a time on no side of it. */
function isReason(piece: Timed, { isDoing, isSide, isLimit, isCall, segments }: Telling): boolean {
  const tells = (at: number) => isDoing(at) || has(segments[at], 'self')
  if (!someIn(piece, tells) || someIn(piece, (at) => refuses(segments[at]))) return false
  return ![isSide, isLimit, isCall].some((is) => someIn(piece, is))
}

/** "I said not in the morning, after two." */
function isGrumble(piece: Timed, { segments }: Telling): boolean {
  const says = (concept: Concept) => someIn(piece, (at) => has(segments[at], concept))
  if (!(['said-so', 'correct', 'correct:after'] as const).some(says)) return false
  return says('act:deny') || someIn(piece, (at) => refuses(segments[at]))
}

/** The tokens of a visit that stands apart from a call: "[visit on Sunday after 10], and no calls before". */
export function visitApart(part: Part, telling: Telling): Part | null {
  const visit = timedIn(part, telling).find((piece) => isOfVisit(piece, telling))
  const isCalled = piecesOf(part, telling.segments).some((piece) => someIn(piece, telling.isCall))
  return visit === undefined || !isCalled ? null : tokensOf(visit, telling)
}

/** The tokens that tell when a home is to be seen, those beside the visit first; null where no time is told. */
export function whenSeen(part: Part, telling: Telling): Part | null {
  const timed = timedIn(part, telling)
  const kept = timed.find((piece) => isOfVisit(piece, telling)) ?? timed[0]
  if (kept === undefined) return null
  const first = { ...kept, when: firstRun(kept.when, telling) }
  return tokensOf({ from: opening(first, telling), to: closing(first, telling) }, telling)
}

/** "[Tomorrow] is my day off, can I come tomorrow?": times up to what is told of oneself between them. */
function firstRun(when: readonly number[], { segments }: Telling): readonly number[] {
  const tells = (at: number) => (['own', 'talk'] as const).some((one) => has(segments[at], one))
  const end = when.findIndex(
    (at, index) => index > 0 && someIn({ from: (when[index - 1] ?? at) + 1, to: at }, tells),
  )
  return end < 0 ? when : when.slice(0, end)
}

function tokensOf({ from, to }: Part, { segments }: Telling): Part {
  return { from: segments[from]?.from ?? 0, to: segments[to - 1]?.to ?? 0 }
}

/** Whole pieces, without the yes that may lead to them and what comes before the first time: "[tell him] not before 10". */
function asSaid(pieces: readonly Timed[], telling: Telling): Part {
  const { segments } = telling
  const to = pieces.at(-1)?.to ?? 0
  let first = pieces[0] === undefined ? 0 : opening(pieces[0], telling)
  while (first < to - 1 && leadsOn(segments[first])) first++
  return { from: segments[first]?.from ?? 0, to: segments[to - 1]?.to ?? 0 }
}

function leadsOn(segment: Segment | undefined): boolean {
  return (
    isFiller(segment) ||
    (['act:affirm', 'interjection', 'but', 'and', 'self', 'said-so'] as const).some((one) =>
      has(segment, one),
    )
  )
}

/** As tokens: "[call] tomorrow" is one segment. */
function withoutCall({ from, to }: Part, telling: Telling): Part {
  const { segments, isTimeToken } = telling
  const [first, last] = [segments[from], segments[to - 1]]
  const within = { from: first?.from ?? 0, to: last?.to ?? 0 }
  if (isOnlyCall(from, telling))
    while (within.from < within.to - 1 && !isTimeToken(within.from)) within.from++
  if (isOnlyCall(to - 1, telling))
    while (within.to - 1 > within.from && !isTimeToken(within.to - 1)) within.to--
  return within
}

/** Nothing is refused with it. */
function isOnlyCall(at: number, { segments, isCall }: Telling): boolean {
  return isCall(at) && !refuses(segments[at])
}

function refuses(segment: Segment | undefined): boolean {
  return refusals.some((one) => has(segment, one))
}

type Timed = Part & { when: readonly number[] }

/** What stands between marks. */
function piecesOf({ from, to }: Part, segments: readonly Segment[]): Part[] {
  const pieces: Part[] = []
  let begin = from
  for (let at = from; at <= to; at++) {
    if (at < to && !isPause(segments[at])) continue
    if (at > begin) pieces.push({ from: begin, to: at })
    begin = at + 1
  }
  return pieces
}

function isPause(segment: Segment | undefined): boolean {
  return segment !== undefined && segment.mark !== null && isPauseMark(segment.mark)
}

export const isPauseMark = (mark: string) => ',.;?!।'.includes(mark)

/** Segments between the words of one time, at most: "6 ke baad". */
const nearby = 2

/**
 * The "2 number wala" of "2 number wala kal", "the second one": no hour. The "ta" of "9 ta" is also that of one.
 */
export function picksHome(segments: readonly Segment[], at: number): boolean {
  const next = segments[at + 1]
  if (next === undefined || !has(next, 'choice')) return false
  return next.to - next.from > 1 || segments[at]?.number?.kind === 'ordinal'
}

/** The largest number of a time: "1830". */
const mostOfTime = 2400

/** Of "the second one tomorrow at 6, about the 29,000 one" the six alone; "the 5th" is a date. */
function countsTime(segments: readonly Segment[], at: number): boolean {
  const [segment, next] = [segments[at], segments[at + 1]]
  if (segment?.number == null || segment.number.value > mostOfTime) return false
  if (has(segment, 'choice') || picksHome(segments, at)) return false
  return !isOrdinal(segment) || segment.to - segment.from > 1 || has(next, 'unit:time')
}

/** The segments of a piece that tell a time, with those beside them; none where nothing but "after" is said. */
function timesIn(piece: Part, telling: Telling): readonly number[] {
  const { isTime, isSide, isLimit, isDoing, segments } = telling
  const refused = someIn(piece, (at) => refuses(segments[at]))
  const isNear = (at: number, is: (at: number) => boolean) =>
    someIn({ from: Math.max(piece.from, at - nearby), to: Math.min(piece.to, at + nearby + 1) }, is)
  const tells = (at: number) => isTime(at) || (isDoing(at) && (refused || isNear(at, isSide)))
  const all = range(piece)
  if (!all.some(tells)) return []
  const isCount = (at: number) => countsTime(segments, at)
  // The "pehla" of "pehla wala", the first one, is no "pehle", before.
  const joins = (at: number) =>
    !picksHome(segments, at) && (isSide(at) || isLimit(at) || isCount(at) || has(segments[at], 'unit:time'))
  const isJoined = (at: number) => joins(at) && isNear(at, tells)
  return all.filter(
    (at) => tells(at) || refuses(segments[at]) || isJoined(at) || (joins(at) && isNear(at, isJoined)),
  )
}

/** What says that a time is none to call at. */
export const refusals: readonly Concept[] = ['no-call', 'not:before', 'not:after', 'instead-of']

/** "[call me tomorrow,] after six please": a time and nothing more. */
function isBare({ from, to, when }: Timed, { segments }: Telling): boolean {
  return range({ from, to }).every(
    (at) => when.includes(at) || isParticle(segments[at]) || isEndingOfHour(segments, at),
  )
}

/** Whether a time stands between marks that refuses nothing: "don't call now. [At night after 9]". */
export function tellsTimeAlone(part: Part, telling: Telling): boolean {
  const { segments } = telling
  return timedIn(part, telling).some(
    (piece) => isBare(piece, telling) && !someIn(piece, (at) => refuses(segments[at])),
  )
}

/** The "tar" of "9 tar pore", which stands apart from its number. */
function isEndingOfHour(segments: readonly Segment[], at: number): boolean {
  const segment = segments[at]
  return segments[at - 1]?.number != null && segment?.concepts.size === 0 && segment.mention === null
}

/** A time of the call, as far as nothing else is told of it. */
function isAlone(piece: Timed, telling: Telling): boolean {
  return isBare(piece, telling) || someIn(piece, telling.isCall)
}

/** Who tells what is done until then is quoted whole: "I am at work till six, so in the evening". */
function opening({ from, to, when }: Timed, { segments, isDoing, isNext, isTime }: Telling): number {
  let first = when[0] ?? from
  const self = range({ from, to: first }).find((at) => has(segments[at], 'self'))
  if (self !== undefined && first - self <= nearby && someIn({ from, to }, isDoing)) return self
  if (first > from && isNext(first - 1) && !has(segments[first - 1], 'it')) return first - 1
  // "Doosra wala [shanivar ko]".
  while (first > from && isParticle(segments[first - 1]) && !has(segments[first - 1], 'choice')) first--
  // "Only on weekends, other days I'm in office": the "only" tells that the other days are none.
  const tellsOnly = (at: number) => has(segments[at], 'people') && !has(segments[at], 'choice')
  while (isFiller(segments[first]) && !isTime(first) && !tellsOnly(first)) first++
  return first
}

/** With the small words that languages of India put behind: "शाम को"; and with whose time it is: "9 pm India time". */
function closing({ to, when }: Timed, { segments, isClock }: Telling): number {
  const last = when.at(-1) ?? to - 1
  let end = isAboutHome(segments, last, to) ? last : last + 1
  while (end < to && (has(segments[end], 'of') || has(segments[end], 'range:between'))) end++
  for (let at = end; at < Math.min(to, end + nearby); at++) if (isClock(at)) return at + 1
  return end
}

/** "Tomorrow after 6 [about the 29,000 one]": what the call is to be about is no time of it. */
function isAboutHome(segments: readonly Segment[], at: number, to: number): boolean {
  const behind = segments.slice(at + 1, to)
  return has(segments[at], 'about') && behind.some((one) => one.number !== null || namesProperty(one))
}

/**
 * Whether a piece also tells a time of something else, which stands behind the call or behind "I": "call me after 8,
 * weekdays I'm in office". The end of such a time is the end of the piece.
 */
function tellsMore({ from, to, when }: Timed, telling: Telling): boolean {
  const { segments, isCall } = telling
  const [first = from, last = to] = [when[0], when.at(-1)]
  if (someIn({ from: first, to: last }, isCall)) return true
  const behind = { from: last + 1, to }
  const isOfSelf = (at: number) => has(segments[at], 'self') || has(segments[at], 'origin')
  return someIn(behind, isOfSelf) && !someIn(behind, isCall)
}

const particles: readonly Concept[] = [
  'filler',
  'of',
  'at',
  'about',
  'and',
  'or',
  'range:between',
  'range:to',
]

function isParticle(segment: Segment | undefined): boolean {
  return particles.some((one) => has(segment, one))
}

function range({ from, to }: Part): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
}

function someIn(part: Part, is: (at: number) => boolean): boolean {
  return range(part).some(is)
}
