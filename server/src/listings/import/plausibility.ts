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
  const fault = implausible(listing)
  if (fault !== null) throw new Unusable(`${fault} not plausible`)
}

function implausible({
  transaction_type,
  property_type,
  price,
  size_sqft: size,
  bedrooms,
}: Figures): string | null {
  const kind = property_type === 'land' ? 'land' : 'home'
  const rupees = transaction_type === 'rent' ? `₹ ${price} a month` : `₹ ${price}`
  if (!isWithin(price, priceBounds[transaction_type])) return `the price of ${rupees} is`
  if (bedrooms !== null && bedrooms > mostBedrooms) return `${bedrooms} bedrooms are`
  if (size === null) return null
  if (!isWithin(size, sizeBounds[kind])) return `the size of ${size} sq ft is`
  if (bedrooms !== null && size < leastSizePerBedroom * bedrooms)
    return `${bedrooms} bedrooms in ${size} sq ft are`
  return isWithin(price / size, rateBounds[transaction_type][kind]) ? null : `${rupees} for ${size} sq ft is`
}

function isWithin(value: number, [low, high]: readonly [number, number]): boolean {
  return value >= low && value <= high
}
