import type { Wishes } from '@guru/contract/requirement'
import type { Amenity } from '@guru/contract/vocabulary'
import type { Range } from '../range.ts'
import { type Comparison, compare } from './compare.ts'
import { heldBy } from './held-by-kind.ts'
import type { FoundListing, Listing, ListingSearch, Relaxation } from './listing.ts'
import { type Neighbourhood, withReach } from './neighbourhood.ts'
import { type Leeway, noLeeway } from './plan-search.ts'

/** A listing in its place among the matches, with what speaks for and against it. */
export interface RankedListing {
  listing: Listing
  /** What the step that found it gives up. */
  allowed: Relaxation[]
  /** What of that it indeed misses; empty when it fits everything. */
  relaxed: Relaxation[]
  comparisons: Comparison[]
  /** Beyond the budget, and among the cheapest of those that fit otherwise. */
  dearer?: true
}

/**
 * How much each part says about a listing among those that fit equally well, together 1; what each kilometre
 * away from the wished area takes off.
 */
const weights = { budget: 0.45, value: 0.3, fresh: 0.25, kilometre: 0.03 }
/** Areas at an unknown distance count as beyond what is called nearby. */
const unknownKilometres = 15
/** A listing that is silent on a wish may still fit it. */
const missedIfSilent = 0.5
/** What would be good is given up before anything else. */
const onlyLiked = 0.25
/** A budget of "up to X" is rarely meant to be spent to the last rupee, nor to be left half unused. */
const spentOfMaximum = 0.85
/** At most so many of one society on a page, as long as there are others. */
const perSociety = 2

/**
 * Ranks the rows that a search found: what fits by step, then the rest by how much it misses; among those that miss alike by
 * how well they sit in the budget, how much home the money buys, and how lately they were confirmed. In a search ordered
 * by price or size that order stays within a step. The same rows give the same order, whatever order they came in.
 */
export function rankMatches(
  found: readonly FoundListing[],
  search: ListingSearch,
  wishes: Wishes,
  places: Neighbourhood,
  leeway: Leeway = noLeeway,
): RankedListing[] {
  const { beside, liked, kinds } = leeway
  const surroundings = withReach(places.surroundingsOf(wishes, beside), leeway)
  const allowedBy = (step: number) => search.steps[step]?.relaxed ?? []
  const isDearer = (step: number) => search.steps[step]?.cheapest === true
  // The steps only fetch: which of what comes close is nearest to the wishes, the homes tell.
  const last = search.steps.length
  const around = search.order === 'best' && (leeway.near || search.nearest)
  const groupOf = ({ step }: FoundListing) => {
    if (isDearer(step)) return last + 1 + step
    if (allowedBy(step).length > 0 && search.order === 'best') return last
    // Near an area what is cheaper than was said and nearer is as good.
    return around ? 0 : firstLike(search, step)
  }
  return [...Map.groupBy(found, groupOf).entries()]
    .sort(([one], [other]) => one - other)
    .flatMap(([group, rows]) => {
      const dearer = group > last
      const candidates = rows.map(({ listing, step }): RankedListing => {
        const allowed = allowedBy(step)
        const comparisons = compare(listing, heldBy(listing.property_type, wishes, kinds), surroundings)
        const relaxed = allowed.filter(isMissedBy(comparisons, liked))
        return { listing, allowed, relaxed, comparisons, ...(dearer && { dearer }) }
      })
      if (dearer) return inOrder(candidates, 'price_up')
      if (search.order !== 'best') return inOrder(candidates, search.order)
      const fitting = byFit(candidates, wishes, leeway)
      return vary(search.nearest ? byKilometres(fitting) : fitting)
    })
}

/**
 * Of steps for several kinds, each with its own rows, the first: they are as good. So are all that give up the same where an
 * order was asked for: the cheapest is the cheapest, however it is furnished.
 */
