import { type Amenity, isFurnishing } from '@guru/contract/vocabulary'
import type { RankedListing } from '../matching/rank.ts'
import type { Asked } from '../understanding/command.ts'
import type { ActOf } from './act.ts'

type Compared = ActOf<'compared'>
type Among = Compared['among']

/** What differs by less of the bigger figure than that is about the same to a seeker. */
const slightShare = 0.05

/** Of two homes whose prices or sizes hardly differ, which those are: nobody chooses by 500 rupees or 20 square feet. */
export function slightlyDiffering(among: Among): NonNullable<Compared['slightly']> {
  const [one, other] = among.map(({ ranked }) => ranked.listing)
  if (one === undefined || other === undefined || among.length > 2) return []
  const isSlight = (first: number | null, second: number | null) =>
    first !== null && second !== null && Math.abs(first - second) < slightShare * Math.max(first, second)
  return [
    ...(isSlight(one.price, other.price) ? (['price'] as const) : []),
    ...(isSlight(one.size_sqft, other.size_sqft) ? (['size'] as const) : []),
  ]
}

/**
 * What one of two homes names and the other does not, and how each is furnished where that differs: which of it matters
 * for parents or for studying is the seeker's to judge. What is asked of them anyway is left to that answer.
 */
export function namedByOne(among: Among, asksAbout: readonly Asked[]): Pick<Compared, 'only' | 'furnished'> {
  if (among.length !== 2) return {}
  const isAsked = (amenity: Amenity) => asksAbout.some((asked) => asked === amenity)
  const only = among.map(({ ranked, position }, at) => {
    const others = among[1 - at]?.ranked.listing.amenities ?? []
    const amenities = ranked.listing.amenities.filter(
      (one) => !isFurnishing(one) && !others.includes(one) && !isAsked(one),
    )
    return { position, amenities }
  })
  const furnished = among.flatMap(({ ranked, position }) =>
    ranked.listing.amenities.filter(isFurnishing).map((furnishing) => ({ position, furnishing })),
  )
  const differs = new Set(furnished.map(({ furnishing }) => furnishing)).size > 1
  return {
    only: only.filter(({ amenities }) => amenities.length > 0),
    ...(differs && !furnished.some(({ furnishing }) => isAsked(furnishing)) && { furnished }),
  }
}

/** Whether one of the homes is farther from the wished area than the other. */
export function differInDistance(page: readonly RankedListing[]): boolean {
  const kilometres = page.map(({ comparisons }) => {
    const area = comparisons.find((one) => one.slot === 'area')
    return area?.slot === 'area' ? area.kilometres : null
  })
  return new Set(kilometres.filter((one) => one !== null)).size > 1
}
