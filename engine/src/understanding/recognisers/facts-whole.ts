import { isNext } from '../../languages/call-times.ts'
import type { UntoldFact } from '../command.ts'
import { asksAnything, has, isOrdinal, namesProperty, type Reading, sizeUnitOf } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { ShownKind } from './shown-word.ts'
import { asksWhyCheap } from './so-cheap.ts'
import { saysTaken } from './untold/whom-taken.ts'

/**
 * Whether the words of a clause that name a fact ask for it: some take a second word beside them, "is the gate locked at
 * ten", and some mean something else beside others.
 */
export function isWhole(
  fact: UntoldFact,
  kinds: ReadonlySet<ShownKind>,
  reading: Reading,
  clause: readonly Segment[],
): boolean {
  const { said, context } = reading
  const { shown = 0 } = context
  const timed = clause.some((one) => has(one, 'unit:time'))
  switch (fact) {
    case 'flooding':
      return kinds.has('water')
    case 'gate_hours':
      return kinds.has('shuts') || timed
    case 'owner_there':
      return kinds.has('lives')
    // Telugu's "emi" is "what": "emi undi", what is there.
    case 'emi':
      return kinds.has('loan') || clause.some((one) => asking.some((concept) => has(one, concept)))
    // "My age is 60, is that fine?"
    case 'age':
      return !clause.some((one) => has(one, 'self') || has(one, 'own'))
    // "The second one is so cheap?"
    case 'why_price':
      return said.has('why') || (asksAnything(reading) && asksWhyCheap(reading, clause))
    // "How far is the hospital?" asks for the distance; "a flat near the metro?" for homes.
    case 'surroundings':
      return !kinds.has('distance') && !clause.some(namesProperty)
    case 'metro':
    case 'station':
    case 'bus':
    case 'school':
    case 'hospital':
    case 'market':
    case 'worship':
    case 'chemist':
      return kinds.has('distance') || !clause.some(namesProperty) || clause.some(isOrdinal)
    case 'water_trouble':
      return kinds.has('water')
    // Listings tell it; which give none only their rows know.
    case 'rera_number':
      return false
    case 'power_bill':
      return kinds.has('counted')
    // "RERA registration number" is listed.
    case 'registration':
      return !kinds.has('rera_number') && (kinds.has('counted') || kinds.has('amount'))
    // "Can I park on the road?"
    case 'road':
      return shown > 0 && !kinds.has('vehicle') && !kinds.has('distance')
    case 'covered_parking':
      return shown > 0 && (kinds.has('vehicle') || clause.some((one) => has(one, 'amenity:parking')))
    case 'land_size':
      return shown > 0 && asksHowMuchLand(kinds, clause)
    case 'quiet':
    case 'sharing':
    case 'meals':
    case 'couples':
    case 'ready':
    case 'corner':
    case 'servant_room':
      return shown > 0
    // "Our girl's school", "a lady agent".
    case 'women':
      return (
        saysTaken(reading, clause) ||
        (shown > 0 && !clause.some((one) => has(one, 'own') || has(one, 'agent')))
      )
    // "What are the next steps?"
    case 'stairs':
      return shown > 0 && !reading.tokens.some(({ text }) => isNext(text))
    case 'kitchen':
      return shown > 0 && (kinds.has('counted') || kinds.has('apart'))
    case 'toilet':
    case 'well':
    case 'yard':
      return shown > 0
    case 'water_hours':
      return shown > 0 && kinds.has('water')
    case 'water_bill':
      return shown > 0 && kinds.has('counted') && !kinds.has('kitchen') && !kinds.has('power_bill')
    // "May I park there?"
    case 'park':
      if (kinds.has('vehicle') || clause.some((one) => has(one, 'amenity:parking'))) return false
      return kinds.has('nearest') || kinds.has('distance')
    // "Is there vacant land?"
    case 'vacant_from':
      return !clause.some((one) => has(one, 'property:land'))
    default:
      return true
  }
}

/** "How much land is it?", "how many cents is the plot?"; not "is there land?" */
function asksHowMuchLand(kinds: ReadonlySet<ShownKind>, clause: readonly Segment[]): boolean {
  return kinds.has('amount') || clause.some((one) => has(one, 'ask:size') || sizeUnitOf(one) !== undefined)
}

const asking = ['ask', 'ask:within', 'ask:closing', 'ask:price', 'ask-about'] as const
