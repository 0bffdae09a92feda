import type { Command } from '../command.ts'
import { asksAnything, has, isFiller, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { kindsOfSeeker, longest } from './seeker-words.ts'

/**
 * "Chalo ghumar mandi wala rehn deo", "leave the Baner one", "benachity du beda": a home that is only named to be left
 * alone is not told of. "Baner wala bura nahi hai", the Baner one is not bad, leaves none.
 */
export function leavesHome(reading: Reading, commands: readonly Command[]): boolean {
  const { segments, tokens } = reading
  const picks = commands.length > 0 && commands.every(({ kind }) => kind === 'pick')
  if (!picks || tokens.length > longest || asksAnything(reading)) return false
  // "Leave the others, just the first one": each breath is heard for itself.
  if (segments.some(({ mark }, at) => mark !== null && at < segments.length - 1)) return false
  // "Pehla wala chhodna nahi hai": not to be left.
  if (kindsOfSeeker(tokens).has('leaves')) return !segments.some((one) => has(one, 'not:after'))
  const last = segments.findLastIndex((one) => one.mark === null && !isFiller(one))
  return refuses(segments[last]) && segments.slice(Math.max(0, last - 2), last).some(isOne)
}

function refuses(segment: Segment | undefined): boolean {
  return has(segment, 'not:after') || has(segment, 'act:deny')
}

function isOne(segment: Segment): boolean {
  return has(segment, 'choice')
}
