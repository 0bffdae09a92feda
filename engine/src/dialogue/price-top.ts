import type { Wishes } from '@guru/contract/requirement'
import type { DialogueState } from './state.ts'

/** Keeps whether of the budget only the top was meant, until another budget is wished. */
export function keepPriceTop(
  before: DialogueState,
  { priceTop, ...after }: DialogueState,
  said: boolean,
): DialogueState {
  const { price } = after.wishes
  const past = before.wishes.price
  const kept = price?.min === past?.min && price?.max === past?.max && priceTop === true
  return price !== undefined && (said || kept) ? { ...after, priceTop: true } : after
}

/** The wishes as they are told: "5-6 hazar tak" is up to six, for its lower end would seem to leave cheaper homes out. */
export function toldWishes({ wishes, priceTop }: DialogueState): Wishes {
  const max = wishes.price?.max
  return priceTop && max !== undefined ? { ...wishes, price: { max } } : wishes
}
