import { type Amenity, isFurnishing } from '@guru/contract/vocabulary'
import type { Listing } from '../matching/listing.ts'

/** Of the amenities asked about those that a listing says nothing of; furnished in another way is a "no", and no silence. */
export function unsaidOf({ amenities: said }: Listing, asked: readonly Amenity[]): Amenity[] {
  const furnished = said.some(isFurnishing)
  return asked.filter((one) => !said.includes(one) && !(furnished && isFurnishing(one)))
}
