import type { Wishes } from '@guru/contract/requirement'
import {
  type Amenity,
  isFurnishing,
  type PropertyType,
  type Slot,
  type TransactionType,
} from '@guru/contract/vocabulary'
import type { Topic } from '../../../dialogue/act.ts'
import type { Formatter } from '../../../format/formatter.ts'
import { oneOf } from '../../../replies/furnishings.ts'
import { inShort } from '../../../replies/in-short.ts'
import { createKindsNoun } from '../../../replies/kinds-together.ts'
import { wishedPlace } from '../../../replies/place-words.ts'
import { createWishText } from '../../../replies/wish-text.ts'
import type { UntoldFact } from '../../../understanding/command.ts'
import { places } from './places.ts'

export const amenityNames: Record<Amenity, string> = {
  parking: 'ਪਾਰਕਿੰਗ',
  lift: 'ਲਿਫਟ',
  gym: 'ਜਿਮ',
  swimming_pool: 'ਸਵਿਮਿੰਗ ਪੂਲ',
  power_backup: 'ਪਾਵਰ ਬੈਕਅੱਪ',
  security: 'ਸਕਿਓਰਿਟੀ',
  garden: 'ਬਗੀਚਾ',
  furnished: 'ਫਰਨਿਸ਼ਡ',
  semi_furnished: 'ਸੈਮੀ ਫਰਨਿਸ਼ਡ',
  unfurnished: 'ਅਨਫਰਨਿਸ਼ਡ',
  pet_friendly: 'ਪਾਲਤੂ ਜਾਨਵਰਾਂ ਦੀ ਇਜਾਜ਼ਤ',
  balcony: 'ਬਾਲਕੋਨੀ',
  play_area: 'ਬੱਚਿਆਂ ਦੇ ਖੇਡਣ ਦੀ ਥਾਂ',
  clubhouse: 'ਕਲੱਬ ਹਾਊਸ',
  water_supply: 'ਪਾਣੀ ਦੀ ਸਪਲਾਈ',
  gated_community: 'ਗੇਟਡ ਸੁਸਾਇਟੀ',
  air_conditioning: 'ਏਸੀ',
}

/** ਬਗੀਚਾ is ਬਗੀਚੇ before a postposition; the others stay as they are. */
export function obliqueAmenity(amenity: Amenity): string {
  return amenityNames[amenity].replace(/ਾ$/, 'ੇ')
}

