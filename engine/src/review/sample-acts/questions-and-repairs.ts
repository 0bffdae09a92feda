import { slots } from '@guru/contract/vocabulary'
import type { ActKind, GuruAct } from '../../dialogue/act.ts'
import { another, buyingLand, renting, selling, unknown } from './topics.ts'

/** Questions and repairs. */
export const repairs = {
  ask: [
    ...slots.map((slot) => ({ kind: 'ask' as const, slot, topic: unknown })),
    ...slots.map((slot) => ({ kind: 'ask' as const, slot, topic: renting })),
    ...slots.map((slot) => ({ kind: 'ask' as const, slot, topic: buyingLand })),
    ...slots.map((slot) => ({ kind: 'ask' as const, slot, topic: selling })),
  ],
  which_amenities: [{ kind: 'which_amenities' }],
  offer_callback: [{ kind: 'offer_callback' }],
  what_to_change: [{ kind: 'what_to_change' }],
  what_next: [
    { kind: 'what_next', shown: 0 },
    { kind: 'what_next', shown: 1 },
    { kind: 'what_next', shown: 5 },
    { kind: 'what_next', shown: 5, rents: true },
    { kind: 'what_next', shown: 0, again: true },
    { kind: 'what_next', shown: 1, again: true },
    { kind: 'what_next', shown: 5, again: true },
    { kind: 'what_next', shown: 1, again: true, close: true },
    { kind: 'what_next', shown: 5, again: true, close: true },
  ],
  unclear: [
    ...[null, ...slots].map((slot) => ({
      kind: 'unclear' as const,
      slot,
      again: false,
      shown: 3,
      topic: renting,
    })),
    { kind: 'unclear', slot: 'price', again: true, shown: 0, topic: renting },
    { kind: 'unclear', slot: null, again: false, shown: 0, topic: renting },
  ],
  read_back: [
    { kind: 'read_back', slots: ['price'], again: false, topic: renting },
    { kind: 'read_back', slots: ['bedrooms', 'price'], again: false, topic: another },
    { kind: 'read_back', slots: ['price'], again: false, topic: selling },
    { kind: 'read_back', slots: ['bedrooms'], again: true, topic: renting },
  ],
  misheard: [{ kind: 'misheard' }],
  confirm_restart: [{ kind: 'confirm_restart' }],
  restarted: [{ kind: 'restarted' }],
  carry_on: [{ kind: 'carry_on' }],
  all_right: [{ kind: 'all_right' }],
  heard: [{ kind: 'heard' }],
  declined: [{ kind: 'declined' }],
  handoff: [
    { kind: 'handoff' },
    { kind: 'handoff', typed: true },
    { kind: 'handoff', asked: true },
    { kind: 'handoff', behind: true },
    { kind: 'handoff', another: true },
    { kind: 'handoff', another: true, typed: true },
  ],
  call_time_noted: [
    { kind: 'call_time_noted', words: 'after 6' },
    { kind: 'call_time_noted', words: 'not before 10', asNoted: true },
  ],
  realtor_can_answer: [
    { kind: 'realtor_can_answer', finished: false },
    { kind: 'realtor_can_answer', finished: true },
    { kind: 'realtor_can_answer', finished: true, again: true },
  ],
  visits_arranged: [
    { kind: 'visits_arranged' },
    { kind: 'visits_arranged', day: 'Sunday' },
    { kind: 'visits_arranged', day: 'Sunday', position: 4 },
    { kind: 'visits_arranged', again: true },
  ],
  listings_do_not_tell: [
    { kind: 'listings_do_not_tell', facts: [] },
    { kind: 'listings_do_not_tell', facts: ['floor'] },
    { kind: 'listings_do_not_tell', facts: ['facing', 'bachelors', 'gas'] },
    { kind: 'listings_do_not_tell', facts: [], offered: true },
    { kind: 'listings_do_not_tell', facts: ['floor'], offered: true },
  ],
  nothing_shown: [
    { kind: 'nothing_shown', searched: false },
    { kind: 'nothing_shown', searched: true },
  ],
  only_so_many: [
    { kind: 'only_so_many', count: 1 },
    { kind: 'only_so_many', count: 3 },
  ],
} satisfies Partial<Record<ActKind, readonly GuruAct[]>>
