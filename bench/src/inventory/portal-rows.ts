import { amenitiesOf } from '@guru/server/listings/amenity-bits'
import { generatedListings } from './listings.ts'

/** Columns as portals export them: one that Guru infers, with units and amenities in words. */
const header =
  'Listing ID,Purpose,Property Type,City,Locality,Price,Bedrooms,Bathrooms,Area,Society,Amenities,Latitude,Longitude,Posted On'

/** A CSV file of made-up listings in real cities and localities, chunk by chunk. */
export function* portalRows(count: number): Generator<string> {
  let chunk = `${header}\n`
  let number = 0
  for (const listing of generatedListings(count)) {
    const cells = [
      `L${number}`,
      listing.transaction_type === 'rent' ? 'For Rent' : 'For Sale',
      { apartment: 'Apartment', house: 'Independent House', land: 'Residential Plot' }[listing.property_type],
      listing.city,
      `"${listing.area}"`,
      listing.price,
      listing.bedrooms ?? '',
      listing.bathrooms ?? '',
      `${listing.size_sqft} sq ft`,
      listing.society ?? '',
      `"${amenitiesOf(listing.amenity_bits).join(', ')}"`,
      listing.latitude?.toFixed(5),
      listing.longitude?.toFixed(5),
      listing.last_confirmed.toISOString().slice(0, 10),
    ]
    chunk += `${cells.join(',')}\n`
    number += 1
    if (chunk.length < 64 * 1024) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}
