import type { Amenity, PropertyType, Slot, TransactionType } from '@guru/contract/vocabulary'
import type { DialogueState } from '@guru/engine/dialogue/state'
import type { Intent } from '@guru/engine/understanding/command'

/** A conversation's wishes as the requirement table holds them. */
export interface RequirementColumns {
  intent: Intent
  transaction_type: TransactionType | null
  property_type: PropertyType | null
  city: string | null
  area: string | null
  price_min: number | null
  price_max: number | null
  bedrooms_min: number | null
  bedrooms_max: number | null
  size_sqft_min: number | null
  size_sqft_max: number | null
  amenities: Amenity[]
  anything: Slot[]
}

export function requirementColumns({ intent, wishes, any }: DialogueState): RequirementColumns {
  return {
    intent,
    transaction_type: wishes.transaction_type ?? null,
    property_type: wishes.property_type ?? null,
    city: wishes.city ?? null,
    area: wishes.area ?? null,
    price_min: wishes.price?.min ?? null,
    price_max: wishes.price?.max ?? null,
    bedrooms_min: wishes.bedrooms?.min ?? null,
    bedrooms_max: wishes.bedrooms?.max ?? null,
    size_sqft_min: wishes.size_sqft?.min ?? null,
    size_sqft_max: wishes.size_sqft?.max ?? null,
    amenities: wishes.amenities ?? [],
    anything: any,
  }
}

/** Whether anything was understood yet: a requirement begins with its first slot. */
export const hasSlots = ({ wishes, any }: DialogueState): boolean =>
  any.length > 0 || Object.values(wishes).some((value) => value !== undefined)
