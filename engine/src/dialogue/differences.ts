import type { Relaxation } from '../matching/listing.ts'
import type { RankedListing } from '../matching/rank.ts'
import type { Differences } from './act.ts'

/** What a seeker would want to hear first of how homes differ from the wishes. */
const byWeight: readonly Relaxation[] = [
  'property_type',
  'any_area',
  'nearby_area',
  'bedrooms',
  'price',
  'size',
  'amenities',
]
/** Nobody calls near what is farther away. */
const nearKilometres = 5

/** A home of a page: what it misses, and how it stands to each wish where that is known. */
type Differing = Pick<RankedListing, 'relaxed'> & Partial<Pick<RankedListing, 'comparisons'>>

/**
 * How homes that come close differ: whatever any of them misses, and how many miss it where not all do. Homes of which one is
 * far off are not called near: "in other areas" is true of all.
 */
export function differencesOf(page: readonly Differing[]): Differences {
  const isFar = page.some((home) => home.relaxed.includes('any_area') || isFarOff(home))
  const each = page.map(
    ({ relaxed }) => new Set(relaxed.map((one) => (isFar && one === 'nearby_area' ? 'any_area' : one))),
  )
  const homesWith = (one: Relaxation) => each.filter((missed) => missed.has(one)).length
  const relaxed = byWeight.filter((one) => homesWith(one) > 0)
  const partly = relaxed.filter((one) => homesWith(one) < page.length)
  const rooms = roomsOf(page)
  return {
    relaxed,
    ...(partly.length > 0 && { partly: Object.fromEntries(partly.map((one) => [one, homesWith(one)])) }),
    ...(rooms.length > 0 && { rooms }),
  }
}

function isFarOff({ comparisons = [] }: Differing): boolean {
  return comparisons.some(
    (one) => one.slot === 'area' && !one.fits && one.known && (one.kilometres ?? Infinity) > nearKilometres,
  )
}

function roomsOf(page: readonly Differing[]): number[] {
  const rooms = page
    .filter(({ relaxed }) => relaxed.includes('bedrooms'))
    .flatMap(({ comparisons = [] }) => comparisons)
    .flatMap((one) => (one.slot === 'bedrooms' && !one.fits && one.actual !== null ? [one.actual] : []))
  return [...new Set(rooms)].toSorted((one, other) => one - other)
}
