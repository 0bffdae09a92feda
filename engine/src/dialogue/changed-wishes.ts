import { type Amenity, type Slot, slots } from '@guru/contract/vocabulary'
import { sameWish } from '../same-wish.ts'
import type { Draft } from './draft.ts'
import type { DialogueEvent } from './event.ts'
import type { DialogueState } from './state.ts'

/** The events between two points of a chat. */
export function differences(before: DialogueState, after: Draft): DialogueEvent[] {
  return slots.flatMap((slot) => difference(slot, before, after))
}

function difference(slot: Slot, before: DialogueState, after: Draft): DialogueEvent[] {
  if (slot === 'amenities') return amenityDifference(before, after)
  const past = before.wishes[slot]
  const now = after.wishes[slot]
  if (now !== undefined)
    return sameWish(past, now) ? [] : [{ kind: 'wish_set', slot, changed: past !== undefined }]
  const because = after.gone.get(slot)
  if (past !== undefined && because !== undefined) return [{ kind: 'wish_dropped', what: slot, because }]
  return isNewlyFree(slot, before, after) ? [{ kind: 'wish_freed', slot }] : []
}

function amenityDifference(before: DialogueState, after: Draft): DialogueEvent[] {
  const past = before.wishes.amenities ?? []
  const now = after.wishes.amenities ?? []
  const slot = 'amenities' as const
  if (now.length === 0 && isNewlyFree(slot, before, after)) return [{ kind: 'wish_freed', slot }]
  const added: DialogueEvent[] = now.some((one) => !past.includes(one))
    ? [{ kind: 'wish_set', slot, changed: false }]
    : []
  const dropped = past.filter((one) => !now.includes(one))
  const reason = (one: Amenity) => after.gone.get(one) ?? after.gone.get(slot) ?? 'taken_back'
  return [
    ...added,
    ...dropped.map((one) => ({ kind: 'wish_dropped' as const, what: one, because: reason(one) })),
  ]
}

function isNewlyFree(slot: Slot, before: DialogueState, after: Draft): boolean {
  return after.any.includes(slot) && !before.any.includes(slot)
}
