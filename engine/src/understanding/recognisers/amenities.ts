import { type Amenity, amenities } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import type { Reading } from '../reading.ts'
import type { WishOf } from '../wish.ts'

const amenityOf = new Map<Concept, Amenity>(amenities.map((amenity) => [`amenity:${amenity}`, amenity]))

/** Amenities named in this turn; one wish each. */
export function readAmenities(reading: Reading): WishOf<'amenities'>[] {
  const wishes: WishOf<'amenities'>[] = []
  reading.segments.forEach((segment, at) => {
    if (reading.clauseOf[at]?.kind !== 'wish') return
    for (const concept of segment.concepts) {
      const amenity = amenityOf.get(concept)
      if (amenity === undefined) continue
      wishes.push({ slot: 'amenities', value: [amenity], at, negated: reading.negated[at] === true })
    }
  })
  return wishes
}

/** Amenities that a question asks about: "does it have a lift?". */
export function readAmenitiesAsked(reading: Reading): Amenity[] {
  const asked = new Set<Amenity>()
  reading.segments.forEach((segment, at) => {
    if (reading.clauseOf[at]?.kind !== 'question') return
    for (const concept of segment.concepts) {
      const amenity = amenityOf.get(concept)
      if (amenity !== undefined) asked.add(amenity)
    }
  })
  return [...asked]
}
