import type { ActOf } from './act.ts'
import type { DialogueState } from './state.ts'
import { isWithoutHomes } from './towns.ts'

/**
 * The close of a result. What may be said then is told behind the first list alone; a search that found nothing
 * has told it by itself. Where the town has no homes nothing that could be changed but the town brings any.
 */
export function whatNext(state: DialogueState): ActOf<'what_next'> | ActOf<'town_stays_open'> {
  const { found, hinted, close, wishes } = state
  if (wishes.city !== undefined && isWithoutHomes(state))
    return { kind: 'town_stays_open', city: wishes.city }
  const again = hinted === true || found === 0
  const rents = wishes.transaction_type === 'rent'
  return {
    kind: 'what_next',
    shown: found,
    ...(again && { again }),
    ...(close && { close }),
    ...(rents && { rents }),
  }
}

/** The state behind it. */
export function hinted(state: DialogueState): DialogueState {
  return state.found > 0 ? { ...state, hinted: true } : state
}
