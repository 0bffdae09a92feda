import { propertyTypes } from '@guru/contract/vocabulary'
import { has, type Reading } from '../reading.ts'
import type { WishOf } from '../wish.ts'

/**
 * House, apartment or land. "The flat", "this house" only point at something: they name the kind while
 * none is known.
 */
export function readPropertyType(reading: Reading): WishOf<'property_type'>[] {
  const wishes: WishOf<'property_type'>[] = []
  reading.segments.forEach((segment, at) => {
    if (reading.clauseOf[at]?.kind !== 'wish') return
    const value = propertyTypes.find((type) => segment.concepts.has(`property:${type}`))
    if (value === undefined) return
    const before = reading.segments[at - 1]
    // "The second house" picks one of those shown.
    if (before?.number?.kind === 'ordinal' && (reading.context.shown ?? 0) > 0) return
    // "In our house" is where somebody lives.
    if (has(segment, 'own') && has(reading.segments[at + 1], 'of')) return
    const pointed = has(before, 'this')
    if (pointed && reading.context.known.property_type !== undefined) return
    wishes.push({ slot: 'property_type', value, at, negated: reading.negated[at] === true })
  })
  return wishes
}
