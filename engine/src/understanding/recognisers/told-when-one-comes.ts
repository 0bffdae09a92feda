import { asksAnything, type Reading } from '../reading.ts'
import { kindsSaid } from './of-guru.ts'
import { kindsOfSeeker } from './seeker-words.ts'

/** Tokens: who says more tells a story. */
const longest = 24

/**
 * "Will you tell me when one comes?" of who has looked already; "when will there be one?" where nothing is shown. Not
 * "tell me when I can come".
 */
export function wantsToBeTold(reading: Reading): boolean {
  const { tokens, context, said } = reading
  const shown = context.shown ?? 0
  if (tokens.length > longest || (shown === 0 && context.searched !== true)) return false
  if (said.has('act:handoff')) return false
  const kinds = kindsSaid(reading)
  if (kinds.has('arrives') && kinds.has('notifies')) return true
  const when = kinds.has('days') || kindsOfSeeker(tokens).has('months')
  return shown === 0 && kinds.has('willCome') && when && asksAnything(reading)
}
