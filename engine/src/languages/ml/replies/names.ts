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
import { createWishText } from '../../../replies/wish-text.ts'
import type { UntoldFact } from '../../../understanding/command.ts'
import { places } from './places.ts'

export const amenityNames: Record<Amenity, string> = {
  parking: 'പാർക്കിംഗ്',
  lift: 'ലിഫ്റ്റ്',
  gym: 'ജിം',
  swimming_pool: 'സ്വിമ്മിംഗ് പൂൾ',
  power_backup: 'പവർ ബാക്കപ്പ്',
  security: 'സെക്യൂരിറ്റി',
  garden: 'പൂന്തോട്ടം',
  furnished: 'ഫർണിഷ്ഡ്',
  semi_furnished: 'സെമി ഫർണിഷ്ഡ്',
  unfurnished: 'അൺഫർണിഷ്ഡ്',
  pet_friendly: 'പെറ്റ് ഫ്രണ്ട്ലി',
  balcony: 'ബാൽക്കണി',
  play_area: 'കളിസ്ഥലം',
  clubhouse: 'ക്ലബ്ബ് ഹൗസ്',
  water_supply: 'കുടിവെള്ളം',
  gated_community: 'ഗേറ്റഡ് കമ്മ്യൂണിറ്റി',
  air_conditioning: 'എസി',
}

/** What a listing may not tell, as a question. */
export const untoldFacts: Record<UntoldFact, string> = {
  floor: 'ഏത് നിലയിലാണെന്ന്',
  deposit: 'അഡ്വാൻസ് എത്രയാണെന്ന്',
  loan: 'ലോൺ കിട്ടുമോ എന്ന്',
  maintenance: 'മെയിന്റനൻസ് എത്രയാണെന്ന്',
  age: 'എത്ര പഴക്കമുണ്ടെന്ന്',
  distance: 'എത്ര ദൂരമുണ്ടെന്ന്',
  facing: 'ഏത് ദിക്കിലേക്കാണ് ദർശനമെന്ന്',
  bachelors: 'ബാച്ചിലർമാർക്ക് കൊടുക്കുമോ എന്ന്',
  gas: 'ഗ്യാസ് കണക്ഷൻ ഉണ്ടോ എന്ന്',
  wifi: 'വൈഫൈ ഉണ്ടോ എന്ന്',
  pooja: 'പൂജാമുറി ഉണ്ടോ എന്ന്',
  hours: 'രാത്രി വന്നുപോകാൻ നിയന്ത്രണമുണ്ടോ എന്ന്',
}

/** Names of the slots as a seeker would call them. */
export const slotNames: Record<Slot, string> = {
  transaction_type: 'വാടകയോ വാങ്ങലോ',
  property_type: 'ഏതു തരം എന്നത്',
  city: 'നഗരം',
  area: 'ഏരിയ',
  price: 'ബജറ്റ്',
  bedrooms: 'ബെഡ്റൂം എണ്ണം',
  size_sqft: 'വലിപ്പം',
  amenities: 'സൗകര്യങ്ങൾ',
}

export const anySlot: Record<Slot, string> = {
  transaction_type: 'വാടകയോ വാങ്ങലോ ഏതായാലും മതി',
  property_type: 'ഏതു തരം ആയാലും മതി',
  city: 'ഏതു നഗരം ആയാലും മതി',
  area: 'ഏത് ഏരിയ ആയാലും മതി',
  price: 'ബജറ്റ് പ്രശ്നമല്ല',
  bedrooms: 'ബെഡ്റൂം എണ്ണം പ്രശ്നമല്ല',
  size_sqft: 'വലിപ്പം പ്രശ്നമല്ല',
  amenities: 'പ്രത്യേകിച്ച് ഒന്നുമില്ല',
}

const nouns: Record<PropertyType, { one: string; many: string }> = {
  apartment: { one: 'ഫ്ലാറ്റ്', many: 'ഫ്ലാറ്റുകൾ' },
  house: { one: 'വീട്', many: 'വീടുകൾ' },
  land: { one: 'സ്ഥലം', many: 'സ്ഥലങ്ങൾ' },
}