/** What a listing may not tell, as a question. */
export const untoldFacts: Record<UntoldFact, string> = {
  floor: 'ਮੰਜ਼ਿਲ ਕਿਹੜੀ ਹੈ',
  deposit: 'ਸਿਕਿਓਰਿਟੀ ਜਾਂ ਐਡਵਾਂਸ ਕਿੰਨਾ ਹੈ',
  loan: 'ਲੋਨ ਮਿਲੇਗਾ ਜਾਂ ਨਹੀਂ',
  maintenance: 'ਮੇਨਟੇਨੈਂਸ ਕਿੰਨਾ ਹੈ',
  age: 'ਇਹ ਕਿੰਨਾ ਪੁਰਾਣਾ ਹੈ',
  distance: 'ਉਹ ਥਾਂ ਕਿੰਨੀ ਦੂਰ ਹੈ',
  facing: 'ਘਰ ਕਿਸ ਪਾਸੇ ਖੁੱਲ੍ਹਦਾ ਹੈ',
  bachelors: 'ਛੜਿਆਂ ਨੂੰ ਮਿਲੇਗਾ ਜਾਂ ਨਹੀਂ',
  couples: 'ਪਤੀ-ਪਤਨੀ ਨੂੰ ਮਿਲੇਗਾ ਜਾਂ ਨਹੀਂ',
  gas: 'ਗੈਸ ਕਨੈਕਸ਼ਨ ਹੈ ਜਾਂ ਨਹੀਂ',
  flooding: 'ਮੀਂਹ ਵਿੱਚ ਉੱਥੇ ਪਾਣੀ ਖੜ੍ਹਦਾ ਹੈ ਜਾਂ ਨਹੀਂ',
  gate_hours: 'ਰਾਤ ਨੂੰ ਗੇਟ ਕਿੰਨੇ ਵਜੇ ਬੰਦ ਹੁੰਦਾ ਹੈ',
  owner_there: 'ਮਾਲਕ ਉੱਥੇ ਹੀ ਰਹਿੰਦਾ ਹੈ ਜਾਂ ਨਹੀਂ',
  surroundings: 'ਨੇੜੇ-ਤੇੜੇ ਕੀ-ਕੀ ਹੈ',
  safety: 'ਇਲਾਕਾ ਕਿੰਨਾ ਸੁਰੱਖਿਅਤ ਹੈ',
  vacant_from: 'ਘਰ ਕਦੋਂ ਖਾਲੀ ਹੋਵੇਗਾ',
  papers: 'ਕਾਗਜ਼ ਪੂਰੇ ਹਨ ਜਾਂ ਨਹੀਂ',
  resale: 'ਇਹ ਨਵਾਂ ਹੈ ਜਾਂ ਰੀਸੇਲ',
  why_price: 'ਕੀਮਤ ਇੰਨੀ ਕਿਉਂ ਹੈ',
  wifi: 'ਵਾਈ-ਫਾਈ ਹੈ ਜਾਂ ਨਹੀਂ',
  pooja: 'ਪੂਜਾ ਵਾਲਾ ਕਮਰਾ ਹੈ ਜਾਂ ਨਹੀਂ',
  metro: 'ਮੈਟਰੋ ਕਿੰਨੀ ਦੂਰ ਹੈ',
  station: 'ਸਟੇਸ਼ਨ ਕਿੰਨੀ ਦੂਰ ਹੈ',
  bus: 'ਬੱਸ ਅੱਡਾ ਕਿੰਨੀ ਦੂਰ ਹੈ',
  school: 'ਸਕੂਲ ਕਿੰਨੀ ਦੂਰ ਹੈ',
  hospital: 'ਹਸਪਤਾਲ ਕਿੰਨੀ ਦੂਰ ਹੈ',
  market: 'ਬਜ਼ਾਰ ਕਿੰਨੀ ਦੂਰ ਹੈ',
  power_bill: 'ਬਿਜਲੀ ਦਾ ਬਿੱਲ ਵੱਖਰਾ ਹੈ ਜਾਂ ਨਹੀਂ',
  registration: 'ਰਜਿਸਟਰੀ ਦਾ ਖਰਚਾ ਵੱਖਰਾ ਹੈ ਜਾਂ ਨਹੀਂ',
  corner: 'ਇਹ ਕੋਨੇ ਦਾ ਹੈ ਜਾਂ ਨਹੀਂ',
  road: 'ਕਿਹੋ ਜਿਹੀ ਸੜਕ ’ਤੇ ਹੈ',
  women: 'ਕੁੜੀਆਂ ਨੂੰ ਮਿਲੇਗਾ ਜਾਂ ਨਹੀਂ',
  servant_room: 'ਸਰਵੈਂਟ ਰੂਮ ਹੈ ਜਾਂ ਨਹੀਂ',
  ready: 'ਇਹ ਬਣ ਕੇ ਤਿਆਰ ਹੈ ਜਾਂ ਨਹੀਂ',
  water_trouble: 'ਪਾਣੀ ਦੀ ਦਿੱਕਤ ਰਹਿੰਦੀ ਹੈ ਜਾਂ ਨਹੀਂ',
  worship: 'ਗੁਰਦੁਆਰਾ ਜਾਂ ਮੰਦਰ ਨੇੜੇ ਹੈ ਜਾਂ ਨਹੀਂ',
  chemist: 'ਦਵਾਈਆਂ ਦੀ ਦੁਕਾਨ ਨੇੜੇ ਹੈ ਜਾਂ ਨਹੀਂ',
  covered_parking: 'ਪਾਰਕਿੰਗ ਢਕੀ ਹੋਈ ਹੈ ਜਾਂ ਖੁੱਲ੍ਹੀ',
  emi: 'EMI ਕਿੰਨੀ ਬਣੇਗੀ',
  quiet: 'ਉੱਥੇ ਕਿੰਨੀ ਸ਼ਾਂਤੀ ਹੈ',
  sharing: 'ਸਾਂਝੇ ਵਿੱਚ ਰਹਿ ਸਕਦੇ ਹਾਂ ਜਾਂ ਨਹੀਂ',
  meals: 'ਖਾਣਾ ਮਿਲਦਾ ਹੈ ਜਾਂ ਨਹੀਂ',
  land_size: 'ਜ਼ਮੀਨ ਕਿੰਨੀ ਹੈ',
  rera_number: 'ਰੇਰਾ ਨੰਬਰ ਹੈ ਜਾਂ ਨਹੀਂ',
  toilet: 'ਟਾਇਲਟ ਵੈਸਟਰਨ ਹੈ ਜਾਂ ਇੰਡੀਅਨ',
  stairs: 'ਪੌੜੀਆਂ ਚੜ੍ਹਨੀਆਂ ਪੈਂਦੀਆਂ ਹਨ ਜਾਂ ਨਹੀਂ',
  kitchen: 'ਰਸੋਈ ਵੱਖਰੀ ਹੈ ਜਾਂ ਨਹੀਂ',
  well: 'ਖੂਹ ਜਾਂ ਬੋਰ ਹੈ ਜਾਂ ਨਹੀਂ',
  water_hours: 'ਪਾਣੀ 24 ਘੰਟੇ ਆਉਂਦਾ ਹੈ ਜਾਂ ਨਹੀਂ',
  water_bill: 'ਪਾਣੀ ਦਾ ਬਿੱਲ ਵੱਖਰਾ ਹੈ ਜਾਂ ਨਹੀਂ',
  yard: 'ਵਿਹੜਾ ਜਾਂ ਖੁੱਲ੍ਹੀ ਥਾਂ ਹੈ ਜਾਂ ਨਹੀਂ',
  park: 'ਪਾਰਕ ਨੇੜੇ ਹੈ ਜਾਂ ਨਹੀਂ',
}

