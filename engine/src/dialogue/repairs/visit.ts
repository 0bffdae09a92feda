import type { Understanding } from '../../understanding/command.ts'
import type { ActOf } from '../act.ts'
import type { DialogueState } from '../state.ts'
import type { Flow, Outcome, Turn } from '../turn.ts'
import { leaveToRealtor } from './question.ts'

/** A home that is to be seen. */
export interface Visit {
  /** The day and the time, in the seeker's own words; the newest counts. */
  day?: string
  /** The last reply told how visits are arranged. */
  told?: true
}

/** The day is kept for who calls; what was told counts for one turn. */
export function visitHeard(
  { visit, finished }: DialogueState,
  { visit: said }: Understanding,
): Pick<DialogueState, 'visit'> {
  const day = (finished ? said?.day : undefined) ?? visit?.day
  return day === undefined ? {} : { visit: { day } }
}

/** "Can I come and see it tomorrow?": Guru arranges no visits, and a realtor may call for it. */
export const visit: Flow = (turn): Outcome | null => {
  const { state, understood } = turn
  const asked = understood.visit !== undefined && !understood.visit.beside
  if (!asked || !state.finished || state.intent === 'offer') return null
  const picked = understood.commands.find((command) => command.kind === 'pick')
  const focus = (picked && state.shown[picked.position - 1]) ?? state.focus
  return leaveToRealtor({ ...state, focus, visit: { ...state.visit, told: true } }, noteVisit(turn))
}

/** Says the day back, once; "can we see it?" a second time is told what there is to do. */
export function noteVisit({ before, understood }: Turn): ActOf<'visits_arranged'>[] {
  if (understood.visit === undefined) return []
  const { day } = understood.visit
  const again = before.visit?.told && (day === undefined || before.visit.day === day)
  return [{ kind: 'visits_arranged', ...(again ? { again } : day !== undefined && { day }) }]
}
