/**
 * The closed word lists that every part shares. Free of zod, so that the seeker's page can import them
 * without weight; the schemas in the other files are built from these.
 */

export const languages = ['en', 'ta', 'hi', 'ml', 'kn', 'te', 'pa', 'bn'] as const
/** ISO 639-1 code of a language that Guru speaks. */
export type LanguageCode = (typeof languages)[number]

/** English names, as the language prompt sends them, and the names in each language's own script. */
export const languageNames: Record<LanguageCode, { english: string; own: string }> = {
  en: { english: 'English', own: 'English' },
  ta: { english: 'Tamil', own: 'தமிழ்' },
  hi: { english: 'Hindi', own: 'हिन्दी' },
  ml: { english: 'Malayalam', own: 'മലയാളം' },
  kn: { english: 'Kannada', own: 'ಕನ್ನಡ' },
  te: { english: 'Telugu', own: 'తెలుగు' },
  pa: { english: 'Punjabi', own: 'ਪੰਜਾਬੀ' },
  bn: { english: 'Bengali', own: 'বাংলা' },
}

/** Languages whose engine and replies are written: the only ones that a chat can be opened in. */
export const liveLanguages: readonly LanguageCode[] = ['en', 'ta', 'hi', 'ml', 'kn', 'te', 'pa', 'bn']

/** Where a conversation is held: the three chats of the web, and WhatsApp. */
export const channels = ['web_v1', 'web_v2', 'web_v3', 'whatsapp'] as const
export type Channel = (typeof channels)[number]

export const transactionTypes = ['rent', 'sale'] as const
/** `sale` is a seeker who buys. */
export type TransactionType = (typeof transactionTypes)[number]

export const propertyTypes = ['house', 'apartment', 'land'] as const
export type PropertyType = (typeof propertyTypes)[number]

/**
 * Amenities in the order of their bits in `listing.amenity_bits` (first = bit 0): append only,
 * stored rows depend on the order.
 */
export const amenities = [
  'parking',
  'lift',
  'gym',
  'swimming_pool',
  'power_backup',
  'security',
  'garden',
  'furnished',
  'semi_furnished',
  'unfurnished',
  'pet_friendly',
  'balcony',
  'play_area',
  'clubhouse',
  'water_supply',
  'gated_community',
  'air_conditioning',
] as const
export type Amenity = (typeof amenities)[number]

/** How a home is furnished: of these amenities one at most is true of a home. */
export const furnishings = [
  'furnished',
  'semi_furnished',
  'unfurnished',
] as const satisfies readonly Amenity[]
export type Furnishing = (typeof furnishings)[number]

export function isFurnishing(amenity: Amenity): amenity is Furnishing {
  return furnishings.some((one) => one === amenity)
}

/** The slots of a requirement, in the order in which they are named everywhere. */
export const slots = [
  'transaction_type',
  'property_type',
  'city',
  'area',
  'price',
  'bedrooms',
  'size_sqft',
  'amenities',
] as const
export type Slot = (typeof slots)[number]

/** Units of land and floor that seekers use; each one's size in square feet is in the engine. */
export const sizeUnits = [
  'sqft',
  'sqm',
  'gaj',
  'cent',
  'ground',
  'gunta',
  'acre',
  'marla',
  'kanal',
  'katha',
] as const
export type SizeUnit = (typeof sizeUnits)[number]

/** What a turn is, apart from the wishes in it. `inform` whenever it sets, frees or drops something. */
export const acts = [
  'inform',
  'affirm',
  'deny',
  'restart',
  'handoff',
  'greet',
  'thanks',
  'goodbye',
  'help',
  'repeat',
  'question',
  'unclear',
] as const
export type Act = (typeof acts)[number]
