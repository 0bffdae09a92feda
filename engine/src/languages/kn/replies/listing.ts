import { type Amenity, isFurnishing, type SizeUnit } from '@guru/contract/vocabulary'
import type { Formatter } from '../../../format/formatter.ts'
import { unitFor } from '../../../format/size-units.ts'
import type { Listing } from '../../../matching/listing.ts'
import { createAreaPoint } from '../../../replies/area-point.ts'
import { thingsAndFurnishing } from '../../../replies/furnishings.ts'
import type { Sentences } from '../../../replies/sentences.ts'
import { amenityNames, homeNoun, list, propertyNoun } from './names.ts'
import { places } from './places.ts'

const ordinals = 'ಮೊದಲನೆಯದು ಎರಡನೆಯದು ಮೂರನೆಯದು ನಾಲ್ಕನೆಯದು ಐದನೆಯದು ಆರನೆಯದು ಏಳನೆಯದು ಎಂಟನೆಯದು ಒಂಬತ್ತನೆಯದು ಹತ್ತನೆಯದು'.split(' ')

function ordinal(position: number): string {
  return ordinals[position - 1] ?? `ನಂಬರ್ ${position}`
}

/** "2 BHK ಫ್ಲಾಟ್", from what the listing states. */
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
      bathrooms === null ? '' : `${format.number(bathrooms)} ${bathrooms === 1 ? 'ಬಾತ್‌ರೂಮ್' : 'ಬಾತ್‌ರೂಮ್‌ಗಳು'}`
    return [size, baths].filter((text) => text !== '').join(', ')
  },
  amenities: ({ amenities }) => {
    const { things, furnishing } = thingsAndFurnishing(amenities)
    const name = (one: Amenity) => amenityNames[one]
    return [list(things.map(name)), ...furnishing.map(name)].filter((text) => text !== '').join('; ')
  },
  lastConfirmed: (iso, format) => `ಕೊನೆಯದಾಗಿ ಖಚಿತಪಡಿಸಿದ್ದು: ${format.date(iso)}`,
  together: (where, count) => `${count === null ? 'ಎರಡೂ' : 'ಎಲ್ಲವೂ'} ${where} ಇವೆ`,
  distances: (ways, from) =>
    `${places.area.of(from)}ಿಂದ ${ways.map(({ at, distance }) => `${ordinal(at)} ${distance}`).join(', ')}`,
  nearest: (position, several) => `${several ? 'ಎಲ್ಲಕ್ಕಿಂತ ' : ''}ಹತ್ತಿರ ಇರುವುದು ನಂಬರ್ ${position}.`,
  reraNumber: (number) => `RERA ಸಂಖ್ಯೆ: ${number}`,
  demo: 'ಡೆಮೊ ಮಾತ್ರ, ನಿಜವಾದ ಜಾಹೀರಾತಲ್ಲ',
}

export const pointSentences: Sentences['point'] = {
  transaction_type: ({ actual }) => (actual === 'rent' ? 'ಬಾಡಿಗೆಗೆ' : 'ಮಾರಾಟಕ್ಕೆ'),
  property_type: ({ fits, actual, wished }) =>
    fits ? propertyNoun(actual) : `ಇದು ${propertyNoun(actual)}, ${propertyNoun(wished)} ಅಲ್ಲ`,
  city: ({ fits, actual, wished }) =>
    fits ? places.city.in(actual) : `${places.city.in(actual)}ದೆ, ${places.city.in(wished)} ಅಲ್ಲ`,
  area: createAreaPoint({
    inside: places.area.in,
    elsewhere: (area, wished) => `${places.area.in(area)}ದೆ, ${places.area.in(wished)} ಅಲ್ಲ`,
    untold: (whole, wished) => `${places.area.in(whole)}ದೆ, ${places.area.in(wished)}ದೆಯೇ ಎಂದು ಹೇಳಿಲ್ಲ`,
    beside: (area, wished) => `${places.area.in(area)}, ${places.area.near(wished)} ಇದೆ`,
    away: (area, wished, distance) => `${places.area.in(area)}ದೆ, ${places.area.of(wished)}ಿಂದ ${distance}`,
  }),
  price: ({ fits, actual, wished, transaction }, format) => {
    if (fits) return 'ನಿಮ್ಮ ಬಜೆಟ್ ಒಳಗೆ'
    const over = wished.max !== undefined && actual > wished.max
    const gap = over ? actual - (wished.max ?? 0) : (wished.min ?? 0) - actual
    const amount = format.price(gap, transaction)
    return over ? `ನಿಮ್ಮ ಬಜೆಟ್‌ಗಿಂತ ${amount} ಹೆಚ್ಚು` : `ನೀವು ಹೇಳಿದ್ದಕ್ಕಿಂತ ${amount} ಕಡಿಮೆ`
  },
  bedrooms: ({ fits, actual, wished }, format) => {
    if (actual === null) return 'ಎಷ್ಟು ಬೆಡ್‌ರೂಮ್ ಎಂದು ಹೇಳಿಲ್ಲ'
    const stated = format.bedrooms({ min: actual, max: actual })
    return fits ? stated : `${stated}, ನೀವು ಕೇಳಿದ್ದು ${format.bedrooms(wished)}`
  },
  size_sqft: ({ fits, actual, wished }, format, unit) => {
    if (actual === null) return 'ಅಳತೆ ಹೇಳಿಲ್ಲ'
    const stated = format.size(actual, unit)
    return fits ? stated : `${stated}, ನೀವು ಕೇಳಿದ್ದು ${format.sizes(wished, unit)}`
  },
  amenities: ({ known, amenity }) => {
    const name = amenityNames[amenity]
    if (known) return name
    return `${name} ${isFurnishing(amenity) ? 'ಆಗಿದೆಯೇ' : 'ಇದೆಯೇ'} ಎಂದು ಹೇಳಿಲ್ಲ`
  },
}

/** What else a row holds, in plain sentences. */
export function factsAloud(listing: Listing, format: Formatter, unit: SizeUnit): string[] {
  const { society, amenities, amenities_known, last_confirmed, demo } = listing
  const { things, furnishing } = thingsAndFurnishing(amenities)
  const measures = listingSentences.measures(listing, unit, format)
  return [
    society === null ? '' : `ಸೊಸೈಟಿ: ${society}.`,
    measures === '' ? '' : `${measures}.`,
    things.length > 0 ? `ಇರುವ ಸೌಲಭ್ಯಗಳು: ${list(things.map((one) => amenityNames[one]))}.` : '',
    ...furnishing.map((one) => `${amenityNames[one]}.`),
    amenities.length === 0 && !amenities_known ? 'ಯಾವ ಸೌಲಭ್ಯಗಳಿವೆ ಎಂದು ಜಾಹೀರಾತಿನಲ್ಲಿ ಹೇಳಿಲ್ಲ.' : '',
    `ಇದನ್ನು ಕೊನೆಯದಾಗಿ ಖಚಿತಪಡಿಸಿದ ದಿನ ${format.date(last_confirmed)}.`,
    demo ? 'ಇದು ಡೆಮೊ ಮಾತ್ರ, ನಿಜವಾದ ಜಾಹೀರಾತಲ್ಲ.' : '',
  ].filter((text) => text !== '')
}
