import type { Wishes } from '@guru/contract/requirement'
import type { DialogueState } from './state.ts'

/** Keeps whether of the budget only the top was meant, until another budget is wished; going back brings it along. */
export function keepPriceTop(before: DialogueState, state: DialogueState, said: boolean): DialogueState {
  const { priceTop, ...after } = state
  const { price } = after.wishes
  const same = price?.min === before.wishes.price?.min && price?.max === before.wishes.price?.max
  const goesBack = state.earlier !== undefined && before.earlier?.length === state.earlier.length + 1
  const kept = priceTop === true && (same || goesBack)
  return price !== undefined && (said || kept) ? { ...after, priceTop: true } : after
}

/** The wishes as they are told: "5-6 hazar tak" is up to six, for its lower end would seem to leave cheaper homes out. */
export function toldWishes({ wishes, priceTop }: DialogueState): Wishes {
  const max = wishes.price?.max
  return priceTop && max !== undefined ? { ...wishes, price: { max } } : wishes
}
