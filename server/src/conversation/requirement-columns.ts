import type { DialogueState } from '@guru/engine/dialogue/state'
import type { Selectable } from 'kysely'
import type { RequirementTable } from '../db/tables/requirement.ts'

/** The columns of a requirement that a conversation fills. */
export const wantedColumns = [
  'intent',
  'transaction_type',
  'property_type',
  'city',
  'area',
  'price_min',
  'price_max',
  'bedrooms_min',
  'bedrooms_max',
  'size_sqft_min',
  'size_sqft_max',
  'amenities',
  'anything',
  'call_time',
] as const satisfies readonly (keyof RequirementTable)[]

/** A conversation's wishes as the requirement table holds them. */
type RequirementColumns = Pick<Selectable<RequirementTable>, (typeof wantedColumns)[number]>

export function requirementColumns({
  intent,
  wishes,
  any,
  callTime,
  visit,
}: DialogueState): RequirementColumns {
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
    call_time: [callTime, visit?.day].filter((words) => words !== undefined).join('; ') || null,
  }
}

/** Whether anything was understood yet: a requirement begins with its first slot. */
export const hasSlots = ({ wishes, any }: DialogueState): boolean =>
  any.length > 0 || Object.values(wishes).some((value) => value !== undefined)
