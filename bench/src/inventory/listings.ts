import { amenityBits } from '@guru/server/listings/amenity-bits'
import { listingId, type NewListing } from '@guru/server/listings/new-listing'
import { commonAmenities } from './amenities.ts'
import { anySegment, priceIn, type Segment } from './market.ts'
import { type Random, seededRandom } from './random.ts'

const newest = Date.UTC(2026, 10, 1)
const day = 86_400_000

/** As many made-up listings as asked for; the same ones at every call. */
export function* generatedListings(count: number): Generator<NewListing> {
  const random = seededRandom(count)
  for (let number = 0; number < count; number += 1) yield generatedListing(number, anySegment(random), random)
}

function generatedListing(number: number, segment: Segment, random: Random): NewListing {
  const land = segment.propertyType === 'land'
  return {
    id: listingId('bench', String(number)),
    source: 'bench',
    transaction_type: segment.transactionType,
    property_type: segment.propertyType,
    city: segment.city.name,
    area: segment.area,
    price: priceIn(segment, random),
    bedrooms: land ? null : segment.bedrooms,
    bathrooms: land ? null : Math.max(1, segment.bedrooms - 1),
    size_sqft: Math.round(
      land ? 1200 * (1 + random.below(4)) : (250 + 420 * segment.bedrooms) * (0.8 + 0.4 * random.next()),
    ),
    amenity_bits: amenityBits(
      commonAmenities.filter(([, share]) => random.next() < share).map(([amenity]) => amenity),
    ),
    amenities_known: true,
    furnishing: null,
    society: random.next() < 0.5 ? `Society ${random.below(5000)}` : null,
    latitude: 8 + random.next() * 25,
    longitude: 70 + random.next() * 20,
    rera_number: null,
    rera_approved: null,
    last_confirmed: new Date(newest - random.below(180) * day),
  }
}
