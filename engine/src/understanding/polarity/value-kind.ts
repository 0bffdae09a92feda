import type { Segment } from '../segments.ts'

/** Kinds of values that negation can strike; neighbours of one kind are struck together. */
export type ValueKind = 'transaction' | 'property' | 'amenity' | 'place' | 'number' | 'slot'

/** What sort of value a segment names, of which a "not" beside it refuses one; null for what is no value. */
export function valueKind(segment: Segment | undefined): ValueKind | null {
  if (segment === undefined) return null
  if (segment.mention !== null) return 'place'
  if (segment.number !== null) return segment.number.kind === 'cardinal' ? 'number' : null
  for (const concept of segment.concepts) {
    if (concept.startsWith('amenity:')) return 'amenity'
    if (concept.startsWith('property:')) return 'property'
    if (concept.startsWith('transaction:')) return 'transaction'
    if (concept.startsWith('slot:')) return 'slot'
  }
  return null
}

export function namesAmenity(segment: Segment | undefined): boolean {
  return valueKind(segment) === 'amenity'
}
