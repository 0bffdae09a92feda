import { nothingShown } from '../nothing-shown.ts'
import type { DialogueState } from '../state.ts'
import type { Flow, Outcome } from '../turn.ts'

/**
 * "That was far, show the old list": the page before the one of now comes again, and is what is before the seeker then.
 * Of a single page it is that one. "I did not ask for cheaper ones" takes back the view of them alone, and what is asked
 * beside it is told of those that come again.
 */
export const lookBack: Flow = ({ state, understood }, places): Outcome | null => {
  const command = understood.commands.find((one) => one.kind === 'look-back')
  if (command === undefined || (command.denied && !looksOn(state))) return null
  const { shownBefore: ids = state.shown } = state
  if (ids.length === 0 || state.intent === 'offer') return nothingShown(state, [], places)
  const seen = { ...state, pending: null, view: null }
  const { asksAbout = [] } = understood
  return {
    kind: 'fetch',
    state: seen,
    acts: [],
    needs: { kind: 'lookup', ids },
    purpose: 'look-back',
    asksAbout,
  }
}

/** Whether those shown are cheaper or bigger ones than those before them. */
function looksOn({ view }: DialogueState): boolean {
  return view?.follows != null && view.follows !== 'more'
}