/** Names of the slots as a seeker would call them. */
export const slotNames: Record<Slot, string> = {
  transaction_type: 'ਕਿਰਾਇਆ ਜਾਂ ਖਰੀਦ',
  property_type: 'ਪ੍ਰਾਪਰਟੀ ਦੀ ਕਿਸਮ',
  city: 'ਸ਼ਹਿਰ',
  area: 'ਇਲਾਕਾ',
  price: 'ਬਜਟ',
  bedrooms: 'ਬੈੱਡਰੂਮ',
  size_sqft: 'ਸਾਈਜ਼',
  amenities: 'ਸਹੂਲਤਾਂ',
}

export const anySlot: Record<Slot, string> = {
  transaction_type: 'ਕਿਰਾਏ ਤੇ ਜਾਂ ਖਰੀਦਣਾ, ਦੋਵੇਂ ਚੱਲਣਗੇ',
  property_type: 'ਕਿਸੇ ਵੀ ਕਿਸਮ ਦੀ ਪ੍ਰਾਪਰਟੀ',
  city: 'ਕੋਈ ਵੀ ਸ਼ਹਿਰ',
  area: 'ਕੋਈ ਵੀ ਇਲਾਕਾ',
  price: 'ਬਜਟ ਦੀ ਕੋਈ ਹੱਦ ਨਹੀਂ',
  bedrooms: 'ਜਿੰਨੇ ਮਰਜ਼ੀ ਬੈੱਡਰੂਮ',
  size_sqft: 'ਕੋਈ ਵੀ ਸਾਈਜ਼',
  amenities: 'ਕੁਝ ਖਾਸ ਨਹੀਂ',
}

/** House, flat and plot are masculine and change nothing in the plural. */
const nouns: Record<PropertyType, string> = { apartment: 'ਫਲੈਟ', house: 'ਮਕਾਨ', land: 'ਪਲਾਟ' }

/** "ਜ਼ਮੀਨ", "ਫਲੈਟ": land as such, where a listing is a plot. */
export function aProperty(type: PropertyType): string {
  return type === 'land' ? 'ਜ਼ਮੀਨ' : nouns[type]
}

/** "ਫਲੈਟ", alike for one and for many. */
export function propertyNoun(type: PropertyType): string {
  return nouns[type]
}

/** "2 BHK ਫਲੈਟ", "ਪਲਾਟ": what is wished or listed, by kind and rooms; "2 BHK" where the kind is not told yet. */
export function homeNoun(
  {
    property_type,
    bedrooms,
    transaction_type,
  }: Pick<Wishes, 'property_type' | 'bedrooms' | 'transaction_type'>,
  format: Formatter,
): string {
  if (property_type === undefined && bedrooms !== undefined) return format.bhk(bedrooms)
  // Nobody rents a plot.
  if (property_type === undefined) return transaction_type === 'rent' ? 'ਫਲੈਟ ਜਾਂ ਮਕਾਨ' : 'ਘਰ ਜਾਂ ਜ਼ਮੀਨ'
  const noun = propertyNoun(property_type)
  return bedrooms === undefined || property_type === 'land' ? noun : `${format.bhk(bedrooms)} ${noun}`
}

/** "ਖਰੀਦਣਾ", "ਕਿਰਾਏ ’ਤੇ ਦੇਣਾ": the deal as a verb, from the side of a seeker or of an owner. */
export function doing(transaction: TransactionType, intent: Topic['intent']): string {
  if (intent === 'offer') return transaction === 'rent' ? 'ਕਿਰਾਏ ’ਤੇ ਦੇਣਾ' : 'ਵੇਚਣਾ'
  return transaction === 'rent' ? 'ਕਿਰਾਏ ’ਤੇ ਲੈਣਾ' : 'ਖਰੀਦਣਾ'
}

