import type { Concept } from '../../languages/concept.ts'
import { listedIn } from '../listed-in.ts'
import type { Reading } from '../reading.ts'
import { shownKindsIn } from './shown-word.ts'

/**
 * "Show others even if it's a bit more", "konchem ekkuva ayina parledu": the budget may be passed a little, and no owner is
 * asked for anything. "Tell me a bit more", "the rent is a bit more" let nothing pass.
 */
export function stretchesBudget(reading: Reading): boolean {
  const { context, quantities, segments, said, tokens } = reading
  if (context.known.price?.max === undefined || quantities.length > 0) return false
  const { ofSeeker } = listedIn(tokens)
  if (!ofSeeker.has('aBitMore') || said.has('ask-about') || said.has('lower')) return false
  // "Budget swalpa hechu kammi aadru parvagilla": a little more or less leaves it as it is.
  const kinds = shownKindsIn(reading, segments)
  if (kinds.has('least')) return false
  if (otherwise.some((concept) => said.has(concept))) return false
  const consents = consenting.some((concept) => said.has(concept)) || ofSeeker.has('too')
  return consents || (kinds.has('budget') && !said.has('is'))
}

const consenting: readonly Concept[] = ['all-the-same', 'acceptable', 'if']

/** "Too costly, a bit above our budget" complains; "a little more space", "a little bigger" speak of something else. */
const otherwise: readonly Concept[] = ['unsuited', 'why', 'bigger', 'slot:size_sqft', 'bedrooms:more']

/** Up to a tenth more, in round figures. */
export function stretched(most: number): number {
  const step = most >= 1_000_000 ? 100_000 : 500
  return Math.max(most + step, Math.floor((most * 1.1) / step) * step)
}
