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
  parking: 'పార్కింగ్',
  lift: 'లిఫ్ట్',
  gym: 'జిమ్',
  swimming_pool: 'స్విమ్మింగ్ పూల్',
  power_backup: 'పవర్ బ్యాకప్',
  security: 'సెక్యూరిటీ',
  garden: 'గార్డెన్',
  furnished: 'ఫర్నిష్డ్',
  semi_furnished: 'సెమీ ఫర్నిష్డ్',
  unfurnished: 'అన్‌ఫర్నిష్డ్',
  pet_friendly: 'పెట్స్‌కు అనుమతి',
  balcony: 'బాల్కనీ',
  play_area: 'పిల్లల ఆట స్థలం',
  clubhouse: 'క్లబ్‌హౌస్',
  water_supply: 'నీటి సరఫరా',
  gated_community: 'గేటెడ్ కమ్యూనిటీ',
  air_conditioning: 'ఏసీ',
}

/** What a listing may not tell, as a question. */
export const untoldFacts: Record<UntoldFact, string> = {
  floor: 'ఏ అంతస్తులో ఉందో',
  deposit: 'అడ్వాన్స్ ఎంతో',
  loan: 'లోన్ వస్తుందో లేదో',
  maintenance: 'మెయింటెనెన్స్ ఎంతో',
  age: 'ఎంత పాతదో',
  distance: 'ఎంత దూరమో',
  facing: 'ఏ దిక్కుకు ఉందో',
  bachelors: 'బ్యాచిలర్స్‌కి ఇస్తారో లేదో',
  couples: 'దంపతులకు ఇస్తారో లేదో',
  gas: 'గ్యాస్ కనెక్షన్ ఉందో లేదో',
  flooding: 'వర్షానికి నీళ్లు నిలుస్తాయో లేదో',
  gate_hours: 'రాత్రి గేటు ఎన్నింటికి మూస్తారో',
  owner_there: 'ఓనర్ అక్కడే ఉంటారో లేదో',
  surroundings: 'దగ్గర్లో ఏమేం ఉన్నాయో',
  safety: 'ఏరియా ఎంత సేఫో',
  vacant_from: 'ఎప్పుడు ఖాళీ అవుతుందో',
  papers: 'పత్రాలు సరిగ్గా ఉన్నాయో లేదో',
  resale: 'కొత్తదో రీసేలో',
  why_price: 'ధర ఎందుకు అలా ఉందో',
  wifi: 'వైఫై ఉందో లేదో',
  pooja: 'పూజ గది ఉందో లేదో',
  metro: 'మెట్రో ఎంత దూరమో',
  station: 'స్టేషన్ ఎంత దూరమో',
  bus: 'బస్టాండ్ ఎంత దూరమో',
  school: 'స్కూల్ ఎంత దూరమో',
  hospital: 'హాస్పిటల్ ఎంత దూరమో',
  market: 'మార్కెట్ ఎంత దూరమో',
  power_bill: 'కరెంట్ బిల్లు విడిగానో కాదో',
  registration: 'రిజిస్ట్రేషన్ ఖర్చు విడిగానో కాదో',
  corner: 'కార్నర్‌లో ఉందో లేదో',
  road: 'ఎలాంటి రోడ్డు మీద ఉందో',
  women: 'అమ్మాయిలకి ఇస్తారో లేదో',
  servant_room: 'పనివాళ్ల గది ఉందో లేదో',
  ready: 'కట్టడం పూర్తయిందో లేదో',
  water_trouble: 'నీళ్ల ఇబ్బంది ఉంటుందో లేదో',
  worship: 'గుడి లాంటి ప్రార్థనా స్థలం దగ్గర్లో ఉందో లేదో',
  chemist: 'మందుల షాపు దగ్గర్లో ఉందో లేదో',
  covered_parking: 'పార్కింగ్‌కి కప్పు ఉందో లేదో',
  emi: 'EMI ఎంత వస్తుందో',
  quiet: 'అక్కడ ఎంత ప్రశాంతంగా ఉంటుందో',
  sharing: 'షేరింగ్‌లో ఉండొచ్చో లేదో',
  meals: 'భోజనం దొరుకుతుందో లేదో',
  land_size: 'స్థలం ఎంత ఉందో',
  rera_number: 'RERA నంబర్ ఉందో లేదో',
  toilet: 'టాయిలెట్ వెస్టర్నో ఇండియనో',
  stairs: 'మెట్లు ఎక్కాలో లేదో',
  kitchen: 'వంటగది విడిగా ఉందో లేదో',
  well: 'బావి గానీ బోరు గానీ ఉందో లేదో',
  water_hours: 'నీళ్లు 24 గంటలూ వస్తాయో లేదో',
  water_bill: 'నీటి బిల్లు విడిగానో కాదో',
  yard: 'ఖాళీ స్థలం ఉందో లేదో',
  park: 'పార్కు దగ్గర్లో ఉందో లేదో',
}

/** Names of the slots as a seeker would call them. */
export const slotNames: Record<Slot, string> = {
  transaction_type: 'అద్దె లేదా కొనుగోలు',
  property_type: 'ఏ రకం అనేది',
  city: 'ఊరు',
  area: 'ఏరియా',
  price: 'బడ్జెట్',
  bedrooms: 'బెడ్‌రూమ్‌లు',
  size_sqft: 'సైజు',
  amenities: 'సౌకర్యాలు',
}

