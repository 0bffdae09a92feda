import type { Slot } from '@guru/contract/vocabulary'
import { has, type Reading } from '../reading.ts'
import type { Quantity } from './quantity.ts'

/** Slots whose values are amounts. */
export type AmountSlot = Extract<Slot, 'price' | 'bedrooms' | 'size_sqft'>

/** A reading before its amounts have found their slots. */
export type AmountReading = Omit<Reading, 'amounts'>

const mostBedrooms = 20
/** More than homes have: a number from here on beside counted rooms is money. */
export const manyRooms = 10

/** True for what may count rooms: a few, whole or by halves, without "lakh" or "k". */
export function isRoomCount(quantity: Quantity): boolean {
  // Rooms come whole or by halves: "raise it to 1.8" is money.
  const whole = Number.isInteger(2 * quantity.low)
  return !quantity.scaled && whole && quantity.low <= mostBedrooms && (quantity.high ?? 0) <= mostBedrooms
}

/** A number that is no mere article: "one" counts where so much is enough, "ஒன்னு போதும்", and behind another that is refused. */
export function counts({ vague, from, to, low }: Quantity, { segments }: AmountReading): boolean {
  // "இது ஒன்றே போதும்", this one is enough: a home is pointed at.
  const before = segments[from - 1]
  if (low === 1 && (has(before, 'it') || has(before, 'this'))) return false
  // "3 nahi, ek achha ghar": one is an article there.
  const instead =
    low > 1 && has(segments[from - 1], 'not:after') && segments[from - 2]?.number?.kind === 'cardinal'
  return !vague || instead || has(segments[to], 'correct:after') || has(segments[to], 'acceptable')
}
