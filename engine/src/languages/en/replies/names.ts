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
import { createKindsNoun } from '../../../replies/kinds-together.ts'
import { createWishText } from '../../../replies/wish-text.ts'
import type { UntoldFact } from '../../../understanding/command.ts'

export const amenityNames: Record<Amenity, string> = {
  parking: 'parking',
  lift: 'a lift',
  gym: 'a gym',
  swimming_pool: 'a swimming pool',
  power_backup: 'power backup',
  security: 'security',
  garden: 'a garden',
  furnished: 'furnished',
  semi_furnished: 'semi-furnished',
  unfurnished: 'unfurnished',
  pet_friendly: 'pets allowed',
  balcony: 'a balcony',
  play_area: 'a play area',
  clubhouse: 'a clubhouse',
  water_supply: 'water supply',
  gated_community: 'a gated community',
  air_conditioning: 'air conditioning',
}

/** Without the article: on buttons, in lists of points. */
export function bareAmenity(amenity: Amenity): string {
  return amenityNames[amenity].replace(/^an? /, '')
}

/** What a listing may not tell, as a question. */
export const untoldFacts: Record<UntoldFact, string> = {
  floor: 'which floor it is on',
  deposit: 'how much the deposit is',
  loan: 'whether a bank gives a loan for it',
  maintenance: 'how much the maintenance is',
  age: 'how old it is',
  distance: 'how far that is',
  facing: 'which way it faces',
  bachelors: 'whether bachelors are allowed',
  couples: 'whether couples are allowed',
  gas: 'whether there is a gas connection',
  flooding: 'whether water stands there in the rain',
  gate_hours: 'until when one can come in at night',
  owner_there: 'whether the owner lives there',
  surroundings: 'what is near by',
  safety: 'how safe the area is',
  vacant_from: 'when it will be vacant',
  papers: 'whether its papers are in order',
  resale: 'whether it is new or a resale',
  why_price: 'why it costs what it does',
  wifi: 'whether there is wifi',
  pooja: 'whether there is a pooja room',
  metro: 'how far the metro is',
  station: 'how far the station is',
  bus: 'how far the bus stop is',
  school: 'how far the school is',
  hospital: 'how far the hospital is',
  market: 'how far the market is',
  power_bill: 'whether the electricity bill comes on top',
  registration: 'whether registration charges come on top',
  corner: 'whether it is at a corner',
  road: 'what kind of road it is on',
  women: 'whether it is let to women',
  servant_room: 'whether there is a servant room',
  ready: 'whether it is ready to move in',
  water_trouble: 'whether water is ever short',
  worship: 'how far a temple or other place of worship is',
  chemist: 'whether there is a medical shop near by',
  covered_parking: 'whether the parking is covered',
  emi: 'how much the EMI would be',
  quiet: 'how quiet it is there',
  sharing: 'whether it may be shared',
  meals: 'whether meals are provided',
  land_size: 'how big the land is',
  rera_number: 'whether it has a RERA number',
  toilet: 'whether the toilet is Western or Indian',
  stairs: 'whether there are steps to climb',
  kitchen: 'whether the kitchen is separate',
  well: 'whether there is a well or a borewell',
  water_hours: 'whether water comes all day',
  water_bill: 'whether the water bill comes on top',
  yard: 'whether there is a yard',
  park: 'whether there is a park near by',
}

/** The same of what has a short name. */
export const untoldNames: Partial<Record<UntoldFact, string>> = {
  floor: 'the floor',
  deposit: 'the deposit',
  maintenance: 'the maintenance',
}

/** Names of the slots as a seeker would call them. */
export const slotNames: Record<Slot, string> = {
  transaction_type: 'rent or buy',
  property_type: 'the kind of property',
  city: 'the city',
  area: 'the area',
  price: 'the budget',
  bedrooms: 'the bedrooms',
  size_sqft: 'the size',
  amenities: 'the extras',
}

export const anySlot: Record<Slot, string> = {
  transaction_type: 'rent or buy',
  property_type: 'any kind of property',
  city: 'any city',
  area: 'any area',
  price: 'any budget',
  bedrooms: 'any number of bedrooms',
  size_sqft: 'any size',
  amenities: 'nothing special',
}

const nouns: Record<PropertyType, { one: string; many: string }> = {
  apartment: { one: 'flat', many: 'flats' },
  house: { one: 'house', many: 'houses' },
  land: { one: 'plot', many: 'plots' },
}

