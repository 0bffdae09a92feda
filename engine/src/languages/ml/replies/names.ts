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
  couples: 'ദമ്പതികൾക്ക് കൊടുക്കുമോ എന്ന്',
  gas: 'ഗ്യാസ് കണക്ഷൻ ഉണ്ടോ എന്ന്',
  flooding: 'മഴയത്ത് വെള്ളം കെട്ടുമോ എന്ന്',
  gate_hours: 'രാത്രി ഗേറ്റ് എത്ര മണിക്ക് അടയ്ക്കുമെന്ന്',
  owner_there: 'ഉടമ അവിടെത്തന്നെ താമസിക്കുന്നുണ്ടോ എന്ന്',
  surroundings: 'അടുത്ത് എന്തൊക്കെയുണ്ടെന്ന്',
  safety: 'ഏരിയ എത്ര സുരക്ഷിതമാണെന്ന്',
  vacant_from: 'എപ്പോൾ ഒഴിയുമെന്ന്',
  papers: 'രേഖകൾ ശരിയാണോ എന്ന്',
  resale: 'പുതിയതാണോ റീസെയിലാണോ എന്ന്',
  why_price: 'വില എന്തുകൊണ്ട് ഇങ്ങനെയെന്ന്',
  wifi: 'വൈഫൈ ഉണ്ടോ എന്ന്',
  pooja: 'പൂജാമുറി ഉണ്ടോ എന്ന്',
  metro: 'മെട്രോ എത്ര ദൂരമുണ്ടെന്ന്',
  station: 'സ്റ്റേഷൻ എത്ര ദൂരമുണ്ടെന്ന്',
  bus: 'ബസ് സ്റ്റാൻഡ് എത്ര ദൂരമുണ്ടെന്ന്',
  school: 'സ്കൂൾ എത്ര ദൂരമുണ്ടെന്ന്',
  hospital: 'ആശുപത്രി എത്ര ദൂരമുണ്ടെന്ന്',
  market: 'മാർക്കറ്റ് എത്ര ദൂരമുണ്ടെന്ന്',
  power_bill: 'കറന്റ് ബിൽ വേറെയാണോ എന്ന്',
  registration: 'രജിസ്ട്രേഷൻ ചെലവ് വേറെയാണോ എന്ന്',
  corner: 'കോർണറിലാണോ എന്ന്',
  road: 'ഏതുതരം റോഡിലാണെന്ന്',
  women: 'പെൺകുട്ടികൾക്ക് കൊടുക്കുമോ എന്ന്',
  servant_room: 'ജോലിക്കാർക്കുള്ള മുറി ഉണ്ടോ എന്ന്',
  ready: 'പണി തീർന്നതാണോ എന്ന്',
  water_trouble: 'വെള്ളത്തിന് ബുദ്ധിമുട്ടുണ്ടോ എന്ന്',
  worship: 'അമ്പലമോ പള്ളിയോ അടുത്തുണ്ടോ എന്ന്',
  chemist: 'മെഡിക്കൽ ഷോപ്പ് അടുത്തുണ്ടോ എന്ന്',
  covered_parking: 'പാർക്കിംഗ് മേൽക്കൂരയുള്ളതാണോ എന്ന്',
  emi: 'EMI എത്ര വരുമെന്ന്',
  quiet: 'അവിടെ എത്ര ശാന്തമാണെന്ന്',
  sharing: 'പങ്കിട്ടു താമസിക്കാമോ എന്ന്',
  meals: 'ഭക്ഷണം കിട്ടുമോ എന്ന്',
  land_size: 'സ്ഥലം എത്രയുണ്ടെന്ന്',
  rera_number: 'RERA നമ്പർ ഉണ്ടോ എന്ന്',
  toilet: 'ടോയ്‌ലറ്റ് വെസ്റ്റേൺ ആണോ ഇന്ത്യൻ ആണോ എന്ന്',
  stairs: 'പടി കയറണോ എന്ന്',
  kitchen: 'അടുക്കള വേറെയാണോ എന്ന്',
  well: 'കിണറോ കുഴൽക്കിണറോ ഉണ്ടോ എന്ന്',
  water_hours: 'വെള്ളം 24 മണിക്കൂറും കിട്ടുമോ എന്ന്',
  water_bill: 'വെള്ളത്തിന്റെ ബിൽ വേറെയാണോ എന്ന്',
  yard: 'മുറ്റമുണ്ടോ എന്ന്',
  park: 'പാർക്ക് അടുത്തുണ്ടോ എന്ന്',
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

