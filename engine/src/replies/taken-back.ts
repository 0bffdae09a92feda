import { type Amenity, type PropertyType, type Slot, slots } from '@guru/contract/vocabulary'
import type { ActOf, Topic } from '../dialogue/act.ts'
import { kindsMentioned } from '../dialogue/kinds-together.ts'

/** How a language says what a seeker no longer insists on; each is a clause that can stand beside others. */
interface TakenBackWords {
  /** "any number of bedrooms" */
  slot: Readonly<Record<Exclude<Slot, 'property_type'>, string>>
  /** "I look at flats and houses": at what may be meant, two kinds or all three. */
  kinds(kinds: readonly PropertyType[]): string
  /** "it need not have a lift" */
  amenities(amenities: readonly Amenity[]): string
  list(clauses: readonly string[]): string
}

/** Words wishes of a seeker that are given up, as what may be shown from now on. */
export function createTakenBack(words: TakenBackWords) {
  return (what: ActOf<'taken_back'>['what'], { wishes, kinds }: Topic): string => {
    const isHome = wishes.bedrooms !== undefined || wishes.transaction_type === 'rent'
    const looked = kinds
      ? kindsMentioned(false).filter((kind) => kinds.includes(kind))
      : kindsMentioned(isHome)
    const named = what.filter(isAmenity)
    const clauses = what.filter(isSlot).map((slot) => {
      if (slot !== 'property_type') return words.slot[slot]
      return words.kinds(looked)
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
