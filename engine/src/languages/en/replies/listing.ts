import type { SizeUnit } from '@guru/contract/vocabulary'
import type { Formatter } from '../../../format/formatter.ts'
import { unitFor } from '../../../format/size-units.ts'
import type { Listing } from '../../../matching/listing.ts'
import { createAreaPoint } from '../../../replies/area-point.ts'
import { thingsAndFurnishing } from '../../../replies/furnishings.ts'
import type { Sentences } from '../../../replies/sentences.ts'
import { aProperty, bareAmenity, capital, homeNoun, list, placed, propertyNoun } from './names.ts'

const ordinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
]

/** "2 BHK flat", from what the listing states. */
export function listedHome({ property_type, bedrooms }: Listing, format: Formatter): string {
  const rooms = bedrooms === null ? undefined : { min: bedrooms, max: bedrooms }
  return homeNoun({ property_type, bedrooms: rooms }, format)
}

export const listingSentences: Sentences['listing'] = {
  headline: (listing, format) =>
    `${capital(listedHome(listing, format))}, ${listing.area}, ${listing.city} — ${format.price(listing.price, listing.transaction_type)}`,
  headlineAloud: (listing, position, format) =>
    `${ordinals[position - 1] ?? `Number ${format.number(position)}`}: ${listedHome(listing, format)} ${placed(listing.area)}, ${format.price(listing.price, listing.transaction_type)}.`,
  measures: ({ property_type, size_sqft, bathrooms }, unit, format) => {
    const size = size_sqft === null ? '' : format.size(size_sqft, unitFor(property_type, unit))
    const baths =
      bathrooms === null ? '' : `${format.number(bathrooms)} ${bathrooms === 1 ? 'bathroom' : 'bathrooms'}`
    return [size, baths].filter((text) => text !== '').join(', ')
  },
  amenities: ({ amenities }) => {
    const { things, furnishing } = thingsAndFurnishing(amenities)
    return capital([list(things.map(bareAmenity)), ...furnishing.map(bareAmenity)].filter(Boolean).join('; '))
  },
  lastConfirmed: (iso, format) => `Last confirmed: ${format.date(iso)}`,
  together: (where, count) =>
    `${count === null ? 'Both' : `All ${count}`} are ${where.charAt(0).toLowerCase()}${where.slice(1)}`,
  distances: (ways, from) =>
    ways
      .map(
        ({ at, distance }, index) => `number ${at} ${index === 0 ? `is ${distance} from ${from}` : distance}`,
      )
      .map((text, index) => (index === 0 ? capital(text) : text))
      .join(', '),
  nearest: (position, several) => `Number ${position} is ${several ? 'the nearest' : 'nearer'}.`,
  reraNumber: (number) => `RERA number: ${number}`,
  demo: 'demo, not a real offer',
}

export const pointSentences: Sentences['point'] = {
  transaction_type: ({ actual }) => (actual === 'rent' ? 'For rent' : 'For sale'),
  property_type: ({ fits, actual, wished }) =>
    fits ? capital(propertyNoun(actual)) : `${capital(aProperty(actual))}, not ${aProperty(wished)}`,
  city: ({ fits, actual, wished }) => (fits ? `In ${actual}` : `In ${actual}, not in ${wished}`),
  area: createAreaPoint({
    inside: (area) => capital(placed(area)),
    elsewhere: (area, wished) => `${capital(placed(area))}, not ${placed(wished)}`,
    untold: (whole, wished) => `${capital(placed(whole))}, ${wished} not stated`,
    beside: (area, wished) => `${capital(placed(area))}, next to ${wished}`,
    away: (area, wished, distance) => `${capital(placed(area))}, ${distance} from ${wished}`,
  }),
  price: ({ fits, actual, wished, transaction }, format) => {
    if (fits) return 'Within your budget'
    const over = wished.max !== undefined && actual > wished.max
    const gap = over ? actual - (wished.max ?? 0) : (wished.min ?? 0) - actual
    const amount = format.price(gap, transaction)
    return over ? `${amount} over your budget` : `${amount} below what you named`
  },
  bedrooms: ({ fits, actual, wished }, format) => {
    if (actual === null) return 'Bedrooms not stated'
    const stated = capital(format.bedrooms({ min: actual, max: actual }))
    return fits ? stated : `${stated}, you asked for ${format.bedrooms(wished)}`
  },
  size_sqft: ({ fits, actual, wished }, format, unit) => {
    if (actual === null) return 'Size not stated'
    const stated = format.size(actual, unit)
    return fits ? stated : `${stated}, you asked for ${format.sizes(wished, unit)}`
  },
  amenities: ({ known, amenity }) => {
    const name = bareAmenity(amenity)
    return known ? capital(name) : `${capital(name)}: not mentioned`
  },
}

/** "It has parking and a lift." and what else a row holds, in plain sentences. */
export function factsAloud(listing: Listing, format: Formatter, unit: SizeUnit): string[] {
  const { society, amenities, amenities_known, last_confirmed, demo } = listing
  const { things, furnishing } = thingsAndFurnishing(amenities)
  const measures = listingSentences.measures(listing, unit, format)
  return [
    society === null ? '' : `It is in ${society}.`,
    measures === '' ? '' : `${capital(measures)}.`,
    things.length > 0 ? `The listing names: ${list(things.map(bareAmenity))}.` : '',
    ...furnishing.map((one) => `It is ${bareAmenity(one)}.`),
    amenities.length === 0 && !amenities_known ? 'The listing does not say which amenities it has.' : '',
    `It was last confirmed on ${format.date(last_confirmed)}.`,
    demo ? 'This is a demo listing, not a real offer.' : '',
  ].filter((text) => text !== '')
}
