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
import { createWishText } from '../../../replies/wish-text.ts'
import type { UntoldFact } from '../../../understanding/command.ts'
import { places } from './places.ts'

export const amenityNames: Record<Amenity, string> = {
  parking: 'पार्किंग',
  lift: 'लिफ्ट',
  gym: 'जिम',
  swimming_pool: 'स्विमिंग पूल',
  power_backup: 'पावर बैकअप',
  security: 'सिक्योरिटी',
  garden: 'बगीचा',
  furnished: 'फर्निश्ड',
  semi_furnished: 'सेमी फर्निश्ड',
  unfurnished: 'अनफर्निश्ड',
  pet_friendly: 'पालतू जानवरों की अनुमति',
  balcony: 'बालकनी',
  play_area: 'बच्चों के खेलने की जगह',
  clubhouse: 'क्लब हाउस',
  water_supply: 'पानी की सप्लाई',
  gated_community: 'गेटेड सोसाइटी',
  air_conditioning: 'एसी',
}

/** बगीचा is बगीचे before a postposition; the others stay as they are. */
export function obliqueAmenity(amenity: Amenity): string {
  return amenityNames[amenity].replace(/ा$/, 'े')
}

/** What a listing may not tell, as a question. */
export const untoldFacts: Record<UntoldFact, string> = {
  floor: 'मंज़िल कौन सी है',
  deposit: 'डिपॉज़िट कितना है',
  loan: 'लोन मिलेगा या नहीं',
  maintenance: 'मेंटेनेंस कितना है',
  age: 'यह कितना पुराना है',
  distance: 'वह जगह कितनी दूर है',
  facing: 'घर किस ओर खुलता है',
  bachelors: 'बैचलर को मिलेगा या नहीं',
  couples: 'पति-पत्नी को मिलेगा या नहीं',
  gas: 'गैस कनेक्शन है या नहीं',
  flooding: 'बारिश में वहाँ पानी भरता है या नहीं',
  gate_hours: 'रात में गेट कितने बजे बंद होता है',
  owner_there: 'मकान मालिक वहीं रहता है या नहीं',
  surroundings: 'आसपास क्या-क्या है',
  safety: 'इलाका कितना सुरक्षित है',
  vacant_from: 'घर कब खाली होगा',
  papers: 'काग़ज़ पूरे हैं या नहीं',
  resale: 'यह नया है या रीसेल',
  why_price: 'दाम ऐसा क्यों है',
  wifi: 'वाई-फाई है या नहीं',
  pooja: 'पूजा का कमरा है या नहीं',
  metro: 'मेट्रो कितनी दूर है',
  station: 'स्टेशन कितनी दूर है',
  bus: 'बस अड्डा कितनी दूर है',
  school: 'स्कूल कितनी दूर है',
  hospital: 'अस्पताल कितनी दूर है',
  market: 'बाज़ार कितनी दूर है',
  power_bill: 'बिजली का बिल अलग है या नहीं',
  registration: 'रजिस्ट्री का खर्च अलग है या नहीं',
  corner: 'यह कोने का है या नहीं',
  road: 'घर किस तरह की सड़क पर है',
  women: 'लड़कियों को मिलेगा या नहीं',
  servant_room: 'सर्वेंट रूम है या नहीं',
  ready: 'यह बनकर तैयार है या नहीं',
  water_trouble: 'पानी की दिक्कत रहती है या नहीं',
  worship: 'मंदिर-गुरुद्वारा जैसी जगह पास में है या नहीं',
  chemist: 'दवा की दुकान पास में है या नहीं',
  covered_parking: 'पार्किंग ढकी हुई है या खुली',
  emi: 'EMI कितनी बनेगी',
  quiet: 'वहाँ कितनी शांति है',
  sharing: 'शेयर करके रह सकते हैं या नहीं',
  meals: 'खाना मिलता है या नहीं',
  land_size: 'ज़मीन कितनी है',
  rera_number: 'रेरा नंबर है या नहीं',
  toilet: 'टॉयलेट वेस्टर्न है या इंडियन',
  stairs: 'सीढ़ियाँ चढ़नी पड़ती हैं या नहीं',
  kitchen: 'रसोई अलग है या नहीं',
  well: 'कुआँ या बोरिंग है या नहीं',
  water_hours: 'पानी चौबीसों घंटे आता है या नहीं',
  water_bill: 'पानी का बिल अलग है या नहीं',
  yard: 'आँगन या खुली जगह है या नहीं',
  park: 'पार्क पास में है या नहीं',
}

/** Names of the slots as a seeker would call them. */
export const slotNames: Record<Slot, string> = {
  transaction_type: 'किराया या खरीद',
  property_type: 'प्रॉपर्टी का प्रकार',
  city: 'शहर',
  area: 'इलाका',
  price: 'बजट',
  bedrooms: 'बेडरूम',
  size_sqft: 'साइज़',
  amenities: 'सुविधाएँ',
}

export const anySlot: Record<Slot, string> = {
  transaction_type: 'किराये पर या खरीदना, दोनों चलेगा',
  property_type: 'किसी भी प्रकार की प्रॉपर्टी',
  city: 'कोई भी शहर',
  area: 'कोई भी इलाका',
  price: 'कोई भी बजट',
  bedrooms: 'कितने भी बेडरूम',
  size_sqft: 'कोई भी साइज़',
  amenities: 'कुछ खास नहीं',
}

