import { type Listing, listingRequestSchema } from '@guru/contract/listings'
import {
  type Amenity,
  amenities,
  furnishings,
  isFurnishing,
  propertyTypes,
  transactionTypes,
} from '@guru/contract/vocabulary'
import { fieldErrors } from '../../../staff/field-errors.ts'

/** A listing as its form holds it: '' where nothing is filled in. */
export interface ListingValues {
  transaction_type: string
  property_type: string
  city: string
  area: string
  society: string
  price: number | string
  bedrooms: number | string
  bathrooms: number | string
  size_sqft: number | string
  furnishing: string
  amenities: string[]
  rera_number: string
}

export const emptyValues: ListingValues = {
  transaction_type: 'rent',
  property_type: 'apartment',
  city: '',
  area: '',
  society: '',
  price: '',
  bedrooms: '',
  bathrooms: '',
  size_sqft: '',
  furnishing: '',
  amenities: [],
  rera_number: '',
}

export const valuesOf = (listing: Listing): ListingValues => ({
  transaction_type: listing.transaction_type,
  property_type: listing.property_type,
  city: listing.city,
  area: listing.area,
  society: listing.society ?? '',
  price: listing.price,
  bedrooms: listing.bedrooms ?? '',
  bathrooms: listing.bathrooms ?? '',
  size_sqft: listing.size_sqft ?? '',
  furnishing: listing.furnishing ?? '',
  amenities: listing.amenities.filter((amenity) => !isFurnishing(amenity)),
  rera_number: listing.rera_number ?? '',
})

/** What the form sends; what the contract refuses is told at its field. */
export const requestOf = (values: ListingValues) => ({
  ...values,
  transaction_type: transactionTypes.find((one) => one === values.transaction_type),
  property_type: propertyTypes.find((one) => one === values.property_type),
  furnishing: furnishings.find((one) => one === values.furnishing) ?? null,
  price: numberOf(values.price) ?? undefined,
  bedrooms: numberOf(values.bedrooms),
  bathrooms: numberOf(values.bathrooms),
  size_sqft: numberOf(values.size_sqft),
})

export const faultsOf = (values: ListingValues) => fieldErrors(listingRequestSchema)(requestOf(values))

const numberOf = (value: number | string): number | null => (value === '' ? null : Number(value))

/** Those to tick; furnishing is asked for by itself. */
export const ticked: readonly Amenity[] = amenities.filter((amenity) => !isFurnishing(amenity))
