import type { Wishes } from '@guru/contract/requirement'
import type { Range } from '../range.ts'
import { type Comparison, compare } from './compare.ts'
import type { FoundListing, Listing, ListingSearch, Relaxation } from './listing.ts'
import type { Neighbourhood } from './neighbourhood.ts'

/** A listing in its place among the matches, with what speaks for and against it. */
export interface RankedListing {
  listing: Listing
  /** Wishes that were given up and that it indeed misses; empty when it fits everything. */
  relaxed: Relaxation[]
  comparisons: Comparison[]
}

/** How much each part says about a listing among those that fit equally well; together 1. */
const weights = { budget: 0.45, value: 0.3, fresh: 0.25 }
/** A budget of "up to X" is rarely meant to be spent to the last rupee, nor to be left half unused. */
const spentOfMaximum = 0.85
/** At most so many of one society on a page, as long as there are others. */
const perSociety = 2

/**
 * Ranks the rows that a search found: by step, within a step by how well they sit in the budget, how much
 * home the money buys, and how lately they were confirmed. In a search ordered by price or size that
 * order stays. The same rows give the same order, whatever order they came in.
 */
export function rankMatches(
  found: readonly FoundListing[],
  search: ListingSearch,
  wishes: Wishes,
  places: Neighbourhood,
): RankedListing[] {
  const surroundings = places.surroundingsOf(wishes)
  const steps = new Map<number, FoundListing[]>()
  for (const row of found) steps.set(row.step, [...(steps.get(row.step) ?? []), row])
  return [...steps.entries()]
    .sort(([one], [other]) => one - other)
    .flatMap(([step, rows]) => {
      const listings = rows.map((row) => row.listing)
      const ordered =
        search.order === 'best' ? vary(byScore(listings, wishes)) : inOrder(listings, search.order)
      const relaxed = search.steps[step]?.relaxed ?? []
      return ordered.map((listing) => {
        const comparisons = compare(listing, wishes, surroundings)
        return { listing, relaxed: relaxed.filter(isMissedBy(comparisons)), comparisons }
      })
    })
}

/** The wish that each relaxation gives up. */
const slotOf: Record<Relaxation, Comparison['slot']> = {
  nearby_area: 'area',
  any_area: 'area',
  price: 'price',
  bedrooms: 'bedrooms',
  size: 'size_sqft',
  amenities: 'amenities',
  property_type: 'property_type',
}

/** A step that gives up several wishes finds listings that miss but some of them. */
function isMissedBy(comparisons: Comparison[]): (relaxation: Relaxation) => boolean {
  return (relaxation) => comparisons.some(({ slot, fits }) => slot === slotOf[relaxation] && !fits)
}

function byScore(listings: Listing[], wishes: Wishes): Listing[] {
  const values = listings.map(squareFeetPerRupee)
  const bestValue = Math.max(...values, 0)
  const times = listings.map((listing) => Date.parse(listing.last_confirmed) || 0)
  const newest = Math.max(...times, 0)
  const oldest = Math.min(...times)
  const scored = listings.map((listing, index) => {
    const value = bestValue === 0 ? 0 : (values[index] ?? 0) / bestValue
    const fresh = newest === oldest ? 1 : ((times[index] ?? 0) - oldest) / (newest - oldest)
    const unknown = wishes.amenities?.length && !listing.amenities_known ? 1 : 0
    const score =
      weights.budget * sitsInBudget(listing.price, wishes.price) +
      weights.value * value +
      weights.fresh * fresh
    return { listing, score: score - unknown }
  })
  scored.sort((one, other) => other.score - one.score || byId(one.listing, other.listing))
  return scored.map(({ listing }) => listing)
}

/** 1 where the price is what the budget means, falling to 0 away from it. */
function sitsInBudget(price: number, budget: Range | undefined): number {
  if (!budget) return 0
  const { min, max } = budget
  const meant = max === undefined ? min : min === undefined ? max * spentOfMaximum : (min + max) / 2
  return meant === undefined ? 0 : Math.max(0, 1 - Math.abs(price - meant) / meant)
}

function squareFeetPerRupee({ size_sqft, price }: Listing): number {
  return size_sqft === null ? 0 : size_sqft / price
}

/** Puts a third flat of the same society, and a twin of one before, behind the others. */
function vary(listings: Listing[]): Listing[] {
  const front: Listing[] = []
  const back: Listing[] = []
  const counts = new Map<string, number>()
  for (const listing of listings) {
    const society = listing.society && `${listing.city}|${listing.area}|${listing.society}`
    const twin = [listing.area, listing.society, listing.price, listing.size_sqft, listing.bedrooms].join('|')
    const crowded = (society !== null && (counts.get(society) ?? 0) >= perSociety) || counts.has(twin)
    if (society) counts.set(society, (counts.get(society) ?? 0) + 1)
    counts.set(twin, 1)
    ;(crowded ? back : front).push(listing)
  }
  return [...front, ...back]
}

function inOrder(listings: Listing[], order: Exclude<ListingSearch['order'], 'best'>): Listing[] {
  const key = (listing: Listing) => (order.startsWith('price') ? listing.price : (listing.size_sqft ?? 0))
  const sign = order.endsWith('up') ? 1 : -1
  return [...listings].sort((one, other) => sign * (key(one) - key(other)) || byId(one, other))
}

function byId(one: Listing, other: Listing): number {
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0
}