/** House, flat and plot are masculine and change nothing in the plural. */
const nouns: Record<PropertyType, string> = { apartment: 'फ्लैट', house: 'मकान', land: 'प्लॉट' }

/** "ज़मीन", "फ्लैट": land as such, where a listing is a plot. */
export function aProperty(type: PropertyType): string {
  return type === 'land' ? 'ज़मीन' : nouns[type]
}

/** "फ्लैट", alike for one and for many. */
export function propertyNoun(type: PropertyType): string {
  return nouns[type]
}

/** "2 BHK फ्लैट", "प्लॉट": what is wished or listed, by kind and rooms; "2 BHK" where the kind is not told yet. */
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
  if (property_type === undefined) return transaction_type === 'rent' ? 'फ्लैट या मकान' : 'घर या ज़मीन'
  const noun = propertyNoun(property_type)
  return bedrooms === undefined || property_type === 'land' ? noun : `${format.bhk(bedrooms)} ${noun}`
}

/** "खरीदना", "किराये पर देना": the deal as a verb, from the side of a seeker or of an owner. */
export function doing(transaction: TransactionType, intent: Topic['intent']): string {
  if (intent === 'offer') return transaction === 'rent' ? 'किराये पर देना' : 'बेचना'
  return transaction === 'rent' ? 'किराये पर लेना' : 'खरीदना'
}

/** The infinitive before a postposition: "खरीदने के लिए". */
export function oblique(infinitive: string): string {
  return infinitive.replace(/ना$/, 'ने')
}

const kindsNoun = createKindsNoun({
  home: () => 'घर',
  noun: propertyNoun,
  or: (kinds) => list(kinds, 'या'),
})

/** What is sought, by kind and rooms: "2 BHK flat", "plot or house". */
function soughtNoun(topic: Topic, format: Formatter, count = 1): string {
  return kindsNoun(topic, format, count) ?? homeNoun(topic.wishes, format)
}

export const wishText = createWishText({
  transaction: (transaction, intent) =>
    transaction === 'rent' && intent === 'search' ? 'किराये पर' : doing(transaction, intent),
  property: aProperty,
  kinds: kindsNoun,
  place: places.named,
  amenity: (amenity) => amenityNames[amenity],
  list: (items) => list(items),
})

/** "व्हाइटफील्ड, बेंगलुरु में किराये के पार्किंग वाले फर्निश्ड 2 BHK फ्लैट, महीने के ₹ 30,000 तक" */
export function describe(topic: Topic, format: Formatter, count = 1): string {
  const { transaction_type, amenities = [] } = topic.wishes
  const furnished = amenities.filter(isFurnishing)
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const forSale = topic.intent === 'offer' ? 'बिकाऊ' : 'खरीदने के लिए'
  const rented = count === 1 ? 'किराये का' : 'किराये के'
  const kind = [
    places.where(wishedPlace(topic)),
    transaction_type === undefined ? '' : transaction_type === 'rent' ? rented : forSale,
    extras.length === 0
      ? ''
      : `${list(extras.map((amenity) => amenityNames[amenity]))} ${count === 1 ? 'वाला' : 'वाले'}`,
    ...oneOf(furnished.map((amenity) => amenityNames[amenity])),
    soughtNoun(topic, format),
  ]
  const details = [
    kind.filter((text) => text !== '').join(' '),
    wishText('price', topic, format),
    wishText('size_sqft', topic, format),
  ]
  return details.filter((text) => text !== '').join(', ')
}

/** "लखनऊ में महीने के ₹ 12,000 तक का कोई 2 BHK मकान": what there is none of, in one breath. */
export function noneSuch(wished: Topic, format: Formatter): string {
  const { topic, such } = inShort(wished)
  const { transaction_type, price, size_sqft, amenities = [] } = topic.wishes
  const furnished = amenities.filter(isFurnishing).map((amenity) => amenityNames[amenity])
  const extras = amenities.filter((amenity) => !isFurnishing(amenity))
  const parts = [
    places.where(wishedPlace(topic)),
    price === undefined ? '' : `${wishText('price', topic, format)} का`,
    // What is paid by the month is rented.
    transaction_type === 'rent' && price === undefined ? 'किराये का' : '',
    transaction_type === 'sale' ? 'खरीदने के लिए' : '',
    size_sqft === undefined ? '' : `${wishText('size_sqft', topic, format)} का`,
    extras.length === 0 ? '' : `${manyOr(extras.map((amenity) => amenityNames[amenity]))} वाला`,
    such ? 'ऐसा कोई' : 'कोई',
    ...oneOf(furnished),
    soughtNoun(topic, format),
  ]
  return parts.filter((text) => text !== '').join(' ')
}

/** More than two nobody hears out once more: they were said just now. */
function manyOr(extras: readonly string[]): string {
  return extras.length > 2 ? 'इन सब सुविधाओं' : list(extras)
}

/** "a, b और c"; `word` stands before the last one; '' for none. */
export function list(items: readonly string[], word = 'और'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}
