import type { Wishes } from '@guru/contract/requirement'
import {
  type Amenity,
  isFurnishing,
  type PropertyType,
  type Slot,
  type TransactionType,
} from '@guru/contract/vocabulary'
import type { Topic } from '../../dialogue/act.ts'
import type { Formatter } from '../../format/formatter.ts'
import type { Range } from '../../range.ts'

// For a native speaker to check: English words are kept where people say them so (লিফট, পার্কিং, সিকিউরিটি).
export const amenityNames: Record<Amenity, string> = {
  parking: 'পার্কিং',
  lift: 'লিফট',
  gym: 'জিম',
  swimming_pool: 'সুইমিং পুল',
  power_backup: 'পাওয়ার ব্যাকআপ',
  security: 'সিকিউরিটি',
  garden: 'বাগান',
  furnished: 'ফার্নিশড',
  semi_furnished: 'সেমি ফার্নিশড',
  unfurnished: 'আনফার্নিশড',
  pet_friendly: 'পোষ্য রাখার অনুমতি',
  balcony: 'ব্যালকনি',
  play_area: 'খেলার জায়গা',
  clubhouse: 'ক্লাবহাউস',
  water_supply: 'জলের ব্যবস্থা',
  gated_community: 'গেটেড কমপ্লেক্স',
  air_conditioning: 'এসি',
}

/** Names of the slots as a seeker would call them. */
export const slotNames: Record<Slot, string> = {
  transaction_type: 'ভাড়া না কেনা',
  property_type: 'বাড়ির ধরন',
  city: 'শহর',
  area: 'এলাকা',
  price: 'বাজেট',
  bedrooms: 'বেডরুম',
  size_sqft: 'মাপ',
  amenities: 'সুবিধা',
}

export const anySlot: Record<Slot, string> = {
  transaction_type: 'ভাড়া বা কেনা, দুটোই চলবে',
  property_type: 'যেকোনো ধরনের বাড়ি',
  city: 'যেকোনো শহর',
  area: 'যেকোনো এলাকা',
  price: 'যেকোনো বাজেট',
  bedrooms: 'যেকোনো সংখ্যক বেডরুম',
  size_sqft: 'যেকোনো মাপ',
  amenities: 'বিশেষ কিছু না',
}

const nouns: Record<PropertyType, string> = { apartment: 'ফ্ল্যাট', house: 'বাড়ি', land: 'জমি' }

/** "ফ্ল্যাট"; Bengali nouns stand in the singular behind a number. */
export function propertyNoun(type: PropertyType | undefined): string {
  return type === undefined ? 'সম্পত্তি' : nouns[type]
}

/** "2 BHK ফ্ল্যাট", "জমি": what is wished or listed, by kind and rooms. */
export function homeNoun(
  { property_type, bedrooms }: Pick<Wishes, 'property_type' | 'bedrooms'>,
  format: Formatter,
): string {
  const noun = propertyNoun(property_type)
  return bedrooms === undefined || property_type === 'land' ? noun : `${format.bhk(bedrooms)} ${noun}`
}

export function doing(transaction: TransactionType, intent: Topic['intent']): string {
  if (intent === 'offer') return transaction === 'rent' ? 'ভাড়া দেওয়া' : 'বিক্রি'
  return transaction === 'rent' ? 'ভাড়া' : 'কেনা'
}

/** The value of a slot in a few words; '' when it has none. */
export function wishText(slot: Slot, topic: Topic, format: Formatter): string {
  const { wishes, intent } = topic
  const { transaction_type, property_type, city, area, price, bedrooms, size_sqft, amenities } = wishes
  const values: Record<Slot, () => string> = {
    transaction_type: () => (transaction_type ? doing(transaction_type, intent) : ''),
    property_type: () => (property_type ? propertyNoun(property_type) : ''),
    city: () => city ?? '',
    area: () => area ?? '',
    price: () => (price ? amountText(price, topic, format) : ''),
    bedrooms: () => (bedrooms ? format.bedrooms(bedrooms) : ''),
    size_sqft: () => (size_sqft ? sizeText(size_sqft, topic, format) : ''),
    amenities: () => (amenities ? list(amenities.map((amenity) => amenityNames[amenity])) : ''),
  }
  return values[slot]()
}

/** A seeker's budget; an owner's price, which is one amount. */
function amountText(price: Range, { intent, wishes }: Topic, format: Formatter): string {
  const single = price.max ?? price.min
  if (intent === 'offer' && single !== undefined) return format.price(single, wishes.transaction_type)
  return format.budget(price, wishes.transaction_type)
}

function sizeText(size: Range, { intent, sizeUnit }: Topic, format: Formatter): string {
  const single = size.min ?? size.max
  return intent === 'offer' && single !== undefined
    ? format.size(single, sizeUnit)
    : format.sizes(size, sizeUnit)
}

/** "Behala, Kolkata এলাকায় ভাড়ার 2 BHK ফ্ল্যাট, মাসে ₹ 15,000 পর্যন্ত, পার্কিং সহ" */
export function describe(topic: Topic, format: Formatter): string {
  const { transaction_type, city, area, price, amenities = [] } = topic.wishes
  const furnished = amenities.filter(isFurnishing)
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const place = area === undefined ? (city === undefined ? '' : `${city} শহরে`) : placed(area, city)
  const purpose =
    transaction_type === undefined ? '' : transaction_type === 'rent' ? 'ভাড়ার' : purposeOfSale(topic)
  const kind = [place, purpose, ...furnished.map((one) => amenityNames[one]), homeNoun(topic.wishes, format)]
    .filter((text) => text !== '')
    .join(' ')
  const details = [
    price === undefined ? '' : amountText(price, topic, format),
    wishText('size_sqft', topic, format),
    extras.length === 0 ? '' : `${list(extras.map((amenity) => amenityNames[amenity]))} সহ`,
  ].filter((text) => text !== '')
  return [kind, ...details].join(', ')
}

function purposeOfSale({ intent }: Topic): string {
  return intent === 'offer' ? 'বিক্রির' : 'কেনার'
}

/** Names are shown in the letters of the listings, so the case ending goes to a word behind them. */
export function placed(area: string, city?: string): string {
  return city === undefined ? `${area} এলাকায়` : `${area}, ${city} এলাকায়`
}

export function list(items: readonly string[], word = 'আর'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}
