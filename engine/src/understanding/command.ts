import type { Droppable, Wishes } from '@guru/contract/requirement'
import type {
  Act,
  Amenity,
  LanguageCode,
  PropertyType,
  SizeUnit,
  Slot,
  TransactionType,
} from '@guru/contract/vocabulary'

/**
 * What understanding makes of a turn. The same commands come from Guru's own engine, from a language
 * model (checked against this shape) and from taps on the page; the dialogue alone decides what they do.
 */
export type Command =
  | SetCommand
  /** Anything will do for this slot. */
  | { kind: 'any'; slot: Slot }
  /** A wish is taken back without a new value. `open`: the seeker is about to say another one. */
  | { kind: 'drop'; what: Droppable; open?: true }
  /** `offer`: the person has a property to sell or to let. */
  | { kind: 'intent'; intent: Intent }
  /** After a result: other matches than those shown. */
  | { kind: 'follow-up'; wants: FollowUp }
  /** Wants to see what there is, whatever is still open. `more`: behind a result, what was not shown yet. */
  | { kind: 'show'; more?: true }
  /** The seeker means the match at this position of those shown, counted from 1. */
  /** `before`: counted among those of earlier lists, the newest first. */
  | { kind: 'pick'; position: number; before?: true }
  /** A home of those shown is left alone: "leave the Baner one". */
  | { kind: 'set-aside' }
  /** Why was this match shown? null: the one talked about, or the first. */
  | { kind: 'explain'; position: number | null }
  /** The cheapest of those shown. */
  | { kind: 'pick-cheapest' }
  /** The biggest of those shown. */
  | { kind: 'pick-biggest' }
  /** Whether the price of a home that is shown comes down, or what is offered for it. */
  | { kind: 'bargain' }
  /** What homes like those that are sought cost; `of`: what it says of them and was not known. */
  | { kind: 'price-level'; of?: SetCommand[]; least?: true }
  /** Places named beside the one that is set: "Baner or Hinjewadi". `without`: towns of them that turned out to have no homes. */
  | { kind: 'also'; places: string[]; without?: string[] }
  /** Rooms named beside those that are known, which stay as welcome: "2bhk is also ok" after three. */
  | { kind: 'as-well'; slot: 'bedrooms' }
  /**
   * What the kinds of property that were named mean beside what is set: `general`, a word for a home of any kind ("ghar");
   * `together`, "a plot or a house"; `too`, "a flat would do, too"; `refused`, "no flats".
   */
  | { kind: 'kinds'; meant: KindsMeant; kinds: PropertyType[] }
  /** Of the amenities that are set, those that are no must: "a lift would be good". */
  | { kind: 'liked'; amenities: Amenity[] }
  /** What one unit of the land that is sought may cost, in rupees: "2 lakh a marla". */
  | ({ kind: 'unit-price' } & UnitPrice)
  /** What is near the area will do as well: "near Baner", "Baner side", "not far from there", "within 3 km". */
  | { kind: 'near'; kilometres?: number }
  /** Areas to leave out, where no other is chosen: "anywhere except Kakkanad". */
  | { kind: 'avoid'; areas: string[] }
  /** Asked or said of Guru itself, of what it does not deal in (shops, shared rooms, taxis), or what no listing tells: `facts`. `hostel`: rooms that are let one by one are sought. */
  | { kind: 'aside'; about: Aside; facts?: UntoldFact[]; hostel?: true }
  /** What a word of listings means: "what is RERA?" */
  | { kind: 'meaning'; term: Term }
  /** What was changed last shall be as before; with a slot, what it was before it last changed. */
  | { kind: 'undo'; slot?: UndoneSlot }
  /** The homes shown before those of now shall be shown again. `denied`: nobody asked for those of now. */
  | { kind: 'look-back'; denied?: true }
  /** What has been wished so far? */
  | { kind: 'so-far' }
  /** Not now: the seeker thinks about it, asks at home first, has seen enough. */
  | { kind: 'put-off' }
  /** The seeker gives the search up, or wants it to stop. */
  | { kind: 'leave' }
  /** How the seeker feels about the search, where nothing else is said. */
  | { kind: 'mood'; mood: Mood }
  /** Somebody of the seeker's family shall be called. */
  | { kind: 'call-another' }
  /** Nobody shall call. */
  | { kind: 'no-call' }
  /** The seeker gives no number, and wants to see homes first. */
  | { kind: 'keep-number' }
  /** A home shall be kept for the seeker, or a call has to be of a certain kind: neither is Guru's to do. */
  | { kind: 'not-possible'; asked: 'hold' | 'wish' }
  /** The conversation shall go on in this language. */
  | { kind: 'speak'; language: LanguageCode }
  /** Something was plainly named as a place, and nobody knows it. */
  | { kind: 'unknown-place'; name: string }
  /** A wish about religion, caste, food habits or marital status of people: declined. */
  | { kind: 'decline' }

