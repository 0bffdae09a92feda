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

/** What a listing may not tell, as a question. */
export const untoldFacts: Record<UntoldFact, string> = {
  floor: 'எந்தத் தளம்',
  deposit: 'அட்வான்ஸ் எவ்வளவு',
  loan: 'லோன் கிடைக்குமா',
  maintenance: 'மெயின்டனன்ஸ் எவ்வளவு',
  age: 'எவ்வளவு பழையது',
  distance: 'எவ்வளவு தூரம்',
  facing: 'எந்தத் திசை பார்த்தது',
  bachelors: 'பேச்சலருக்குக் கொடுப்பார்களா',
  couples: 'தம்பதிக்குக் கொடுப்பார்களா',
  gas: 'கேஸ் கனெக்ஷன் இருக்கிறதா',
  flooding: 'மழையில் தண்ணீர் நிற்குமா',
  gate_hours: 'இரவில் கேட் எத்தனை மணிக்கு மூடுவார்கள்',
  owner_there: 'வீட்டுக்காரர் அங்கேயே இருக்கிறாரா',
  surroundings: 'பக்கத்தில் என்னென்ன இருக்கிறது',
  safety: 'ஏரியா எவ்வளவு பாதுகாப்பானது',
  vacant_from: 'எப்போது காலியாகும்',
  papers: 'பத்திரங்கள் சரியாக இருக்கின்றனவா',
  resale: 'புதியதா ரீசேலா',
  why_price: 'விலை ஏன் இப்படி',
  wifi: 'வைஃபை இருக்கிறதா',
  pooja: 'பூஜை அறை இருக்கிறதா',
  metro: 'மெட்ரோ எவ்வளவு தூரம்',
  station: 'ஸ்டேஷன் எவ்வளவு தூரம்',
  bus: 'பஸ் ஸ்டாண்ட் எவ்வளவு தூரம்',
  school: 'ஸ்கூல் எவ்வளவு தூரம்',
  hospital: 'ஆஸ்பத்திரி எவ்வளவு தூரம்',
  market: 'மார்க்கெட் எவ்வளவு தூரம்',
  power_bill: 'கரண்ட் பில் தனியா',
  registration: 'பதிவுச் செலவு தனியா',
  corner: 'கார்னரில் இருக்கிறதா',
  road: 'எந்த மாதிரி ரோட்டில் இருக்கிறது',
  women: 'பெண்களுக்குக் கொடுப்பார்களா',
  servant_room: 'வேலையாள் அறை இருக்கிறதா',
  ready: 'கட்டி முடிந்துவிட்டதா',
  water_trouble: 'தண்ணீர் பிரச்சினை வருமா',
  worship: 'கோயில் போன்ற வழிபாட்டு இடம் பக்கத்தில் இருக்கிறதா',
  chemist: 'மருந்துக் கடை பக்கத்தில் இருக்கிறதா',
  covered_parking: 'பார்க்கிங் மூடியதா',
  emi: 'EMI எவ்வளவு வரும்',
  quiet: 'எவ்வளவு அமைதியான இடம்',
  sharing: 'பகிர்ந்து தங்கலாமா',
  meals: 'சாப்பாடு கிடைக்குமா',
  land_size: 'எத்தனை சென்ட் நிலம்',
  rera_number: 'RERA எண் இருக்கிறதா',
  toilet: 'டாய்லெட் வெஸ்டர்னா இந்தியனா',
  stairs: 'படி ஏற வேண்டியிருக்குமா',
  kitchen: 'சமையலறை தனியா',
  well: 'கிணறு அல்லது போர்வெல் இருக்கிறதா',
  water_hours: 'தண்ணீர் 24 மணி நேரமும் வருமா',
  water_bill: 'தண்ணீர் பில் தனியா',
  yard: 'முற்றம் அல்லது காலி இடம் இருக்கிறதா',
  park: 'பார்க் பக்கத்தில் இருக்கிறதா',
}

/** Names of the slots as a seeker would call them. */
export const slotNames: Record<Slot, string> = {
  transaction_type: 'வாடகைக்கா வாங்குவதற்கா என்பது',
  property_type: 'வீட்டின் வகை',
  city: 'ஊர்',
  area: 'பகுதி',
  price: 'பட்ஜெட்',
  bedrooms: 'பெட்ரூம் எண்ணிக்கை',
  size_sqft: 'பரப்பளவு',
  amenities: 'வசதிகள்',
}

