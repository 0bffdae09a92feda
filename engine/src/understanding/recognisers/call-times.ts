import type { Act } from '@guru/contract/vocabulary'
import { isCallWord, isClock, isNoted } from '../../languages/call-times.ts'
import { agreesToCall, asksToCallAt, namesCall } from '../call-time/calls-named.ts'
import { namesTime } from '../call-time/times.ts'
import type { Part } from '../call-time/when-said.ts'
import type { Command } from '../command.ts'
import { asksAnything, has, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/**
 * When the seeker wants to be called, as it was said. By itself a time counts where a call was just spoken of and
 * nothing else is wanted, asked or refused.
 */
export function readCallTime(reading: Reading, act: Act, commands: readonly Command[]): string | null {
  if (reading.callTime === null) return null
  const { context } = reading
  const named = namesCall(reading) || asksToCallAt(reading)
  // "No, 6.30 is the call time, the rent is 30000": a noted time is put right.
  const agreed = context.timed === true && agreesToCall(reading)
  const beside = (named || agreed) && (act === 'handoff' || act === 'inform')
  if (!beside && (commands.length > 0 || !mayTell(act, named || context.timed === true))) return null
  if (!named && reading.segments.some((segment) => namesVisit(reading, segment))) return null
  if (context.timed === true && !named && !agreed && !isAboutTime(reading, reading.callTime.when)) return null
  return wordsOf(reading, reading.callTime.when)
}

/** "No, tomorrow at 10" puts right a time that was noted; "it is very hot there in the evening" tells of none. */
function isAboutTime({ tokens, said }: Reading, { from, to }: Part): boolean {
  return refusing.some((one) => said.has(one)) || 2 * (to - from) >= tokens.length
}

const refusing = ['not:before', 'not:after', 'act:deny', 'correct'] as const

/** "98400 12345, mornings" greets nobody. "No, not in the afternoon" refuses no call that was agreed to. */
function mayTell(act: Act, isCalled: boolean): boolean {
  return act === 'unclear' || act === 'greet' || act === 'affirm' || (act === 'deny' && isCalled)
}

/** "I will come tomorrow": a day alone is no visit. */
function namesVisit(reading: Reading, segment: Segment): boolean {
  return has(segment, 'talk:visit') && !namesTime(reading, segment)
}

/** "What time did you note for the call?", where one was noted. */
export function asksForCallTime({ tokens, clauses, context, callTime }: Reading): boolean {
  if (context.timed !== true || callTime !== null) return false
  if (!asksAnything({ clauses })) return false
  const says = (is: (word: string) => boolean) => tokens.some(({ text }) => is(text))
  return says(isClock) && (says(isCallWord) || says(isNoted))
}

/** Characters: nobody says when in more. */
const longest = 200

/** Digits that may be those of a phone, a landline or half of one: nothing that says when holds so many. */
const phoneDigits = /\p{Nd}{3,}(?:[\s-]?\p{Nd}{3,})+/gu

/** Tokens of a turn as they were said, to be kept for the realtor: without numbers of phones, and no more than is needed. */
export function wordsOf({ tokens }: Reading, { from, to }: Part): string {
  const words = tokens
    .slice(from, to)
    .map(({ raw, spaced }, at) => (spaced && at > 0 ? ` ${raw}` : raw))
    .join('')
  return words
    .replace(phoneDigits, '')
    .replace(/^[\s\p{P}]+|[\s,;:.!?।]+$/gu, '')
    .slice(0, longest)
}
