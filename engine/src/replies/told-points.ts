import { isFurnishing } from '@guru/contract/vocabulary'
import { type Comparison, tells } from '../matching/compare.ts'
import type { RankedListing } from '../matching/rank.ts'

/**
 * What is worth telling of how a listing fits. That it names no lift does not tell that there is none: it reads as
 * not mentioned. Only how a home is furnished rules the other ways out.
 */
export function toldPoints({ listing, comparisons }: Pick<RankedListing, 'listing' | 'comparisons'>) {
  const saysFurnishing = listing.amenities.some(isFurnishing)
  return comparisons
    .filter(tells)
    .map(
      (one): Comparison =>
        one.slot !== 'amenities' || one.fits
          ? one
          : { ...one, known: saysFurnishing && isFurnishing(one.amenity) },
    )
}
