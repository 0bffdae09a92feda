import { type Amenity, isFurnishing } from '@guru/contract/vocabulary'

/** Several ways of furnishing as one thing, since a home has one of them: "furnished / semi-furnished". */
export function oneOf(names: readonly string[]): string[] {
  return names.length > 1 ? [names.join(' / ')] : [...names]
}

/** The names of amenities, those of furnishings as one. */
export function amenityList(amenities: readonly Amenity[], name: (amenity: Amenity) => string): string[] {
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  return [...extras.map(name), ...oneOf(amenities.filter(isFurnishing).map(name))]
}

/** What a home has, and how it is furnished, which is nothing that it has: "parking and lift; unfurnished". */
export function thingsAndFurnishing(amenities: readonly Amenity[]): {
  things: Amenity[]
  furnishing: Amenity[]
} {
  return {
    things: amenities.filter((amenity) => !isFurnishing(amenity)),
    furnishing: amenities.filter(isFurnishing),
  }
}
