import { giveUpQuestions } from '../agenda.ts'
import { resume } from '../proceed.ts'
import type { Flow, Outcome } from '../turn.ts'

/** "Just show me": what a search can do without is not asked for any more; where and which deal still are. */
export const showNow: Flow = ({ state, understood }, places): Outcome | null => {
  if (!understood.commands.some((command) => command.kind === 'show')) return null
  const seeking = state.intent === 'search' && !state.finished
  return resume(seeking ? { ...giveUpQuestions(state), pending: null } : state, [], places)
}
