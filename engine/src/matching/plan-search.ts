import type { Wishes } from '@guru/contract/requirement'
import { type Amenity, isFurnishing, type PropertyType } from '@guru/contract/vocabulary'
import type { Range } from '../range.ts'
import { furnishingsThatDo, payable } from './compare.ts'
import { heldBy } from './held-by-kind.ts'
import {
  cheapestCount,
  type FoundListing,
  type ListingFilter,
  type ListingSearch,
  type Relaxation,
  type SearchStep,
} from './listing.ts'
import { type Neighbourhood, nearbyKilometres, type Surroundings } from './neighbourhood.ts'
import type { View } from './view.ts'

/** Matches shown at a time. */
export const pageSize = 5
/** Rows fetched, so that ranking and variety have something to choose from. */
const candidates = 20
/** The same where several areas are looked through: rows of the first come first, and each shall have its own among them. */
const candidatesOfSeveral = 100
/** How many areas near by are taken in at most. */
const nearbyCount = 24
/** Before the whole city is looked through: this far and so many areas. */
const widerKilometres = 25
const widerCount = 60
/** Beyond what is forgiven of a budget, as a part of it. */
const overBudget = 1.1
/** Single nearest areas looked at in turn when the seeker wants matches nearer. */
const nearestCount = 4

/** What to look for, how, and what not to show again. */
export interface Look {
  wishes: Wishes
  view: View | null
  seen: string[]
  /** Areas to leave out. */
  without?: ReadonlySet<string>
  leeway?: Leeway
}

/** What fits as well as the wishes do. */
export interface Leeway {
  /** Areas of the city that are looked through together with the one wished. */
  beside: readonly string[]
  /** Wished amenities that are no must. */
  liked: readonly Amenity[]
  /** Where no kind is wished alone, those that are looked through together: "a plot or a house"; none where any will do. */
  kinds: readonly PropertyType[]
  /** What is near the area fits, too: "Baner side". */
  near?: true
  /** How far from it that is, where it was said. */
  kilometres?: number
}

export const noLeeway: Leeway = { beside: [], liked: [], kinds: [] }

/** Of what comes close no more is chosen from where several areas are looked through than where it is one. */
export function fewThatAreClose(
  found: readonly FoundListing[],
  { steps, limit }: ListingSearch,
): FoundListing[] {
  const most = limit >= candidatesOfSeveral ? candidates : limit
  return found.filter(({ step }, at) => at < most || steps[step]?.relaxed.length === 0)
}

/**
 * The search for what a seeker wants: everything as wished first, then with one thing given up at a time, then with
 * several near by, and only then farther off. Only what was wished can be given up, so a search has 1 to 14 steps, and as
 * many for each kind and each way of furnishing where several would do; none looks for what an earlier one looked for.
 */
export function planSearch(look: Look, places: Neighbourhood): ListingSearch {
  const { wishes, view, seen, without = nothing, leeway = noLeeway } = look
  const { beside, liked, kinds } = leeway
  const surroundings = leaving(places.surroundingsOf(wishes, beside), without)
  const around = areasAround(surroundings, nearbyKilometres, nearbyCount)
  const meant = areasMeant(surroundings, leeway)
  const best = exactFilter(wishes, view, [...surroundings.within, ...meant])
  const exact = withoutLiked(best, liked)
  const nearby = around.filter((area) => !meant.includes(area))
  const wider = areasAround(surroundings, widerKilometres, widerCount)
  const steps = view?.nearest
    ? nearestSteps(asPayable(exact, view), around)
    : relaxedSteps(exact, wishes, view, { nearby, wider })
  const agreed = view?.relaxed
  const rows = beside.length > 0 && view === null ? candidatesOfSeveral : candidates
  const planned = (
    agreed === undefined
      ? [...(best === exact ? [] : fittingSteps(best, view)), ...fittingSteps(exact, view), ...steps]
      : steps.filter(isWithin(agreed))
  )
    .flatMap((step) => withEachKind(step, kinds, rows))
    .flatMap(withEachFurnishing)
    .filter(isNew())
  return {
    steps: planned,
    order: view?.order ?? 'best',
    ...(view?.nearest && { nearest: true as const }),
    exclude: seen,
    limit: (kinds.includes('land') ? kinds.length * rows : rows) + roomForCheapest(planned),
  }
}

/** Those of a step that looks for what an earlier one has looked for would all have been found. */
function isNew(): (step: SearchStep) => boolean {
  const looked = new Set<string>()
  return ({ filter, cheapest }) => {
    const before = looked.size
    return looked.add(JSON.stringify([filter, cheapest])).size > before
  }
}

/** The same search for who is told no price to start from, as on the pages of staff. */
export function withoutCheapest(search: ListingSearch): ListingSearch {
  const limit = search.limit - roomForCheapest(search.steps)
  return { ...search, limit, steps: search.steps.filter(({ cheapest }) => !cheapest) }
}

