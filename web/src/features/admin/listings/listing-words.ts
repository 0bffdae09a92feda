import type { KeptFact, Listing } from '@guru/contract/listings'
import type { PropertyType, TransactionType } from '@guru/contract/vocabulary'
import { createFormatter } from '@guru/engine/format'
import { englishFormat } from '@guru/engine/languages/en/format'

export const transactionNames: Record<TransactionType, string> = { rent: 'For rent', sale: 'For sale' }
export const propertyNames: Record<PropertyType, string> = {
  house: 'House',
  apartment: 'Apartment',
  land: 'Land',
}

const factNames: Record<KeptFact, string> = {
  price: 'price',
  kind: 'kind and rooms',
  place: 'city and area',
  society: 'society',
  size: 'size',
  amenities: 'furnishing and amenities',
  rera: 'RERA number',
  status: 'retired',
}

/** "Kept by hand: price, society" */
export const keptText = (facts: readonly KeptFact[]): string =>
  `Kept by hand: ${facts.map((fact) => factNames[fact]).join(', ')}`

const format = createFormatter(englishFormat, 'written')

/** "₹ 25,000 a month" */
export const priceOf = ({ price, transaction_type }: Pick<Listing, 'price' | 'transaction_type'>): string =>
  format.price(price, transaction_type)

/** "2 BHK · Apartment · For rent · 1,050 sq ft" */
export function kindOf(
  listing: Pick<Listing, 'bedrooms' | 'property_type' | 'transaction_type' | 'size_sqft'>,
): string {
  const { bedrooms, size_sqft } = listing
  return [
    bedrooms === null ? null : bedrooms === 0 ? 'Studio' : `${bedrooms} BHK`,
    propertyNames[listing.property_type],
    transactionNames[listing.transaction_type],
    size_sqft === null ? null : `${size_sqft.toLocaleString('en-IN', { maximumFractionDigits: 0 })} sq ft`,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

/** "swimming_pool" → "Swimming pool" */
export const plainName = (word: string): string =>
  (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('_', ' ')
