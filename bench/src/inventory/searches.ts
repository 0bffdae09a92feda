import type { Wishes } from '@guru/contract/requirement'
import type { Amenity } from '@guru/contract/vocabulary'
import type { ListingSearch } from '@guru/engine/matching/listing'
import { createNeighbourhood } from '@guru/engine/matching/neighbourhood'
import { planSearch } from '@guru/engine/matching/plan-search'
import { commonAmenities } from './amenities.ts'
import { anySegment, places, priceIn, type Segment } from './market.ts'
import { type Random, seededRandom } from './random.ts'

/**
 * Searches as conversations bring them, with the steps and the limit that the engine plans: a city unless
 * the seeker looks `anywhere`, mostly a price and bedrooms, half the time an area, sometimes amenities or a size.
 */
export function* generatedSearches(count: number, seed: number, anywhere = false): Generator<ListingSearch> {
  const random = seededRandom(seed)
  const neighbourhood = createNeighbourhood(places)
  for (let number = 0; number < count; number += 1) {
    const { city, area, ...wishes } = someWishes(anySegment(random), random)
    const place = anywhere ? {} : { ...(city && { city }), ...(area && { area }) }
    const look = { wishes: { ...wishes, ...place }, view: null, seen: [] }
    const order =
      random.next() < 0.85 ? 'best' : random.pick(['price_up', 'price_down', 'size_up', 'size_down'] as const)
    yield { ...planSearch(look, neighbourhood), order }
  }
}

function someWishes(segment: Segment, random: Random): Wishes {
  const wishes: Wishes = {
    transaction_type: segment.transactionType,
    property_type: segment.propertyType,
    city: segment.city.name,
  }
  if (random.next() < 0.5) wishes.area = segment.area
  if (random.next() < 0.85) wishes.price = budget(priceIn(segment, random), random)
  if (segment.bedrooms > 0 && random.next() < 0.85)
    wishes.bedrooms = { min: segment.bedrooms, max: segment.bedrooms }
  if (random.next() < 0.25) wishes.amenities = someAmenities(random)
  if (random.next() < 0.1) wishes.size_sqft = { min: 300 + random.below(1500) }
  return wishes
}

function budget(price: number, random: Random): { min?: number; max?: number } {
  const kind = random.next()
  if (kind < 0.75) return { max: price }
  if (kind < 0.95) return { min: Math.round(price * 0.8), max: Math.round(price * 1.2) }
  return { min: price }
}

function someAmenities(random: Random): Amenity[] {
  const count = 1 + random.below(3)
  const picked = Array.from({ length: count }, () => commonAmenities[random.below(10)]?.[0] ?? 'parking')
  return [...new Set(picked)]
}
