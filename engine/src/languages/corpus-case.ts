import type { Droppable, Wishes } from '@guru/contract/requirement'
import { type Act, type Amenity, isFurnishing, type Slot, slots } from '@guru/contract/vocabulary'
import type { PlainNumber } from '../understanding/command.ts'
import { writingOf } from '../understanding/writing.ts'

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

/** Turns of one seeker in their order: each knows what those before it left known, where it states nothing else. */
export function dialogue(...turns: readonly CorpusCase[]): CorpusCase[] {
  let known: Wishes = {}
  return turns.map((turn) => {
    const told = { ...turn, known: turn.known ?? known }
    known = knownAfter(told)
    return told
  })
}

/** As a dialogue lets commands change what is wanted (`apply`), but for what it infers beside them. */
function knownAfter({ known = {}, set = {}, any = [], drop = [] }: CorpusCase): Wishes {
  const gone = new Set<Droppable>([...any, ...drop])
  const { amenities: wished = [], ...others } = known
  for (const slot of slots) if (slot !== 'amenities' && gone.has(slot)) delete others[slot]
  const { amenities: added = [] } = set
  const refurnished = added.some(isFurnishing)
  const stays = (one: Amenity) =>
    !gone.has('amenities') && !gone.has(one) && !(refurnished && isFurnishing(one))
  const amenities = [...new Set([...wished.filter(stays), ...added])]
  return { ...others, ...set, ...(amenities.length > 0 && { amenities }) }
}

/** Turns in a row as sections: those that wish something and those that do not. */
export function wishesAndTalk(turns: readonly CorpusCase[]): CorpusSection[] {
  const sections = Map.groupBy(turns, ({ text, act }) => {
    const sort = act === undefined ? 'wishes, answers and changes' : 'acts, questions and other talk'
    return `${sort}, ${writingOf(text)}`
  })
  return [...sections].map(([phenomenon, cases]) => ({
    phenomenon,
    counter: cases.every(({ act }) => act !== undefined),
    cases,
  }))
}

/** So many, neither more nor fewer. */
export const exactly = (count: number) => ({ min: count, max: count })
/** Rupees, rooms or square feet, the bound itself included. */
export const upTo = (max: number) => ({ max })
export const atLeast = (min: number) => ({ min })
export const between = (min: number, max: number) => ({ min, max })