/** "land", "a flat": a kind of home as one wishes it; land is not counted. */
export function aProperty(type: PropertyType): string {
  return type === 'land' ? 'land' : `a ${nouns[type].one}`
}

/** "flat", "flats" */
export function propertyNoun(type: PropertyType, count = 1): string {
  const { one, many } = nouns[type]
  return count === 1 ? one : many
}

/** "2 BHK flat", "plot": what is wished or listed, by kind and rooms; "2 BHK" where the kind is not told yet. */
export function homeNoun(
  {
    property_type,
    bedrooms,
    transaction_type,
  }: Pick<Wishes, 'property_type' | 'bedrooms' | 'transaction_type'>,
  format: Formatter,
  count = 1,
): string {
  if (property_type === undefined && bedrooms !== undefined)
    return count === 1 ? format.bhk(bedrooms) : `${format.bhk(bedrooms)} homes`
  // Nobody rents a plot.
  if (property_type === undefined && transaction_type === 'rent') return count === 1 ? 'home' : 'homes'
  if (property_type === undefined) return count === 1 ? 'property' : 'properties'
  const noun = propertyNoun(property_type, count)
  return bedrooms === undefined || property_type === 'land' ? noun : `${format.bhk(bedrooms)} ${noun}`
}

/** "buying", "renting out": the deal as a verb, from the side of a seeker or of an owner. */
export function doing(transaction: TransactionType, intent: Topic['intent']): string {
  if (intent === 'offer') return transaction === 'rent' ? 'renting out' : 'selling'
  return transaction === 'rent' ? 'renting' : 'buying'
}

const kindsNoun = createKindsNoun({
  home: (count) => (count === 1 ? 'home' : 'homes'),
  noun: propertyNoun,
  or: (kinds) => list(kinds, 'or'),
})

/** What is sought, by kind and rooms: "2 BHK flat", "plot or house". */
function soughtNoun(topic: Topic, format: Formatter, count = 1): string {
  return kindsNoun(topic, format, count) ?? homeNoun(topic.wishes, format, count)
}

export const wishText = createWishText({
  transaction: doing,
  property: aProperty,
  kinds: (topic, format) => {
    const noun = kindsNoun(topic, format)
    return noun === null ? null : article(noun)
  },
  place: (name) => name,
  amenity: (amenity) => amenityNames[amenity],
  list: (items) => list(items),
})

/** "furnished 2 BHK flats for rent in Whitefield, Bengaluru, up to ₹ 30,000 a month, with parking" */
export function describe(topic: Topic, format: Formatter, count = 1): string {
  const { transaction_type, amenities = [] } = topic.wishes
  const furnished = amenities.filter(isFurnishing)
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const kind = [...oneOf(furnished.map(bareAmenity)), soughtNoun(topic, format, count)].join(' ')
  const purpose =
    transaction_type === undefined ? '' : transaction_type === 'rent' ? ' for rent' : ' for sale'
  const details = [
    wishText('price', topic, format),
    wishText('size_sqft', topic, format),
    extras.length === 0 ? '' : `with ${list(extras.map((amenity) => amenityNames[amenity]))}`,
  ].filter((text) => text !== '')
  return [[`${kind}${purpose}`, where(topic)].filter((text) => text !== '').join(' '), ...details].join(', ')
}

/** "in Whitefield", "on Hingna Road" */
export function placed(name: string): string {
  return `${/\b(?:Road|Street|Marg|Lane|Salai|Highway)$/.test(name) ? 'on' : 'in'} ${name}`
}

/** "in Adyar and Velachery, Chennai"; '' where no place is wished. */
export function where({ wishes: { area, city }, beside = [], near }: Topic): string {
  if (area === undefined) return city === undefined ? '' : placed(city)
  const named = list([area, ...beside])
  const areas = near ? `near ${named}` : placed(named)
  return city === undefined ? areas : `${areas}, ${city}`
}

/** "a, b and c"; `word` stands before the last one; '' for none. */
export function list(items: readonly string[], word = 'and'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

/** For the beginning of a sentence; the other letters stay as they are. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** For what a sentence goes on with: the first letter alone. */
export function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** "a" or "an" before a noun phrase: 8 and 11 and 18 begin with a vowel when read. */
export function article(phrase: string): string {
  return /^(?:[aeio]|8|11\b|18\b)/i.test(phrase) ? `an ${phrase}` : `a ${phrase}`
}
