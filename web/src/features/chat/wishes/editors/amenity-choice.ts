import { type Amenity, isFurnishing } from '@guru/contract/vocabulary'

/** The choice after a tap: a furnishing takes the place of another one. */
export function tappedAmenity(chosen: readonly Amenity[], tapped: Amenity): Amenity[] {
  if (chosen.includes(tapped)) return chosen.filter((amenity) => amenity !== tapped)
  const others = isFurnishing(tapped) ? chosen.filter((amenity) => !isFurnishing(amenity)) : chosen
  return [...others, tapped]
}
