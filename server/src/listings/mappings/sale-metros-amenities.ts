import type { MappingData } from '../import/mapping.ts'

/** Apartments in six metros with 35 columns of amenities, of which these are ones that seekers ask for. */
export const saleMetrosAmenities: MappingData = {
  name: 'Metro apartments with amenities',
  columns: {
    city: 'City',
    area: 'Location',
    price: 'Price',
    bedrooms: 'No. of Bedrooms',
    size: 'Area',
  },
  amenity_columns: {
    Gymnasium: 'gym',
    SwimmingPool: 'swimming_pool',
    LandscapedGardens: 'garden',
    ClubHouse: 'clubhouse',
    '24X7Security': 'security',
    PowerBackup: 'power_backup',
    CarParking: 'parking',
    AC: 'air_conditioning',
    "Children'splayarea": 'play_area',
    LiftAvailable: 'lift',
  },
  amenity_unknown: ['9'],
  fixed: { transaction_type: 'sale', property_type: 'apartment' },
}
