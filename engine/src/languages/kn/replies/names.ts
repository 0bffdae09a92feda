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
import type { PriceWord } from '../../../replies/price-word.ts'
import { createWishText } from '../../../replies/wish-text.ts'
import type { UntoldFact } from '../../../understanding/command.ts'
import { places } from './places.ts'

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

/** What a listing may not tell, as a question. */
export const untoldFacts: Record<UntoldFact, string> = {
  floor: 'ಯಾವ ಮಹಡಿ',
  deposit: 'ಅಡ್ವಾನ್ಸ್ ಎಷ್ಟು',
  loan: 'ಲೋನ್ ಸಿಗುತ್ತದೆಯೇ',
  maintenance: 'ಮೇಂಟೆನೆನ್ಸ್ ಎಷ್ಟು',
  age: 'ಎಷ್ಟು ಹಳೆಯದು',
  distance: 'ಎಷ್ಟು ದೂರ',
  facing: 'ಯಾವ ದಿಕ್ಕಿಗೆ ಬಾಗಿಲು',
  bachelors: 'ಬ್ಯಾಚುಲರ್‌ಗಳಿಗೆ ಕೊಡುತ್ತಾರೆಯೇ',
  couples: 'ದಂಪತಿಗೆ ಕೊಡುತ್ತಾರೆಯೇ',
  gas: 'ಗ್ಯಾಸ್ ಕನೆಕ್ಷನ್ ಇದೆಯೇ',
  flooding: 'ಮಳೆಗೆ ನೀರು ನಿಲ್ಲುತ್ತದೆಯೇ',
  gate_hours: 'ರಾತ್ರಿ ಗೇಟ್ ಎಷ್ಟು ಗಂಟೆಗೆ ಮುಚ್ಚುತ್ತಾರೆ',
  owner_there: 'ಓನರ್ ಅಲ್ಲೇ ಇರುತ್ತಾರೆಯೇ',
  surroundings: 'ಹತ್ತಿರ ಏನೇನು ಇದೆ',
  safety: 'ಏರಿಯಾ ಎಷ್ಟು ಸುರಕ್ಷಿತ',
  vacant_from: 'ಯಾವಾಗ ಖಾಲಿಯಾಗುತ್ತದೆ',
  papers: 'ದಾಖಲೆಗಳು ಸರಿಯಾಗಿವೆಯೇ',
  resale: 'ಹೊಸದೋ ರೀಸೇಲೋ',
  why_price: 'ಬೆಲೆ ಯಾಕೆ ಹೀಗಿದೆ',
  wifi: 'ವೈಫೈ ಇದೆಯೇ',
  pooja: 'ದೇವರ ಕೋಣೆ ಇದೆಯೇ',
  metro: 'ಮೆಟ್ರೋ ಎಷ್ಟು ದೂರ',
  station: 'ಸ್ಟೇಷನ್ ಎಷ್ಟು ದೂರ',
  bus: 'ಬಸ್ ಸ್ಟ್ಯಾಂಡ್ ಎಷ್ಟು ದೂರ',
  school: 'ಶಾಲೆ ಎಷ್ಟು ದೂರ',
  hospital: 'ಆಸ್ಪತ್ರೆ ಎಷ್ಟು ದೂರ',
  market: 'ಮಾರ್ಕೆಟ್ ಎಷ್ಟು ದೂರ',
  power_bill: 'ಕರೆಂಟ್ ಬಿಲ್ ಬೇರೆಯೇ',
  registration: 'ರಿಜಿಸ್ಟ್ರೇಷನ್ ಖರ್ಚು ಬೇರೆಯೇ',
  corner: 'ಕಾರ್ನರ್‌ನಲ್ಲಿದೆಯೇ',
  road: 'ಎಂಥ ರಸ್ತೆಯಲ್ಲಿದೆ',
  women: 'ಹುಡುಗಿಯರಿಗೆ ಕೊಡುತ್ತಾರೆಯೇ',
  servant_room: 'ಕೆಲಸದವರ ಕೋಣೆ ಇದೆಯೇ',
  ready: 'ಕಟ್ಟಿ ಮುಗಿದಿದೆಯೇ',
  water_trouble: 'ನೀರಿನ ತೊಂದರೆ ಇದೆಯೇ',
  worship: 'ದೇವಸ್ಥಾನದಂಥ ಪೂಜಾಸ್ಥಳ ಹತ್ತಿರ ಇದೆಯೇ',
  chemist: 'ಮೆಡಿಕಲ್ ಶಾಪ್ ಹತ್ತಿರ ಇದೆಯೇ',
  covered_parking: 'ಪಾರ್ಕಿಂಗ್‌ಗೆ ಮೇಲ್ಛಾವಣಿ ಇದೆಯೇ',
  emi: 'EMI ಎಷ್ಟು ಬರುತ್ತದೆ',
  quiet: 'ಅಲ್ಲಿ ಎಷ್ಟು ಶಾಂತವಾಗಿದೆ',
  sharing: 'ಹಂಚಿಕೊಂಡು ಇರಬಹುದೇ',
  meals: 'ಊಟ ಸಿಗುತ್ತದೆಯೇ',
  land_size: 'ಜಾಗ ಎಷ್ಟಿದೆ',
  rera_number: 'RERA ಸಂಖ್ಯೆ ಇದೆಯೇ',
  toilet: 'ಟಾಯ್ಲೆಟ್ ವೆಸ್ಟರ್ನೋ ಇಂಡಿಯನ್ನೋ',
  stairs: 'ಮೆಟ್ಟಿಲು ಹತ್ತಬೇಕೇ',
  kitchen: 'ಅಡುಗೆಮನೆ ಬೇರೆಯೇ',
  well: 'ಬಾವಿ ಅಥವಾ ಬೋರ್‌ವೆಲ್ ಇದೆಯೇ',
  water_hours: 'ನೀರು 24 ಗಂಟೆಯೂ ಬರುತ್ತದೆಯೇ',
  water_bill: 'ನೀರಿನ ಬಿಲ್ ಬೇರೆಯೇ',
  yard: 'ಅಂಗಳ ಅಥವಾ ಖಾಲಿ ಜಾಗ ಇದೆಯೇ',
  park: 'ಪಾರ್ಕ್ ಹತ್ತಿರ ಇದೆಯೇ',
}

