import type { Relaxation } from '../matching/listing.ts'
import type { RankedListing } from '../matching/rank.ts'

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
/** More than that nobody follows who hears it; the cards tell the rest. */
const mostTold = 2

/** Nobody calls near what is farther away. */
const nearKilometres = 5

/** A home of a page: what it misses, and how it stands to each wish where that is known. */
type Differing = Pick<RankedListing, 'relaxed'> & Partial<Pick<RankedListing, 'comparisons'>>

/**
 * How homes that come close differ, as far as it is told: what most of them differ in, at most two things.
 * `together`: each of them differs in all of that ("near Baner, with no word on a lift"), else some in one and
 * some in another. Homes of which one is far off are not called near: "in other areas" is true of all.
 */
export function differencesOf(page: readonly Differing[]): {
  relaxed: Relaxation[]
  together?: true
  rooms?: 'fewer' | 'more'
} {
  const isFar = page.some((home) => home.relaxed.includes('any_area') || isFarOff(home))
  const each = page.map(
    ({ relaxed }) => new Set(relaxed.map((one) => (isFar && one === 'nearby_area' ? 'any_area' : one))),
  )
  const homesWith = (one: Relaxation) => each.filter((missed) => missed.has(one)).length
  const most = byWeight
    .filter((one) => homesWith(one) > 0)
    .toSorted((one, other) => homesWith(other) - homesWith(one))
    .slice(0, mostTold)
  const relaxed = byWeight.filter((one) => most.includes(one))
  const rooms = relaxed.includes('bedrooms') ? roomsOf(page) : null
  return {
    relaxed,
    ...(relaxed.every((one) => homesWith(one) === page.length) && { together: true }),
    ...(rooms !== null && { rooms }),
  }
}

function isFarOff({ comparisons = [] }: Differing): boolean {
  return comparisons.some(
    (one) => one.slot === 'area' && !one.fits && one.known && (one.kilometres ?? Infinity) > nearKilometres,
  )
}

/** Where all that differ in their rooms have fewer of them, or all have more. */
function roomsOf(page: readonly Differing[]): 'fewer' | 'more' | null {
  const ways = new Set(
    page
      .flatMap(({ comparisons = [] }) => comparisons)
      .flatMap((one) => (one.slot === 'bedrooms' && !one.fits && one.actual !== null ? [one] : []))
      .map(({ actual, wished }) => ((actual ?? 0) < (wished.min ?? 0) ? 'fewer' : 'more')),
  )
  const [way] = ways
  return ways.size === 1 && way !== undefined ? way : null
}
