import type { Act } from '@guru/contract/vocabulary'
import { isCallWord } from '../../languages/call-times.ts'
import { namesTimeWithin } from '../call-time/time-words.ts'
import { isNamedWeek } from '../call-time/times.ts'
import { findVisit, timeOfVisit } from '../call-time/visit-time.ts'
import type { Command, VisitSaid } from '../command.ts'
import { has, isFiller, isUnknownWord, namesProperty, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isVisit } from './acts.ts'
import { wordsOf } from './call-times.ts'
import { isNo } from './calls.ts'
import { kindsSaid } from './of-guru.ts'
import { dateIn, kindsOfSeeker, longest, namesDate } from './seeker-words.ts'

/**
 * What is said of seeing a home. `seen`: one is asked to be seen; else a day is told of only where a call is spoken of
 * beside the visit.
 */
export function readVisit(reading: Reading, seen: boolean, besideCall: boolean): VisitSaid | null {
  if (!seen && !(besideCall && visitsBesideCall(reading))) return null
  const day = readVisitDay(reading)
  if (!seen) return day === null ? null : { day, beside: true }
  return day === null ? {} : { day }
}

/**
 * "Can I come and see it tomorrow?", "site visit possible?": whether a home is asked to be seen. A day alone says no
 * such thing: "is it free tomorrow?"
 */
export function asksToVisit(reading: Reading): boolean {
  if (!isVisit(reading) || movesIn(reading)) return false
  const visits = reading.segments.filter((segment) => has(segment, 'talk:visit'))
  if (
    visits.length > 1 ||
    visits.some((one) => isPhrase(one) && !isNamedWeek(reading, one)) ||
    asksHow(reading)
  )
    return true
  return reading.said.has('seek') || reading.segments.some((one) => has(one, 'ask:closing') && isPhrase(one))
}

/** "Could we move in by this weekend?": who comes to stay comes to see nothing. */
function movesIn(reading: Reading): boolean {
  return kindsOfSeeker(reading.tokens).has('movesIn') && !asksToSee(reading)
}

/** "How do I visit?", "ghar dekhne kaise aana hai": of a home, or of nothing else. */
function asksHow({ segments, clauses }: Reading): boolean {
  return clauses.some(({ kind, from, to }) => {
    const clause = segments.slice(from, to)
    const ofHome = clause.some(namesProperty)
    return (
      kind === 'question' &&
      clause.some((one) => has(one, 'talk:visit')) &&
      clause.every(
        (one) =>
          one.mark !== null ||
          isFiller(one) ||
          (ofHome && isUnknownWord(one)) ||
          ofVisit.some((concept) => has(one, concept)) ||
          namesProperty(one),
      )
    )
  })
}

const ofVisit = [
  'talk:visit',
  'ask',
  'ask:within',
  'ask:closing',
  'this',
  'it',
  'choice',
  'range:to',
] as const

/** Of several words: "come and see", "വന്നു കാണാമോ". */
function isPhrase({ from, to }: Segment): boolean {
  return to - from > 1
}

/** Behind a result, that one of the homes is to be seen on a day: "चौथा वाला देखना है, इतवार को", however it is put. */
export function asksForVisitDay(reading: Reading, act: Act, commands: readonly Command[]): boolean {
  const { shown = 0 } = reading.context
  if (shown === 0 || !namesVisitDay(reading)) return false
  // "I will come tomorrow" takes no leave.
  if (!besideVisits.includes(act) && !(act === 'goodbye' && saysToCome(reading))) return false
  return commands.every(({ kind }) => besideDay.has(kind))
}

const besideDay: ReadonlySet<Command['kind']> = new Set(['pick', 'intent', 'bargain'])
const besideVisits: readonly Act[] = ['question', 'unclear', 'affirm']

/** "I meant a visit, not a call." */
export function meansVisit(reading: Reading): boolean {
  const { tokens, segments, said } = reading
  if (tokens.length > longest || said.has('no-call') || !kindsOfSeeker(tokens).has('visits')) return false
  if (!tokens.some(({ text }) => isCallWord(text))) return false
  return segments.some((segment) => isNo(segment) || has(segment, 'instead-of'))
}

/** "See it", "visit": whoever only says to come asks nothing. */
export function asksToSee(reading: Reading): boolean {
  return kindsSaid(reading).has('sees')
}

/** "Saturday morning can we see it", "when can I visit": a home is to be seen, and a day is named or asked for. */
function namesVisitDay(reading: Reading): boolean {
  if (reading.tokens.length > longest) return false
  const kinds = kindsSaid(reading)
  if (!kinds.has('sees') && !saysToCome(reading)) return false
  const { tokens } = reading
  return kinds.has('days') || namesDate(reading) || namesTimeWithin(tokens, { from: 0, to: tokens.length })
}

/** "We can come down next weekend": with a day, a home is to be seen; "I come from Nagpur" says where one is from. */
function saysToCome({ tokens, said, segments }: Reading): boolean {
  if (!kindsOfSeeker(tokens).has('comes') || said.has('funds') || said.has('origin')) return false
  return !segments.some(({ mention }, at) => mention !== null && has(segments[at - 1], 'range:between'))
}

/** "Visit on Sunday after 10, and no calls between 2 and 4": a visit, where a call is spoken of apart from it. */
function visitsBesideCall(reading: Reading): boolean {
  return (reading.context.shown ?? 0) > 0 && findVisit(reading) !== null
}

/**
 * Of a visit the day and the time alone: "ഞായറാഴ്ച രാവിലെ". It is kept for the realtor, so nothing else that was told
 * along with it may be in it. null where none is named: "when can I come?"
 */
function readVisitDay(reading: Reading): string | null {
  const part = timeOfVisit(reading) ?? dateIn(reading)
  return (part === null ? '' : wordsOf(reading, part)) || null
}
