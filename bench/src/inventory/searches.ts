import type { Amenity } from '@guru/contract/vocabulary'
import type { ListingFilter, ListingSearch } from '@guru/engine/matching/listing'
import { commonAmenities } from './amenities.ts'
import { anySegment, priceIn, type Segment } from './market.ts'
import { type Random, seededRandom } from './random.ts'

/**
 * Made-up searches as conversations bring them: always a city, mostly a price and bedrooms, half the time
 * an area, sometimes amenities or a size; the steps behind the exact one give up one wish each.
 */
export function* generatedSearches(count: number, seed: number): Generator<ListingSearch> {
  const random = seededRandom(seed)
  for (let number = 0; number < count; number += 1) {
    const wished = wishes(anySegment(random), random)
    yield {
      steps: [{ filter: wished, relaxed: [] }, ...relaxations(wished, random)],
      order: random.next() < 0.85 ? 'best' : random.pick(['price_up', 'price_down', 'size_up', 'size_down']),
      exclude: [],
      limit: 10,
    }
  }
}

function wishes(segment: Segment, random: Random): ListingFilter {
  const filter: ListingFilter = {
    transaction_type: segment.transactionType,
    property_type: segment.propertyType,
    city: segment.city.name,
  }
  if (random.next() < 0.5) filter.areas = [segment.area]
  if (random.next() < 0.85) filter.price = budget(priceIn(segment, random), random)
  if (segment.bedrooms > 0 && random.next() < 0.85)
    filter.bedrooms = { min: segment.bedrooms, max: segment.bedrooms }
  if (random.next() < 0.25) filter.amenities = someAmenities(random)
  if (random.next() < 0.1) filter.size_sqft = { min: 300 + random.below(1500) }
  return filter
}

function budget(price: number, random: Random): { min?: number; max?: number } {
  const kind = random.next()
  if (kind < 0.75) return { max: price }
  if (kind < 0.95) return { min: Math.round(price * 0.8), max: Math.round(price * 1.2) }
  return { min: price }
}

function someAmenities(random: Random): Amenity[] {
  const count = 1 + random.below(3)
  return Array.from({ length: count }, () => commonAmenities[random.below(10)]?.[0] ?? 'parking')
}

function relaxations(wished: ListingFilter, random: Random): ListingSearch['steps'] {
  const { areas, price, bedrooms, amenities, ...rest } = wished
  const elsewhere = { ...wished }
  delete elsewhere.areas
  const steps: ListingSearch['steps'] = []
  if (areas !== undefined) {
    const nearby = Array.from({ length: 6 }, () => `Area ${1 + random.below(100)}`)
    steps.push({ filter: { ...wished, areas: nearby }, relaxed: ['nearby_area'] })
    steps.push({ filter: elsewhere, relaxed: ['any_area'] })
  }
  if (price?.max !== undefined)
    steps.push({
      filter: { ...wished, price: { ...price, max: Math.round(price.max * 1.1) } },
      relaxed: ['price'],
    })
  if (bedrooms?.min !== undefined)
    steps.push({
      filter: { ...wished, bedrooms: { min: bedrooms.min - 1, max: bedrooms.min + 1 } },
      relaxed: ['bedrooms'],
    })
  if (amenities !== undefined) steps.push({ filter: { ...elsewhere, amenities: [] }, relaxed: ['amenities'] })
  const otherType = wished.property_type === 'house' ? 'apartment' : 'house'
  steps.push({
    filter: { ...rest, ...(price && { price }), property_type: otherType },
    relaxed: ['property_type'],
  })
  return steps
}