const kindsNoun = createKindsNoun({
  home: (count) => (count === 1 ? 'വീട്' : 'വീടുകൾ'),
  noun: propertyNoun,
  or: (kinds) => list(kinds, 'അല്ലെങ്കിൽ'),
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

/** "ബെംഗളൂരുവിലെ വൈറ്റ്ഫീൽഡിൽ വാടകയ്ക്ക് പാർക്കിംഗ് ഉള്ള ഫർണിഷ്ഡ് 2 BHK ഫ്ലാറ്റ്, മാസം ₹ 30,000 വരെ" */
export function describe(topic: Topic, format: Formatter, count = 1): string {
  const { transaction_type, amenities = [] } = topic.wishes
  const furnished = amenities.filter(isFurnishing)
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const purpose = transaction_type === undefined ? [] : [doingFor(topic)]
  const kind = [
    ...purpose,
    ...(extras.length === 0 ? [] : [`${extras.map((amenity) => amenityNames[amenity]).join(', ')} ഉള്ള`]),
    ...oneOf(furnished.map((amenity) => amenityNames[amenity])),
    soughtNoun(topic, format, count),
  ].join(' ')
  const details = [wishText('price', topic, format), wishText('size_sqft', topic, format)].filter(
    (text) => text !== '',
  )
  return [`${places.where(wishedPlace(topic))} ${kind}`.trim(), ...details].join(', ')
}

/** "വാടകയ്ക്ക്", "വാങ്ങാൻ": what a home is for, from the side of a seeker or of an owner. */
function doingFor({ intent, wishes }: Topic): string {
  if (wishes.transaction_type === 'rent') return 'വാടകയ്ക്ക്'
  return intent === 'offer' ? 'വിൽപ്പനയ്ക്ക്' : 'വാങ്ങാൻ'
}

/** "കോട്ടയത്ത് മാസം ₹ 10,000 വരെ വാടകയ്ക്ക് 2 BHK വീട്": what there is none of, in one breath. */
export function noneSuch(wished: Topic, format: Formatter): string {
  const { topic, such } = inShort(wished)
  const { transaction_type, amenities = [] } = topic.wishes
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const parts = [
    places.where(wishedPlace(topic)),
    withinPrice(wishText('price', topic, format)),
    wishText('size_sqft', topic, format),
    extras.length === 0 ? '' : `${manyOr(extras.map((amenity) => amenityNames[amenity]))} ഉള്ള`,
    transaction_type === undefined ? '' : doingFor(topic),
    ...oneOf(amenities.filter(isFurnishing).map((amenity) => amenityNames[amenity])),
    such ? 'അങ്ങനെയുള്ള' : '',
    soughtNoun(topic, format),
  ]
  return parts.filter((text) => text !== '').join(' ')
}

/** "₹ 1.25 കോടിക്കുള്ളിൽ": what there is none of lies within the budget. */
function withinPrice(upTo: string): string {
  return upTo.replace(/കോടി വരെ$/, 'കോടിക്കുള്ളിൽ').replace(/ലക്ഷം വരെ$/, 'ലക്ഷത്തിനുള്ളിൽ')
}

/** More than two nobody hears out once more: they were said just now. */
function manyOr(extras: readonly string[]): string {
  return extras.length > 2 ? 'ഈ സൗകര്യങ്ങളെല്ലാം' : extras.join(', ')
}

/** "എ, ബി, സി എന്നിവ" without inflecting what is listed. */
export function list(items: readonly string[], word = ''): string {
  if (items.length < 2) return items[0] ?? ''
  if (word !== '') return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
  return `${items.join(', ')} എന്നിവ`
}

/** What a home costs that is sold, and one that is let. */
export const priceWord: PriceWord = ['വില', 'വാടക']
