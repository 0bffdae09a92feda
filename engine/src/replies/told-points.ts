import { isFurnishing } from '@guru/contract/vocabulary'
import { type Comparison, tells } from '../matching/compare.ts'
import type { RankedListing } from '../matching/rank.ts'

/**
 * What is worth telling of how a listing fits. That it names no lift does not tell that there is none: it reads as
 * not mentioned. Only how a home is furnished rules the other ways out, and is named in place of the one wished:
 * "semi-furnished", not "not furnished".
 */
export function toldPoints({ listing, comparisons }: Pick<RankedListing, 'listing' | 'comparisons'>) {
  const stated = listing.amenities.find(isFurnishing)
  return comparisons.filter(tells).map((one): Comparison => {
    if (one.slot !== 'amenities' || one.fits) return one
    const instead = isFurnishing(one.amenity) ? stated : undefined
    return { ...one, known: instead !== undefined, amenity: instead ?? one.amenity }
  })
}
