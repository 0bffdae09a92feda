import type { PropertyType, TransactionType } from '@guru/contract/vocabulary'
import { Unusable } from '../values/unusable.ts'

interface Figures {
  transaction_type: TransactionType
  property_type: PropertyType
  price: number
  size_sqft: number | null
  bedrooms: number | null
}

/** Lowest and highest that a real listing in India is believed to have; far beyond what is usual. */
const priceBounds = { rent: [500, 5_000_000], sale: [200_000, 5_000_000_000] } as const
const sizeBounds = { home: [100, 50_000], land: [100, 50_000_000] } as const
/** Rupees per square foot. */
const rateBounds = {
  rent: { home: [2, 1_500], land: [0.01, 1_500] },
  sale: { home: [300, 250_000], land: [10, 250_000] },
} as const
const mostBedrooms = 50
const leastSizePerBedroom = 50

/** @throws Unusable when a figure is none that a real listing has: a slip in the source. */
export function requirePlausible(listing: Figures): void {
  const kind = listing.property_type === 'land' ? 'land' : 'home'
  const period = listing.transaction_type === 'rent' ? ' a month' : ''
  requireWithin(
    listing.price,
    priceBounds[listing.transaction_type],
    `the price of ₹ ${listing.price}${period}`,
  )
  if ((listing.bedrooms ?? 0) > mostBedrooms)
    throw new Unusable(`${listing.bedrooms} bedrooms are not plausible`)
  if (listing.size_sqft === null) return
  requireWithin(listing.size_sqft, sizeBounds[kind], `the size of ${listing.size_sqft} sq ft`)
  if (listing.size_sqft < leastSizePerBedroom * (listing.bedrooms ?? 0))
    throw new Unusable(`${listing.bedrooms} bedrooms in ${listing.size_sqft} sq ft are not plausible`)
  const rate = listing.price / listing.size_sqft
  requireWithin(
    rate,
    rateBounds[listing.transaction_type][kind],
    `₹ ${listing.price}${period} for ${listing.size_sqft} sq ft`,
  )
}

function requireWithin(value: number, [low, high]: readonly [number, number], what: string): void {
  if (value < low || value > high) throw new Unusable(`${what} is not plausible`)
}
