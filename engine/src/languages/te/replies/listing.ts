import { type Amenity, isFurnishing, type SizeUnit } from '@guru/contract/vocabulary'
import type { Formatter } from '../../../format/formatter.ts'
import { unitFor } from '../../../format/size-units.ts'
import type { Listing } from '../../../matching/listing.ts'
import { createAreaPoint } from '../../../replies/area-point.ts'
import { thingsAndFurnishing } from '../../../replies/furnishings.ts'
import type { Sentences } from '../../../replies/sentences.ts'
import { amenityNames, homeNoun, list, propertyNoun } from './names.ts'
import { places } from './places.ts'

const ordinals = 'మొదటిది రెండోది మూడోది నాలుగోది ఐదోది ఆరోది ఏడోది ఎనిమిదోది తొమ్మిదోది పదోది'.split(' ')

function ordinal(position: number): string {
  return ordinals[position - 1] ?? `నంబర్ ${position}`
}

/** "2 BHK ఫ్లాట్", from what the listing states. */
export function listedHome({ property_type, bedrooms }: Listing, format: Formatter): string {
  const rooms = bedrooms === null ? undefined : { min: bedrooms, max: bedrooms }
  return homeNoun({ property_type, bedrooms: rooms }, format)
}

export const listingSentences: Sentences['listing'] = {
  headline: (listing, format) =>
    `${listedHome(listing, format)}, ${places.named(listing.area)}, ${places.named(listing.city)} — ${format.price(listing.price, listing.transaction_type)}`,
  headlineAloud: (listing, position, format) =>
    `${ordinal(position)}: ${places.area.in(listing.area)} ${listedHome(listing, format)}, ${format.price(listing.price, listing.transaction_type)}.`,
  measures: ({ property_type, size_sqft, bathrooms }, unit, format) => {
    const size = size_sqft === null ? '' : format.size(size_sqft, unitFor(property_type, unit))
    const baths =
      bathrooms === null ? '' : `${format.number(bathrooms)} ${bathrooms === 1 ? 'బాత్‌రూమ్' : 'బాత్‌రూమ్‌లు'}`
    return [size, baths].filter((text) => text !== '').join(', ')
  },
  amenities: ({ amenities }) => {
    const { things, furnishing } = thingsAndFurnishing(amenities)
    const name = (one: Amenity) => amenityNames[one]
    return [list(things.map(name)), ...furnishing.map(name)].filter((text) => text !== '').join('; ')
  },
  lastConfirmed: (iso, format) => `చివరిగా నిర్ధారించినది: ${format.date(iso)}`,
  together: (where, count) => `${count === null ? 'రెండూ' : 'అన్నీ'} ${where} ఉన్నాయి`,
  distances: (ways, from) =>
    `${places.named(from)} నుంచి ${ways.map(({ at, distance }) => `${ordinal(at)} ${distance}`).join(', ')}`,
  nearest: (position, several) => `${several ? 'అన్నిటికంటే ' : ''}దగ్గరగా ఉన్నది నంబర్ ${position}.`,
  reraNumber: (number) => `RERA నంబర్: ${number}`,
  demo: 'డెమో మాత్రమే, నిజమైన ప్రకటన కాదు',
}

export const pointSentences: Sentences['point'] = {
  transaction_type: ({ actual }) => (actual === 'rent' ? 'అద్దెకు' : 'అమ్మకానికి'),
  property_type: ({ fits, actual, wished }) =>
    fits ? propertyNoun(actual) : `ఇది ${propertyNoun(actual)}, ${propertyNoun(wished)} కాదు`,
  city: ({ fits, actual, wished }) =>
    fits ? places.city.in(actual) : `${places.city.in(actual)} ఉంది, ${places.city.in(wished)} కాదు`,
  area: createAreaPoint({
    inside: places.area.in,
    elsewhere: (area, wished) => `${places.area.in(area)} ఉంది, ${places.area.in(wished)} కాదు`,
    untold: (whole, wished) => `${places.area.in(whole)} ఉంది, ${places.area.in(wished)} ఉందో లేదో చెప్పలేదు`,
    beside: (area, wished) => `${places.area.in(area)}, ${places.area.near(wished)} ఉంది`,
    away: (area, wished, distance) => `${places.area.in(area)} ఉంది, ${places.named(wished)} నుంచి ${distance}`,
  }),
  price: ({ fits, actual, wished, transaction }, format) => {
    if (fits) return 'మీ బడ్జెట్‌లోనే'
    const over = wished.max !== undefined && actual > wished.max
    const gap = over ? actual - (wished.max ?? 0) : (wished.min ?? 0) - actual
    const amount = format.price(gap, transaction)
    return over ? `మీ బడ్జెట్ కంటే ${amount} ఎక్కువ` : `మీరు చెప్పిన దానికంటే ${amount} తక్కువ`
  },
  bedrooms: ({ fits, actual, wished }, format) => {
    if (actual === null) return 'ఎన్ని బెడ్‌రూమ్‌లో చెప్పలేదు'
    const stated = format.bedrooms({ min: actual, max: actual })
    return fits ? stated : `${stated}, మీరు అడిగినది ${format.bedrooms(wished)}`
  },
  size_sqft: ({ fits, actual, wished }, format, unit) => {
    if (actual === null) return 'సైజు చెప్పలేదు'
    const stated = format.size(actual, unit)
    return fits ? stated : `${stated}, మీరు అడిగినది ${format.sizes(wished, unit)}`
  },
  amenities: ({ known, amenity }) => {
    const name = amenityNames[amenity]
    if (known) return name
    return `${name} ${isFurnishing(amenity) ? 'అవునో కాదో' : 'ఉందో లేదో'} చెప్పలేదు`
  },
}

/** What else a row holds, in plain sentences. */
export function factsAloud(listing: Listing, format: Formatter, unit: SizeUnit): string[] {
  const { society, amenities, amenities_known, last_confirmed, demo } = listing
  const { things, furnishing } = thingsAndFurnishing(amenities)
  const measures = listingSentences.measures(listing, unit, format)
  return [
    society === null ? '' : `సొసైటీ: ${society}.`,
    measures === '' ? '' : `${measures}.`,
    things.length > 0 ? `ఉన్న సౌకర్యాలు: ${list(things.map((one) => amenityNames[one]))}.` : '',
    ...furnishing.map((one) => `${amenityNames[one]}.`),
    amenities.length === 0 && !amenities_known ? 'ఏ సౌకర్యాలు ఉన్నాయో ప్రకటనలో చెప్పలేదు.' : '',
    `దీన్ని చివరిగా నిర్ధారించిన తేదీ ${format.date(last_confirmed)}.`,
    demo ? 'ఇది డెమో మాత్రమే, నిజమైన ప్రకటన కాదు.' : '',
  ].filter((text) => text !== '')
}
