import type { GuruAct } from './act.ts'
import type { Presented } from './presented.ts'
import { leaveToRealtor } from './repairs/question.ts'
import type { PendingTurn } from './step.ts'

/**
 * "One room is enough. I like the Kamakoti Nagar one, can we come on Sunday?": where the wish brings what is before the
 * seeker already, it is noted and nothing is listed again; null where it brings anything else.
 */
export function asBefore({ state, acts, needs }: PendingTurn, { page }: Presented): Presented | null {
  const visited = acts.find(isOfOneShown)
  if (visited === undefined || needs.kind === 'lookup' || page.length !== state.shown.length) return null
  if (page.some(({ listing }, at) => listing.id !== state.shown[at])) return null
  const {
    state: told,
    acts: said,
    choices,
  } = leaveToRealtor({ ...state, focus: idOf(visited, state.shown) }, acts)
  return { state: told, acts: said, choices, page: [] }
}

/** The home that is to be seen counts among those found now; one that is not among them is counted out by nothing. */
export function countedAmongFound({ state: { shown } }: PendingTurn, { acts, page }: Presented): GuruAct[] {
  return acts.map((act) => {
    if (!isOfOneShown(act)) return act
    const { position: _, ...visit } = act
    const found = page.findIndex(({ listing }) => listing.id === idOf(act, shown))
    return found < 0 ? visit : { ...visit, position: found + 1 }
  })
}

type OfOneShown = Extract<GuruAct, { kind: 'visits_arranged' }> & { position: number }

function isOfOneShown(act: GuruAct): act is OfOneShown {
  return act.kind === 'visits_arranged' && act.position !== undefined
}

function idOf({ position }: OfOneShown, shown: readonly string[]): string | null {
  return shown[position - 1] ?? null
}
