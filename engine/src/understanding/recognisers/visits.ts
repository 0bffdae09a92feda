import type { Act } from '@guru/contract/vocabulary'
import { findVisit, timeOfVisit } from '../call-time.ts'
import type { Command } from '../command.ts'
import { has, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isVisit } from './acts.ts'
import { wordsOf } from './call-times.ts'
import { namesVisitDay } from './of-guru.ts'
import { dateIn, saysToCome } from './seeker-words.ts'

/**
 * "Can I come and see it tomorrow?", "site visit possible?": whether a home is asked to be seen. A day alone says no
 * such thing: "is it free tomorrow?"
 */
export function asksToVisit(reading: Reading): boolean {
  if (!isVisit(reading)) return false
  const visits = reading.segments.filter((segment) => has(segment, 'talk:visit'))
  if (visits.length > 1 || visits.some(isPhrase)) return true
  return reading.said.has('seek') || reading.segments.some((one) => has(one, 'ask:closing') && isPhrase(one))
}

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
  return commands.every(({ kind }) => kind === 'pick' || kind === 'intent')
}

const besideVisits: readonly Act[] = ['question', 'unclear', 'affirm']

/** "Visit on Sunday after 10, and no calls between 2 and 4": a visit, where a call is spoken of apart from it. */
export function visitsBesideCall(reading: Reading): boolean {
  return (reading.context.shown ?? 0) > 0 && findVisit(reading) !== null
}

/**
 * Of a visit the day and the time alone: "ഞായറാഴ്ച രാവിലെ". It is kept for the realtor, so nothing else that was told
 * along with it may be in it. null where none is named: "when can I come?"
 */
export function readVisitDay(reading: Reading): string | null {
  const part = timeOfVisit(reading) ?? dateIn(reading)
  return (part === null ? '' : wordsOf(reading, part)) || null
}