export const anySlot: Record<Slot, string> = {
  transaction_type: 'అద్దెకైనా కొనడానికైనా పర్వాలేదు',
  property_type: 'ఏ రకమైనా పర్వాలేదు',
  city: 'ఏ ఊరైనా పర్వాలేదు',
  area: 'ఏ ఏరియా అయినా పర్వాలేదు',
  price: 'బడ్జెట్ ఎంతైనా పర్వాలేదు',
  bedrooms: 'బెడ్‌రూమ్‌లు ఎన్నైనా పర్వాలేదు',
  size_sqft: 'సైజు ఎంతైనా పర్వాలేదు',
  amenities: 'ప్రత్యేకంగా ఏమీ అక్కర్లేదు',
}

const nouns: Record<PropertyType, { one: string; many: string }> = {
  apartment: { one: 'ఫ్లాట్', many: 'ఫ్లాట్లు' },
  house: { one: 'ఇల్లు', many: 'ఇళ్లు' },
  land: { one: 'స్థలం', many: 'స్థలాలు' },
}

/** "ఫ్లాట్", "ఫ్లాట్లు"; alike wherever the kind is told. */
export function propertyNoun(type: PropertyType, count = 1): string {
  const { one, many } = nouns[type]
  return count === 1 ? one : many
}

/** "2 BHK ఫ్లాట్", "స్థలం": what is wished or listed, by kind and rooms; "2 BHK" where the kind is not told yet. */
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
  if (property_type === undefined) return transaction_type === 'rent' ? 'ఇల్లు లేదా ఫ్లాట్' : 'ఇల్లు లేదా స్థలం'
  const noun = propertyNoun(property_type, count)
  return bedrooms === undefined || property_type === 'land' ? noun : `${format.bhk(bedrooms)} ${noun}`
}

/** What is done, as a noun that can stand before a postposition: "అద్దెకు", "కొనడానికి". */
export function doing(transaction: TransactionType, intent: Topic['intent']): string {
  if (intent === 'offer') return transaction === 'rent' ? 'అద్దెకు ఇవ్వడానికి' : 'అమ్మడానికి'
  return transaction === 'rent' ? 'అద్దెకు' : 'కొనడానికి'
}

const kindsNoun = createKindsNoun({
  home: (count) => (count === 1 ? 'ఇల్లు' : 'ఇళ్లు'),
  noun: propertyNoun,
  or: (kinds) => list(kinds, 'లేదా'),
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

/** "బెంగళూరు వైట్‌ఫీల్డ్‌లో అద్దెకు పార్కింగ్ ఉన్న ఫర్నిష్డ్ 2 BHK ఫ్లాట్లు, నెలకు ₹ 30,000 వరకు" */
export function describe(topic: Topic, format: Formatter, count = 1): string {
  const { transaction_type, amenities = [] } = topic.wishes
  const furnished = amenities.filter(isFurnishing)
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const kind = [
    places.where(wishedPlace(topic)),
    transaction_type === undefined ? '' : doingFor(topic),
    extras.length === 0 ? '' : `${list(extras.map((amenity) => amenityNames[amenity]))} ఉన్న`,
    ...oneOf(furnished.map((amenity) => amenityNames[amenity])),
    soughtNoun(topic, format, count),
  ]
  const details = [wishText('price', topic, format), wishText('size_sqft', topic, format)]
  return [kind.filter((text) => text !== '').join(' '), ...details].filter((text) => text !== '').join(', ')
}

/** "అద్దెకు", "కొనడానికి": what a home is for, from the side of a seeker or of an owner. */
function doingFor({ intent, wishes }: Topic): string {
  if (wishes.transaction_type === 'rent') return 'అద్దెకు'
  return intent === 'offer' ? 'అమ్మకానికి' : 'కొనడానికి'
}

/** "హైదరాబాద్‌లో నెలకు ₹ 12,000 వరకు అద్దెకు 2 BHK ఇల్లు ఏదీ": what there is none of, in one breath. */
export function noneSuch(wished: Topic, format: Formatter): string {
  const { topic, such } = inShort(wished)
  const { transaction_type, amenities = [] } = topic.wishes
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const parts = [
    places.where(wishedPlace(topic)),
    wishText('price', topic, format),
    wishText('size_sqft', topic, format),
    extras.length === 0 ? '' : `${manyOr(extras.map((amenity) => amenityNames[amenity]))} ఉన్న`,
    transaction_type === undefined ? '' : doingFor(topic),
    ...oneOf(amenities.filter(isFurnishing).map((amenity) => amenityNames[amenity])),
    such ? 'అలాంటి' : '',
    `${soughtNoun(topic, format)} ఏదీ`,
  ]
  return parts.filter((text) => text !== '').join(' ')
}

/** More than two nobody hears out once more: they were said just now. */
function manyOr(extras: readonly string[]): string {
  return extras.length > 2 ? 'ఈ సౌకర్యాలన్నీ' : extras.join(', ')
}

/** Telugu lists with commas alone or with a word before the last. */
export function list(items: readonly string[], word = ''): string {
  if (items.length < 2) return items[0] ?? ''
  if (word === '') return items.join(', ')
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

/** What a home costs that is sold, and one that is let. */
export const priceWord: PriceWord = ['ధర', 'అద్దె']
