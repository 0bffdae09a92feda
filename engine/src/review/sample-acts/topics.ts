import type { Topic } from '../../dialogue/act.ts'
import type { Relaxation } from '../../matching/listing.ts'
import type { FollowUp } from '../../understanding/command.ts'

export const renting: Topic = {
  intent: 'search',
  wishes: {
    transaction_type: 'rent',
    property_type: 'apartment',
    city: 'Bengaluru',
    area: 'Whitefield',
    price: { max: 30_000 },
    bedrooms: { min: 2, max: 2 },
    size_sqft: { min: 1000 },
    amenities: ['parking', 'lift'],
  },
  any: [],
  sizeUnit: 'sqft',
}
export const buyingLand: Topic = {
  intent: 'search',
  wishes: { transaction_type: 'sale', property_type: 'land', city: 'Kochi', price: { max: 50_00_000 } },
  any: ['area'],
  sizeUnit: 'cent',
}
export const selling: Topic = {
  intent: 'offer',
  wishes: { transaction_type: 'sale', property_type: 'house', city: 'Pune', price: { min: 90_00_000 } },
  any: [],
  sizeUnit: 'sqft',
}
/** The kind of home is not told yet. */
export const rooms: Topic = {
  intent: 'search',
  wishes: { transaction_type: 'sale', city: 'Pune', bedrooms: { min: 2, max: 2 } },
  any: [],
  sizeUnit: 'sqft',
}
export const rentingAnything: Topic = { ...rooms, wishes: { transaction_type: 'rent', city: 'Chennai' } }
export const furnishedRooms: Topic = {
  ...rooms,
  wishes: { ...rooms.wishes, transaction_type: 'rent', size_sqft: { min: 900 }, amenities: ['furnished'] },
}
export const anythingThere: Topic = { ...rooms, wishes: { city: 'Chennai', price: { max: 80_00_000 } } }
export const unknown: Topic = { intent: 'search', wishes: {}, any: [], sizeUnit: 'sqft' }
export const another: Topic = {
  ...renting,
  wishes: {
    ...renting.wishes,
    transaction_type: 'sale',
    property_type: 'house',
    city: 'Mysuru',
    area: 'Kuvempunagar',
    price: { min: 80_00_000, max: 1_00_00_000 },
    bedrooms: { min: 3 },
    size_sqft: { min: 1500, max: 2000 },
    amenities: ['garden'],
  },
}

export const followUps: readonly FollowUp[] = ['more', 'cheaper', 'costlier', 'bigger', 'smaller', 'nearer']
export const relaxations: readonly Relaxation[] = [
  'nearby_area',
  'any_area',
  'price',
  'bedrooms',
  'amenities',
  'size',
  'property_type',
]
/** No follow-up, then each. */
export const follows: readonly (FollowUp | null)[] = [null, ...followUps]
