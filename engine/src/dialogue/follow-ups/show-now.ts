import { giveUpQuestions } from '../agenda.ts'
import { resume } from '../proceed.ts'
import type { Flow, Outcome } from '../turn.ts'
import { look } from './look-on.ts'

/**
 * "Just show me": what a search can do without is not asked for any more; where and which deal still are. "Anything
 * will do, show me" behind a result wants more of it.
 */
export const showNow: Flow = (turn, places): Outcome | null => {
  const { state, understood } = turn
  const command = understood.commands.find((one) => one.kind === 'show')
  if (command === undefined) return null
  if (state.intent === 'search' && !state.finished)
    return resume({ ...giveUpQuestions(state), pending: null }, [], places)
  return command.more && state.intent === 'search' ? look(turn, 'more', places) : resume(state, [], places)
}
