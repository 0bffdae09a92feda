import type { Slot } from '@guru/contract/vocabulary'
import type { Range } from '@guru/engine/range'
import type { ScreenTexts } from '../../../texts/screen-texts.ts'
import type { Understood } from '../chat-state.ts'

/** What is wished in a slot, for the eye: "2 BHK", "up to ₹ 30,000 a month"; null when nothing is. */
export function wishValue(
  slot: Slot,
  { wishes, places, any, sizeUnit }: Understood,
  texts: ScreenTexts,
): string | null {
  if (any.includes(slot)) return texts.wishes.anything
  const { format } = texts
  switch (slot) {
    case 'transaction_type':
      return wishes.transaction_type ? texts.wishes.transactionTypes[wishes.transaction_type] : null
    case 'property_type':
      return wishes.property_type ? texts.wishes.propertyTypes[wishes.property_type] : null
    case 'city':
    case 'area':
      return places?.[slot] ?? wishes[slot] ?? null
    case 'price':
      return wishes.price ? format.budget(wishes.price, wishes.transaction_type) : null
    case 'bedrooms':
      return wishes.bedrooms ? texts.wishes.bedrooms(countOf(wishes.bedrooms)) : null
    case 'size_sqft':
      return wishes.size_sqft ? format.sizes(wishes.size_sqft, sizeUnit) : null
    case 'amenities':
      return wishes.amenities?.length
        ? wishes.amenities.map((one) => texts.wishes.amenities[one]).join(', ')
        : null
  }
}

/** A range of rooms without words: "2", "2–3", "3+", "0–2". */
export function countOf({ min, max }: Range): string {
  if (min === max) return String(min)
  if (max === undefined) return `${min}+`
  return `${min ?? 0}–${max}`
}

/** Slots that make sense for these wishes: land has no bedrooms. */
export function slotsFor({ wishes }: Understood, slots: readonly Slot[]): Slot[] {
  const land = wishes.property_type === 'land' && !wishes.bedrooms
  return slots.filter((slot) => !(land && slot === 'bedrooms'))
}