/** The infinitive before a postposition: "ਖਰੀਦਣ ਲਈ". */
export function oblique(infinitive: string): string {
  return infinitive.replace(/ਣਾ$/, 'ਣ')
}

const kindsNoun = createKindsNoun({
  home: () => 'ਘਰ',
  noun: propertyNoun,
  or: (kinds) => list(kinds, 'ਜਾਂ'),
})

/** What is sought, by kind and rooms: "2 BHK flat", "plot or house". */
function soughtNoun(topic: Topic, format: Formatter, count = 1): string {
  return kindsNoun(topic, format, count) ?? homeNoun(topic.wishes, format)
}

export const wishText = createWishText({
  transaction: (transaction, intent) =>
    transaction === 'rent' && intent === 'search' ? 'ਕਿਰਾਏ ’ਤੇ' : doing(transaction, intent),
  property: aProperty,
  kinds: kindsNoun,
  place: places.named,
  amenity: (amenity) => amenityNames[amenity],
  list: (items) => list(items),
})

/** "ਵ੍ਹਾਈਟਫੀਲਡ, ਬੈਂਗਲੁਰੂ ਵਿੱਚ ਕਿਰਾਏ ਦੇ ਪਾਰਕਿੰਗ ਵਾਲੇ ਫਰਨਿਸ਼ਡ 2 BHK ਫਲੈਟ, ਮਹੀਨੇ ਦੇ ₹ 30,000 ਤੱਕ" */
export function describe(topic: Topic, format: Formatter, count = 1): string {
  const { transaction_type, amenities = [] } = topic.wishes
  const furnished = amenities.filter(isFurnishing)
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const forSale = topic.intent === 'offer' ? 'ਵਿਕਾਊ' : 'ਖਰੀਦਣ ਲਈ'
  const rented = count === 1 ? 'ਕਿਰਾਏ ਦਾ' : 'ਕਿਰਾਏ ਦੇ'
  const kind = [
    places.where(wishedPlace(topic)),
    transaction_type === undefined ? '' : transaction_type === 'rent' ? rented : forSale,
    extras.length === 0
      ? ''
      : `${list(extras.map((amenity) => amenityNames[amenity]))} ${count === 1 ? 'ਵਾਲਾ' : 'ਵਾਲੇ'}`,
    ...oneOf(furnished.map((amenity) => amenityNames[amenity])),
    soughtNoun(topic, format),
  ]
  const details = [
    kind.filter((text) => text !== '').join(' '),
    wishText('price', topic, format),
    wishText('size_sqft', topic, format),
  ]
  return details.filter((text) => text !== '').join(', ')
}

/** "ਪਟਿਆਲੇ ਵਿੱਚ ਮਹੀਨੇ ਦੇ ₹ 12,000 ਤੱਕ ਵਿੱਚ ਪਾਰਕਿੰਗ ਵਾਲਾ ਕੋਈ 2 BHK ਮਕਾਨ": what there is none of, in one breath. */
export function noneSuch(wished: Topic, format: Formatter): string {
  const { topic, such } = inShort(wished)
  const { transaction_type, price, size_sqft, amenities = [] } = topic.wishes
  const furnished = amenities.filter(isFurnishing).map((amenity) => amenityNames[amenity])
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const parts = [
    places.where(wishedPlace(topic)),
    price === undefined ? '' : `${wishText('price', topic, format)} ਦਾ`,
    // What is paid by the month is rented.
    transaction_type === 'rent' && price === undefined ? 'ਕਿਰਾਏ ਦਾ' : '',
    transaction_type === 'sale' ? 'ਖਰੀਦਣ ਲਈ' : '',
    size_sqft === undefined ? '' : `${wishText('size_sqft', topic, format)} ਦਾ`,
    extras.length === 0 ? '' : `${manyOr(extras.map((amenity) => amenityNames[amenity]))} ਵਾਲਾ`,
    such ? 'ਇਹੋ ਜਿਹਾ ਕੋਈ' : 'ਕੋਈ',
    ...oneOf(furnished),
    soughtNoun(topic, format),
  ]
  return parts.filter((text) => text !== '').join(' ')
}

/** More than two nobody hears out once more: they were said just now. */
function manyOr(extras: readonly string[]): string {
  return extras.length > 2 ? 'ਇਹਨਾਂ ਸਾਰੀਆਂ ਸਹੂਲਤਾਂ' : list(extras)
}

/** "a, b ਅਤੇ c"; `word` stands before the last one; '' for none. */
export function list(items: readonly string[], word = 'ਅਤੇ'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}
