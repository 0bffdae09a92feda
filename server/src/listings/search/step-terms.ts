import {
  type PropertyType,
  propertyTypes,
  type TransactionType,
  transactionTypes,
} from '@guru/contract/vocabulary'
import type { ListingFilter, ListingOrder, SearchStep } from '@guru/engine/matching/listing'
import type { Range } from '@guru/engine/range'
import { amenityBits } from '../amenity-bits.ts'
import { type PriceBand, priceBands, wholeRange } from './price-bands.ts'

/**
 * A step of a search as the query takes it (in JSON). Segments times bands make cells: stretches of an
 * index, each read from its preferred end and left as soon as enough is found. Cells never overlap. Both
 * come as columns, which the database lays beside each other again.
 */
export interface StepTerms extends Columns<Segment>, Columns<PriceBand> {
  step: number
  path: SearchPath
  city: string | null
  bedrooms_min: number
  bedrooms_max: number
  size_min: number
  size_max: number
  amenity_bits: number
  /** Rows of this step at most; null where only all steps together are limited. */
  most: number | null
}

type Columns<Row> = { [Column in keyof Row]: Row[Column][] }

/** Equal values in the columns that lead the index. */
interface Segment {
  transaction_type: TransactionType
  property_type: PropertyType
  area: string | null
  /** Preference among the areas asked for: rows of the first come first. */
  area_rank: number
  bedroom_class: number | null
}

/** Which index a step is read from, and in which order. */
export type SearchPath =
  | 'area_by_price'
  | 'area_cheapest'
  | 'area_by_freshness'
  | 'city_by_price'
  | 'city_cheapest'
  | 'city_by_freshness'
  | 'anywhere_by_freshness'

function searchPath(
  { filter: { city, areas, price }, cheapest }: SearchStep,
  order: ListingOrder,
): SearchPath {
  if (cheapest) return areas === undefined ? 'city_cheapest' : 'area_cheapest'
  if (order === 'best' && city === undefined && areas === undefined) return 'anywhere_by_freshness'
  const freshest = order === 'best' && price === undefined
  if (areas !== undefined) return freshest ? 'area_by_freshness' : 'area_by_price'
  return freshest ? 'city_by_freshness' : 'city_by_price'
}

/** Each band reads its own stretch of prices; by freshness alone all bands would read the same rows. */
const banded = (path: SearchPath, order: ListingOrder): boolean =>
  order === 'best' && path !== 'anywhere_by_freshness' && !path.endsWith('_cheapest')

export function stepTerms(step: number, searched: SearchStep, order: ListingOrder): StepTerms {
  const { filter, most } = searched
  const bedrooms = filter.bedrooms === undefined ? anyBedrooms : knownBedrooms(filter.bedrooms)
  const path = searchPath(searched, order)
  return {
    step,
    path,
    city: filter.city === undefined ? null : storable(filter.city),
    ...bedrooms,
    ...(filter.size_sqft === undefined ? anySize : knownSize(filter.size_sqft)),
    amenity_bits: amenityBits(filter.amenities ?? []),
    most: most ?? null,
    ...segmentColumns(segments(filter, path, bedrooms)),
    ...bandColumns(banded(path, order) ? priceBands(filter.price) : [wholeRange(filter.price)]),
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
  const areas = filter.areas === undefined ? [null] : [...new Set(filter.areas.map(storable))]
  const classes = path === 'city_by_price' || path === 'city_cheapest' ? bedroomClasses(bedrooms) : [null]
  return oneOrAll(filter.transaction_type, transactionTypes).flatMap((transaction_type) =>
    kindsOf(filter).flatMap((property_type) =>
      areas.flatMap((area, area_rank) =>
        classes.map((bedroom_class) => ({ transaction_type, property_type, area, area_rank, bedroom_class })),
      ),
    ),
  )
}

function kindsOf({ property_type, homes }: ListingFilter): readonly PropertyType[] {
  const kinds = oneOrAll(property_type, propertyTypes)
  return property_type === undefined && homes ? kinds.filter((kind) => kind !== 'land') : kinds
}

function segmentColumns(rows: Segment[]): Columns<Segment> {
  return {
    transaction_type: rows.map((row) => row.transaction_type),
    property_type: rows.map((row) => row.property_type),
    area: rows.map((row) => row.area),
    area_rank: rows.map((row) => row.area_rank),
    bedroom_class: rows.map((row) => row.bedroom_class),
  }
}

function bandColumns(rows: PriceBand[]): Columns<PriceBand> {
  return {
    band: rows.map((row) => row.band),
    pace: rows.map((row) => row.pace),
    price_min: rows.map((row) => row.price_min),
    price_max: rows.map((row) => row.price_max),
  }
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