/** The price of one unit of land. */
export interface UnitPrice {
  rupees: number
  unit: SizeUnit
}

export type KindsMeant = 'general' | 'together' | 'too' | 'refused'

/** A slot gets a value. */
export type SetCommand = { [S in Slot]: { kind: 'set'; slot: S; value: NonNullable<Wishes[S]> } }[Slot]

/** Slots that a seeker goes back to by name: "the first area was better". */
export const undoneSlots = ['city', 'area', 'price'] as const satisfies readonly Slot[]
export type UndoneSlot = (typeof undoneSlots)[number]

/** What a listing states beside its amenities, as far as a question may ask for it. */
export const listedFacts = [
  'price',
  /** Whether it is a flat, a house or land. */
  'property_type',
  'size_sqft',
  'bedrooms',
  'bathrooms',
  'area',
  'distance',
  'society',
  'rera_number',
  'last_confirmed',
] as const
export type ListedFact = (typeof listedFacts)[number]

/** What people ask of a home and no listing tells. */
export const untoldFacts = [
  'floor',
  'deposit',
  'loan',
  'maintenance',
  'age',
  'distance',
  'facing',
  'bachelors',
  'couples',
  'gas',
  /** Whether water stands there in the rain. */
  'flooding',
  /** Until when one may come home. */
  'gate_hours',
  /** Whether the owner lives in the house. */
  'owner_there',
  /** What is near by, apart from what has a word of its own here: a temple, an auto. */
  'surroundings',
  /** How far these are, or whether one is near. */
  'metro',
  'station',
  'bus',
  'school',
  'hospital',
  'market',
  'safety',
  'vacant_from',
  'papers',
  /** Whether it is new or sold by who lived there. */
  'resale',
  /** Why it costs so little or so much. */
  'why_price',
  'wifi',
  'pooja',
  /** Whether electricity is paid on top of the rent, registration on top of the price. */
  'power_bill',
  'registration',
  'corner',
  /** Whether it is on a main road, and how wide that is. */
  'road',
  'women',
  'servant_room',
  /** Whether it is built already. */
  'ready',
  /** Whether water is short: a supply may be there all the same. */
  'water_trouble',
  /** A temple, mosque, church or gurdwara near by. */
  'worship',
  /** A shop for medicines near by. */
  'chemist',
  'covered_parking',
  /** What a loan costs a month. */
  'emi',
  'quiet',
  /** Whether several who are no family may live there. */
  'sharing',
  'meals',
  /** How much land a house stands on. */
  'land_size',
  /** Of a home whose listing gives none. */
  'rera_number',
  /** Western or Indian. */
  'toilet',
  /** Whether there are steps to climb. */
  'stairs',
  /** Whether it is a room of its own. */
  'kitchen',
  /** A well or a borewell: a supply of water is no answer. */
  'well',
  /** Whether water comes all day. */
  'water_hours',
  'water_bill',
  /** Open ground that belongs to the house. */
  'yard',
  /** One to walk in, near by. */
  'park',
] as const
export type UntoldFact = (typeof untoldFacts)[number]

/** What a question may ask of a listing. */
export type Asked = Amenity | ListedFact

/** Words of listings that Guru can tell the meaning of. */
export const terms = [
  'rera',
  'bhk',
  'carpet',
  'semi_furnished',
  'cent',
  'ground',
  'gaj',
  'deposit',
  'lease',
  'floor',
  'gated_community',
  /** When it was last checked that a home is still on offer. */
  'confirmed',
] as const
export type Term = (typeof terms)[number]

export type Aside =
  | 'who'
  | 'fees'
  | 'privacy'
  /** Whether anybody is to be trusted here. */
  | 'trust'
  /** Whether Guru will tell when a home comes, or when one will. */
  | 'notify'
  /** Whether the listings are real. */
  | 'real'
  | 'photos'
  /** How many bathrooms there shall be. */
  | 'bathrooms'
  /** Says that what was asked for was not done. */
  | 'complaint'
  | 'why-asked'
  | 'languages'
  | 'cities'
  | 'other-kind'
  | 'errand'
  | 'unlisted'
  /** Whether an owner takes people of a creed, or lets them cook what they eat. */
  | 'whom-owners-take'
export type Mood = 'weary' | 'relieved' | 'amused'
export type Intent = 'search' | 'offer'
export type FollowUp = 'more' | 'cheaper' | 'costlier' | 'bigger' | 'smaller' | 'nearer'

/** Rupees, square feet, rooms or a plain count, as read in the text. */
export type PlainNumber = number | { min: number; max: number }

