import type { TransactionType } from '@guru/contract/vocabulary'
import { amenityBits } from '../listings/amenity-bits.ts'
import { demoSource, listingId, type NewListing } from '../listings/new-listing.ts'
import { amenitiesFor } from './demo-amenities.ts'
import { type DemoCity, demoCities } from './demo-cities.ts'
import { type Home, someHome } from './homes.ts'
import { priceOf } from './pricing.ts'
import { Random } from './random.ts'
import { societyName } from './society-names.ts'

export interface DemoOptions {
  /** The day on which the inventory is made: listings were confirmed in the four weeks before. */
  referenceDate: Date
  /** How many listings; 24,000 unless told. */
  count?: number
  seed?: number
}

const usualCount = 24_000
const usualSeed = 2026
const daysConfirmed = 28
/** About 500 metres in degrees of latitude. */
const jitterDegrees = 0.0045
const minutesOfDay = 24 * 60
const millisecondsOfMinute = 60_000

/**
 * A plausible inventory of made-up listings in real localities, the same for the same options. All are
 * marked as demo: by their source and in their RERA numbers.
 */
export function* demoListings(options: DemoOptions): Generator<NewListing, void, undefined> {
  const random = new Random(options.seed ?? usualSeed)
  let number = 0
  for (const { city, count } of shares(demoCities(), options.count ?? usualCount)) {
    for (let nth = 0; nth < count; nth++) {
      number++
      const transactionType: TransactionType = nth % 9 < 5 ? 'sale' : 'rent'
      yield listing(random, city, someHome(random, transactionType), number, options.referenceDate)
    }
  }
}

/** Shares the listings out among the cities by weight, exactly `count` in all. */
function shares(cities: DemoCity[], count: number): { city: DemoCity; count: number }[] {
  const total = cities.reduce((sum, city) => sum + city.weight, 0)
  let weight = 0
  let given = 0
  return cities.map((city) => {
    weight += city.weight
    const share = Math.round((count * weight) / total) - given
    given += share
    return { city, count: share }
  })
}

function listing(
  random: Random,
  city: DemoCity,
  home: Home,
  number: number,
  referenceDate: Date,
): NewListing {
  const area = random.weighted(city.areas)
  const rera = reraNumber(random, city, home, number)
  return {
    id: listingId(demoSource, String(number)),
    source: demoSource,
    transaction_type: home.transactionType,
    property_type: home.propertyType,
    city: city.name,
    area: area.name,
    price: priceOf(random, home, city, area),
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    size_sqft: home.sizeSqft,
    amenity_bits: amenityBits(amenitiesFor(random, home)),
    amenities_known: true,
    furnishing: home.furnishing,
    society: societyName(random, home),
    latitude: nearby(random, area.latitude),
    longitude: nearby(random, area.longitude),
    rera_number: rera,
    rera_approved: rera === null ? null : true,
    last_confirmed: confirmedBefore(random, referenceDate),
  }
}

/** Projects for sale are registered; the number says that it is none. */
function reraNumber(random: Random, city: DemoCity, home: Home, number: number): string | null {
  const chance = home.transactionType === 'rent' || home.propertyType === 'house' ? 0 : 0.65
  if (!random.chance(chance)) return null
  const initials = city.state
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
  return `DEMO-RERA-${initials}-${String(number).padStart(6, '0')}`
}

function nearby(random: Random, degrees: number): number {
  return Math.round((degrees + random.between(-jitterDegrees, jitterDegrees)) * 1e5) / 1e5
}

function confirmedBefore(random: Random, referenceDate: Date): Date {
  const minutes = random.whole(0, daysConfirmed * minutesOfDay)
  return new Date(referenceDate.getTime() - minutes * millisecondsOfMinute)
}
