import type { MappingData } from '../import/mapping.ts'

/** Apartments to let in five cities. */
export const rentMagicbricks: MappingData = {
  name: 'MagicBricks rents',
  columns: {
    city: 'city',
    area: 'locality',
    price: 'rent',
    bedrooms: 'house_type',
    bathrooms: 'bathrooms',
    size: 'area',
    furnishing: 'furnishing',
  },
  amenity_columns: { balconies: 'balcony' },
  fixed: { transaction_type: 'rent', property_type: 'apartment' },
}