function firstLike({ steps, order }: ListingSearch, at: number): number {
  const step = steps[at]
  if (step === undefined || (step.most === undefined && order === 'best')) return at
  return steps.findIndex(({ relaxed }) => relaxed.join() === step.relaxed.join())
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
function isMissedBy(
  comparisons: Comparison[],
  liked: readonly Amenity[],
): (relaxation: Relaxation) => boolean {
  return (relaxation) =>
    comparisons.some((one) => one.slot === slotOf[relaxation] && !one.fits && !isOnlyLiked(one, liked))
}

function isOnlyLiked(one: Comparison, liked: readonly Amenity[]): boolean {
  return one.slot === 'amenities' && liked.includes(one.amenity)
}

/** What misses less first, then what is nearer to the wished area by whole kilometres, then by score. */
function byFit(candidates: RankedListing[], wishes: Wishes, { liked, near }: Leeway): RankedListing[] {
  const listings = candidates.map(({ listing }) => listing)
  const bestValue = Math.max(...listings.map(squareFeetPerRupee))
  const times = listings.map(confirmedAt)
  const newest = Math.max(...times)
  const oldest = Math.min(...times)
  const scored = candidates.map((candidate) => {
    const { listing, comparisons } = candidate
    const value = bestValue === 0 ? 0 : squareFeetPerRupee(listing) / bestValue
    const fresh = newest === oldest ? 1 : (confirmedAt(listing) - oldest) / (newest - oldest)
    const score =
      weights.budget * sitsInBudget(listing.price, wishes.price) +
      weights.value * value +
      weights.fresh * fresh
    const kilometres = kilometresOff(comparisons)
    const missed = comparisons.reduce(
      (sum, one) => sum + missedBy(one, near === true) * (isOnlyLiked(one, liked) ? onlyLiked : 1),
      0,
    )
    return { candidate, missed, kilometres, score: score - weights.kilometre * kilometres }
  })
  scored.sort(
    (one, other) =>
      one.missed - other.missed ||
      Math.round(one.kilometres) - Math.round(other.kilometres) ||
      other.score - one.score ||
      byId(one.candidate, other.candidate),
  )
  return scored.map(({ candidate }) => candidate)
}

/** "Nearer ones": whatever else they are, as they lie. */
function byKilometres(candidates: RankedListing[]): RankedListing[] {
  return candidates.toSorted(
    (one, other) => kilometresOff(one.comparisons) - kilometresOff(other.comparisons),
  )
}

/** How much one wish is missed: 1 is about what a seeker still looks at. */
function missedBy(one: Comparison, near: boolean): number {
  if (one.fits) return besideWish(one)
  if (!one.known) return missedIfSilent
  if (one.slot === 'area') return farOff(Math.round(one.kilometres ?? unknownKilometres), near)
  if (one.slot === 'price' || one.slot === 'size_sqft') return offBy(one.actual ?? 0, one.wished, 0.1)
  // A room too few is worse than one too many.
  if (one.slot === 'bedrooms') return (one.actual ?? 0) < (one.wished.min ?? 0) ? 1.5 : 1
  return 1
}

/** Cheaper than was said: no fault, but what costs so much comes first where both come close. */
const cheapAside = 0.25

/** Where all fit, what is nearer to the area comes first: a kilometre counts like a price that is below what was said. */
const nearWay = 4

function besideWish(one: Comparison): number {
  if (one.slot === 'area') return Math.round(one.kilometres ?? 0) / nearWay
  return isBelow(one) ? cheapAside : 0
}

function isBelow(one: Comparison): boolean {
  return one.slot === 'price' && one.wished.max !== undefined && one.actual < (one.wished.min ?? 0)
}

/** The next area is nearly as good as the wished one; each way of this many kilometres counts like another wish. */
const fairWay = 8

/** @param near who looks near an area minds each kilometre more */
function farOff(kilometres: number, near: boolean): number {
  if (near) return 0.5 + kilometres / nearWay
  return kilometres <= fairWay ? (1 + kilometres / fairWay) / 2 : kilometres / fairWay
}

/** A little over the budget is soon forgiven. @param much the part of it that counts as 1 */
function offBy(actual: number, { min, max }: Range, much: number): number {
  const end = max !== undefined && actual > max ? max : (min ?? actual)
  return end === 0 ? 1 : 0.5 + Math.abs(actual - end) / (2 * much * end)
}

/** How far off the wished area. */
function kilometresOff(comparisons: Comparison[]): number {
  const area = comparisons.find((comparison) => comparison.slot === 'area')
  return area === undefined ? 0 : (area.kilometres ?? unknownKilometres)
}

function confirmedAt({ last_confirmed }: Listing): number {
  return Date.parse(last_confirmed) || 0
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
function vary(ranked: RankedListing[]): RankedListing[] {
  const front: RankedListing[] = []
  const back: RankedListing[] = []
  const counts = new Map<string, number>()
  for (const one of ranked) {
    const { city, area, society, price, size_sqft, bedrooms } = one.listing
    const group = society && `${city}|${area}|${society}`
    const twin = [area, society, price, size_sqft, bedrooms].join('|')
    const crowded = (group !== null && (counts.get(group) ?? 0) >= perSociety) || counts.has(twin)
    if (group) counts.set(group, (counts.get(group) ?? 0) + 1)
    counts.set(twin, 1)
    ;(crowded ? back : front).push(one)
  }
  return [...front, ...back]
}

function inOrder(ranked: RankedListing[], order: Exclude<ListingSearch['order'], 'best'>): RankedListing[] {
  const key = ({ listing }: RankedListing) =>
    order.startsWith('price') ? listing.price : (listing.size_sqft ?? 0)
  const sign = order.endsWith('up') ? 1 : -1
  return [...ranked].sort((one, other) => sign * (key(one) - key(other)) || byId(one, other))
}

function byId({ listing: one }: RankedListing, { listing: other }: RankedListing): number {
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0
}
