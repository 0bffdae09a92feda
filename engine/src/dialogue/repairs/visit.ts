import type { Understanding } from '../../understanding/command.ts'
import { noteVisit } from '../acknowledge.ts'
import { resume } from '../proceed.ts'
import type { DialogueState } from '../state.ts'
import { type Flow, lookingAtPicked, type Outcome } from '../turn.ts'
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
  { visit, intent }: DialogueState,
  { visit: said }: Understanding,
): Pick<DialogueState, 'visit'> {
  const day = (intent === 'search' ? said?.day : undefined) ?? visit?.day
  return day === undefined ? {} : { visit: { day } }
}

/** "Can I come and see it tomorrow?": Guru arranges no visits, and a realtor may call for it. */
export const visit: Flow = (turn, places): Outcome | null => {
  const { state, events, understood } = turn
  const asked = understood.visit !== undefined && !understood.visit.beside
  if (!asked || state.intent === 'offer' || events.length > 0) return null
  const told = { ...lookingAtPicked(turn), visit: { ...state.visit, told: true as const } }
  return state.finished ? leaveToRealtor(told, noteVisit(turn)) : resume(told, noteVisit(turn), places)
}
