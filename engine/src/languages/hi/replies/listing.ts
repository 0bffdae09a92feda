import type { Amenity, SizeUnit } from '@guru/contract/vocabulary'
import type { Formatter } from '../../../format/formatter.ts'
import { unitFor } from '../../../format/size-units.ts'
import type { Listing } from '../../../matching/listing.ts'
import { createAreaPoint } from '../../../replies/area-point.ts'
import { thingsAndFurnishing } from '../../../replies/furnishings.ts'
import type { Sentences } from '../../../replies/sentences.ts'
import { amenityNames, aProperty, homeNoun, list, propertyNoun } from './names.ts'
import { places } from './places.ts'

const ordinals = ['पहला', 'दूसरा', 'तीसरा', 'चौथा', 'पाँचवाँ', 'छठा', 'सातवाँ', 'आठवाँ', 'नौवाँ', 'दसवाँ']

function ordinal(position: number): string {
  return ordinals[position - 1] ?? `नंबर ${position}`
}

/** "2 BHK फ्लैट", from what the listing states. */
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
    const baths = bathrooms === null ? '' : `${format.number(bathrooms)} बाथरूम`
    return [size, baths].filter((text) => text !== '').join(', ')
  },
  amenities: ({ amenities }) => {
    const { things, furnishing } = thingsAndFurnishing(amenities)
    const name = (one: Amenity) => amenityNames[one]
    return [list(things.map(name)), ...furnishing.map(name)].filter((text) => text !== '').join('; ')
  },
  lastConfirmed: (iso, format) => `आखिरी पुष्टि: ${format.date(iso)}`,
  together: (where, count) => `${count === null ? 'दोनों' : `सभी ${count}`} ${where} हैं`,
  distances: (ways, from) =>
    `${places.named(from)} से ${ways.map(({ at, distance }, index) => `${ordinal(at)} ${distance}${index === 0 ? ' दूर है' : ''}`).join(', ')}`,
  nearest: (position, several) => `नंबर ${position} ${several ? 'सबसे ' : 'ज़्यादा '}पास है।`,
  reraNumber: (number) => `रेरा नंबर: ${number}`,
  demo: 'नमूना, असली नहीं',
}

export const pointSentences: Sentences['point'] = {
  transaction_type: ({ actual }) => (actual === 'rent' ? 'किराये पर' : 'बिकाऊ'),
  property_type: ({ fits, actual, wished }) =>
    fits ? propertyNoun(actual) : `${aProperty(actual)} है, ${aProperty(wished)} नहीं`,
  city: ({ fits, actual, wished }) =>
    fits ? places.city.in(actual) : `${places.city.in(actual)}, ${places.city.in(wished)} नहीं`,
  area: createAreaPoint({
    inside: places.area.in,
    elsewhere: (area, wished) => `${places.area.in(area)}, ${places.area.in(wished)} नहीं`,
    untold: (whole, wished) => `${places.area.in(whole)}, ${places.area.in(wished)} है या नहीं, यह नहीं लिखा`,
    beside: (area, wished) => `${places.area.in(area)}, ${places.area.near(wished)}`,
    away: (area, wished, distance) => `${places.area.in(area)}, ${places.named(wished)} से ${distance} दूर`,
  }),
  price: ({ fits, actual, wished, transaction }, format) => {
    if (fits) return 'आपके बजट में'
    const over = wished.max !== undefined && actual > wished.max
    const gap = over ? actual - (wished.max ?? 0) : (wished.min ?? 0) - actual
    const amount = format.price(gap, transaction)
    return over ? `बजट से ${amount} ज़्यादा` : `आपकी बताई रकम से ${amount} कम`
  },
  bedrooms: ({ fits, actual, wished }, format) => {
    if (actual === null) return 'बेडरूम नहीं लिखे हैं'
    const stated = format.bedrooms({ min: actual, max: actual })
    return fits
      ? stated
      : `${stated}, आपने ${format.bedrooms(wished)} ${(wished.max ?? wished.min) === 1 ? 'कहा था' : 'कहे थे'}`
  },
  size_sqft: ({ fits, actual, wished }, format, unit) => {
    if (actual === null) return 'साइज़ नहीं लिखा है'
    const stated = format.size(actual, unit)
    return fits ? stated : `${stated}, आपने ${format.sizes(wished, unit)} कहा था`
  },
  amenities: ({ known, amenity }) => {
    const name = amenityNames[amenity]
    return known ? name : `${name} है या नहीं, नहीं लिखा`
  },
}

/** What else a row holds, in plain sentences. */
export function factsAloud(listing: Listing, format: Formatter, unit: SizeUnit): string[] {
  const { society, amenities, amenities_known, last_confirmed, demo } = listing
  const { things, furnishing } = thingsAndFurnishing(amenities)
  const measures = listingSentences.measures(listing, unit, format)
  return [
    society === null ? '' : `सोसाइटी: ${society}।`,
    measures === '' ? '' : `${measures}।`,
    things.length > 0 ? `इसमें लिखा है: ${list(things.map((one) => amenityNames[one]))}।` : '',
    ...furnishing.map((one) => `${amenityNames[one]}।`),
    amenities.length === 0 && !amenities_known ? 'सुविधाओं के बारे में कुछ नहीं लिखा है।' : '',
    `आखिरी पुष्टि ${format.date(last_confirmed)} को हुई थी।`,
    demo ? 'यह नमूना है, असली प्रॉपर्टी नहीं।' : '',
  ].filter((text) => text !== '')
}
