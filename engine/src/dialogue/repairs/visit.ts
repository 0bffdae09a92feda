import type { Understanding } from '../../understanding/command.ts'
import type { ActOf } from '../act.ts'
import { resume } from '../proceed.ts'
import type { DialogueState } from '../state.ts'
import { type Flow, lookingAtPicked, type Outcome, type Turn } from '../turn.ts'
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
export const visit: Flow = (turn, places): Outcome | null => {
  const { state, events, understood } = turn
  const asked = understood.visit !== undefined && !understood.visit.beside
  if (!asked || state.intent === 'offer') return null
  const told = { ...lookingAtPicked(turn), visit: { ...state.visit, told: true as const } }
  if (state.finished) return leaveToRealtor(told, noteVisit(turn))
  return events.length > 0 ? null : resume(told, noteVisit(turn), places)
}

/** Says the day back, once; "can we see it?" a second time is told what there is to do. */
export function noteVisit({ before, understood }: Turn): ActOf<'visits_arranged'>[] {
  if (understood.visit === undefined) return []
  const { day } = understood.visit
  const again = before.visit?.told && (day === undefined || before.visit.day === day)
  return [{ kind: 'visits_arranged', ...(again ? { again } : day !== undefined && { day }) }]
}
