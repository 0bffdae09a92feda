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
  const buys = context.known.transaction_type === 'rent' && clause.some((one) => has(one, 'transaction:sale'))
  // "Semi-furnished is enough, the AC we bring ourselves": said of something else behind a mark.
  return buys || breathAround(segments, at).some((one) => shownKindsOf(reading, one).has('oneself'))
}

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
