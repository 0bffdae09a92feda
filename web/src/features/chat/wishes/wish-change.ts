import type { WishChange, Wishes } from '@guru/contract/requirement'
import type { Slot } from '@guru/contract/vocabulary'
import type { ScreenTexts } from '../../../texts/screen-texts.ts'
import type { Understood } from '../chat-state.ts'
import { wishValue } from './wish-value.ts'

/** A wish changed by a tap, with the words that the chat shows for it. */
export interface TappedChange {
  said: string
  /** Absent when the words themselves are to be understood. */
  change?: WishChange
}

/** Slots whose value needs no name before it: "Rent", "Apartment", "Chennai". */
const namesItself: ReadonlySet<Slot> = new Set<Slot>(['transaction_type', 'property_type', 'city', 'area'])

/** New values, said as they are now written: "Budget: up to ₹ 30,000 a month". */
export function setWish(
  slot: Slot,
  set: Wishes,
  understood: Understood,
  texts: ScreenTexts,
): Required<TappedChange> {
  const wishes = { ...understood.wishes, ...set }
  // What Guru called the place so far is not what is set now.
  const places = { city: texts.wishes.cities[wishes.city ?? ''] }
  const value = wishValue(slot, { ...understood, places, wishes, any: [] }, texts) ?? ''
  const said = namesItself.has(slot) ? value : texts.wishes.said(texts.wishes.slots[slot], value)
  return { said, change: { set } }
}

export function freeWish(slot: Slot, texts: ScreenTexts): TappedChange {
  return { said: texts.wishes.saidAnything(texts.wishes.slots[slot]), change: { any: [slot] } }
}

export function dropWish(slot: Slot, texts: ScreenTexts): TappedChange {
  return { said: texts.wishes.saidRemove(texts.wishes.slots[slot]), change: { drop: [slot] } }
}
