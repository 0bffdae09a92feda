import type { Wishes } from '@guru/contract/requirement'
import type { Understanding } from '../understanding/command.ts'
import type { DialogueState } from './state.ts'

/**
 * Keeps whether of the budget only the top was meant, and whether it is a loan alone, until another budget is wished; going
 * back brings the first along.
 */
export function keepPriceTop(
  before: DialogueState,
  state: DialogueState,
  { upTo, ofLoan }: Pick<Understanding, 'upTo' | 'ofLoan'>,
): DialogueState {
  const { priceTop, priceOfLoan, ...after } = state
  const { price } = after.wishes
  const same = price?.min === before.wishes.price?.min && price?.max === before.wishes.price?.max
  const goesBack = state.earlier !== undefined && before.earlier?.length === state.earlier.length + 1
  const kept = priceTop === true && (same || goesBack)
  if (price === undefined) return after
  return {
    ...after,
    ...((upTo || kept) && { priceTop: true }),
    ...((ofLoan || (priceOfLoan && same)) && { priceOfLoan: true }),
  }
}

/** The wishes as they are told: "5-6 hazar tak" is up to six, for its lower end would seem to leave cheaper homes out. */
export function toldWishes({ wishes, priceTop }: DialogueState): Wishes {
  const max = wishes.price?.max
  return priceTop && max !== undefined ? { ...wishes, price: { max } } : wishes
}
