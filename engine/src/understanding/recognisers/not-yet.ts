import { asksAnything, type Reading } from '../reading.ts'
import { kindsSaid } from './of-guru.ts'
import { kindsOfSeeker } from './seeker-words.ts'

/** Tokens: who only says so says no more. */
const longest = 5

/** "Not yet", "abhi nahi": what was asked is not decided; "not yet, later" puts off. */
export function answersNotYet(reading: Reading): boolean {
  const { tokens, said, context } = reading
  if (context.asked === null || asksAnything(reading)) return false
  if (tokens.length > longest || !kindsOfSeeker(tokens).has('notYet')) return false
  return !said.has('act:handoff') && !said.has('no-call') && !kindsSaid(reading).has('later')
}
