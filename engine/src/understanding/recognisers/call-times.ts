import type { Act } from '@guru/contract/vocabulary'
import { isTimeWord } from '../../languages/call-times.ts'
import { namesCall } from '../call-time.ts'
import type { Command } from '../command.ts'
import { has, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Part } from '../when-said.ts'

/**
 * When the seeker wants to be called, as it was said. By itself a time counts where a call was just spoken of and
 * nothing else is wanted, asked or refused.
 */
export function readCallTime(reading: Reading, act: Act, commands: readonly Command[]): string | null {
  if (reading.callTime === null) return null
  const named = namesCall(reading)
  const beside = named && (act === 'handoff' || act === 'inform')
  if (!beside && (commands.length > 0 || !mayTell(act, named))) return null
  if (!named && reading.segments.some((segment) => namesVisit(reading, segment))) return null
  return wordsOf(reading, reading.callTime.when)
}

/** "98400 12345, mornings" greets nobody. */
function mayTell(act: Act, named: boolean): boolean {
  return act === 'unclear' || act === 'greet' || act === 'affirm' || (act === 'deny' && named)
}

/** "I will come tomorrow": a day alone is no visit. */
function namesVisit({ tokens }: Reading, segment: Segment): boolean {
  return (
    has(segment, 'talk:visit') && !tokens.slice(segment.from, segment.to).some(({ text }) => isTimeWord(text))
  )
}

/** Characters: nobody says when in more. */
const longest = 200

function wordsOf({ tokens }: Reading, { from, to }: Part): string {
  const words = tokens
    .slice(from, to)
    .map(({ raw, spaced }, at) => (spaced && at > 0 ? ` ${raw}` : raw))
    .join('')
  return words.replace(/^[\s\p{P}]+|[\s,;:.!?।]+$/gu, '').slice(0, longest)
}
