import { slots } from '@guru/contract/vocabulary'
import type { ActKind, GuruAct } from '../../dialogue/act.ts'
import {
  another,
  anythingThere,
  buyingLand,
  renting,
  rentingAnything,
  rooms,
  selling,
  unknown,
} from './topics.ts'

/** What a turn changed. */
export const changes = {
  noted: [
    ...slots.map((slot) => ({ kind: 'noted' as const, slots: [slot], topic: renting })),
    { kind: 'noted', slots: [...slots], topic: renting },
    { kind: 'noted', slots: ['transaction_type', 'property_type', 'city', 'price'], topic: buyingLand },
    { kind: 'noted', slots: ['transaction_type', 'property_type', 'city', 'price'], topic: selling },
    { kind: 'noted', slots: ['city', 'bedrooms'], topic: rooms },
    { kind: 'noted', slots: ['transaction_type', 'city'], topic: rentingAnything },
    { kind: 'noted', slots: ['city'], topic: anythingThere },
    { kind: 'noted', slots: ['city'], topic: renting, behind: true },
  ],
  changed: [
    ...slots.map((slot) => ({
      kind: 'changed' as const,
      slots: [slot],
      before: another,
      topic: renting,
    })),
    { kind: 'changed', slots: ['city', 'area'], before: another, topic: renting },
    { kind: 'changed', slots: ['price', 'bedrooms'], before: another, topic: renting },
  ],
  freed: slots.map((slot) => ({ kind: 'freed' as const, slots: [slot], topic: renting })),
  taken_back: [
    ...slots.map((slot) => ({ kind: 'taken_back' as const, what: [slot], topic: renting })),
    { kind: 'taken_back', what: ['lift'], topic: renting },
    { kind: 'taken_back', what: ['gym', 'parking'], topic: renting },
    { kind: 'taken_back', what: ['furnished'], topic: renting },
    { kind: 'taken_back', what: ['property_type'], topic: unknown },
    { kind: 'taken_back', what: ['bedrooms', 'lift'], topic: renting },
    { kind: 'taken_back', what: ['price'], topic: selling },
  ],
  let_go: [
    {
      kind: 'let_go',
      what: ['price'],
      because: 'transaction_changed',
      before: selling,
      topic: { ...selling, wishes: { ...selling.wishes, transaction_type: 'rent' } },
    },
    { kind: 'let_go', what: ['price'], because: 'taken_back', before: another, topic: renting },
    {
      kind: 'let_go',
      what: ['price', 'amenities'],
      because: 'transaction_changed',
      before: another,
      topic: renting,
    },
    { kind: 'let_go', what: ['area'], because: 'city_changed', before: another, topic: renting },
    { kind: 'let_go', what: ['bedrooms'], because: 'land', before: another, topic: buyingLand },
    { kind: 'let_go', what: ['property_type'], because: 'rooms', before: buyingLand, topic: renting },
  ],
  already_known: [
    { kind: 'already_known', slots: ['transaction_type', 'price'], topic: renting },
    { kind: 'already_known', slots: ['area'], topic: buyingLand },
  ],
  areas_together: [{ kind: 'areas_together', areas: ['Whitefield', 'Indiranagar'] }],
  unit_price_noted: [{ kind: 'unit_price_noted', rupees: 200_000, unit: 'marla' }],
  liked: [
    { kind: 'liked', amenities: ['lift'] },
    { kind: 'liked', amenities: ['semi_furnished', 'parking'] },
  ],
  none_in_areas: [
    { kind: 'none_in_areas', areas: ['Whitefield'] },
    { kind: 'none_in_areas', areas: ['Whitefield', 'Indiranagar'] },
  ],
  left_out: [{ kind: 'left_out', areas: ['Whitefield'] }],
  one_place_first: [
    { kind: 'one_place_first', first: 'Whitefield', others: ['Indiranagar', 'Koramangala'] },
    { kind: 'one_place_first', first: 'Whitefield', others: ['Indiranagar'], told: true },
  ],
  offer_begun: [{ kind: 'offer_begun' }],
  search_resumed: [{ kind: 'search_resumed' }],
} satisfies Partial<Record<ActKind, readonly GuruAct[]>>
