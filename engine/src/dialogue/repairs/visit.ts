import type { Flow, Outcome } from '../turn.ts'
import { leaveToRealtor } from './question.ts'

/**
 * "Can I come and see it tomorrow?": Guru arranges no visits, and a realtor may call for it. The day stands beside the
 * call in the seeker's words, unless it was said when to call.
 */
export const visit: Flow = ({ state, understood }): Outcome | null => {
  if (!understood.visit || !state.finished || state.intent === 'offer') return null
  const picked = understood.commands.find((command) => command.kind === 'pick')
  const focus = (picked && state.shown[picked.position - 1]) ?? state.focus
  const { visitDay, callTime = state.callTime ?? visitDay } = understood
  return leaveToRealtor({ ...state, focus, ...(callTime !== undefined && { callTime }) }, [
    { kind: 'visits_arranged' },
  ])
}
