import type { Wishes } from '@guru/contract/requirement'
import { type Slot, slots } from '@guru/contract/vocabulary'

/** True when two values wish for the same. A database may give the ends of a range back in another order. */
export function sameWish(one: Wishes[Slot], other: Wishes[Slot]): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  if (Array.isArray(one) || Array.isArray(other)) return JSON.stringify(one) === JSON.stringify(other)
  return one.min === other.min && one.max === other.max
}

/** True when two seekers want the same in every slot. */
export function sameWishes(one: Wishes, other: Wishes): boolean {
  return slots.every((slot) => sameWish(one[slot], other[slot]))
}
