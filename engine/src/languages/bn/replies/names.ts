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

/** What a listing may not tell, as a question. */
export const untoldFacts: Record<UntoldFact, string> = {
  floor: 'কোন তলায়',
  deposit: 'অ্যাডভান্স কত',
  loan: 'লোন পাওয়া যাবে কি না',
  maintenance: 'মেন্টেনেন্স কত',
  age: 'কত পুরনো',
  distance: 'কত দূরে',
  facing: 'কোন দিকে মুখ',
  bachelors: 'মালিক ব্যাচেলরকে ভাড়া দেবেন কি না',
  couples: 'মালিক স্বামী-স্ত্রীকে ভাড়া দেবেন কি না',
  gas: 'গ্যাসের লাইন আছে কি না',
  flooding: 'বৃষ্টিতে জল জমে কি না',
  gate_hours: 'রাতে গেট কটায় বন্ধ হয়',
  owner_there: 'মালিক ওখানেই থাকেন কি না',
  surroundings: 'আশেপাশে কী কী আছে',
  safety: 'এলাকাটা কতটা নিরাপদ',
  vacant_from: 'কবে খালি হবে',
  papers: 'কাগজপত্র ঠিক আছে কি না',
  resale: 'নতুন না রিসেল',
  why_price: 'দাম এমন কেন',
  wifi: 'ওয়াই-ফাই আছে কি না',
  pooja: 'ঠাকুরঘর আছে কি না',
  metro: 'মেট্রো কত দূরে',
  station: 'স্টেশন কত দূরে',
  bus: 'বাসস্ট্যান্ড কত দূরে',
  school: 'স্কুল কত দূরে',
  hospital: 'হাসপাতাল কত দূরে',
  market: 'বাজার কত দূরে',
  power_bill: 'কারেন্টের বিল আলাদা কি না',
  registration: 'রেজিস্ট্রির খরচ আলাদা কি না',
  corner: 'কর্নারে কি না',
  road: 'কেমন রাস্তার ওপর',
  women: 'মালিক মেয়েদের ভাড়া দেবেন কি না',
  servant_room: 'কাজের লোকের ঘর আছে কি না',
  ready: 'তৈরি হয়ে গেছে কি না',
  water_trouble: 'জলের সমস্যা হয় কি না',
  worship: 'কাছে মন্দির-মসজিদ আছে কি না',
  chemist: 'কাছে ওষুধের দোকান আছে কি না',
  covered_parking: 'পার্কিং ঢাকা কি না',
  emi: 'EMI কত পড়বে',
  quiet: 'জায়গাটা কতটা নিরিবিলি',
  sharing: 'শেয়ার করে থাকা যায় কি না',
  meals: 'খাবার পাওয়া যায় কি না',
  land_size: 'জমি কতটা',
  rera_number: 'RERA নম্বর আছে কি না',
  toilet: 'টয়লেট ওয়েস্টার্ন না ইন্ডিয়ান',
  stairs: 'সিঁড়ি ভাঙতে হয় কি না',
  kitchen: 'রান্নাঘর আলাদা কি না',
  well: 'কুয়ো বা টিউবওয়েল আছে কি না',
  water_hours: 'জল সারাদিন আসে কি না',
  water_bill: 'জলের বিল আলাদা কি না',
  yard: 'উঠোন বা ফাঁকা জায়গা আছে কি না',
  park: 'কাছে পার্ক আছে কি না',
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
export function propertyNoun(type: PropertyType): string {
  return nouns[type]
}

/** "2 BHK ফ্ল্যাট", "জমি": what is wished or listed, by kind and rooms; "2 BHK" where the kind is not told yet. */
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
  if (property_type === undefined) return transaction_type === 'rent' ? 'ফ্ল্যাট বা বাড়ি' : 'বাড়ি বা জমি'
  const noun = propertyNoun(property_type)
  return bedrooms === undefined || property_type === 'land' ? noun : `${format.bhk(bedrooms)} ${noun}`
}

/** "কেনা", "ভাড়া দেওয়া": the deal as a verb, from the side of a seeker or of an owner. */
export function doing(transaction: TransactionType, intent: Topic['intent']): string {
  if (intent === 'offer') return transaction === 'rent' ? 'ভাড়া দেওয়া' : 'বিক্রি'
  return transaction === 'rent' ? 'ভাড়া' : 'কেনা'
}

const kindsNoun = createKindsNoun({
  home: () => 'ফ্ল্যাট বা বাড়ি',
  noun: propertyNoun,
  or: (kinds) => list(kinds, 'বা'),
})

/** What is sought, by kind and rooms: "2 BHK flat", "plot or house". */
function soughtNoun(topic: Topic, format: Formatter, count = 1): string {
  return kindsNoun(topic, format, count) ?? homeNoun(topic.wishes, format)
}

export const wishText = createWishText({
  transaction: doing,
  property: (type) => propertyNoun(type),
  kinds: kindsNoun,
  place: places.named,
  amenity: (amenity) => amenityNames[amenity],
  list: (items) => list(items),
})

/** "কলকাতার বেহালায় ভাড়ার পার্কিং-সহ 2 BHK ফ্ল্যাট, মাসে ₹ 15,000 পর্যন্ত" */
export function describe(topic: Topic, format: Formatter): string {
  const { amenities = [] } = topic.wishes
  const furnished = amenities.filter(isFurnishing)
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const kind = [
    places.where(wishedPlace(topic)),
    purposeOf(topic),
    extras.length === 0 ? '' : `${list(extras.map((amenity) => amenityNames[amenity]))}-সহ`,
    ...oneOf(furnished.map((one) => amenityNames[one])),
    soughtNoun(topic, format),
  ]
    .filter((text) => text !== '')
    .join(' ')
  const details = [wishText('price', topic, format), wishText('size_sqft', topic, format)].filter(
    (text) => text !== '',
  )
  return [kind, ...details].join(', ')
}

function purposeOf({ intent, wishes }: Topic): string {
  if (wishes.transaction_type === undefined) return ''
  if (wishes.transaction_type === 'rent') return 'ভাড়ার'
  return intent === 'offer' ? 'বিক্রির' : 'কেনার জন্য'
}

/** "কলকাতার বেহালায় মাসে ₹ 15,000 পর্যন্ত ভাড়ার কোনো 2 BHK ফ্ল্যাট": what there is none of, in one breath. */
export function noneSuch(wished: Topic, format: Formatter): string {
  const { topic, such } = inShort(wished)
  const { amenities = [] } = topic.wishes
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const parts = [
    places.where(wishedPlace(topic)),
    wishText('price', topic, format),
    wishText('size_sqft', topic, format),
    purposeOf(topic),
    extras.length === 0 ? '' : `${manyOr(extras.map((amenity) => amenityNames[amenity]))}-সহ`,
    such ? 'এমন কোনো' : 'কোনো',
    ...oneOf(amenities.filter(isFurnishing).map((one) => amenityNames[one])),
    soughtNoun(topic, format),
  ]
  return parts.filter((text) => text !== '').join(' ')
}

/** More than two nobody hears out once more: they were said just now. */
function manyOr(extras: readonly string[]): string {
  return extras.length > 2 ? 'এই সব সুবিধা' : list(extras)
}

/** "a, b আর c"; `word` stands before the last one; '' for none. */
export function list(items: readonly string[], word = 'আর'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

/** What a home costs that is sold, and one that is let. */
export const priceWord: PriceWord = ['দাম', 'ভাড়া']
