import { slots } from '@guru/contract/vocabulary'
import type { ActKind, ChoiceAct, ChoiceKind, GuruAct, Topic } from '../dialogue/act.ts'
import type { Relaxation } from '../matching/listing.ts'
import { type FollowUp, terms, untoldFacts } from '../understanding/command.ts'
import { rankedFlat, rankedPlot, rankedSilent } from './sample-listing.ts'

const renting: Topic = {
  intent: 'search',
  wishes: {
    transaction_type: 'rent',
    property_type: 'apartment',
    city: 'Bengaluru',
    area: 'Whitefield',
    price: { max: 30_000 },
    bedrooms: { min: 2, max: 2 },
    size_sqft: { min: 1000 },
    amenities: ['parking', 'lift'],
  },
  any: [],
  sizeUnit: 'sqft',
}
const buyingLand: Topic = {
  intent: 'search',
  wishes: { transaction_type: 'sale', property_type: 'land', city: 'Kochi', price: { max: 50_00_000 } },
  any: ['area'],
  sizeUnit: 'cent',
}
const selling: Topic = {
  intent: 'offer',
  wishes: { transaction_type: 'sale', property_type: 'house', city: 'Pune', price: { min: 90_00_000 } },
  any: [],
  sizeUnit: 'sqft',
}
/** The kind of home is not told yet. */
const rooms: Topic = {
  intent: 'search',
  wishes: { transaction_type: 'sale', city: 'Pune', bedrooms: { min: 2, max: 2 } },
  any: [],
  sizeUnit: 'sqft',
}
const rentingAnything: Topic = { ...rooms, wishes: { transaction_type: 'rent', city: 'Chennai' } }
const furnishedRooms: Topic = {
  ...rooms,
  wishes: { ...rooms.wishes, transaction_type: 'rent', size_sqft: { min: 900 }, amenities: ['furnished'] },
}
const anythingThere: Topic = { ...rooms, wishes: { city: 'Chennai', price: { max: 80_00_000 } } }
const unknown: Topic = { intent: 'search', wishes: {}, any: [], sizeUnit: 'sqft' }
const another: Topic = {
  ...renting,
  wishes: {
    ...renting.wishes,
    transaction_type: 'sale',
    property_type: 'house',
    city: 'Mysuru',
    area: 'Kuvempunagar',
    price: { min: 80_00_000, max: 1_00_00_000 },
    bedrooms: { min: 3 },
    size_sqft: { min: 1500, max: 2000 },
    amenities: ['garden'],
  },
}

const followUps: readonly FollowUp[] = ['more', 'cheaper', 'costlier', 'bigger', 'smaller', 'nearer']
const relaxations: readonly Relaxation[] = [
  'nearby_area',
  'any_area',
  'price',
  'bedrooms',
  'amenities',
  'size',
  'property_type',
]
/** No follow-up, then each. */
const follows: readonly (FollowUp | null)[] = [null, ...followUps]

