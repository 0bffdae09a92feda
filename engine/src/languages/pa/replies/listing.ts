import type { Amenity, SizeUnit } from '@guru/contract/vocabulary'
import type { Formatter } from '../../../format/formatter.ts'
import { unitFor } from '../../../format/size-units.ts'
import type { Listing } from '../../../matching/listing.ts'
import { createAreaPoint } from '../../../replies/area-point.ts'
import { thingsAndFurnishing } from '../../../replies/furnishings.ts'
import type { Sentences } from '../../../replies/sentences.ts'
import { amenityNames, aProperty, homeNoun, list, propertyNoun } from './names.ts'
import { places } from './places.ts'

const ordinals = ['ਪਹਿਲਾ', 'ਦੂਜਾ', 'ਤੀਜਾ', 'ਚੌਥਾ', 'ਪੰਜਵਾਂ', 'ਛੇਵਾਂ', 'ਸੱਤਵਾਂ', 'ਅੱਠਵਾਂ', 'ਨੌਵਾਂ', 'ਦਸਵਾਂ']

function ordinal(position: number): string {
  return ordinals[position - 1] ?? `ਨੰਬਰ ${position}`
}

/** "2 BHK ਫਲੈਟ", from what the listing states. */
export function listedHome({ property_type, bedrooms }: Listing, format: Formatter): string {
  const rooms = bedrooms === null ? undefined : { min: bedrooms, max: bedrooms }
  return homeNoun({ property_type, bedrooms: rooms }, format)
}

export const listingSentences: Sentences['listing'] = {
  headline: (listing, format) =>
    `${listedHome(listing, format)}, ${places.named(listing.area)}, ${places.named(listing.city)} — ${format.price(listing.price, listing.transaction_type)}`,
  headlineAloud: (listing, position, format) =>
    `${ordinal(position)}: ${places.area.in(listing.area)} ${listedHome(listing, format)}, ${format.price(listing.price, listing.transaction_type)}।`,
  measures: ({ property_type, size_sqft, bathrooms }, unit, format) => {
    const size = size_sqft === null ? '' : format.size(size_sqft, unitFor(property_type, unit))
    const baths = bathrooms === null ? '' : `${format.number(bathrooms)} ਬਾਥਰੂਮ`
    return [size, baths].filter((text) => text !== '').join(', ')
  },
  amenities: ({ amenities }) => {
    const { things, furnishing } = thingsAndFurnishing(amenities)
    const name = (one: Amenity) => amenityNames[one]
    return [list(things.map(name)), ...furnishing.map(name)].filter((text) => text !== '').join('; ')
  },
  lastConfirmed: (iso, format) => `ਆਖਰੀ ਪੁਸ਼ਟੀ: ${format.date(iso)}`,
  together: (where, count) => `${count === null ? 'ਦੋਵੇਂ' : `ਸਾਰੇ ${count}`} ${where} ਹਨ`,
  distances: (ways, from) =>
    `${places.named(from)} ਤੋਂ ${ways.map(({ at, distance }, index) => `${ordinal(at)} ${distance}${index === 0 ? ' ਦੂਰ ਹੈ' : ''}`).join(', ')}`,
  nearest: (position, several) => `ਨੰਬਰ ${position} ${several ? 'ਸਭ ਤੋਂ ' : 'ਵੱਧ '}ਨੇੜੇ ਹੈ।`,
  reraNumber: (number) => `ਰੇਰਾ ਨੰਬਰ: ${number}`,
  demo: 'ਨਮੂਨਾ, ਅਸਲੀ ਨਹੀਂ',
}

