import type { MappingData } from '../import/mapping.ts'

/** Homes and plots in Bengaluru. Its names of societies are scrambled, so they are left out. */
export const saleBengaluru: MappingData = {
  name: 'Bengaluru house prices',
  columns: {
    property_type: 'area_type',
    area: 'location',
    price: 'price',
    bedrooms: 'size',
    bathrooms: 'bath',
    size: 'total_sqft',
  },
  amenity_columns: { balcony: 'balcony' },
  fixed: { transaction_type: 'sale', city: 'Bengaluru' },
  price_unit: 'lakh',
  property_types: {
    'super built-up area': 'apartment',
    'built-up area': 'apartment',
    'carpet area': 'apartment',
    'plot area': 'land',
  },
}
