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
    const pointed = has(reading.segments[at - 1], 'this')
    if (pointed && reading.context.known.property_type !== undefined) return
    wishes.push({ slot: 'property_type', value, at, negated: reading.negated[at] === true })
  })
  return wishes
}
