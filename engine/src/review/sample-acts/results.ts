import type { ActKind, GuruAct } from '../../dialogue/act.ts'
import {
  anythingThere,
  buyingLand,
  follows,
  furnishedRooms,
  relaxations,
  renting,
  rentingAnything,
  rooms,
} from './topics.ts'

/** What was found, and what is offered for it. */
export const results = {
  found: [
    ...follows.flatMap((one) =>
      [1, 3].map((count) => ({ kind: 'found' as const, count, follows: one, topic: renting })),
    ),
    { kind: 'found', count: 2, follows: null, topic: buyingLand },
    { kind: 'found', count: 5, follows: null, topic: rooms },
  ],
  found_close: [
    ...relaxations.map((one) => ({
      kind: 'found_close' as const,
      count: 1,
      relaxed: [one],
      ...(one === 'bedrooms' && { rooms: [1] }),
      follows: null,
      topic: renting,
    })),
    {
      kind: 'found_close',
      count: 3,
      relaxed: ['nearby_area', 'price'],
      partly: { nearby_area: 2, price: 1 },
      follows: null,
      topic: renting,
    },
    {
      kind: 'found_close',
      count: 5,
      relaxed: ['any_area', 'bedrooms', 'price'],
      partly: { bedrooms: 3, price: 1 },
      rooms: [1, 3],
      follows: null,
      topic: renting,
    },
    { kind: 'found_close', count: 2, relaxed: ['price'], follows: 'bigger', topic: renting },
    ...[[1], [3], [1, 3]].map((rooms) => ({
      kind: 'found_close' as const,
      count: 3,
      relaxed: ['bedrooms' as const],
      rooms,
      follows: null,
      topic: renting,
    })),
    ...(['lift', 'pet_friendly', 'furnished'] as const).map((amenity) => ({
      kind: 'found_close' as const,
      count: 3,
      relaxed: ['nearby_area' as const, 'amenities' as const],
      again: true as const,
      follows: null,
      topic: { ...renting, wishes: { ...renting.wishes, amenities: [amenity] } },
    })),
  ],
  found_agreed: [
    { kind: 'found_agreed', count: 1, relaxed: ['any_area'], follows: null, topic: renting },
    { kind: 'found_agreed', count: 1, relaxed: ['bedrooms'], rooms: [1], follows: null, topic: renting },
    {
      kind: 'found_agreed',
      count: 4,
      relaxed: ['price', 'amenities'],
      partly: { amenities: 2 },
      follows: null,
      topic: renting,
    },
  ],
  found_dearer: [
    { kind: 'found_dearer', topic: buyingLand },
    { kind: 'found_dearer', again: true, topic: renting },
  ],
  least_price: [
    { kind: 'least_price', price: 2_800_000, area: 'Indiranagar', transaction_type: 'sale' },
    { kind: 'least_price', price: 12_000, area: 'Indiranagar', transaction_type: 'rent' },
  ],
  found_nothing: [
    ...follows.map((one) => ({ kind: 'found_nothing' as const, follows: one, topic: renting })),
    { kind: 'found_nothing', follows: null, again: true, topic: renting },
    ...[buyingLand, rooms, rentingAnything, anythingThere, furnishedRooms].map((topic) => ({
      kind: 'found_nothing' as const,
      follows: null,
      topic,
    })),
  ],
  agent_can_look: [{ kind: 'agent_can_look', city: 'Bengaluru' }],
  cannot_notify: [{ kind: 'cannot_notify' }],
  no_photos: [{ kind: 'no_photos' }],
  bathrooms_told: [{ kind: 'bathrooms_told' }],
  town_stays_open: [{ kind: 'town_stays_open', city: 'Bengaluru' }],
  offer_relaxed: relaxations.map((one) => ({
    kind: 'offer_relaxed' as const,
    relaxed: [one],
    ...(one === 'bedrooms' && { rooms: [1, 3] }),
    topic: renting,
  })),
  shown_again: [{ kind: 'shown_again' }],
} satisfies Partial<Record<ActKind, readonly GuruAct[]>>
