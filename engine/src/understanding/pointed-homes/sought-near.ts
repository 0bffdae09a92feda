import type { Token } from '../../text/token.ts'
import { hasListed } from '../listed-in.ts'
import { has } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** Segments between a place and the word that says near it, or that seeks, at most. */
const nearby = 2
const soon = 6

/**
 * "Show those near Vijay Nagar", "vijay nagar ke paas wale dikha do" of who has looked in Vijay Nagar: others near by are
 * sought, and the home that is there is not meant.
 *
 * @param area where homes are looked for
 */
export function isSoughtNear(
  segments: readonly Segment[],
  at: number,
  tokens: readonly Token[],
  area: string | undefined,
): boolean {
  const places = segments[at]?.mention?.places ?? []
  if (!places.some(({ kind, name }) => kind === 'area' && name === area)) return false
  const around = segments.slice(Math.max(0, at - nearby), at + 1 + nearby)
  if (!around.some((one) => one.mention === null && hasListed(tokens, one, 'ofPlaces', 'near'))) return false
  return segments.slice(Math.max(0, at - soon), at + soon).some((one) => has(one, 'seek'))
}
