import { createPlaceIndex } from '@guru/engine/places/index'
import { amenitiesOf } from '@guru/server/listings/amenity-bits'
import { generatedListings } from './listings.ts'
import { cities } from './market.ts'

/** Columns as portals export them: one that Guru infers, with units and amenities in words. */
const header =
  'Listing ID,Purpose,Property Type,City,Locality,Price,Bedrooms,Bathrooms,Area,Society,Amenities,Latitude,Longitude,Posted On'

/** A CSV file of made-up listings in real cities and localities, chunk by chunk. */
export function* portalRows(count: number): Generator<string> {
  const placeOf = realPlaces()
  let chunk = `${header}\n`
  let number = 0
  for (const listing of generatedListings(count)) {
    const { city, area } = placeOf(listing.city, listing.area)
    const cells = [
      `L${number}`,
      listing.transaction_type === 'rent' ? 'For Rent' : 'For Sale',
      { apartment: 'Apartment', house: 'Independent House', land: 'Residential Plot' }[listing.property_type],
      city,
      `"${area}"`,
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

/** The made-up places by real names: the bigger the made-up city, the bigger the real one. */
function realPlaces(): (city: string, area: string) => { city: string; area: string } {
  const index = createPlaceIndex([])
  const names = index.cityNames().filter((name) => index.areaNames(name).length > 0)
  const real = new Map(
    cities.map((made, rank) => {
      const city = names[rank % names.length] ?? made.name
      return [made.name, { city, areas: index.areaNames(city), made: made.areas }]
    }),
  )
  return (city, area) => {
    const found = real.get(city)
    const areas = found?.areas ?? []
    return { city: found?.city ?? city, area: areas[(found?.made.indexOf(area) ?? 0) % areas.length] ?? area }
  }
}
