import type { Wishes } from '@guru/contract/requirement'
import { amenities, type Slot, slots } from '@guru/contract/vocabulary'
import { sameWish } from '../same-wish.ts'
import type { UndoneSlot } from '../understanding/command.ts'
import type { Applied } from './apply.ts'
import { differences } from './changed-wishes.ts'
import type { DialogueState, Wanted } from './state.ts'
import { remembering, wantedOf } from './wanted.ts'

/** What is wanted is again as it was before the last change; null when nothing was changed yet. */
export function undo(state: DialogueState): Applied | null {
  const { earlier = [] } = state
  const last = earlier.at(-1)
  return last === undefined ? null : goneBack(state, last, earlier.slice(0, -1))
}

/**
 * One slot is again as it was before it last changed, whatever was changed since, and all else stays. An area brings
 * its city along and a city its area. It is a change like others, so that "go back" brings the newer value again. null
 * when the slot had no other value.
 */
export function undoSlot(state: DialogueState, slot: UndoneSlot): Applied | null {
  const past = earlierOf(state, slot)
  if (past === undefined) return null
  const wanted = movedSlots[slot].reduce((now, one) => withSlotOf(past, now, one), wantedOf(state))
  return goneBack(state, wanted, remembering(state))
}

function goneBack(state: DialogueState, wanted: Wanted, earlier: Wanted[]): Applied {
  const gone = new Map([...slots, ...amenities].map((what) => [what, 'taken_back'] as const))
  const { priceTop: _, ...rest } = state
  return {
    state: { ...rest, ...wanted, earlier },
    events: differences(state, { ...wanted, gone }),
  }
}

/** What goes back together. */
const movedSlots: Record<UndoneSlot, readonly Slot[]> = {
  city: ['city', 'area'],
  area: ['city', 'area'],
  price: ['price'],
}

/** When the slot last had another value; where none had one, when an area was open and the city known. */
function earlierOf(state: DialogueState, slot: UndoneSlot): Wanted | undefined {
  const { earlier = [], wishes } = state
  const others = earlier.filter(
    (one) => !isSame(one, state, slot) && (slot !== 'price' || isOfSameDeal(one.wishes, wishes)),
  )
  const named = others.findLast((one) => one.wishes[slot] !== undefined)
  if (named !== undefined || slot === 'city') return named
  return others.findLast(
    (one) => one.any.includes(slot) || (slot === 'area' && one.wishes.city !== undefined),
  )
}

function isSame(one: Wanted, other: Wanted, slot: UndoneSlot): boolean {
  return sameWish(one.wishes[slot], other.wishes[slot]) && one.any.includes(slot) === other.any.includes(slot)
}

/** A rent is no budget for buying. */
function isOfSameDeal({ transaction_type: past }: Wishes, { transaction_type: now }: Wishes): boolean {
  return past === now || past === undefined || now === undefined
}

function withSlotOf(past: Wanted, now: Wanted, slot: Slot): Wanted {
  const { [slot]: _now, ...others } = now.wishes
  const any = slots.filter((one) => (one === slot ? past : now).any.includes(one))
  const value = past.wishes[slot]
  const leeway = slot === 'area' ? { ...now.leeway, beside: past.leeway.beside } : now.leeway
  const wishes = value === undefined ? others : { ...others, [slot]: value }
  return { wishes, any, leeway }
}
