import type { Wishes } from '@guru/contract/requirement'
import type { Slot } from '@guru/contract/vocabulary'

/** A value for a slot, read somewhere in an utterance. */
export type Wish = {
  [S in Slot]: {
    slot: S
    value: NonNullable<Wishes[S]>
    /** Segment where it was read. */
    at: number
    /** True when it is said not to be wanted. */
    negated: boolean
  }
}[Slot]

export type WishOf<S extends Slot> = Extract<Wish, { slot: S }>
