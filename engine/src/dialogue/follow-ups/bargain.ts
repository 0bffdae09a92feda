import type { ShownHome } from '../../understanding/command.ts'
import type { GuruAct } from '../act.ts'
import { nothingShown } from '../nothing-shown.ts'
import { proceed } from '../proceed.ts'
import { leaveToRealtor } from '../repairs/question.ts'
import type { DialogueState } from '../state.ts'
import type { Flow, Outcome, Turn } from '../turn.ts'

/**
 * "Will they come down?", "give it for 90 lakhs": what is asked for that home, and that only its owner says whether less
 * will do. The search stays as it is.
 */
export const bargain: Flow = (turn, places): Outcome | null => {
  const {
    state,
    events,
    understood: { commands },
  } = turn
  if (!commands.some(({ kind }) => kind === 'bargain')) return null
  // "3bhk in Indiranagar, is rent negotiable?": such homes are looked for, and the question is answered beside it.
  if (events.length > 0) {
    const pending = turn.state.pending?.kind === 'read_back' ? turn.state.pending : null
    const outcome = proceed({ ...turn, state: { ...state, pending } }, places)
    return { ...outcome, acts: [asked(outcome.state, null), ...outcome.acts] }
  }
  if (state.shown.length === 0) return nothingShown(state, [], places)
  const focus = state.shown[bargainedFor(turn)] ?? state.focus
  return leaveToRealtor({ ...state, focus }, [priceAsked(turn)])
}

/** What is asked for the home that is bargained about, and that its owner alone can tell more. */
export function priceAsked(turn: Turn): GuruAct {
  return asked(turn.state, turn.state.homes?.[bargainedFor(turn)] ?? null)
}

/** Of homes to let it is the rent that may come down. */
function asked({ homes, wishes }: DialogueState, home: ShownHome | null): GuruAct {
  const deal = home?.transaction_type ?? wishes.transaction_type ?? homes?.[0]?.transaction_type
  return { kind: 'price_asked', home, rents: deal === 'rent' }
}

/** Its place among those shown; -1 where it may be any. */
function bargainedFor({ state, understood: { commands } }: Turn): number {
  const picked = commands.find((command) => command.kind === 'pick')
  return picked === undefined ? talkedAbout(state) : picked.position - 1
}

/** The place among those shown of the one that is talked about, or of the only one; -1 where it may be any. */
function talkedAbout({ shown, focus }: DialogueState): number {
  if (shown.length === 1) return 0
  return focus === null ? -1 : shown.indexOf(focus)
}
