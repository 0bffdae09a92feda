import { type Amenity, isFurnishing, type SizeUnit } from '@guru/contract/vocabulary'
import type { Formatter } from '../../../format/formatter.ts'
import { unitFor } from '../../../format/size-units.ts'
import type { Listing } from '../../../matching/listing.ts'
import { createAreaPoint } from '../../../replies/area-point.ts'
import { thingsAndFurnishing } from '../../../replies/furnishings.ts'
import type { Sentences } from '../../../replies/sentences.ts'
import { amenityNames, homeNoun, list, propertyNoun } from './names.ts'
import { places } from './places.ts'

const ordinals = 'প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম ষষ্ঠ সপ্তম অষ্টম নবম দশম'.split(' ')

function ordinal(position: number): string {
  return ordinals[position - 1] ?? `নম্বর ${position}`
}

/** "2 BHK ফ্ল্যাট", from what the listing states. */
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
    const baths = bathrooms === null ? '' : `${format.number(bathrooms)}টি বাথরুম`
    return [size, baths].filter((text) => text !== '').join(', ')
  },
  amenities: ({ amenities }) => {
    const { things, furnishing } = thingsAndFurnishing(amenities)
    const name = (one: Amenity) => amenityNames[one]
    return [list(things.map(name)), ...furnishing.map(name)].filter((text) => text !== '').join('; ')
  },
  lastConfirmed: (iso, format) => `শেষ যাচাই: ${format.date(iso)}`,
  together: (where, count) => `${count === null ? 'দুটোই' : `${count}টিই`} ${where}`,
  distances: (ways, from) =>
    `${places.named(from)} থেকে ${ways.map(({ at, distance }, index) => `${ordinal(at)}টা ${distance}${index === 0 ? ' দূরে' : ''}`).join(', ')}`,
  nearest: (position, several) => `${position} নম্বরটা ${several ? 'সবচেয়ে ' : 'বেশি '}কাছে।`,
  reraNumber: (number) => `RERA নম্বর: ${number}`,
  demo: 'নমুনা, আসল বিজ্ঞাপন নয়',
}

export const pointSentences: Sentences['point'] = {
  transaction_type: ({ actual }) => (actual === 'rent' ? 'ভাড়ার জন্য' : 'বিক্রির জন্য'),
  property_type: ({ fits, actual, wished }) =>
    fits ? propertyNoun(actual) : `${propertyNoun(actual)}, ${propertyNoun(wished)} নয়`,
  city: ({ fits, actual, wished }) =>
    fits ? places.city.in(actual) : `${places.city.in(actual)}, ${places.city.in(wished)} নয়`,
  area: createAreaPoint({
    inside: places.area.in,
    elsewhere: (area, wished) => `${places.area.in(area)}, ${places.area.in(wished)} নয়`,
    untold: (whole, wished) => `${places.area.in(whole)}, ${places.area.in(wished)} কি না লেখা নেই`,
    beside: (area, wished) => `${places.area.in(area)}, ${places.area.near(wished)}`,
    away: (area, wished, distance) => `${places.area.in(area)}, ${places.named(wished)} থেকে ${distance} দূরে`,
  }),
  price: ({ fits, actual, wished, transaction }, format) => {
    if (fits) return 'আপনার বাজেটের মধ্যে'
    const over = wished.max !== undefined && actual > wished.max
    const gap = over ? actual - (wished.max ?? 0) : (wished.min ?? 0) - actual
    const amount = format.price(gap, transaction)
    return over ? `আপনার বাজেটের চেয়ে ${amount} বেশি` : `আপনি যা বলেছেন তার চেয়ে ${amount} কম`
  },
  bedrooms: ({ fits, actual, wished }, format) => {
    if (actual === null) return 'কটা বেডরুম লেখা নেই'
    const stated = format.bedrooms({ min: actual, max: actual })
    return fits ? stated : `${stated}, আপনি চেয়েছেন ${format.bedrooms(wished)}`
  },
  size_sqft: ({ fits, actual, wished }, format, unit) => {
    if (actual === null) return 'মাপ লেখা নেই'
    const stated = format.size(actual, unit)
    return fits ? stated : `${stated}, আপনি চেয়েছেন ${format.sizes(wished, unit)}`
  },
  amenities: ({ known, amenity }) => {
    const name = amenityNames[amenity]
    if (known) return name
    return `${name} ${isFurnishing(amenity) ? '' : 'আছে '}কি না লেখা নেই`
  },
}

/** What else a row holds, in plain sentences. */
export function factsAloud(listing: Listing, format: Formatter, unit: SizeUnit): string[] {
  const { society, amenities, amenities_known, last_confirmed, demo } = listing
  const { things, furnishing } = thingsAndFurnishing(amenities)
  const measures = listingSentences.measures(listing, unit, format)
  return [
    society === null ? '' : `কমপ্লেক্সের নাম ${society}।`,
    measures === '' ? '' : `${measures}।`,
    things.length > 0 ? `বিজ্ঞাপনে লেখা আছে: ${list(things.map((one) => amenityNames[one]))}।` : '',
    ...furnishing.map((one) => `${amenityNames[one]}।`),
    amenities.length === 0 && !amenities_known ? 'কী কী সুবিধা আছে, বিজ্ঞাপনে লেখা নেই।' : '',
    `শেষ যাচাই হয়েছে ${format.date(last_confirmed)}-এ।`,
    demo ? 'এটা নমুনা, আসল বিজ্ঞাপন নয়।' : '',
  ].filter((text) => text !== '')
}
