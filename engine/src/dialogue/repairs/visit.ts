import type { Flow, Outcome } from '../turn.ts'
import { leaveToRealtor } from './question.ts'

/**
 * "Can I come and see it tomorrow?": Guru arranges no visits, and a realtor may call for it. The day is kept in
 * the seeker's words for who calls; the newest counts.
 */
export const visit: Flow = ({ state, understood }): Outcome | null => {
  if (!understood.visit || !state.finished || state.intent === 'offer') return null
  const picked = understood.commands.find((command) => command.kind === 'pick')
  const focus = (picked && state.shown[picked.position - 1]) ?? state.focus
  const { visitDay, act } = understood
  // "Can I come tomorrow?" asks whether; "we come on Sunday" says it.
  const told = visitDay !== undefined && act !== 'question'
  return leaveToRealtor({ ...state, focus, ...(visitDay !== undefined && { visitDay }) }, [
    { kind: 'visits_arranged', ...(told && { day: visitDay }) },
  ])
}
