import type { Amenity, PropertyType, TransactionType } from '@guru/contract/vocabulary'
import type { Range } from '../range.ts'

/** A listing as matching sees it; the database's row without its bookkeeping. */
export interface Listing {
  id: string
  transaction_type: TransactionType
  property_type: PropertyType
  city: string
  area: string
  society: string | null
  /** Whole rupees; per month when renting. */
  price: number
  /** null for land and where unknown. */
  bedrooms: number | null
  bathrooms: number | null
  size_sqft: number | null
  amenities: Amenity[]
  /** False when the source says nothing about amenities: their absence then means nothing. */
  amenities_known: boolean
  latitude: number | null
  longitude: number | null
  rera_number: string | null
  last_confirmed: string
  demo: boolean
}

/** What was given up to find a listing when nothing fitted in every point. */
export type Relaxation =
  | 'nearby_area'
  | 'any_area'
  | 'price'
  | 'bedrooms'
  | 'amenities'
  | 'size'
  | 'property_type'

/** Conditions on listings; an absent one holds for all. */
export interface ListingFilter {
  transaction_type?: TransactionType
  property_type?: PropertyType
  /** Flats and houses, no land; says nothing beside a kind. */
  homes?: true
  city?: string
  /** Any of these areas of the city. */
  areas?: string[]
  price?: Range
  bedrooms?: Range
  size_sqft?: Range
  /** All of these. */
  amenities?: Amenity[]
}

export type ListingOrder = 'best' | 'price_up' | 'price_down' | 'size_up' | 'size_down'

/**
 * One search: steps in order of preference, the exact wishes first, each later one with something given
 * up. Rows of an earlier step come before those of a later one and the search ends once `limit` rows are
 * found, so a search that finds exact matches pays for no other step. A row comes once.
 */
export interface ListingSearch {
  steps: SearchStep[]
  order: ListingOrder
  /** What is nearest to the wished area comes first of what fits alike. */
  nearest?: true
  /** Listings already shown. */
  exclude: string[]
  limit: number
}

export interface SearchStep {
  filter: ListingFilter
  relaxed: Relaxation[]
  /** What costs least comes first here, whatever the order of the search. */
  cheapest?: true
  /** Rows of this step at most, where a page has use for no more, or the next step is as good: "a plot or a house". */
  most?: number
}

/** Rows of a step that looks for the cheapest. */
export const cheapestCount = 3

/** A listing found, with the index of the step that found it. */
export interface FoundListing {
  listing: Listing
  step: number
}
