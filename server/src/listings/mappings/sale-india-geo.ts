import type { MappingData } from '../import/mapping.ts'

/** Apartments all over India. The headings of its two coordinates are swapped. */
export const saleIndiaGeo: MappingData = {
  name: 'India apartments with coordinates',
  columns: {
    area_and_city: 'ADDRESS',
    price: 'TARGET(PRICE_IN_LACS)',
    bedrooms: ['BHK_NO.', 'BHK_OR_RK'],
    size: 'SQUARE_FT',
    latitude: 'LONGITUDE',
    longitude: 'LATITUDE',
    rera_approved: 'RERA',
  },
  fixed: { transaction_type: 'sale', property_type: 'apartment' },
  price_unit: 'lakh',
  city_names: { Secunderabad: 'Hyderabad' },
  doubtful_cities: { Lalitpur: 'Mumbai', Maharashtra: 'Mumbai' },
}
