import type { Amenity, SizeUnit } from '@guru/contract/vocabulary'
import { isFurnishing } from '@guru/contract/vocabulary'
import type { Formatter } from '../../../format/formatter.ts'
import { unitFor } from '../../../format/size-units.ts'
import type { Listing } from '../../../matching/listing.ts'
import { createAreaPoint } from '../../../replies/area-point.ts'
import { thingsAndFurnishing } from '../../../replies/furnishings.ts'
import type { Sentences } from '../../../replies/sentences.ts'
import { amenityNames, homeNoun, list, propertyNoun } from './names.ts'
import { places } from './places.ts'

const ordinals = [
  'ഒന്നാമത്തേത്',
  'രണ്ടാമത്തേത്',
  'മൂന്നാമത്തേത്',
  'നാലാമത്തേത്',
  'അഞ്ചാമത്തേത്',
  'ആറാമത്തേത്',
  'ഏഴാമത്തേത്',
  'എട്ടാമത്തേത്',
  'ഒമ്പതാമത്തേത്',
  'പത്താമത്തേത്',
]

/** "രണ്ടാമത്തേത്" of those shown. */
export function ordinal(position: number, format: Formatter | null = null): string {
  return ordinals[position - 1] ?? `നമ്പർ ${format?.number(position) ?? position}`
}

/** "2 BHK ഫ്ലാറ്റ്", from what the listing states. */
export function listedHome({ property_type, bedrooms }: Listing, format: Formatter): string {
  const rooms = bedrooms === null ? undefined : { min: bedrooms, max: bedrooms }
  return homeNoun({ property_type, bedrooms: rooms }, format)
}

export const listingSentences: Sentences['listing'] = {
  headline: (listing, format) =>
    `${listedHome(listing, format)}, ${places.named(listing.area)}, ${places.named(listing.city)} — ${format.price(listing.price, listing.transaction_type)}`,
  headlineAloud: (listing, position, format) =>
    `${ordinal(position, format)}: ${places.area.in(listing.area)} ${listedHome(listing, format)}, ${format.price(listing.price, listing.transaction_type)}.`,
  measures: ({ property_type, size_sqft, bathrooms }, unit, format) => {
    const size = size_sqft === null ? '' : format.size(size_sqft, unitFor(property_type, unit))
    const baths = bathrooms === null ? '' : `${format.number(bathrooms)} ബാത്ത്റൂം`
    return [size, baths].filter((text) => text !== '').join(', ')
  },
  amenities: ({ amenities }) => {
    const { things, furnishing } = thingsAndFurnishing(amenities)
    const name = (one: Amenity) => amenityNames[one]
    return [things.map(name).join(', '), ...furnishing.map(name)].filter((text) => text !== '').join('; ')
  },
  lastConfirmed: (iso, format) => `അവസാനം ഉറപ്പിച്ചത്: ${format.date(iso)}`,
  together: (where, count) => `${count === null ? 'രണ്ടും' : `${count} എണ്ണവും`} ${where} ആണ്`,
  distances: (ways, from) =>
    `${awayFrom(from)} ${ways.map(({ at, distance }) => `${ordinal(at)} ${distance}`).join(', ')}`,
  nearest: (position, several) => `${several ? 'ഏറ്റവും' : 'കൂടുതൽ'} അടുത്തുള്ളത് ${position}-ാം നമ്പർ ആണ്.`,
  reraNumber: (number) => `RERA നമ്പർ: ${number}`,
  demo: 'ഡെമോ മാത്രം, യഥാർത്ഥ പരസ്യമല്ല',
}

/** കാക്കനാട്ടുനിന്ന്, കൊച്ചിയിൽനിന്ന്, കൊല്ലത്തുനിന്ന്. */
function awayFrom(area: string): string {
  return `${places.area.in(area).replace(/്$/, 'ു')}നിന്ന്`
}

