import { breathAround, clauseAround, has, namesProperty, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { shownKindsOf } from './shown-word.ts'

/**
 * "Furniture illa andre naave togotivi", "if there is no furniture we will buy it ourselves": what is said of the
 * furniture at `at` asks for none and wishes none, and what is bought is the furniture. A home that is bought is named.
 */
export function buysFurniture(reading: Reading, at: number): boolean {
  const { segments, context } = reading
  if (!isFurniture(segments[at])) return false
  const clause = clauseAround(reading, at)
  if (clause.some(namesProperty)) return false
  const getsIt = (part: readonly Segment[]) =>
    part.some((one) => getting.some((concept) => has(one, concept)))
  // "If there is none we will buy it"; "furnished kharidna hai" wants a furnished home.
  const lacks = clause.some((one) => lacking.some((concept) => has(one, concept)))
  const buys = context.known.transaction_type === 'rent' && lacks && getsIt(clause)
  // "Semi-furnished is enough, the AC we bring ourselves": said of something else behind a mark. "A furnished one for myself" wishes.
  const breath = breathAround(segments, at)
  return (
    buys || ((lacks || getsIt(breath)) && breath.some((one) => shownKindsOf(reading, one).has('oneself')))
  )
}

const getting = ['transaction:sale', 'take'] as const

const lacking = [
  'if',
  'if-not',
  'or-else',
  'without',
  'not:after',
  'not:before',
  'all-the-same',
  'acceptable',
  'amenity:unfurnished',
] as const

/** Whether a turn says so of any furniture. */
export function buysAnyFurniture(reading: Reading): boolean {
  const { segments, said } = reading
  if (!furnished.some((concept) => said.has(concept))) return false
  return segments.some((_, at) => buysFurniture(reading, at))
}

const furnished = ['amenity:furnished', 'amenity:semi_furnished', 'amenity:unfurnished'] as const

function isFurniture(segment: Segment | undefined): boolean {
  return furnished.some((concept) => has(segment, concept))
}