/** Names of the slots as a seeker would call them. */
export const slotNames: Record<Slot, string> = {
  transaction_type: 'ಬಾಡಿಗೆ ಅಥವಾ ಖರೀದಿ',
  property_type: 'ಯಾವ ಬಗೆ ಎಂಬುದು',
  city: 'ಊರು',
  area: 'ಏರಿಯಾ',
  price: 'ಬಜೆಟ್',
  bedrooms: 'ಬೆಡ್‌ರೂಮ್',
  size_sqft: 'ಅಳತೆ',
  amenities: 'ಸೌಲಭ್ಯಗಳು',
}

export const anySlot: Record<Slot, string> = {
  transaction_type: 'ಬಾಡಿಗೆ ಅಥವಾ ಖರೀದಿ, ಎರಡೂ ಸರಿ',
  property_type: 'ಯಾವ ಬಗೆ ಆದರೂ ಪರವಾಗಿಲ್ಲ',
  city: 'ಯಾವ ಊರು ಆದರೂ ಪರವಾಗಿಲ್ಲ',
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

/** "ಫ್ಲಾಟ್", "ಫ್ಲಾಟ್‌ಗಳು"; alike wherever the kind is told. */
export function propertyNoun(type: PropertyType, count = 1): string {
  const { one, many } = nouns[type]
  return count === 1 ? one : many
}

/** "2 BHK ಫ್ಲಾಟ್", "ಸೈಟ್": what is wished or listed, by kind and rooms; "2 BHK" where the kind is not told yet. */
export function homeNoun(
  {
    property_type,
    bedrooms,
    transaction_type,
  }: Pick<Wishes, 'property_type' | 'bedrooms' | 'transaction_type'>,
  format: Formatter,
  count = 1,
): string {
  if (property_type === undefined && bedrooms !== undefined) return format.bhk(bedrooms)
  // Nobody rents a plot.
  if (property_type === undefined) return transaction_type === 'rent' ? 'ಮನೆ ಅಥವಾ ಫ್ಲಾಟ್' : 'ಮನೆ ಅಥವಾ ಸೈಟ್'
  const noun = propertyNoun(property_type, count)
  return bedrooms === undefined || property_type === 'land' ? noun : `${format.bhk(bedrooms)} ${noun}`
}

/** What is done, as a noun that can stand before a postposition: "ಬಾಡಿಗೆಗೆ", "ಖರೀದಿಗೆ". */
export function doing(transaction: TransactionType, intent: Topic['intent']): string {
  if (intent === 'offer') return transaction === 'rent' ? 'ಬಾಡಿಗೆಗೆ ಕೊಡಲು' : 'ಮಾರಲು'
  return transaction === 'rent' ? 'ಬಾಡಿಗೆಗೆ' : 'ಖರೀದಿಗೆ'
}

const kindsNoun = createKindsNoun({
  home: (count) => (count === 1 ? 'ಮನೆ' : 'ಮನೆಗಳು'),
  noun: propertyNoun,
  or: (kinds) => list(kinds, 'ಅಥವಾ'),
})

/** What is sought, by kind and rooms: "2 BHK flat", "plot or house". */
function soughtNoun(topic: Topic, format: Formatter, count = 1): string {
  return kindsNoun(topic, format, count) ?? homeNoun(topic.wishes, format, count)
}

export const wishText = createWishText({
  transaction: doing,
  property: (type) => propertyNoun(type),
  kinds: kindsNoun,
  place: places.named,
  amenity: (amenity) => amenityNames[amenity],
  list: (items) => list(items),
})

/** "ಬೆಂಗಳೂರಿನ ವೈಟ್‌ಫೀಲ್ಡ್‌ನಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಪಾರ್ಕಿಂಗ್ ಇರುವ ಫರ್ನಿಶ್ಡ್ 2 BHK ಫ್ಲಾಟ್‌ಗಳು, ತಿಂಗಳಿಗೆ ₹ 30,000 ವರೆಗೆ" */
export function describe(topic: Topic, format: Formatter, count = 1): string {
  const { transaction_type, amenities = [] } = topic.wishes
  const furnished = amenities.filter(isFurnishing)
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const kind = [
    places.where(wishedPlace(topic)),
    transaction_type === undefined ? '' : doingFor(topic),
    extras.length === 0 ? '' : `${list(extras.map((amenity) => amenityNames[amenity]))} ಇರುವ`,
    ...oneOf(furnished.map((amenity) => amenityNames[amenity])),
    soughtNoun(topic, format, count),
  ]
  const details = [wishText('price', topic, format), wishText('size_sqft', topic, format)]
  return [kind.filter((text) => text !== '').join(' '), ...details].filter((text) => text !== '').join(', ')
}

/** "ಬಾಡಿಗೆಗೆ", "ಕೊಳ್ಳಲು": what a home is for, from the side of a seeker or of an owner. */
function doingFor({ intent, wishes }: Topic): string {
  if (wishes.transaction_type === 'rent') return 'ಬಾಡಿಗೆಗೆ'
  return intent === 'offer' ? 'ಮಾರಾಟಕ್ಕೆ' : 'ಕೊಳ್ಳಲು'
}

/** "ಮೈಸೂರಿನಲ್ಲಿ ತಿಂಗಳಿಗೆ ₹ 12,000 ವರೆಗೆ ಬಾಡಿಗೆಗೆ 2 BHK ಮನೆ ಯಾವುದೂ": what there is none of, in one breath. */
export function noneSuch(wished: Topic, format: Formatter): string {
  const { topic, such } = inShort(wished)
  const { transaction_type, amenities = [] } = topic.wishes
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const parts = [
    places.where(wishedPlace(topic)),
    wishText('price', topic, format),
    wishText('size_sqft', topic, format),
    extras.length === 0 ? '' : `${manyOr(extras.map((amenity) => amenityNames[amenity]))} ಇರುವ`,
    transaction_type === undefined ? '' : doingFor(topic),
    ...oneOf(amenities.filter(isFurnishing).map((amenity) => amenityNames[amenity])),
    such ? 'ಅಂಥ' : '',
    `${soughtNoun(topic, format)} ಯಾವುದೂ`,
  ]
  return parts.filter((text) => text !== '').join(' ')
}

/** More than two nobody hears out once more: they were said just now. */
function manyOr(extras: readonly string[]): string {
  return extras.length > 2 ? 'ಈ ಎಲ್ಲ ಸೌಲಭ್ಯ' : extras.join(', ')
}

/** Kannada lists with commas alone or with a word before the last. */
export function list(items: readonly string[], word = ''): string {
  if (items.length < 2) return items[0] ?? ''
  if (word === '') return items.join(', ')
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

/** What a home costs that is sold, and one that is let. */
export const priceWord: PriceWord = ['ಬೆಲೆ', 'ಬಾಡಿಗೆ']
