import type { Amenity } from '@guru/contract/vocabulary'

/** How many of a hundred listings have each amenity, roughly as portals list them. */
export const commonAmenities: [Amenity, number][] = [
  ['parking', 0.7],
  ['lift', 0.55],
  ['power_backup', 0.5],
  ['security', 0.5],
  ['water_supply', 0.4],
  ['garden', 0.3],
  ['gym', 0.3],
  ['balcony', 0.6],
  ['swimming_pool', 0.22],
  ['play_area', 0.25],
  ['clubhouse', 0.25],
  ['gated_community', 0.3],
  ['semi_furnished', 0.4],
  ['furnished', 0.2],
  ['air_conditioning', 0.15],
  ['pet_friendly', 0.05],
]
