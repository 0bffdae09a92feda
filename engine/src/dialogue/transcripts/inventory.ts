import type { Amenity, PropertyType, TransactionType } from '@guru/contract/vocabulary'
import type { Listing } from '../../matching/listing.ts'

/** id, deal, kind, city, area, rupees, bedrooms, square feet, amenities (null: the source is silent), society */
type Row = [
  string,
  TransactionType,
  PropertyType,
  string,
  string,
  number,
  number | null,
  number | null,
  Amenity[] | null,
  string | null,
]

const rows: Row[] = [
  ['w1', 'rent', 'apartment', 'Bengaluru', 'Whitefield', 28000, 2, 1150, ['parking', 'lift'], 'Palm Grove'],
  ['w2', 'rent', 'apartment', 'Bengaluru', 'Whitefield', 25000, 2, 1100, ['parking', 'lift'], 'Lake View'],
  ['w3', 'rent', 'apartment', 'Bengaluru', 'Whitefield', 26000, 2, 1000, ['parking'], 'Green Park'],
  ['w4', 'rent', 'apartment', 'Bengaluru', 'Whitefield', 29500, 2, 1250, null, null],
  ['w5', 'rent', 'apartment', 'Bengaluru', 'Whitefield', 24000, 2, 950, ['lift'], 'Sun Homes'],
  ['w6', 'rent', 'apartment', 'Bengaluru', 'Whitefield', 22000, 2, 1300, [], 'Rose Court'],
  ['w7', 'rent', 'apartment', 'Bengaluru', 'Whitefield', 18000, 2, 800, null, null],
  [
    'w8',
    'rent',
    'apartment',
    'Bengaluru',
    'Whitefield',
    38000,
    3,
    1500,
    ['parking', 'lift', 'gym'],
    'Palm Grove',
  ],
  ['w9', 'rent', 'apartment', 'Bengaluru', 'Whitefield', 42000, 3, 1600, ['parking'], 'Lake View'],
  ['w10', 'rent', 'apartment', 'Bengaluru', 'Whitefield', 15000, 1, 600, null, null],
  ['w11', 'rent', 'house', 'Bengaluru', 'Whitefield', 27000, 2, 1200, ['garden', 'parking'], null],
  ['v1', 'rent', 'apartment', 'Bengaluru', 'Varthur', 21000, 2, 1050, ['parking'], 'Canal Side'],
  ['i1', 'rent', 'apartment', 'Bengaluru', 'Indiranagar', 33000, 2, 1100, ['parking', 'pet_friendly'], null],
  ['i2', 'rent', 'apartment', 'Bengaluru', 'Indiranagar', 45000, 3, 1500, ['parking', 'unfurnished'], null],
  ['a1', 'sale', 'apartment', 'Chennai', 'Adyar', 8500000, 2, 900, ['parking'], 'Sea Breeze'],
  ['a2', 'sale', 'apartment', 'Chennai', 'Adyar', 9500000, 2, 1000, ['parking', 'lift'], 'Sea Breeze'],
  ['a3', 'sale', 'apartment', 'Chennai', 'Adyar', 16000000, 3, 1500, ['parking', 'lift'], 'River House'],
  ['a4', 'sale', 'house', 'Chennai', 'Adyar', 21000000, 3, 1800, ['garden'], null],
  ['b1', 'sale', 'apartment', 'Chennai', 'Besant Nagar', 9800000, 2, 950, ['lift'], null],
  ['y1', 'sale', 'apartment', 'Chennai', 'Velachery', 7000000, 2, 950, ['parking'], 'Lotus'],
  ['y2', 'sale', 'apartment', 'Chennai', 'Velachery', 7500000, 2, 1050, null, 'Lotus'],
  ['t1', 'sale', 'land', 'Chennai', 'Tambaram', 3600000, null, 1200, null, null],
  ['t2', 'sale', 'land', 'Chennai', 'Tambaram', 6000000, null, 2400, ['gated_community'], null],
  ['k1', 'sale', 'land', 'Kochi', 'Kakkanad', 2500000, null, 2178, null, null],
  ['p1', 'rent', 'apartment', 'Pune', 'Kothrud', 14000, 1, 550, ['parking'], null],
  ['p2', 'rent', 'apartment', 'Pune', 'Kothrud', 22000, 2, 950, ['parking', 'lift'], null],
]

/** The listings that the transcripts are held against; the later in the list, the longer ago confirmed. */
export const inventory: readonly Listing[] = rows.map(
  (
    [id, transaction_type, property_type, city, area, price, bedrooms, size_sqft, amenities, society],
    index,
  ) => ({
    id,
    transaction_type,
    property_type,
    city,
    area,
    society,
    price,
    bedrooms,
    bathrooms: bedrooms,
    size_sqft,
    amenities: amenities ?? [],
    amenities_known: amenities !== null,
    latitude: null,
    longitude: null,
    rera_number: null,
    last_confirmed: new Date(Date.UTC(2026, 5, 30 - index)).toISOString(),
    demo: false,
  }),
)

export const listedPlaces = inventory.map(({ city, area }) => ({ city, area }))
