import { type DialogueState, initialState, type Wanted } from './state.ts'

/** A state stored by an earlier version lacks what came later: that begins as in a new conversation. */
export function fromStored(stored: DialogueState): DialogueState {
  const begun = initialState(stored.language)
  const { earlier, sought } = stored
  const whole = (wanted: Wanted): Wanted => ({ ...wanted, leeway: { ...begun.leeway, ...wanted.leeway } })
  return {
    ...begun,
    ...stored,
    leeway: { ...begun.leeway, ...stored.leeway },
    ...(earlier && { earlier: earlier.map(whole) }),
    ...(sought && { sought: whole(sought) }),
  }
}