export const pointSentences: Sentences['point'] = {
  transaction_type: ({ actual }) => (actual === 'rent' ? 'വാടകയ്ക്ക്' : 'വിൽപ്പനയ്ക്ക്'),
  property_type: ({ fits, actual, wished }) =>
    fits ? propertyNoun(actual) : `${propertyNoun(actual)} ആണ്, ${propertyNoun(wished)} അല്ല`,
  city: ({ fits, actual, wished }) =>
    fits ? places.city.in(actual) : `${places.city.in(actual)}, ${places.city.in(wished)} അല്ല`,
  area: createAreaPoint({
    inside: places.area.in,
    elsewhere: (area, wished) => `${places.area.in(area)}, ${places.area.in(wished)} അല്ല`,
    untold: (whole, wished) => `${places.area.in(whole)}, ${places.area.in(wished)} ആണോ എന്ന് പറഞ്ഞിട്ടില്ല`,
    beside: (area, wished) => `${places.area.in(area)}, ${places.area.near(wished)}`,
    away: (area, wished, distance) => `${places.area.in(area)}, ${awayFrom(wished)} ${distance}`,
  }),
  price: ({ fits, actual, wished, transaction }, format) => {
    if (fits) return 'നിങ്ങളുടെ ബജറ്റിനുള്ളിൽ'
    const over = wished.max !== undefined && actual > wished.max
    const gap = over ? actual - (wished.max ?? 0) : (wished.min ?? 0) - actual
    const amount = format.price(gap, transaction)
    return over ? `ബജറ്റിനേക്കാൾ ${amount} കൂടുതൽ` : `നിങ്ങൾ പറഞ്ഞതിനേക്കാൾ ${amount} കുറവ്`
  },
  bedrooms: ({ fits, actual, wished }, format) => {
    if (actual === null) return 'ബെഡ്റൂം എണ്ണം പറഞ്ഞിട്ടില്ല'
    const stated = format.bedrooms({ min: actual, max: actual })
    return fits ? stated : `${stated}, നിങ്ങൾ ചോദിച്ചത് ${format.bedrooms(wished)}`
  },
  size_sqft: ({ fits, actual, wished }, format, unit) => {
    if (actual === null) return 'വലിപ്പം പറഞ്ഞിട്ടില്ല'
    const stated = format.size(actual, unit)
    return fits ? stated : `${stated}, നിങ്ങൾ ചോദിച്ചത് ${format.sizes(wished, unit)}`
  },
  amenities: ({ known, amenity }) => {
    const name = amenityNames[amenity]
    if (known) return name
    return `${name} ${isFurnishing(amenity) ? 'ആണോ' : 'ഉണ്ടോ'} എന്ന് പറഞ്ഞിട്ടില്ല`
  },
}

/** What else a row holds, in plain sentences. */
export function factsAloud(listing: Listing, format: Formatter, unit: SizeUnit): string[] {
  const { society, amenities, amenities_known, last_confirmed, demo } = listing
  const { things, furnishing } = thingsAndFurnishing(amenities)
  const measures = listingSentences.measures(listing, unit, format)
  return [
    society === null ? '' : `${society} എന്ന സൊസൈറ്റിയിലാണ്.`,
    measures === '' ? '' : `${measures}.`,
    things.length > 0 ? `പറഞ്ഞിട്ടുള്ള സൗകര്യങ്ങൾ: ${list(things.map((one) => amenityNames[one]))}.` : '',
    ...furnishing.map((one) => `${amenityNames[one]}.`),
    amenities.length === 0 && !amenities_known ? 'എന്തൊക്കെ സൗകര്യങ്ങളുണ്ടെന്ന് പറഞ്ഞിട്ടില്ല.' : '',
    `അവസാനം ഉറപ്പിച്ചത് ${format.date(last_confirmed)}.`,
    demo ? 'ഇതൊരു ഡെമോ മാത്രമാണ്, യഥാർത്ഥ പരസ്യമല്ല.' : '',
  ].filter((text) => text !== '')
}
