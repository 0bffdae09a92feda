import type { ActKind, GuruAct } from '../../dialogue/act.ts'
import { untoldFacts } from '../../understanding/command.ts'
import { rankedFlat, rankedPlot, rankedSilent } from '../sample-listing.ts'
import { buyingLand, renting, selling } from './topics.ts'

/** What is told of homes that were found. */
export const toldOfHomes = {
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
    { kind: 'price_asked', home: { price: 28_000, transaction_type: 'rent' }, rents: true },
    { kind: 'price_asked', home: { price: 8_300_000, transaction_type: 'sale' }, rents: false },
    { kind: 'price_asked', home: null, rents: false },
    { kind: 'price_asked', home: null, rents: true },
  ],
  price_level: [
    { kind: 'price_level', shown: { price: { min: 22_000, max: 28_000 }, transaction_type: 'rent' } },
    { kind: 'price_level', shown: { price: { min: 6_200_000, max: 6_200_000 }, transaction_type: 'sale' } },
    { kind: 'price_level', shown: null },
  ],
  nothing_there: [
    { kind: 'nothing_there', cities: ['Kanchipuram'] },
    { kind: 'nothing_there', cities: ['Kanchipuram', 'Vellore'] },
    { kind: 'nothing_there', cities: ['Tiruchirappalli'], areas: ['Thillai Nagar', 'K K Nagar'] },
  ],
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
    { kind: 'untold', facts: ['metro'], amenities: ['lift'] },
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
        { ranked: rankedFlat, position: 2 },
        { ranked: rankedFlat, position: 3 },
      ],
      cheapest: 3,
      biggest: 2,
      slightly: ['price', 'size'],
      only: [
        { position: 2, amenities: ['lift'] },
        { position: 3, amenities: ['parking', 'gym', 'air_conditioning'] },
      ],
      furnished: [
        { position: 2, furnishing: 'unfurnished' },
        { position: 3, furnishing: 'furnished' },
      ],
      briefly: true,
      topic: renting,
    },
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
    { kind: 'which_have', amenity: 'lift', having: [], unsaid: 3, shown: 3 },
    { kind: 'which_have', amenity: 'lift', having: [2], unsaid: 2, shown: 3 },
    { kind: 'which_have', amenity: 'parking', having: [1, 3], unsaid: 1, shown: 3 },
    { kind: 'which_have', amenity: 'semi_furnished', having: [2, 3], unsaid: 0, shown: 3 },
  ],
  gone: [{ kind: 'gone' }],
  owner_done: [{ kind: 'owner_done', topic: selling }],
} satisfies Partial<Record<ActKind, readonly GuruAct[]>>