/** Every act with values that show its sentences. A new act must be entered here to compile. */
export const sampleActs: Readonly<Record<ActKind, readonly GuruAct[]>> = {
  welcome: [{ kind: 'welcome' }],
  language_soon: [{ kind: 'language_soon', language: 'ta' }],
  language_changed: [{ kind: 'language_changed' }],
  greeting: [{ kind: 'greeting' }],
  you_are_welcome: [{ kind: 'you_are_welcome' }],
  goodbye: [{ kind: 'goodbye' }],
  take_your_time: [{ kind: 'take_your_time' }],
  ten_digits: [{ kind: 'ten_digits' }],
  nobody_calls: [{ kind: 'nobody_calls' }],
  not_possible: [
    { kind: 'not_possible', asked: 'owner' },
    { kind: 'not_possible', asked: 'writing' },
    { kind: 'not_possible', asked: 'number' },
    { kind: 'not_possible', asked: 'hold' },
    { kind: 'not_possible', asked: 'wish' },
  ],
  number_not_needed: [{ kind: 'number_not_needed' }],
  help: [
    { kind: 'help', finished: false },
    { kind: 'help', finished: true },
  ],
  about_guru: [
    { kind: 'about_guru', asked: 'who' },
    { kind: 'about_guru', asked: 'fees' },
    { kind: 'about_guru', asked: 'privacy' },
    { kind: 'about_guru', asked: 'languages' },
  ],
  trust: [{ kind: 'trust' }],
  are_real: [
    { kind: 'are_real', demo: true },
    { kind: 'are_real', demo: false },
    { kind: 'are_real', demo: null },
  ],
  meaning: terms.map((term) => ({ kind: 'meaning', term })),
  apology: [
    { kind: 'apology', offers: true },
    { kind: 'apology', offers: false },
    { kind: 'apology', offers: true, again: true },
    { kind: 'apology', offers: false, again: true },
  ],
  felt: (['weary', 'relieved', 'amused'] as const).flatMap((mood) => [
    { kind: 'felt' as const, mood },
    { kind: 'felt' as const, mood, again: true as const },
  ]),
  whom_owners_take: [{ kind: 'whom_owners_take' }],
  why_asked: [
    { kind: 'why_asked', intent: 'search' },
    { kind: 'why_asked', intent: 'offer' },
  ],
  cities_listed: [
    { kind: 'cities_listed', cities: ['Bengaluru', 'Chennai', 'Mysuru'], others: 0 },
    { kind: 'cities_listed', cities: ['Kochi', 'Thrissur'], others: 1 },
    { kind: 'cities_listed', cities: ['Pune', 'Mumbai'], others: 12 },
    { kind: 'cities_listed', cities: [], others: 0 },
  ],
  homes_and_land_only: [
    { kind: 'homes_and_land_only', asked: 'other-kind' },
    { kind: 'homes_and_land_only', asked: 'errand' },
  ],
  place_unknown: [{ kind: 'place_unknown', name: 'Malgudi' }],
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
  liked: [
    { kind: 'liked', amenities: ['lift'] },
    { kind: 'liked', amenities: ['semi_furnished', 'parking'] },
  ],
  left_out: [{ kind: 'left_out', areas: ['Whitefield'] }],
  one_place_first: [{ kind: 'one_place_first', first: 'Whitefield', others: ['Indiranagar', 'Koramangala'] }],
  offer_begun: [{ kind: 'offer_begun' }],
  search_resumed: [{ kind: 'search_resumed' }],
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
  ],
  call_time_noted: [{ kind: 'call_time_noted', words: 'after 6' }],
  realtor_can_answer: [
    { kind: 'realtor_can_answer', finished: false },
    { kind: 'realtor_can_answer', finished: true },
    { kind: 'realtor_can_answer', finished: true, again: true },
  ],
  visits_arranged: [
    { kind: 'visits_arranged' },
    { kind: 'visits_arranged', day: 'Sunday' },
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
      follows: null,
      topic: renting,
    })),
    { kind: 'found_close', count: 3, relaxed: ['price', 'nearby_area'], follows: null, topic: renting },
    { kind: 'found_close', count: 2, relaxed: ['price'], follows: 'bigger', topic: renting },
    ...(['fewer', 'more'] as const).map((rooms) => ({
      kind: 'found_close' as const,
      count: 3,
      relaxed: ['bedrooms' as const],
      together: true as const,
      rooms,
      follows: null,
      topic: renting,
    })),
    ...(['lift', 'pet_friendly', 'furnished'] as const).map((amenity) => ({
      kind: 'found_close' as const,
      count: 3,
      relaxed: ['nearby_area' as const, 'amenities' as const],
      together: true as const,
      again: true as const,
      follows: null,
      topic: { ...renting, wishes: { ...renting.wishes, amenities: [amenity] } },
    })),
  ],
  found_agreed: [
    { kind: 'found_agreed', count: 1, relaxed: ['any_area'], follows: null, topic: renting },
    { kind: 'found_agreed', count: 1, relaxed: ['bedrooms'], follows: null, topic: renting },
    { kind: 'found_agreed', count: 4, relaxed: ['price', 'amenities'], follows: null, topic: renting },
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
  town_stays_open: [{ kind: 'town_stays_open', city: 'Bengaluru' }],
  cannot_notify: [{ kind: 'cannot_notify' }],
  offer_relaxed: relaxations.map((one) => ({
    kind: 'offer_relaxed' as const,
    relaxed: [one],
    topic: renting,
  })),
  shown_again: [{ kind: 'shown_again' }],
  details: [
    { kind: 'details', ranked: rankedFlat, position: 2, topic: renting },
    { kind: 'details', ranked: rankedPlot, position: 0, topic: buyingLand },
  ],
  reasons: [{ kind: 'reasons', ranked: rankedFlat, topic: renting }],
  answer_amenity: [
    { kind: 'answer_amenity', ranked: rankedFlat, amenities: ['lift'] },
    { kind: 'answer_amenity', ranked: rankedFlat, amenities: ['gym'] },
    { kind: 'answer_amenity', ranked: rankedFlat, amenities: ['furnished'] },
    { kind: 'answer_amenity', ranked: rankedFlat, amenities: ['parking', 'gym', 'garden'] },
    { kind: 'answer_amenity', ranked: rankedPlot, amenities: ['water_supply'] },
  ],
  price_asked: [
    { kind: 'price_asked', home: { price: 28_000, transaction_type: 'rent' } },
    { kind: 'price_asked', home: { price: 8_300_000, transaction_type: 'sale' } },
    { kind: 'price_asked', home: null },
  ],
  price_level: [
    { kind: 'price_level', shown: { price: { min: 22_000, max: 28_000 }, transaction_type: 'rent' } },
    { kind: 'price_level', shown: { price: { min: 6_200_000, max: 6_200_000 }, transaction_type: 'sale' } },
    { kind: 'price_level', shown: null },
  ],
  nothing_there: [{ kind: 'nothing_there', city: 'Kanchipuram' }],
  nearest_towns: [
    { kind: 'nearest_towns', near: [{ name: 'Chennai', kilometres: 62 }] },
    {
      kind: 'nearest_towns',
      near: [
        { name: 'Coimbatore', kilometres: 48 },
        { name: 'Mysuru', kilometres: 97 },
      ],
    },
  ],
  nothing_fits: [{ kind: 'nothing_fits' }],
  usual_price: [
    { kind: 'usual_price', least: 22_000, usual: 28_000, transaction_type: 'rent' },
    { kind: 'usual_price', least: 6_200_000, usual: 8_300_000, transaction_type: 'sale' },
    { kind: 'usual_price', least: 22_000, usual: 22_000, transaction_type: 'rent' },
  ],
  untold: [
    { kind: 'untold', facts: [] },
    ...untoldFacts.map((fact) => ({ kind: 'untold' as const, facts: [fact] })),
    { kind: 'untold', facts: ['floor', 'deposit'] },
    { kind: 'untold', facts: ['floor'], offered: true },
  ],
  told_all: [{ kind: 'told_all' }],
  listed: [
    { kind: 'listed', asked: 'price', among: [{ ranked: rankedFlat, position: 2 }], topic: renting },
    { kind: 'listed', asked: 'size_sqft', among: [{ ranked: rankedFlat, position: 1 }], topic: renting },
    { kind: 'listed', asked: 'bathrooms', among: [{ ranked: rankedFlat, position: 1 }], topic: renting },
    { kind: 'listed', asked: 'distance', among: [{ ranked: rankedFlat, position: 1 }], topic: renting },
    {
      kind: 'listed',
      asked: 'price',
      among: [
        { ranked: rankedFlat, position: 1 },
        { ranked: rankedPlot, position: 3 },
      ],
      topic: renting,
    },
  ],
  compared: [
    {
      kind: 'compared',
      among: [
        { ranked: rankedFlat, position: 1 },
        { ranked: rankedSilent, position: 2 },
      ],
      cheapest: 1,
      biggest: null,
      topic: renting,
    },
    {
      kind: 'compared',
      among: [
        { ranked: rankedFlat, position: 1 },
        { ranked: rankedFlat, position: 2 },
      ],
      cheapest: 'same',
      biggest: 2,
      topic: renting,
    },
    {
      kind: 'compared',
      among: [1, 2, 3, 4].map((position) => ({ ranked: rankedFlat, position })),
      cheapest: 3,
      biggest: 4,
      topic: renting,
    },
    {
      kind: 'compared',
      among: [1, 2].map((position) => ({ ranked: rankedFlat, position })),
      cheapest: 2,
      biggest: 2,
      topic: renting,
    },
    {
      kind: 'compared',
      among: [1, 2, 3, 4].map((position) => ({ ranked: rankedFlat, position })),
      cheapest: 3,
      biggest: 3,
      topic: renting,
    },
    {
      kind: 'compared',
      among: [1, 2, 3].map((position) => ({ ranked: rankedFlat, position })),
      cheapest: null,
      biggest: 2,
      briefly: true,
      topic: renting,
    },
  ],
  which_have: [
    { kind: 'which_have', amenity: 'lift', having: [], silent: [], shown: 3 },
    { kind: 'which_have', amenity: 'lift', having: [2], silent: [], shown: 3 },
    { kind: 'which_have', amenity: 'parking', having: [1, 3], silent: [2], shown: 3 },
    { kind: 'which_have', amenity: 'garden', having: [], silent: [1, 2], shown: 3 },
  ],
  gone: [{ kind: 'gone' }],
  owner_done: [{ kind: 'owner_done', topic: selling }],
}

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
  cheaper: [{ kind: 'cheaper' }],
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
