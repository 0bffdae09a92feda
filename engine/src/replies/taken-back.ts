import { type Amenity, type Slot, slots } from '@guru/contract/vocabulary'
import type { ActOf, Topic } from '../dialogue/act.ts'

/** How a language says what a seeker no longer insists on; each is a clause that can stand beside others. */
interface TakenBackWords {
  /** "any number of bedrooms" */
  slot: Readonly<Record<Exclude<Slot, 'property_type'>, string>>
  /** "I look at flats and houses", and at plots where these may be meant. */
  kinds: { homes: string; all: string }
  /** "it need not have a lift" */
  amenities(amenities: readonly Amenity[]): string
  list(clauses: readonly string[]): string
}

/** Words wishes of a seeker that are given up, as what may be shown from now on. */
export function createTakenBack(words: TakenBackWords) {
  return (what: ActOf<'taken_back'>['what'], { wishes }: Topic): string => {
    const isHome = wishes.bedrooms !== undefined || wishes.transaction_type === 'rent'
    const named = what.filter(isAmenity)
    const clauses = what.filter(isSlot).map((slot) => {
      if (slot !== 'property_type') return words.slot[slot]
      return isHome ? words.kinds.homes : words.kinds.all
    })
    return words.list(named.length === 0 ? clauses : [...clauses, words.amenities(named)])
  }
}

export function isSlot(what: Slot | Amenity): what is Slot {
  return slots.some((slot) => slot === what)
}

function isAmenity(what: Slot | Amenity): what is Amenity {
  return !isSlot(what)
}
