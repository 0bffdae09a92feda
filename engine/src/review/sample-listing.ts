import type { Comparison } from '../matching/compare.ts'
import type { Listing } from '../matching/listing.ts'
import type { RankedListing } from '../matching/rank.ts'

/** Made-up homes that sentences are shown with. */
export const flat: Listing = {
  id: 'flat',
  transaction_type: 'rent',
  property_type: 'apartment',
  city: 'Bengaluru',
  area: 'Whitefield',
  society: 'Palm Grove',
  price: 28_000,
  bedrooms: 2,
  bathrooms: 2,
  size_sqft: 1150,
  amenities: ['parking', 'lift', 'power_backup'],
  amenities_known: true,
  latitude: null,
  longitude: null,
  rera_number: 'PRM/KA/RERA/1251',
  last_confirmed: '2026-06-12T06:30:00.000Z',
  demo: false,
}

export const villa: Listing = {
  ...flat,
  id: 'villa',
  transaction_type: 'sale',
  property_type: 'house',
  society: null,
  price: 1_75_00_000,
  bedrooms: 4,
  bathrooms: 1,
  size_sqft: 2400,
  amenities: ['garden'],
  rera_number: null,
}

/** A source that says as little as can be. */
export const plot: Listing = {
  ...villa,
  id: 'plot',
  property_type: 'land',
  price: 45_00_000,
  bedrooms: null,
  bathrooms: null,
  size_sqft: 2178,
  amenities: [],
  amenities_known: false,
}

const fits = { fits: true, known: true } as const
const misses = { fits: false, known: true } as const
const silent = { fits: false, known: false } as const

/** How listings stand to wishes: fitting, missing, silent. */
export const comparisons: readonly Comparison[] = [
  { slot: 'transaction_type', ...fits, actual: 'rent', wished: 'rent' },
  { slot: 'property_type', ...fits, actual: 'apartment', wished: 'apartment' },
  { slot: 'property_type', ...misses, actual: 'house', wished: 'apartment' },
  { slot: 'city', ...fits, actual: 'Bengaluru', wished: 'Bengaluru' },
  { slot: 'area', ...fits, actual: 'Whitefield', wished: 'Whitefield', kilometres: 0 },
  { slot: 'area', ...misses, actual: 'Varthur', wished: 'Whitefield', kilometres: 3.4 },
  { slot: 'area', ...misses, actual: 'Varthur', wished: 'Whitefield', kilometres: null },
  { slot: 'area', ...misses, actual: 'Varthur', wished: 'Whitefield', kilometres: 0 },
  { slot: 'area', ...silent, actual: 'Electronic City', wished: 'Electronic City Phase 2', kilometres: 0 },
  { slot: 'price', ...fits, actual: 28_000, wished: { max: 30_000 }, transaction: 'rent' },
  { slot: 'price', ...misses, actual: 31_500, wished: { max: 30_000 }, transaction: 'rent' },
  { slot: 'price', ...misses, actual: 45_00_000, wished: { min: 50_00_000 }, transaction: 'sale' },
  { slot: 'bedrooms', ...fits, actual: 2, wished: { min: 2, max: 2 } },
  { slot: 'bedrooms', ...misses, actual: 3, wished: { min: 2, max: 2 } },
  { slot: 'bedrooms', ...silent, actual: null, wished: { min: 2, max: 2 } },
  { slot: 'size_sqft', ...fits, actual: 1150, wished: { min: 1000 } },
  { slot: 'size_sqft', ...misses, actual: 950, wished: { min: 1000 } },
  { slot: 'size_sqft', ...silent, actual: null, wished: { min: 1000 } },
  { slot: 'amenities', ...fits, amenity: 'lift' },
  { slot: 'amenities', ...misses, amenity: 'unfurnished' },
  { slot: 'amenities', ...silent, amenity: 'garden' },
]

export const rankedFlat: RankedListing = {
  listing: flat,
  allowed: ['price'],
  relaxed: ['price'],
  comparisons: [...comparisons.filter(({ fits }) => fits), ...comparisons.filter(({ fits }) => !fits)],
}

/** A home of which neither size nor bedrooms are told. */
export const rankedSilent: RankedListing = {
  listing: { ...flat, id: 'silent', price: 30_500, bedrooms: null, size_sqft: null },
  allowed: [],
  relaxed: [],
  comparisons: [],
}

export const rankedPlot: RankedListing = { listing: plot, allowed: [], relaxed: [], comparisons: [] }
