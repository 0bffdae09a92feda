import {
  type PropertyType,
  propertyTypes,
  type TransactionType,
  transactionTypes,
} from '@guru/contract/vocabulary'
import type { ListingFilter, ListingOrder } from '@guru/engine/matching/listing'
import type { Range } from '@guru/engine/range'
import { amenityBits } from '../amenity-bits.ts'
import { type PriceBand, priceBands, wholeRange } from './price-bands.ts'

/**
 * A step of a search as the query takes it (in JSON). Segments times bands make cells: stretches of an
 * index, each read from its preferred end and left as soon as enough is found. Cells never overlap.
 */
export interface StepTerms {
  city: string | null
  bedrooms_min: number
  bedrooms_max: number
  size_min: number
  size_max: number
  amenity_bits: number
  segments: Segment[]
  bands: PriceBand[]
}

/** Equal values in the columns that lead the index. */
export interface Segment {
  transaction_type: TransactionType
  property_type: PropertyType
  area: string | null
  /** Preference among the areas asked for: rows of the first come first. */
  area_rank: number
  bedroom_class: number | null
}

/** The index of the table that a step is answered from. */
export type SearchPath = 'area' | 'price' | 'freshness'

export function searchPath(filter: ListingFilter, order: ListingOrder): SearchPath {
  if (filter.areas !== undefined) return 'area'
  return filter.price === undefined && order === 'best' ? 'freshness' : 'price'
}

export function stepTerms(filter: ListingFilter, order: ListingOrder): StepTerms {
  const bedrooms = filter.bedrooms === undefined ? anyBedrooms : knownBedrooms(filter.bedrooms)
  return {
    city: filter.city === undefined ? null : storable(filter.city),
    ...bedrooms,
    ...(filter.size_sqft === undefined ? anySize : knownSize(filter.size_sqft)),
    amenity_bits: amenityBits(filter.amenities ?? []),
    segments: segments(filter, searchPath(filter, order), bedrooms),
    bands: order === 'best' ? priceBands(filter.price) : [wholeRange(filter.price)],
  }
}

/** Unknown bedrooms are compared as -1, an unknown size as 0: a wish for either leaves them out. */
const anyBedrooms = { bedrooms_min: -1, bedrooms_max: 32_767 }
const anySize = { size_min: 0, size_max: 1e300 }
type Bedrooms = typeof anyBedrooms

function knownBedrooms({ min = 0, max = anyBedrooms.bedrooms_max }: Range): Bedrooms {
  const most = anyBedrooms.bedrooms_max
  return {
    bedrooms_min: Math.min(most, Math.max(0, Math.ceil(min))),
    bedrooms_max: Math.min(most, Math.max(-1, Math.floor(max))),
  }
}

function knownSize({ min = 0, max = anySize.size_max }: Range) {
  return { size_min: Math.max(Number.EPSILON, min), size_max: Math.min(anySize.size_max, max) }
}

function segments(filter: ListingFilter, path: SearchPath, bedrooms: Bedrooms): Segment[] {
  const areas = path === 'area' ? [...new Set(filter.areas?.map(storable))] : [null]
  const classes = path === 'price' ? bedroomClasses(bedrooms) : [null]
  return oneOrAll(filter.transaction_type, transactionTypes).flatMap((transaction_type) =>
    oneOrAll(filter.property_type, propertyTypes).flatMap((property_type) =>
      areas.flatMap((area, area_rank) =>
        classes.map((bedroom_class) => ({ transaction_type, property_type, area, area_rank, bedroom_class })),
      ),
    ),
  )
}

/** The database's texts hold no NUL and no half of a character; no name of a place does. */
function storable(name: string): string {
  return name.toWellFormed().replaceAll('\0', '')
}

function oneOrAll<Value>(one: Value | undefined, all: readonly Value[]): readonly Value[] {
  return one === undefined ? all : [one]
}

/** Listings with this many bedrooms or more are one class; those whose bedrooms are unknown are class -1. */
const topBedroomClass = 10

function bedroomClasses({ bedrooms_min, bedrooms_max }: Bedrooms): number[] {
  const first = Math.min(topBedroomClass, bedrooms_min)
  const last = Math.min(topBedroomClass, bedrooms_max)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, position) => first + position)
}
