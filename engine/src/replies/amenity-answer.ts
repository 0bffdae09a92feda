import { type Amenity, isFurnishing } from '@guru/contract/vocabulary'
import type { ActOf } from '../dialogue/act.ts'
import { unsaidOf } from '../dialogue/amenities-unsaid.ts'

/** What a language answers to "Is there a lift? And parking?"; all are whole sentences. */
interface AmenityAnswerWords {
  has(named: readonly Amenity[]): string
  /** It is not furnished as was asked but in another way. */
  otherwise(furnishing: Amenity): string
  /** Nothing is said of these, which is no "no". */
  silent(unsaid: readonly Amenity[]): string
}

/** Words what a listing says of the amenities asked about, each kind of answer once. */
export function createAmenityAnswer(words: AmenityAnswerWords) {
  return ({ ranked: { listing }, amenities }: ActOf<'answer_amenity'>): string => {
    const named = amenities.filter((amenity) => listing.amenities.includes(amenity))
    const furnishing = listing.amenities.find(isFurnishing)
    const left = amenities.filter((amenity) => !named.includes(amenity))
    const silent = unsaidOf(listing, amenities)
    const isOtherwise = silent.length < left.length && !named.some(isFurnishing)
    return [
      named.length > 0 ? words.has(named) : '',
      furnishing !== undefined && isOtherwise ? words.otherwise(furnishing) : '',
      silent.length > 0 ? words.silent(silent) : '',
    ]
      .filter((text) => text !== '')
      .join(' ')
  }
}
