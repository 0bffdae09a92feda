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

/**
 * How homes that come close differ, as far as it is told: what most of them differ in, at most two things.
 * `together`: each of them differs in all of that ("near Baner, with no word on a lift"), else some in one and
 * some in another. Homes of which one is far off are not called near: "in other areas" is true of all.
 */
export function differencesOf(page: readonly Pick<RankedListing, 'relaxed'>[]): {
  relaxed: Relaxation[]
  together?: true
} {
  const isFar = page.some(({ relaxed }) => relaxed.includes('any_area'))
  const each = page.map(
    ({ relaxed }) => new Set(relaxed.map((one) => (isFar && one === 'nearby_area' ? 'any_area' : one))),
  )
  const homesWith = (one: Relaxation) => each.filter((missed) => missed.has(one)).length
  const most = byWeight
    .filter((one) => homesWith(one) > 0)
    .toSorted((one, other) => homesWith(other) - homesWith(one))
    .slice(0, mostTold)
  const relaxed = byWeight.filter((one) => most.includes(one))
  return { relaxed, ...(relaxed.every((one) => homesWith(one) === page.length) && { together: true }) }
}