/** What is known when a turn is read; decides what a bare answer means. */
export interface UnderstandingContext {
  /** The language of the conversation; a turn may be in another one, or mixed. */
  language: LanguageCode
  /** The slot that the last question asked for. */
  asked: Slot | null
  known: Wishes
  /** The budget that is known is what a bank lends. */
  ofLoan?: true
  /** Any kind of home will do: a word that is said of all of them chooses none. */
  anyKind?: true
  /** How many matches the seeker has before them; 0 or absent before a result. */
  shown?: number
  /** Where those matches are and what they cost, in the order shown: "the one in Baner", "the 24k one". */
  homes?: readonly ShownHome[]
  /** The same of homes of earlier lists, the newest first. */
  homesBefore?: readonly ShownHome[]
  /** A call was just spoken of: "after 6" says when. */
  calling?: true
  /** It was said when to call: another time puts that right. */
  timed?: true
  /** A call was agreed to: ten digits are the number for it. */
  called?: true
  /** Name and number were just asked for: a name like that of a town is a person's. */
  nameAsked?: true
  /** There was a result: a match may be meant, although none is before the seeker now. */
  searched?: true
}

/** A home before the seeker, as far as a turn may point at it. */
export interface ShownHome {
  city: string
  area: string
  transaction_type: TransactionType
  /** Whole rupees; per month when renting. */
  price: number
}

/** Part of a turn as it was typed, in UTF-16 units, `to` exclusive. */
export interface Stretch {
  from: number
  to: number
}

/** Who wants to be called. Places and not words, so that neither name nor number is kept or sent anywhere. */
export interface Caller {
  number: Stretch
  name?: Stretch
}

/** A home is asked to be seen: "can I come tomorrow?" */
export interface VisitSaid {
  /** The day and the time of it, in the seeker's own words and without any others. */
  day?: string
  /** It is told beside a call, which is what the turn asks for. */
  beside?: true
}

export interface Understanding {
  commands: Command[]
  act: Act
  /** True when no rule found the act and it was only guessed: too little to lose a chat for. */
  guessed?: true
  numbers: PlainNumber[]
  /** Unit of size used in the turn, when one was. */
  sizeUnit: SizeUnit | null
  /** The size that it sets is that of the land under a house, which no listing tells. */
  sizeOfGround?: true
  /** What of a listing a question asks about ("does it have a lift?", "what is the rent?"). */
  asksAbout?: Asked[]
  /** Several that it picks are to be compared, whatever else it asks of them. */
  compares?: true
  /** "How far is it from Hinjewadi?": an area of the known city that is not the wished one. */
  distanceFrom?: string
  /** "The cheapest of these": of no others than those shown. */
  ofThese?: true
  /** What it asks that no listing tells. Empty: of a home that it picks, something that Guru has no word for. */
  asksUntold?: UntoldFact[]
  /** True when it asks which of those shown have what it asks about. */
  asksWhich?: true
  /** The price is a guess at how much may be spent at most, and cheaper is as good: "5-6 hazar tak". */
  upTo?: true
  /** Towns that it says are not wanted, whatever else it says: "Mohali is too costly". */
  refusedTowns?: string[]
  /** The budget that it tells is what a bank lends: what one has oneself comes on top of it. */
  ofLoan?: true
  /** True when a mobile number was typed; it is no wish and goes into the form. */
  phone?: true
  /** True when what was typed for a mobile number has a digit too few or too many; its digits are not kept. */
  phoneMistyped?: true
  /** Where the number and the name beside it stand in the turn, so that nobody types them twice. */
  caller?: Caller
  /** True where a call is wanted along with what else the turn wishes. */
  calls?: true
  /** True where a call is wanted by asking for somebody's number, of which there is none to give. */
  numberAsked?: true
  /** True where a call is wanted, but not at once: "not now, call after 7". */
  callsLater?: true
  /** What is asked for along with a call or in place of it, and nobody here can give. */
  wantedInstead?: 'owner' | 'writing' | 'number'
  /** When the seeker wants to be called, in the seeker's own words: "call me after 6 in the evening". */
  callTime?: string
  /** True where that is, or holds, a time at which nobody shall call: "not before 10". */
  callTimeRefused?: true
  /** True when it asks when that was, as it was noted. */
  callTimeAsked?: true
  visit?: VisitSaid
  /** True where it says yes before it asks something: "haan karwa do, but is there brokerage?" */
  agreesFirst?: true
  /** True where the number to call is to be given later. */
  numberLater?: true
  /** True when it only tells something of the seeker that no listing answers: "my mother is ill". */
  tellsOfOneself?: true
  /** True for wishes changed on the page: they say nothing beyond themselves. */
  tapped?: boolean
  /** True when the turn came by voice: amounts in it are read back before they count. */
  spoken?: boolean
  /** Language that the turn was plainly in, when that could be told. */
  language: LanguageCode | null
}
