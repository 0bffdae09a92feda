import type { Range } from '../range.ts'
import type { FollowUp } from '../understanding/command.ts'
import type { ListingOrder, Relaxation } from './listing.ts'

/** Between which whole rupees and square feet the listings of a result lie. */
export interface Extent {
  price: { min: number; max: number }
  /** null when no listing shown states its size. */
  size_sqft: { min: number; max: number } | null
}

/** The ranges stand in for those of the wishes. */
export interface View {
  order: ListingOrder
  /** What the seeker asked for last. */
  follows?: FollowUp
  price?: Range
  size_sqft?: Range
  /** Only the nearest areas first, one by one. */
  nearest?: true
  /** Only what the search finds with these given up: the seeker agreed to it. */
  relaxed?: Relaxation[]
}
