import { type Amenity, amenities } from '@guru/contract/vocabulary'

/** The amenities as one integer: bit n stands for the nth word of the contract's list. */
export function amenityBits(present: Iterable<Amenity>): number {
  let bits = 0
  for (const amenity of present) bits |= 1 << amenities.indexOf(amenity)
  return bits
}

/** The reverse of `amenityBits`, in the contract's order. */
export function amenitiesOf(bits: number): Amenity[] {
  return amenities.filter((_, position) => (bits & (1 << position)) !== 0)
}
