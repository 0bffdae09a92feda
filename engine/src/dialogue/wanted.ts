import type { DialogueState, Wanted } from './state.ts'

/** Changes that can be taken back, one after the other. */
const remembered = 5

export function wantedOf({ wishes, any, leeway, priceTop }: DialogueState): Wanted {
  return { wishes, any, leeway, ...(priceTop && { priceTop }) }
}

/** What can be taken back once this is changed. */
export function remembering(state: DialogueState): Wanted[] {
  return [...(state.earlier ?? []), wantedOf(state)].slice(-remembered)
}
