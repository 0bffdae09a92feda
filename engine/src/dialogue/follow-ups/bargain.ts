import { nothingShown } from '../nothing-shown.ts'
import { leaveToRealtor } from '../repairs/question.ts'
import type { DialogueState } from '../state.ts'
import type { Flow, Outcome } from '../turn.ts'

/**
 * "Will they come down?", "give it for 90 lakhs": what is asked for that home, and that only its owner says whether less
 * will do. The search stays as it is.
 */
export const bargain: Flow = ({ state, events, understood: { commands } }, places): Outcome | null => {
  // "3bhk in Indiranagar, is rent negotiable?": other homes are looked for first.
  if (!commands.some(({ kind }) => kind === 'bargain') || events.length > 0) return null
  if (state.shown.length === 0) return nothingShown(state, [], places)
  const picked = commands.find((command) => command.kind === 'pick')
  const at = picked === undefined ? talkedAbout(state) : picked.position - 1
  const home = state.homes?.[at] ?? null
  const focus = state.shown[at] ?? state.focus
  return leaveToRealtor({ ...state, focus }, [{ kind: 'price_asked', home }])
}

/** The place among those shown of the one that is talked about, or of the only one; -1 where it may be any. */
function talkedAbout({ shown, focus }: DialogueState): number {
  if (shown.length === 1) return 0
  return focus === null ? -1 : shown.indexOf(focus)
}
