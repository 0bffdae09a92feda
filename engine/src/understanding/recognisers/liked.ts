import type { Amenity } from '@guru/contract/vocabulary'
import type { Command } from '../command.ts'
import { has, isFiller, type Reading, reach, valueNamed } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Wish } from '../wish.ts'

/** "Parking and lift would be good", "furnished if possible": wished, and no must. */
export function readLiked(wishes: readonly Wish[], reading: Reading): Command[] {
  const { said } = reading
  if (!said.has('liked') && !said.has('liked:before')) return []
  const liked = new Set<Amenity>()
  const musts = new Set<Amenity>()
  for (const wish of wishes) {
    if (wish.slot !== 'amenities' || wish.negated) continue
    const isLiked = isLikedBehind(reading, wish.at) || isLikedBefore(reading, wish.at)
    for (const amenity of wish.value) (isLiked ? liked : musts).add(amenity)
  }
  const amenities = [...liked].filter((amenity) => !musts.has(amenity))
  return amenities.length === 0 ? [] : [{ kind: 'liked', amenities }]
}

function isLikedBehind({ segments }: Reading, at: number): boolean {
  for (let next = at + 1; next < at + 2 * reach; next++) {
    const segment = segments[next]
    if (has(segment, 'liked') || has(segment, 'liked:before')) return true
    if (!isBetween(segment)) return false
  }
  return false
}

/** "If possible with a lift", "it would be nice to have parking"; what was liked before a comma is another thing. */
function isLikedBefore({ segments }: Reading, at: number): boolean {
  for (let back = at - 1; back > at - 2 * reach; back--) {
    const segment = segments[back]
    if (has(segment, 'liked:before')) return !isAmenity(segments[back - 1])
    if (has(segment, 'liked')) return !isBetween(segments[back - 1]) || segments[back - 1] === undefined
    if (!isBetween(segment)) return false
  }
  return false
}

/** Stands between amenities and what is said of them all. */
function isBetween(segment: Segment | undefined): boolean {
  if (segment === undefined) return false
  if (isFiller(segment) || isAmenity(segment)) return true
  return joining.some((concept) => has(segment, concept))
}

const joining = ['and', 'having', 'of', 'is', 'exist'] as const

function isAmenity(segment: Segment | undefined): boolean {
  return valueNamed(segment, 'amenity:') !== null
}
