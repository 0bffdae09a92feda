import type { MappingData } from '../import/mapping.ts'

/** Homes to let in six cities, mostly apartments. */
export const rentSixCities: MappingData = {
  name: 'Rents in six cities',
  columns: {
    city: 'City',
    area: 'Area Locality',
    price: 'Rent',
    bedrooms: 'BHK',
    bathrooms: 'Bathroom',
    size: 'Size',
    furnishing: 'Furnishing Status',
    last_confirmed: 'Posted On',
  },
  fixed: { transaction_type: 'rent', property_type: 'apartment' },
  date_order: 'dmy',
  society_before_area: true,
}
