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

export const amenityNames: Record<Amenity, string> = {
  parking: 'ಪಾರ್ಕಿಂಗ್',
  lift: 'ಲಿಫ್ಟ್',
  gym: 'ಜಿಮ್',
  swimming_pool: 'ಈಜುಕೊಳ',
  power_backup: 'ಪವರ್ ಬ್ಯಾಕಪ್',
  security: 'ಸೆಕ್ಯುರಿಟಿ',
  garden: 'ಗಾರ್ಡನ್',
  furnished: 'ಫರ್ನಿಶ್ಡ್',
  semi_furnished: 'ಸೆಮಿ ಫರ್ನಿಶ್ಡ್',
  unfurnished: 'ಅನ್‌ಫರ್ನಿಶ್ಡ್',
  pet_friendly: 'ಸಾಕುಪ್ರಾಣಿಗಳಿಗೆ ಅನುಮತಿ',
  balcony: 'ಬಾಲ್ಕನಿ',
  play_area: 'ಮಕ್ಕಳ ಆಟದ ಜಾಗ',
  clubhouse: 'ಕ್ಲಬ್‌ಹೌಸ್',
  water_supply: 'ನೀರಿನ ಪೂರೈಕೆ',
  gated_community: 'ಗೇಟೆಡ್ ಕಮ್ಯುನಿಟಿ',
  air_conditioning: 'ಎಸಿ',
}

/** Names of the slots as a seeker would call them. */
export const slotNames: Record<Slot, string> = {
  transaction_type: 'ಬಾಡಿಗೆ ಅಥವಾ ಖರೀದಿ',
  property_type: 'ಆಸ್ತಿಯ ಬಗೆ',
  city: 'ನಗರ',
  area: 'ಏರಿಯಾ',
  price: 'ಬಜೆಟ್',
  bedrooms: 'ಬೆಡ್‌ರೂಮ್‌ಗಳು',
  size_sqft: 'ಅಳತೆ',
  amenities: 'ಸೌಲಭ್ಯಗಳು',
}

export const anySlot: Record<Slot, string> = {
  transaction_type: 'ಬಾಡಿಗೆ ಅಥವಾ ಖರೀದಿ, ಎರಡೂ ಸರಿ',
  property_type: 'ಯಾವ ಬಗೆ ಆದರೂ ಪರವಾಗಿಲ್ಲ',
  city: 'ಯಾವ ನಗರ ಆದರೂ ಪರವಾಗಿಲ್ಲ',
  area: 'ಯಾವ ಏರಿಯಾ ಆದರೂ ಪರವಾಗಿಲ್ಲ',
  price: 'ಬಜೆಟ್ ಎಷ್ಟಾದರೂ ಪರವಾಗಿಲ್ಲ',
  bedrooms: 'ಬೆಡ್‌ರೂಮ್‌ಗಳು ಎಷ್ಟಾದರೂ ಪರವಾಗಿಲ್ಲ',
  size_sqft: 'ಅಳತೆ ಎಷ್ಟಾದರೂ ಪರವಾಗಿಲ್ಲ',
  amenities: 'ವಿಶೇಷ ಏನೂ ಬೇಡ',
}

const nouns: Record<PropertyType, { one: string; many: string }> = {
  apartment: { one: 'ಫ್ಲಾಟ್', many: 'ಫ್ಲಾಟ್‌ಗಳು' },
  house: { one: 'ಮನೆ', many: 'ಮನೆಗಳು' },
  land: { one: 'ಸೈಟ್', many: 'ಸೈಟ್‌ಗಳು' },
}

export function propertyNoun(type: PropertyType | undefined, count = 1): string {
  const { one, many } = type === undefined ? { one: 'ಆಸ್ತಿ', many: 'ಆಸ್ತಿಗಳು' } : nouns[type]
  return count === 1 ? one : many
}

/** "2 BHK ಫ್ಲಾಟ್", "ಸೈಟ್": what is wished or listed, by kind and rooms. */
export function homeNoun(
  { property_type, bedrooms }: Pick<Wishes, 'property_type' | 'bedrooms'>,
  format: Formatter,
  count = 1,
): string {
  const noun = propertyNoun(property_type, count)
  return bedrooms === undefined || property_type === 'land' ? noun : `${format.bhk(bedrooms)} ${noun}`
}

/** What is done, as a noun that can stand before a postposition: "ಬಾಡಿಗೆಗೆ", "ಖರೀದಿಗೆ". */
export function doing(transaction: TransactionType, intent: Topic['intent']): string {
  if (intent === 'offer') return transaction === 'rent' ? 'ಬಾಡಿಗೆಗೆ ಕೊಡಲು' : 'ಮಾರಲು'
  return transaction === 'rent' ? 'ಬಾಡಿಗೆಗೆ' : 'ಖರೀದಿಗೆ'
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

/** "Whitefield, Bengaluru ನಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಫರ್ನಿಶ್ಡ್ 2 BHK ಫ್ಲಾಟ್‌ಗಳು, ತಿಂಗಳಿಗೆ ₹ 30,000 ವರೆಗೆ, ಪಾರ್ಕಿಂಗ್ ಇರುವ" */
export function describe(topic: Topic, format: Formatter, count = 1): string {
  const { transaction_type, city, area, price, amenities = [] } = topic.wishes
  const furnished = amenities.filter(isFurnishing)
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const where = [area, city].filter((name) => name !== undefined).join(', ')
  const kind = [
    where === '' ? '' : `${where} ನಲ್ಲಿ`,
    transaction_type === undefined ? '' : transaction_type === 'rent' ? 'ಬಾಡಿಗೆಗೆ' : 'ಮಾರಾಟಕ್ಕೆ',
    ...furnished.map((amenity) => amenityNames[amenity]),
    homeNoun(topic.wishes, format, count),
  ]
  const details = [
    price === undefined ? '' : amountText(price, topic, format),
    wishText('size_sqft', topic, format),
    extras.length === 0 ? '' : `${list(extras.map((amenity) => amenityNames[amenity]))} ಇರುವುದು`,
  ]
  return [kind.filter((text) => text !== '').join(' '), ...details].filter((text) => text !== '').join(', ')
}

/** Kannada lists with commas alone or with a word before the last. */
export function list(items: readonly string[], word = ''): string {
  if (items.length < 2) return items[0] ?? ''
  if (word === '') return items.join(', ')
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}
