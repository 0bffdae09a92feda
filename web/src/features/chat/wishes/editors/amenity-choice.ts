import type { Amenity } from '@guru/contract/vocabulary'

/** Only one of these can be true of a home. */
export const furnishings: readonly Amenity[] = ['furnished', 'semi_furnished', 'unfurnished']

/** The choice after a tap: a furnishing takes the place of another one. */
export function tappedAmenity(chosen: readonly Amenity[], tapped: Amenity): Amenity[] {
  if (chosen.includes(tapped)) return chosen.filter((amenity) => amenity !== tapped)
  const others = furnishings.includes(tapped)
    ? chosen.filter((amenity) => !furnishings.includes(amenity))
    : chosen
  return [...others, tapped]
}
