import { type Amenity, amenities } from '@guru/contract/vocabulary'
import type { Reading } from '../reading.ts'
import type { WishOf } from '../wish.ts'

/** Amenities named in this turn; one wish each. */
export function readAmenities(reading: Reading): WishOf<'amenities'>[] {
  const wishes: WishOf<'amenities'>[] = []
  reading.segments.forEach((segment, at) => {
    if (reading.clauseOf[at]?.kind !== 'wish') return
    for (const amenity of amenities) {
      if (!segment.concepts.has(`amenity:${amenity}`)) continue
      wishes.push({ slot: 'amenities', value: [amenity], at, negated: reading.negated[at] === true })
    }
  })
  return wishes
}

/** Amenities that a question asks about: "does it have a lift?". */
export function readAmenitiesAsked(reading: Reading): Amenity[] {
  return amenities.filter((amenity) =>
    reading.segments.some(
      (segment, at) =>
        reading.clauseOf[at]?.kind === 'question' && segment.concepts.has(`amenity:${amenity}`),
    ),
  )
}
