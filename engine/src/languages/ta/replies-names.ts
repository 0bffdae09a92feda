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

// For a native speaker to check: which of these Tamil brokers say in English words, as here.
export const amenityNames: Record<Amenity, string> = {
  parking: 'பார்க்கிங்',
  lift: 'லிஃப்ட்',
  gym: 'ஜிம்',
  swimming_pool: 'நீச்சல் குளம்',
  power_backup: 'பவர் பேக்கப்',
  security: 'செக்யூரிட்டி',
  garden: 'தோட்டம்',
  furnished: 'ஃபர்னிஷ்டு',
  semi_furnished: 'செமி ஃபர்னிஷ்டு',
  unfurnished: 'அன்ஃபர்னிஷ்டு',
  pet_friendly: 'செல்லப்பிராணிகளுக்கு அனுமதி',
  balcony: 'பால்கனி',
  play_area: 'விளையாட்டு இடம்',
  clubhouse: 'கிளப் ஹவுஸ்',
  water_supply: 'தண்ணீர் வசதி',
  gated_community: 'கேட்டட் கம்யூனிட்டி',
  air_conditioning: 'ஏசி',
}

/** Names of the slots as a seeker would call them. */
export const slotNames: Record<Slot, string> = {
  transaction_type: 'வாடகையா விலைக்கா என்பது',
  property_type: 'வீட்டின் வகை',
  city: 'ஊர்',
  area: 'பகுதி',
  price: 'பட்ஜெட்',
  bedrooms: 'பெட்ரூம் எண்ணிக்கை',
  size_sqft: 'பரப்பளவு',
  amenities: 'வசதிகள்',
}

export const anySlot: Record<Slot, string> = {
  transaction_type: 'வாடகையோ விலைக்கோ எதுவானாலும் சரி',
  property_type: 'எந்த வகையானாலும் சரி',
  city: 'எந்த ஊரானாலும் சரி',
  area: 'எந்தப் பகுதியானாலும் சரி',
  price: 'பட்ஜெட் எவ்வளவு ஆனாலும் சரி',
  bedrooms: 'எத்தனை பெட்ரூம் ஆனாலும் சரி',
  size_sqft: 'எந்த அளவானாலும் சரி',
  amenities: 'எதுவும் தேவையில்லை',
}

const nouns: Record<PropertyType, string> = { apartment: 'ஃபிளாட்', house: 'வீடு', land: 'மனை' }

/** One form serves one and many: Tamil counts without a plural here. */
export function propertyNoun(type: PropertyType | undefined): string {
  return type === undefined ? 'வீடு அல்லது மனை' : nouns[type]
}

/** "2 BHK ஃபிளாட்": what is wished or listed, by kind and rooms. */
export function homeNoun(
  { property_type, bedrooms }: Pick<Wishes, 'property_type' | 'bedrooms'>,
  format: Formatter,
): string {
  if (bedrooms === undefined || property_type === 'land') return propertyNoun(property_type)
  return `${format.bhk(bedrooms)} ${property_type === undefined ? 'வீடு' : nouns[property_type]}`
}

export function doing(transaction: TransactionType, intent: Topic['intent']): string {
  if (intent === 'offer') return transaction === 'rent' ? 'வாடகைக்கு விடுவது' : 'விற்பது'
  return transaction === 'rent' ? 'வாடகைக்கு எடுப்பது' : 'வாங்குவது'
}

/** The value of a slot in a few words; '' when it has none. */
export function wishText(slot: Slot, topic: Topic, format: Formatter): string {
  const { wishes, intent } = topic
  const { transaction_type, property_type, city, area, price, bedrooms, size_sqft, amenities } = wishes
  const values: Record<Slot, () => string> = {
    transaction_type: () => (transaction_type ? doing(transaction_type, intent) : ''),
    property_type: () => (property_type ? nouns[property_type] : ''),
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

/** "Whitefield, Bengaluru பகுதியில் வாடகைக்கு 2 BHK ஃபிளாட், மாதம் ₹ 30,000 வரை, பார்க்கிங் வசதியுடன்" */
export function describe(topic: Topic, format: Formatter): string {
  const { transaction_type, price, amenities = [] } = topic.wishes
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const head = [
    whereText(topic.wishes),
    transaction_type === undefined ? '' : transaction_type === 'rent' ? 'வாடகைக்கு' : 'விலைக்கு',
    ...amenities.filter(isFurnishing).map((amenity) => amenityNames[amenity]),
    homeNoun(topic.wishes, format),
  ]
  const details = [
    price === undefined ? '' : amountText(price, topic, format),
    wishText('size_sqft', topic, format),
    extras.length === 0 ? '' : `${list(extras.map((amenity) => amenityNames[amenity]))} உடன்`,
  ]
  return [head.filter((text) => text !== '').join(' '), ...details].filter((text) => text !== '').join(', ')
}

/** Names stay in the letters of the listings; the case ending stands on a Tamil word behind them. */
export function whereText({ area, city }: Pick<Wishes, 'area' | 'city'>): string {
  if (area === undefined) return city === undefined ? '' : `${city} நகரில்`
  return `${[area, city].filter((name) => name !== undefined).join(', ')} பகுதியில்`
}

export function list(items: readonly string[], word = 'மற்றும்'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}