export const pointSentences: Sentences['point'] = {
  transaction_type: ({ actual }) => (actual === 'rent' ? 'ਕਿਰਾਏ ’ਤੇ' : 'ਵਿਕਾਊ'),
  property_type: ({ fits, actual, wished }) =>
    fits ? propertyNoun(actual) : `${aProperty(actual)} ਹੈ, ${aProperty(wished)} ਨਹੀਂ`,
  city: ({ fits, actual, wished }) =>
    fits ? places.city.in(actual) : `${places.city.in(actual)}, ${places.city.in(wished)} ਨਹੀਂ`,
  area: createAreaPoint({
    inside: places.area.in,
    elsewhere: (area, wished) => `${places.area.in(area)}, ${places.area.in(wished)} ਨਹੀਂ`,
    untold: (whole, wished) => `${places.area.in(whole)}, ${places.area.in(wished)} ਹੈ ਜਾਂ ਨਹੀਂ, ਇਹ ਨਹੀਂ ਲਿਖਿਆ`,
    beside: (area, wished) => `${places.area.in(area)}, ${places.area.near(wished)}`,
    away: (area, wished, distance) => `${places.area.in(area)}, ${places.named(wished)} ਤੋਂ ${distance} ਦੂਰ`,
  }),
  price: ({ fits, actual, wished, transaction }, format) => {
    if (fits) return 'ਤੁਹਾਡੇ ਬਜਟ ਵਿੱਚ'
    const over = wished.max !== undefined && actual > wished.max
    const gap = over ? actual - (wished.max ?? 0) : (wished.min ?? 0) - actual
    const amount = format.price(gap, transaction)
    return over ? `ਬਜਟ ਤੋਂ ${amount} ਵੱਧ` : `ਤੁਹਾਡੀ ਦੱਸੀ ਰਕਮ ਤੋਂ ${amount} ਘੱਟ`
  },
  bedrooms: ({ fits, actual, wished }, format) => {
    if (actual === null) return 'ਬੈੱਡਰੂਮ ਨਹੀਂ ਲਿਖੇ'
    const stated = format.bedrooms({ min: actual, max: actual })
    return fits
      ? stated
      : `${stated}, ਤੁਸੀਂ ${format.bedrooms(wished)} ${(wished.max ?? wished.min) === 1 ? 'ਕਿਹਾ ਸੀ' : 'ਕਹੇ ਸਨ'}`
  },
  size_sqft: ({ fits, actual, wished }, format, unit) => {
    if (actual === null) return 'ਸਾਈਜ਼ ਨਹੀਂ ਲਿਖਿਆ'
    const stated = format.size(actual, unit)
    return fits ? stated : `${stated}, ਤੁਸੀਂ ${format.sizes(wished, unit)} ਕਿਹਾ ਸੀ`
  },
  amenities: ({ known, amenity }) => {
    const name = amenityNames[amenity]
    return known ? name : `${name} ਹੈ ਜਾਂ ਨਹੀਂ, ਨਹੀਂ ਲਿਖਿਆ`
  },
}

/** What else a row holds, in plain sentences. */
export function factsAloud(listing: Listing, format: Formatter, unit: SizeUnit): string[] {
  const { society, amenities, amenities_known, last_confirmed, demo } = listing
  const { things, furnishing } = thingsAndFurnishing(amenities)
  const measures = listingSentences.measures(listing, unit, format)
  return [
    society === null ? '' : `ਸੁਸਾਇਟੀ: ${society}।`,
    measures === '' ? '' : `${measures}।`,
    things.length > 0 ? `ਇਸ ਵਿੱਚ ਲਿਖਿਆ ਹੈ: ${list(things.map((one) => amenityNames[one]))}।` : '',
    ...furnishing.map((one) => `${amenityNames[one]}।`),
    amenities.length === 0 && !amenities_known ? 'ਸਹੂਲਤਾਂ ਬਾਰੇ ਕੁਝ ਨਹੀਂ ਲਿਖਿਆ।' : '',
    `ਆਖਰੀ ਪੁਸ਼ਟੀ ${format.date(last_confirmed)} ਨੂੰ ਹੋਈ ਸੀ।`,
    demo ? 'ਇਹ ਨਮੂਨਾ ਹੈ, ਅਸਲੀ ਪ੍ਰਾਪਰਟੀ ਨਹੀਂ।' : '',
  ].filter((text) => text !== '')
}
