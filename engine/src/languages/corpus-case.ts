import type { Droppable, Wishes } from '@guru/contract/requirement'
import type { Act, Slot } from '@guru/contract/vocabulary'
import type { PlainNumber } from '../understanding/command.ts'

/** One turn and what must be understood of it; the form of every language's corpus and blind set. */
export interface CorpusCase {
  text: string
  /** What the last question asked for. */
  asked?: Slot
  known?: Wishes
  /** Matches that the seeker has before them. */
  shown?: number
  set?: Wishes
  any?: Slot[]
  drop?: Droppable[]
  /** Left out where the turn sets, frees or drops something: then it is `inform`. */
  act?: Act
  /** Checked only where given. */
  numbers?: PlainNumber[]
}

/** Cases of one phenomenon, so that a report can say where understanding falls short. */
export interface CorpusSection {
  phenomenon: string
  /** True for counter-examples: turns that look like a wish and set nothing of it. */
  counter?: boolean
  cases: CorpusCase[]
}

/** So many, neither more nor fewer. */
export const exactly = (count: number) => ({ min: count, max: count })
export const upTo = (max: number) => ({ max })
export const atLeast = (min: number) => ({ min })
export const between = (min: number, max: number) => ({ min, max })
