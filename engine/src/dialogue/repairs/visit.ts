import type { ActOf } from '../act.ts'
import type { Flow, Outcome, Turn } from '../turn.ts'
import { leaveToRealtor } from './question.ts'

/**
 * "Can I come and see it tomorrow?": Guru arranges no visits, and a realtor may call for it. The day is kept in
 * the seeker's words for who calls; the newest counts.
 */
export const visit: Flow = (turn): Outcome | null => {
  const { state, understood } = turn
  if (!understood.visit || !state.finished || state.intent === 'offer') return null
  const picked = understood.commands.find((command) => command.kind === 'pick')
  const focus = (picked && state.shown[picked.position - 1]) ?? state.focus
  return leaveToRealtor({ ...state, focus, visitTold: true }, noteVisit(turn))
}

/** Says the day back, once; "can we see it?" a second time is told what there is to do. */
export function noteVisit({ before, understood }: Turn): ActOf<'visits_arranged'>[] {
  const { visit: asked, visitDay: day } = understood
  if (!asked && day === undefined) return []
  const again = before.visitTold && (day === undefined || before.visitDay === day)
  return [{ kind: 'visits_arranged', ...(again ? { again } : day !== undefined && { day }) }]
}
