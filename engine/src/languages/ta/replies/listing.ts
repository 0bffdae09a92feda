import { type Amenity, isFurnishing, type SizeUnit } from '@guru/contract/vocabulary'
import type { Formatter } from '../../../format/formatter.ts'
import { unitFor } from '../../../format/size-units.ts'
import type { Listing } from '../../../matching/listing.ts'
import { createAreaPoint } from '../../../replies/area-point.ts'
import { thingsAndFurnishing } from '../../../replies/furnishings.ts'
import type { Sentences } from '../../../replies/sentences.ts'
import { amenityNames, homeNoun, list, propertyNoun } from './names.ts'
import { places } from './places.ts'

const ordinals = 'முதலாவது இரண்டாவது மூன்றாவது நான்காவது ஐந்தாவது ஆறாவது ஏழாவது எட்டாவது ஒன்பதாவது பத்தாவது'.split(' ')

function ordinal(position: number): string {
  return ordinals[position - 1] ?? `எண் ${position}`
}

/** "2 BHK ஃபிளாட்", from what the listing states. */
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
    const baths = bathrooms === null ? '' : `${format.number(bathrooms)} பாத்ரூம்`
    return [size, baths].filter((text) => text !== '').join(', ')
  },
  amenities: ({ amenities }) => {
    const { things, furnishing } = thingsAndFurnishing(amenities)
    const name = (one: Amenity) => amenityNames[one]
    return [list(things.map(name)), ...furnishing.map(name)].filter((text) => text !== '').join('; ')
  },
  lastConfirmed: (iso, format) => `கடைசியாக உறுதி செய்தது: ${format.date(iso)}`,
  together: (where, count) => `${count === null ? 'இரண்டும்' : 'எல்லாமே'} ${where} உள்ளன`,
  distances: (ways, from) =>
    `${places.area.in(from).replace(/ல்$/, 'லிருந்து')} ${ways.map(({ at, distance }) => `${ordinal(at)} ${distance}`).join(', ')}`,
  nearest: (position, several) => `${several ? 'எல்லாவற்றிலும் ' : ''}பக்கத்தில் இருப்பது எண் ${position}.`,
  reraNumber: (number) => `RERA எண்: ${number}`,
  demo: 'மாதிரி மட்டும், உண்மையான விளம்பரம் அல்ல',
}

export const pointSentences: Sentences['point'] = {
  transaction_type: ({ actual }) => (actual === 'rent' ? 'வாடகைக்கு' : 'விற்பனைக்கு'),
  property_type: ({ fits, actual, wished }) =>
    fits ? propertyNoun(actual) : `இது ${propertyNoun(actual)}, ${propertyNoun(wished)} அல்ல`,
  city: ({ fits, actual, wished }) =>
    fits ? places.city.in(actual) : `${places.city.in(actual)}, ${places.city.in(wished)} அல்ல`,
  area: createAreaPoint({
    inside: places.area.in,
    elsewhere: (area, wished) => `${places.area.in(area)}, ${places.area.in(wished)} அல்ல`,
    untold: (whole, wished) => `${places.area.in(whole)}; ${places.named(wished)} தானா என்று குறிப்பிடவில்லை`,
    beside: (area, wished) => `${places.area.in(area)}, ${places.area.near(wished)}`,
    away: (area, wished, distance) =>
      `${places.area.in(area)}, ${places.area.in(wished).replace(/ல்$/, 'லிருந்து')} ${distance}`,
  }),
  price: ({ fits, actual, wished, transaction }, format) => {
    if (fits) return 'உங்கள் பட்ஜெட்டுக்குள்'
    const over = wished.max !== undefined && actual > wished.max
    const gap = over ? actual - (wished.max ?? 0) : (wished.min ?? 0) - actual
    const amount = format.price(gap, transaction)
    return over ? `உங்கள் பட்ஜெட்டைவிட ${amount} அதிகம்` : `நீங்கள் சொன்னதைவிட ${amount} குறைவு`
  },
  bedrooms: ({ fits, actual, wished }, format) => {
    if (actual === null) return 'பெட்ரூம் எண்ணிக்கை குறிப்பிடவில்லை'
    const stated = format.bedrooms({ min: actual, max: actual })
    return fits ? stated : `${stated}; நீங்கள் கேட்டது ${format.bedrooms(wished)}`
  },
  size_sqft: ({ fits, actual, wished }, format, unit) => {
    if (actual === null) return 'பரப்பளவு குறிப்பிடவில்லை'
    const stated = format.size(actual, unit)
    return fits ? stated : `${stated}; நீங்கள் கேட்டது ${format.sizes(wished, unit)}`
  },
  amenities: ({ known, amenity }) => {
    const name = amenityNames[amenity]
    if (known) return name
    return `${isFurnishing(amenity) ? name.replace(/ு$/, 'ா') : `${name} உண்டா`} என்று குறிப்பிடவில்லை`
  },
}

/** What else a row holds, in plain sentences. */
export function factsAloud(listing: Listing, format: Formatter, unit: SizeUnit): string[] {
  const { society, amenities, amenities_known, last_confirmed, demo } = listing
  const { things, furnishing } = thingsAndFurnishing(amenities)
  const measures = listingSentences.measures(listing, unit, format)
  return [
    society === null ? '' : `குடியிருப்பு: ${society}.`,
    measures === '' ? '' : `${measures}.`,
    things.length > 0 ? `விளம்பரத்தில் உள்ள வசதிகள்: ${list(things.map((one) => amenityNames[one]))}.` : '',
    ...furnishing.map((one) => `${amenityNames[one]}.`),
    amenities.length === 0 && !amenities_known ? 'என்னென்ன வசதிகள் என்று விளம்பரத்தில் இல்லை.' : '',
    `கடைசியாக ${format.date(last_confirmed)} அன்று உறுதி செய்யப்பட்டது.`,
    demo ? 'இது மாதிரி மட்டும், உண்மையான விளம்பரம் அல்ல.' : '',
  ].filter((text) => text !== '')
}