/**
 * What only tells what such a home costs leaves the others their rows. By the dozen: a database prepares a statement for
 * each limit.
 */
function roomForCheapest(steps: readonly SearchStep[]): number {
  const rows = steps.reduce((sum, { cheapest, most = 0 }) => (cheapest ? sum + most : sum), 0)
  return 12 * Math.ceil(rows / 12)
}

const nothing: ReadonlySet<string> = new Set()

/** "A lift would be good": what has one comes first, and what has none still fits. The same filter where nothing is only liked. */
function withoutLiked(filter: ListingFilter, liked: readonly Amenity[]): ListingFilter {
  const { amenities = [], ...others } = filter
  const musts = amenities.filter((amenity) => !liked.includes(amenity))
  if (musts.length === amenities.length) return filter
  return musts.length === 0 ? others : { ...others, amenities: musts }
}

function leaving(surroundings: Surroundings, without: ReadonlySet<string>): Surroundings {
  if (without.size === 0) return surroundings
  const stays = (area: string) => !without.has(area)
  return {
    ...surroundings,
    within: new Set([...surroundings.within].filter(stays)),
    around: new Map([...surroundings.around].filter(([area]) => stays(area))),
  }
}

/** "Ten to twelve thousand": first what costs so much, then what is cheaper and fits as well. */
function fittingSteps(exact: ListingFilter, view: View | null): SearchStep[] {
  const first: SearchStep = { filter: exact, relaxed: [] }
  const { price } = exact
  const isBelowToo = price?.min !== undefined && price.max !== undefined && !view?.price
  return isBelowToo ? [first, { filter: { ...exact, price: payable(price) }, relaxed: [] }] : [first]
}

/** "A plot or a house": each is looked for with the wishes that hold for it; flats and houses are looked for at once. */
function withEachKind(step: SearchStep, kinds: readonly PropertyType[], most: number): SearchStep[] {
  const { homes: _, ...filter } = step.filter
  if (kinds.length === 0) return [step]
  if (!kinds.includes('land')) return [{ ...step, filter: { ...filter, homes: true } }]
  return kinds.map((kind) => ({
    most,
    ...step,
    filter: { ...heldBy(kind, filter, kinds), property_type: kind },
  }))
}

/** "Furnished or semi-furnished", and semi-furnished alone: a home is one of them, so each is looked for. */
function withEachFurnishing(step: SearchStep): SearchStep[] {
  const { amenities = [] } = step.filter
  const furnishings = furnishingsThatDo(amenities)
  if (furnishings.length < 2) return [step]
  const others = amenities.filter((amenity) => !isFurnishing(amenity))
  return furnishings.map((one) => ({ ...step, filter: { ...step.filter, amenities: [...others, one] } }))
}

function exactFilter(wishes: Wishes, view: View | null, areas: string[]): ListingFilter {
  const { transaction_type, property_type, city, area, bedrooms, amenities } = wishes
  const price = view?.price ?? wishes.price
  const size = view?.size_sqft ?? wishes.size_sqft
  return {
    ...(transaction_type && { transaction_type }),
    ...(property_type ? { property_type } : transaction_type === 'rent' && { homes: true as const }),
    ...(city && { city }),
    ...(area && { areas }),
    ...(price && { price }),
    ...(bedrooms && { bedrooms }),
    ...(size && { size_sqft: size }),
    ...(amenities && amenities.length > 0 && { amenities }),
  }
}

/** "Near Baner", "within 12 km of it": what is in the right place beside the area itself. */
function areasMeant(surroundings: Surroundings, { near, kilometres = nearbyKilometres }: Leeway): string[] {
  if (!near) return []
  return areasAround(surroundings, kilometres, kilometres > nearbyKilometres ? widerCount : nearbyCount)
}

function areasAround({ around }: Surroundings, farthest: number, most: number): string[] {
  return [...around]
    .filter(([, kilometres]) => kilometres <= farthest)
    .slice(0, most)
    .map(([name]) => name)
}

/** What is cheaper than the budget fits as well, unless prices are what is looked through. */
function asPayable(exact: ListingFilter, view: View | null): ListingFilter {
  return view?.price || exact.price === undefined ? exact : { ...exact, price: payable(exact.price) }
}

function nearestSteps(exact: ListingFilter, nearby: string[]): SearchStep[] {
  return nearby
    .slice(0, nearestCount)
    .map((area): SearchStep => ({ filter: { ...exact, areas: [area] }, relaxed: ['nearby_area'] }))
}

/** Steps that give up nothing but what the seeker agreed to. */
function isWithin(agreed: Relaxation[]): (step: SearchStep) => boolean {
  return ({ relaxed }) => relaxed.every((relaxation) => agreed.includes(relaxation))
}

/** What each relaxation does to the filter; null where there is nothing to give up. */
type Relax = (filter: ListingFilter) => ListingFilter | null