/** "ഫ്ലാറ്റ്", "ഫ്ലാറ്റുകൾ"; alike wherever the kind is told. */
export function propertyNoun(type: PropertyType, count = 1): string {
  const { one, many } = nouns[type]
  return count === 1 ? one : many
}

/** "2 BHK ഫ്ലാറ്റ്", "സ്ഥലം": what is wished or listed, by kind and rooms; "2 BHK" where the kind is not told yet. */
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
  if (property_type === undefined) return transaction_type === 'rent' ? 'വീടോ ഫ്ലാറ്റോ' : 'വീടോ സ്ഥലമോ'
  const noun = propertyNoun(property_type, count)
  return bedrooms === undefined || property_type === 'land' ? noun : `${format.bhk(bedrooms)} ${noun}`
}

/** What is done, as it stands before "ആണ്" and the like. */
export function doing(transaction: TransactionType, intent: Topic['intent']): string {
  if (intent === 'offer') return transaction === 'rent' ? 'വാടകയ്ക്ക് കൊടുക്കൽ' : 'വിൽപ്പന'
  return transaction === 'rent' ? 'വാടകയ്ക്ക്' : 'വാങ്ങാൻ'
}

export const wishText = createWishText({
  transaction: doing,
  property: (type) => propertyNoun(type),
  place: places.named,
  amenity: (amenity) => amenityNames[amenity],
  list: (items) => list(items),
})

/** "ബെംഗളൂരുവിലെ വൈറ്റ്ഫീൽഡിൽ വാടകയ്ക്ക് ഫർണിഷ്ഡ് 2 BHK ഫ്ലാറ്റ്, മാസം ₹ 30,000 വരെ, സൗകര്യങ്ങൾ: പാർക്കിംഗ്" */
export function describe(topic: Topic, format: Formatter, count = 1): string {
  const { transaction_type, amenities = [] } = topic.wishes
  const furnished = amenities.filter(isFurnishing)
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const purpose = transaction_type === undefined ? [] : [transaction_type === 'rent' ? 'വാടകയ്ക്ക്' : 'വിൽപ്പനയ്ക്ക്']
  const kind = [
    ...purpose,
    ...oneOf(furnished.map((amenity) => amenityNames[amenity])),
    homeNoun(topic.wishes, format, count),
  ].join(' ')
  const details = [
    wishText('price', topic, format),
    wishText('size_sqft', topic, format),
    extras.length === 0 ? '' : `${list(extras.map((amenity) => amenityNames[amenity]))} സഹിതം`,
  ].filter((text) => text !== '')
  return [`${places.where(topic.wishes)} ${kind}`.trim(), ...details].join(', ')
}

/** "കോട്ടയത്ത് മാസം ₹ 10,000 വരെ വാടകയ്ക്ക് 2 BHK വീട്": what there is none of, in one breath. */
export function noneSuch(topic: Topic, format: Formatter): string {
  const { transaction_type, amenities = [] } = topic.wishes
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const parts = [
    places.where(topic.wishes),
    wishText('price', topic, format),
    wishText('size_sqft', topic, format),
    extras.length === 0 ? '' : `${extras.map((amenity) => amenityNames[amenity]).join(', ')} ഉള്ള`,
    transaction_type === undefined ? '' : transaction_type === 'rent' ? 'വാടകയ്ക്ക്' : 'വിൽപ്പനയ്ക്ക്',
    ...oneOf(amenities.filter(isFurnishing).map((amenity) => amenityNames[amenity])),
    homeNoun(topic.wishes, format),
  ]
  return parts.filter((text) => text !== '').join(' ')
}

/** "എ, ബി, സി എന്നിവ" without inflecting what is listed. */
export function list(items: readonly string[], word = ''): string {
  if (items.length < 2) return items[0] ?? ''
  if (word !== '') return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
  return `${items.join(', ')} എന്നിവ`
}
