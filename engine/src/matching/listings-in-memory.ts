import { within } from './compare.ts'
import type { FoundListing, Listing, ListingFilter, ListingSearch } from './listing.ts'

/**
 * Answers a search out of a list, step by step as a `ListingSearch` is meant: the reference that tests
 * hold a conversation against when there is no database.
 */
export function searchInMemory(listings: readonly Listing[], search: ListingSearch): FoundListing[] {
  const found: FoundListing[] = []
  const taken = new Set(search.exclude)
  for (const [step, { filter, cheapest, most }] of search.steps.entries()) {
    const fitting = listings.filter((listing) => !taken.has(listing.id) && fits(listing, filter))
    const sorted = fitting.sort(byOrder(cheapest ? 'price_up' : search.order))
    for (const listing of sorted.slice(0, most)) {
      if (found.length === search.limit) return found
      found.push({ listing, step })
      taken.add(listing.id)
    }
  }
  return found
}

/** The listings of those ids that there are, in that order. */
export function lookUpInMemory(listings: readonly Listing[], ids: readonly string[]): FoundListing[] {
  return ids.flatMap((id) =>
    listings.filter((listing) => listing.id === id).map((listing) => ({ listing, step: 0 })),
  )
}

function fits(listing: Listing, filter: ListingFilter): boolean {
  const { transaction_type, property_type, homes, city, areas, price, bedrooms, size_sqft, amenities } =
    filter
  return (
    (transaction_type === undefined || listing.transaction_type === transaction_type) &&
    (property_type === undefined || listing.property_type === property_type) &&
    (homes === undefined || property_type !== undefined || listing.property_type !== 'land') &&
    (city === undefined || listing.city === city) &&
    (areas === undefined || areas.includes(listing.area)) &&
    (price === undefined || within(listing.price, price)) &&
    (bedrooms === undefined || (listing.bedrooms !== null && within(listing.bedrooms, bedrooms))) &&
    (size_sqft === undefined || (listing.size_sqft !== null && within(listing.size_sqft, size_sqft))) &&
    (amenities === undefined || amenities.every((amenity) => listing.amenities.includes(amenity)))
  )
}

function byOrder(order: ListingSearch['order']): (one: Listing, other: Listing) => number {
  switch (order) {
    case 'best':
      return (one, other) => other.last_confirmed.localeCompare(one.last_confirmed)
    case 'price_up':
      return (one, other) => one.price - other.price
    case 'price_down':
      return (one, other) => other.price - one.price
    case 'size_up':
      return (one, other) => (one.size_sqft ?? 0) - (other.size_sqft ?? 0)
    case 'size_down':
      return (one, other) => (other.size_sqft ?? 0) - (one.size_sqft ?? 0)
  }
}