const overPrice: Relaxation[] = ['price']

interface Rings {
  nearby: string[]
  /** Those and the next ones. */
  wider: string[]
}

function relaxedSteps(
  exact: ListingFilter,
  wishes: Wishes,
  view: View | null,
  { nearby, wider }: Rings,
): SearchStep[] {
  const relaxers = relaxersFor(view, wishes, nearby)
  const wished = asPayable(exact, view)
  const singles: Relaxation[][] = [
    ['nearby_area'],
    overPrice,
    ['bedrooms'],
    ['size'],
    ['amenities'],
    ['property_type'],
  ]
  // What misses a little more and is near comes before what is at the other end of the city.
  const near: Relaxation[][] = [
    ['nearby_area', 'price'],
    ['nearby_area', 'price', 'bedrooms', 'size', 'amenities'],
  ]
  const far: Relaxation[][] = [['any_area'], ['any_area', 'price', 'bedrooms', 'size', 'amenities']]
  const steps: SearchStep[] = []
  for (const wanted of [...singles, ...near, ...far]) {
    if (wanted === far[0] && wider.length > nearby.length && wished.city && wished.areas)
      steps.push({ filter: { ...wished, areas: wider }, relaxed: wanted })
    const step = withItself(relax(wished, wanted, relaxers), wished)
    if (step && (wanted.length === 1 || step.relaxed.length > 1) && !steps.some(isLike(step)))
      steps.push(step)
    if (wanted === overPrice) steps.push(...dearerSteps(wished, view))
  }
  return steps
}

/** A budget for which there is nothing: the cheapest homes that fit otherwise, in the area or else in the city. */
function dearerSteps({ price, areas, ...others }: ListingFilter, view: View | null): SearchStep[] {
  if (price?.max === undefined || view?.price || view?.relaxed || others.city === undefined) return []
  const beyond = { min: Math.ceil(price.max * overBudget) + 1 }
  const step = { relaxed: ['price' as const], cheapest: true as const, most: cheapestCount }
  const anywhere: SearchStep = { ...step, filter: { ...others, price: beyond } }
  return areas ? [{ ...step, filter: { ...anywhere.filter, areas } }, anywhere] : [anywhere]
}

/** What gives up more than the area is looked for in the area itself as well, and first. */
function withItself(step: SearchStep | null, { areas }: ListingFilter): SearchStep | null {
  if (step === null || step.relaxed.length === 1 || !areas || !step.filter.areas) return step
  return { ...step, filter: { ...step.filter, areas: [...new Set([...areas, ...step.filter.areas])] } }
}

/** Two steps that give up the same. */
function isLike({ relaxed }: SearchStep): (other: SearchStep) => boolean {
  return (other) => relaxed.length > 1 && other.relaxed.join() === relaxed.join()
}

/** Gives up as many of `wanted` as can be; null when none can. */
function relax(
  exact: ListingFilter,
  wanted: Relaxation[],
  relaxers: Record<Relaxation, Relax>,
): SearchStep | null {
  let filter = exact
  const relaxed: Relaxation[] = []
  for (const relaxation of wanted) {
    const wider = relaxers[relaxation](filter)
    if (!wider) continue
    filter = wider
    relaxed.push(relaxation)
  }
  return relaxed.length === 0 ? null : { filter, relaxed }
}

function relaxersFor(view: View | null, wishes: Wishes, nearby: string[]): Record<Relaxation, Relax> {
  return {
    nearby_area: (filter) => (filter.areas && nearby.length > 0 ? { ...filter, areas: nearby } : null),
    any_area: ({ areas, ...filter }) => (areas && filter.city ? filter : null),
    price: (filter) =>
      filter.price && !view?.price
        ? {
            ...filter,
            price: widen(
              filter.price,
              (min) => Math.floor(min * 0.9),
              (max) => Math.ceil(max * overBudget),
            ),
          }
        : null,
    bedrooms: (filter) =>
      filter.bedrooms
        ? {
            ...filter,
            bedrooms: widen(
              filter.bedrooms,
              (min) => Math.max(0, min - 1),
              (max) => max + 1,
            ),
          }
        : null,
    size: (filter) =>
      filter.size_sqft && !view?.size_sqft
        ? {
            ...filter,
            size_sqft: widen(
              filter.size_sqft,
              (min) => min * 0.9,
              (max) => max * 1.1,
            ),
          }
        : null,
    amenities: ({ amenities, ...filter }) => (amenities ? filter : null),
    property_type: (filter) => {
      if (wishes.property_type === 'apartment') return { ...filter, property_type: 'house' }
      if (wishes.property_type === 'house') return { ...filter, property_type: 'apartment' }
      return null
    },
  }
}

function widen({ min, max }: Range, lower: (min: number) => number, raise: (max: number) => number): Range {
  return {
    ...(min !== undefined && { min: lower(min) }),
    ...(max !== undefined && { max: raise(max) }),
  }
}
