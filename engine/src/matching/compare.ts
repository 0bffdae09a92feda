import type { Wishes } from '@guru/contract/requirement'
import {
  type Amenity,
  type Furnishing,
  isFurnishing,
  type PropertyType,
  type TransactionType,
} from '@guru/contract/vocabulary'
import type { Range } from '../range.ts'
import type { Listing } from './listing.ts'
import type { Surroundings } from './neighbourhood.ts'

/** One wish held against a listing: fits, does not, or is not known because the listing is silent. */
export type Comparison = { fits: boolean; known: boolean } & (
  | { slot: 'transaction_type'; actual: TransactionType; wished: TransactionType }
  | { slot: 'property_type'; actual: PropertyType; wished: PropertyType }
  | { slot: 'city'; actual: string; wished: string }
  | { slot: 'area'; actual: string; wished: string; kilometres: number | null }
  | { slot: 'price'; actual: number; wished: Range; transaction: TransactionType }
  | { slot: 'bedrooms'; actual: number | null; wished: Range }
  | { slot: 'size_sqft'; actual: number | null; wished: Range }
  | { slot: 'amenities'; amenity: Amenity }
)

/** Holds a listing against every wish, in the order in which wishes are named everywhere. */
export function compare(listing: Listing, wishes: Wishes, surroundings: Surroundings): Comparison[] {
  const { transaction_type, property_type, city, area, price, bedrooms, size_sqft, amenities = [] } = wishes
  const known = { known: true }
  const points: Comparison[] = []
  if (transaction_type) {
    const actual = listing.transaction_type
    points.push({
      slot: 'transaction_type',
      ...known,
      fits: actual === transaction_type,
      actual,
      wished: transaction_type,
    })
  }
  if (property_type) {
    const actual = listing.property_type
    points.push({
      slot: 'property_type',
      ...known,
      fits: actual === property_type,
      actual,
      wished: property_type,
    })
  }
  if (city)
    points.push({ slot: 'city', ...known, fits: listing.city === city, actual: listing.city, wished: city })
  if (area) points.push(compareArea(listing, area, surroundings))
  // A rent and a purchase price cannot be held against each other.
  if (price && (transaction_type ?? listing.transaction_type) === listing.transaction_type) {
    const actual = listing.price
    const transaction = listing.transaction_type
    const fits = within(actual, payable(price))
    points.push({ slot: 'price', ...known, fits, actual, wished: price, transaction })
  }
  if (bedrooms) points.push({ slot: 'bedrooms', ...inRange(listing.bedrooms, bedrooms) })
  if (size_sqft) points.push({ slot: 'size_sqft', ...inRange(listing.size_sqft, size_sqft) })
  for (const amenity of oneFurnishing(amenities, listing)) {
    const fits = listing.amenities.includes(amenity)
    points.push({ slot: 'amenities', fits, known: fits || listing.amenities_known, amenity })
  }
  return points
}

/** Of several ways of furnishing one is enough: the one that the listing has, or the first. */
function oneFurnishing(wished: readonly Amenity[], { amenities }: Listing): Amenity[] {
  const furnishings = furnishingsThatDo(wished)
  const meant = furnishings.find((one) => amenities.includes(one)) ?? furnishings[0]
  return wished.flatMap((one) => {
    if (!isFurnishing(one)) return [one]
    return one === furnishings[0] && meant !== undefined ? [meant] : []
  })
}

/** Ways of furnishing of which one is enough: who wishes it semi-furnished takes a furnished home as well. */
export function furnishingsThatDo(wished: readonly Amenity[]): Furnishing[] {
  const named = wished.filter(isFurnishing)
  const isMore = named.includes('semi_furnished') && !named.includes('furnished')
  return isMore ? [...named, 'furnished'] : named
}

function compareArea(
  { area: actual }: Listing,
  wished: string,
  { within, around, wholes, nearest, reach }: Surroundings,
): Comparison {
  const kilometres = within.has(actual) ? 0 : (around.get(actual) ?? null)
  const isNear = reach !== undefined && kilometres !== null && kilometres <= reach
  const fits = within.has(actual) || isNear
  return {
    slot: 'area',
    known: fits || !wholes.has(actual),
    fits,
    actual,
    wished: nearest?.get(actual) ?? wished,
    kilometres,
  }
}

function inRange(actual: number | null, wished: Range) {
  return { actual, wished, known: actual !== null, fits: actual !== null && within(actual, wished) }
}

/** True for a comparison that is worth telling: a match's city and kind of deal go without saying. */
export function tells({ slot, fits }: Comparison): boolean {
  return !(fits && (slot === 'city' || slot === 'transaction_type'))
}

/** "Ten to twelve thousand": nobody minds a home that is cheaper. "Above 30 lakh" alone bounds from below. */
export function payable({ min, max }: Range): Range {
  return max === undefined ? { ...(min !== undefined && { min }) } : { max }
}

/** Both ends belong to a range; an end that is not there bounds nothing. */
export function within(value: number, { min, max }: Range): boolean {
  return (min === undefined || value >= min) && (max === undefined || value <= max)
}
