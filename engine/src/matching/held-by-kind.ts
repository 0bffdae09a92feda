import type { Wishes } from '@guru/contract/requirement'
import type { Amenity, PropertyType } from '@guru/contract/vocabulary'

/** Amenities that a plot can have too. */
export const ofLand: ReadonlySet<Amenity> = new Set([
  'security',
  'water_supply',
  'gated_community',
  'clubhouse',
  'play_area',
])

/** Wishes that not every kind of property can be held against. */
type Held = Pick<Wishes, 'bedrooms' | 'size_sqft' | 'amenities'>

/**
 * What of the wishes holds for one of several kinds looked through together: of "a plot or a 3 BHK house, 1,200 square
 * feet" the rooms are those of the house, the size is that of the plot. All of it where no land is among them.
 */
export function heldBy<W extends Held>(kind: PropertyType, wanted: W, kinds: readonly PropertyType[]): W {
  if (!kinds.includes('land')) return wanted
  if (kind !== 'land') return { ...wanted, size_sqft: undefined }
  const outdoors = wanted.amenities?.filter((amenity) => ofLand.has(amenity)) ?? []
  return { ...wanted, bedrooms: undefined, amenities: outdoors.length > 0 ? outdoors : undefined }
}