export const anySlot: Record<Slot, string> = {
  transaction_type: 'வாடகைக்கோ வாங்குவதற்கோ எதுவானாலும் சரி',
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
export function propertyNoun(type: PropertyType): string {
  return nouns[type]
}

/** "2 BHK ஃபிளாட்": what is wished or listed, by kind and rooms; "2 BHK" where the kind is not told yet. */
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
  if (property_type === undefined) return transaction_type === 'rent' ? 'வீடோ ஃபிளாட்டோ' : 'வீடோ மனையோ'
  const noun = propertyNoun(property_type)
  return bedrooms === undefined || property_type === 'land' ? noun : `${format.bhk(bedrooms)} ${noun}`
}

/** "வாங்குவது", "வாடகைக்கு விடுவது": the deal as a verb, from the side of a seeker or of an owner. */
export function doing(transaction: TransactionType, intent: Topic['intent']): string {
  if (intent === 'offer') return transaction === 'rent' ? 'வாடகைக்கு விடுவது' : 'விற்பது'
  return transaction === 'rent' ? 'வாடகைக்கு எடுப்பது' : 'வாங்குவது'
}

const kindsNoun = createKindsNoun({
  home: () => 'வீடு',
  noun: propertyNoun,
  or: (kinds) => list(kinds, 'அல்லது'),
})

/** What is sought, by kind and rooms: "2 BHK flat", "plot or house". */
function soughtNoun(topic: Topic, format: Formatter, count = 1): string {
  return kindsNoun(topic, format, count) ?? homeNoun(topic.wishes, format)
}

export const wishText = createWishText({
  transaction: doing,
  property: (type) => nouns[type],
  kinds: kindsNoun,
  place: places.named,
  amenity: (amenity) => amenityNames[amenity],
  list: (items) => list(items),
})

/** "பெங்களூரு ஒயிட்ஃபீல்டில் வாடகைக்கு பார்க்கிங் உள்ள 2 BHK ஃபிளாட், மாதம் ₹ 30,000 வரை" */
export function describe(topic: Topic, format: Formatter): string {
  const { transaction_type, amenities = [] } = topic.wishes
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const head = [
    places.where(wishedPlace(topic)),
    transaction_type === undefined ? '' : transaction_type === 'rent' ? 'வாடகைக்கு' : 'வாங்குவதற்கு',
    extras.length === 0 ? '' : `${extras.map((amenity) => amenityNames[amenity]).join(', ')} உள்ள`,
    ...oneOf(amenities.filter(isFurnishing).map((amenity) => amenityNames[amenity])),
    soughtNoun(topic, format),
  ]
  const details = [wishText('price', topic, format), wishText('size_sqft', topic, format)]
  return [head.filter((text) => text !== '').join(' '), ...details].filter((text) => text !== '').join(', ')
}

/** "சேலத்தில் மாதம் ₹ 12,000 வரை வாடகைக்கு 2 BHK ஃபிளாட் எதுவும்": what there is none of, in one breath. */
export function noneSuch(wished: Topic, format: Formatter): string {
  const { topic, such } = inShort(wished)
  const { transaction_type, amenities = [] } = topic.wishes
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const parts = [
    places.where(wishedPlace(topic)),
    wishText('price', topic, format),
    wishText('size_sqft', topic, format),
    extras.length === 0 ? '' : `${manyOr(extras.map((amenity) => amenityNames[amenity]))} உள்ள`,
    transaction_type === undefined ? '' : transaction_type === 'rent' ? 'வாடகைக்கு' : 'வாங்குவதற்கு',
    ...oneOf(amenities.filter(isFurnishing).map((amenity) => amenityNames[amenity])),
    such ? 'அப்படிப்பட்ட' : '',
    `${soughtNoun(topic, format)} எதுவும்`,
  ]
  return parts.filter((text) => text !== '').join(' ')
}

/** More than two nobody hears out once more: they were said just now. */
function manyOr(extras: readonly string[]): string {
  return extras.length > 2 ? 'இந்த வசதிகள் எல்லாம்' : extras.join(', ')
}

/** "a, b மற்றும் c"; `word` stands before the last one; '' for none. */
export function list(items: readonly string[], word = 'மற்றும்'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

/** What a home costs that is sold, and one that is let. */
export const priceWord: PriceWord = ['விலை', 'வாடகை']
