import { slots } from '@guru/contract/vocabulary'
import type { ChoiceAct, ChoiceKind } from '../../dialogue/act.ts'

/** Every quick answer with values that show it. */
export const sampleChoices: Readonly<Record<ChoiceKind, readonly ChoiceAct[]>> = {
  transaction: [
    { kind: 'transaction', value: 'rent', intent: 'search' },
    { kind: 'transaction', value: 'sale', intent: 'search' },
    { kind: 'transaction', value: 'rent', intent: 'offer' },
    { kind: 'transaction', value: 'sale', intent: 'offer' },
  ],
  sell: [{ kind: 'sell' }],
  property_type: [
    { kind: 'property_type', value: 'apartment' },
    { kind: 'property_type', value: 'house' },
    { kind: 'property_type', value: 'land' },
  ],
  place: [{ kind: 'place', name: 'Bengaluru' }],
  any: slots.map((slot) => ({ kind: 'any' as const, slot })),
  budget: [
    { kind: 'budget', range: { max: 30_000 } },
    { kind: 'budget', range: { max: 75_00_000 } },
  ],
  bedrooms: [
    { kind: 'bedrooms', range: { min: 1, max: 1 } },
    { kind: 'bedrooms', range: { min: 2, max: 2 } },
    { kind: 'bedrooms', range: { min: 4 } },
  ],
  size: [
    { kind: 'size', squareFeet: 1200, unit: 'sqft' },
    { kind: 'size', squareFeet: 2178, unit: 'cent' },
  ],
  amenity: [
    { kind: 'amenity', amenity: 'parking' },
    { kind: 'amenity', amenity: 'power_backup' },
  ],
  without: [{ kind: 'without', amenity: 'gym' }],
  nothing_special: [{ kind: 'nothing_special' }],
  yes: [{ kind: 'yes' }],
  no: [{ kind: 'no' }],
  not_so: [{ kind: 'not_so' }],
  more: [{ kind: 'more' }],
  cheaper: [{ kind: 'cheaper' }, { kind: 'cheaper', rents: true }],
  costlier: [{ kind: 'costlier' }],
  bigger: [{ kind: 'bigger' }],
  smaller: [{ kind: 'smaller' }],
  nearer: [{ kind: 'nearer' }],
  why: [{ kind: 'why' }],
  pick: [
    { kind: 'pick', position: 1 },
    { kind: 'pick', position: 2 },
    { kind: 'pick', position: 5 },
  ],
  callback: [{ kind: 'callback' }],
  restart: [{ kind: 'restart' }],
}
