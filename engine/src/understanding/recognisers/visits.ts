import type { Act } from '@guru/contract/vocabulary'
import { findVisit, timeOfVisit } from '../call-time.ts'
import type { Command } from '../command.ts'
import { has, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isVisit } from './acts.ts'
import { wordsOf } from './call-times.ts'
import { namesVisitDay } from './of-guru.ts'
import { saysToCome } from './seeker-words.ts'

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

/**
 * Behind a result, that one of the homes is to be seen on a day: "चौथा वाला देखना है, इतवार को". It asks for a visit
 * however it is put.
 *
 * @returns the turn as it was said, for the realtor: a day by itself would be taken for that of the call
 */
export function readVisitDay(reading: Reading, act: Act, commands: readonly Command[]): string | null {
  const { shown = 0 } = reading.context
  if (shown === 0 || !namesVisitDay(reading)) return null
  // "I will come tomorrow" takes no leave.
  if (!besideVisits.includes(act) && !(act === 'goodbye' && saysToCome(reading))) return null
  if (!commands.every(({ kind }) => kind === 'pick' || kind === 'intent')) return null
  return wholeTurn(reading)
}

const besideVisits: readonly Act[] = ['question', 'unclear', 'affirm']

/** The turn as it was said. */
export function wholeTurn(reading: Reading): string {
  return wordsOf(reading, { from: 0, to: reading.tokens.length })
}

/** "Visit on Sunday after 10, and no calls between 2 and 4": the visit, where a call is spoken of apart from it. */
export function readVisitBesideCall(reading: Reading): string | null {
  if ((reading.context.shown ?? 0) === 0) return null
  const part = findVisit(reading)
  return part === null ? null : wordsOf(reading, part)
}

/** Of a visit the day and the time alone: "ഞായറാഴ്ച രാവിലെ". null where none is named. */
export function readVisitTime(reading: Reading): string | null {
  const part = timeOfVisit(reading)
  return part === null ? null : wordsOf(reading, part)
}
