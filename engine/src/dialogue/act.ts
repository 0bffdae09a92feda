import type { Wishes } from '@guru/contract/requirement'
import type {
  Amenity,
  Furnishing,
  LanguageCode,
  PropertyType,
  SizeUnit,
  Slot,
  TransactionType,
} from '@guru/contract/vocabulary'
import type { Relaxation } from '../matching/listing.ts'
import type { NearCity } from '../matching/neighbourhood.ts'
import type { RankedListing } from '../matching/rank.ts'
import type { Range } from '../range.ts'
import type {
  FollowUp,
  Intent,
  ListedFact,
  Mood,
  ShownHome,
  Term,
  UnitPrice,
  UntoldFact,
} from '../understanding/command.ts'
import type { DropReason } from './event.ts'

/** What is being talked about, as far as the words around it need to know. */
export interface Topic {
  intent: Intent
  wishes: Wishes
  any: readonly Slot[]
  sizeUnit: SizeUnit
  /** Areas that are looked through together with the one wished. */
  beside?: readonly string[]
  /** Kinds of property that are looked through together, where none is wished alone. */
  kinds?: readonly PropertyType[]
  /** What is near the area is meant as well. */
  near?: true
}

/** How homes differ from the wishes. */
export interface Differences {
  relaxed: Relaxation[]
  /** Of what not all of them differ in: how many do. */
  partly?: Partial<Record<Relaxation, number>>
  /** How many bedrooms those have that differ in it, the smallest number first. */
  rooms?: number[]
}

/**
 * Everything that Guru can say, as data: the dialogue decides on acts, the replies of a language word
 * them. A turn's answer is a few of them in a row.
 */
export type GuruAct =
  /* opening and manners */
  | { kind: 'welcome' }
  | { kind: 'language_soon'; language: LanguageCode }
  /** The seeker changed the language: said once, in the new one. */
  | { kind: 'language_changed' }
  | { kind: 'greeting' }
  | { kind: 'you_are_welcome' }
  | { kind: 'goodbye' }
  /** The seeker thinks about it, asks at home first, has seen enough. */
  | { kind: 'take_your_time' }
  /** The seeker told something of himself or the family that no listing answers: "my mother is ill". */
  | { kind: 'heard' }
  /** What was typed for a mobile number cannot be one. */
  | { kind: 'ten_digits' }
  /** The seeker does not want to be called. `briefly`: something else is said behind it, or this was said before. */
  | { kind: 'nobody_calls'; briefly?: true }
  /**
   * Owners are reached through a realtor, who calls and does not write; Guru has no number of theirs, holds no home for
   * anybody, and passes on when to call and no other wish.
   */
  | { kind: 'not_possible'; asked: 'owner' | 'writing' | 'number' | 'hold' | 'wish' }
  /** Who is to be called gives the number later: nobody calls without one, and any time will do for it. */
  | { kind: 'number_any_time' }
  /** The seeker gives no number: none is needed to look on. */
  | { kind: 'number_not_needed' }
  | { kind: 'help'; finished: boolean }
  /** What Guru is, what it costs, what becomes of a chat, which languages it speaks. */
  | { kind: 'about_guru'; asked: 'who' | 'fees' | 'privacy' | 'languages' }
  /** Whether anybody is to be trusted here: it takes no money. */
  | { kind: 'trust' }
  /** Whether listings are real; null where some are, or none is before the seeker. */
  | { kind: 'are_real'; demo: boolean | null }
  | { kind: 'meaning'; term: Term }
  /** What was asked for was not done; `offers`: what can be done now is named. */
  | { kind: 'apology'; offers: boolean; again?: true }
  /** How the seeker feels is heard; `again`: it was just heard. */
  | { kind: 'felt'; mood: Mood; again?: true }
  /** Listings tell of nobody's creed or food, and nobody is chosen by them. */
  | { kind: 'whom_owners_take' }
  /** What its questions are good for: the seeker's homes, or a realtor who shall know what an owner has. */
  | { kind: 'why_asked'; intent: Intent }
  /** Cities that have listings, the one with the most areas first, and how many others there are. */
  | { kind: 'cities_listed'; cities: string[]; others: number }
  /** Neither shops, offices and rooms in a shared home are dealt with, nor the errands of other services. */
  | { kind: 'homes_and_land_only'; asked: 'other-kind' | 'hostel' | 'errand' }
  /** A place was named that nobody here knows. */
  | { kind: 'place_unknown'; name: string }
  /* what a turn changed */
  /** `behind`: it goes on from another confirmation, which has said "okay" already. */
  | { kind: 'noted'; slots: Slot[]; topic: Topic; behind?: true }
  | { kind: 'changed'; slots: Slot[]; before: Topic; topic: Topic }
  | { kind: 'freed'; slots: Slot[]; topic: Topic; behind?: true }
  | { kind: 'taken_back'; what: (Slot | Amenity)[]; topic: Topic; behind?: true }
  | { kind: 'let_go'; what: (Slot | Amenity)[]; because: DropReason; before: Topic; topic: Topic }
  /** What was said again. */
  | { kind: 'already_known'; slots: Slot[]; topic: Topic }
  /** Of several places named, `first` is looked at, which `told` says was said; the others when the seeker says so. */
  | { kind: 'one_place_first'; first: string; others: string[]; told?: true }
  /** Several areas are looked through together. */
  | { kind: 'areas_together'; areas: string[] }
  /** What was asked for as good to have counts as no must. */
  | { kind: 'liked'; amenities: Amenity[] }
  /** What one unit of the land may cost. */
  | ({ kind: 'unit_price_noted' } & UnitPrice)
  /** Areas that are left out from now on. */
  | { kind: 'left_out'; areas: string[] }
  | { kind: 'offer_begun' }
  | { kind: 'search_resumed' }
  /* questions */
  | { kind: 'ask'; slot: Slot; topic: Topic }
  | { kind: 'which_amenities' }
  | { kind: 'offer_callback' }
  | { kind: 'what_to_change' }
  /** `again`: what may be said now was told before. `close`: what is shown fits in part. `rents`: it is to let. */
  | { kind: 'what_next'; shown: number; again?: true; close?: true; rents?: true }
  /* repairs */
  /** `shown`: how many listings are before the seeker. */
  | { kind: 'unclear'; slot: Slot | null; again: boolean; shown: number; topic: Topic }
  /** What was heard by voice, as it would count; `again`: it was said before and not answered. */
  | { kind: 'read_back'; slots: Slot[]; again: boolean; topic: Topic }
  | { kind: 'misheard' }
  | { kind: 'confirm_restart' }
  | { kind: 'restarted' }
  | { kind: 'carry_on' }
  | { kind: 'all_right' }
  | { kind: 'declined' }
  /**
   * `typed`: the seeker wrote a number in the chat, where it is not kept. `asked`: the seeker asked for one to call.
   * `another`: somebody else of the family is to be called, on the number that is `typed`. `behind`: something was answered before, which "gladly"
   * does not follow.
   */
  | { kind: 'handoff'; typed?: true; asked?: true; another?: true; behind?: true }
  /** When the seeker wants to be called, in the seeker's own words. */
  | { kind: 'call_time_noted'; words: string; asNoted?: true }
  /** `again`: it was said in the turn before, too. */
  | { kind: 'realtor_can_answer'; finished: boolean; again?: true }
  /**
   * A home is asked to be seen, which is not Guru's to arrange; `day`: the words that name when, `position`: which home is
   * meant. `again`: the last reply said so.
   */
  | { kind: 'visits_arranged'; day?: string; position?: number; again?: true }
  /**
   * What is wanted stands in no listing: its floor, the way it faces; empty where Guru has no word for it. `offered`:
   * a realtor's call is offered right behind it.
   */
  | { kind: 'listings_do_not_tell'; facts: readonly UntoldFact[]; offered?: true }
  /** `searched`: the wishes of now were looked for, and there is nothing. */
  | { kind: 'nothing_shown'; searched: boolean }
  | { kind: 'only_so_many'; count: number }
  /* results */
  | { kind: 'found'; count: number; follows: FollowUp | null; topic: Topic }
  /** `again`: what was shown last did not fit either. */
  | ({
      kind: 'found_close'
      count: number
      again?: true
      follows: FollowUp | null
      topic: Topic
    } & Differences)
  /** What the seeker agreed to see although it does not fit in every point. */
  | ({ kind: 'found_agreed'; count: number; follows: FollowUp | null; topic: Topic } & Differences)
  /** Of several areas looked through those in which nothing fits. */
  | { kind: 'none_in_areas'; areas: string[] }
  /** Nothing is within the budget; those shown are the cheapest beyond it. `again`: it was said before. */
  | { kind: 'found_dearer'; again?: true; topic: Topic }
  /** What the cheapest home costs that fits but for its price, and where it is. */
  | { kind: 'least_price'; price: number; area: string; transaction_type: TransactionType }
  /** `again`: nothing was found before either. */
  | { kind: 'found_nothing'; follows: FollowUp | null; again?: true; topic: Topic }
  /** These towns have no listings at all; `areas`: nor have these of the town, which were asked for. */
  | { kind: 'nothing_there'; cities: readonly string[]; areas?: readonly string[] }
  /** Where the nearest listings are, be they of homes or plots, and whether to look there. */
  | { kind: 'nearest_towns'; near: readonly NearCity[] }
  /** What a realtor may find in a town where nobody lists anything. */
  | { kind: 'agent_can_look'; city: string }
  /** No call is wanted, and the town has no homes: another may be named, or this one asked for again later. */
  | { kind: 'town_stays_open'; city: string }
  /** Guru writes to nobody by itself: who wants to hear of new homes is called by a realtor. */
  | { kind: 'cannot_notify' }
  | { kind: 'no_photos' }
  /** Nothing is searched by bathrooms; what is known of them stands with each home. */
  | { kind: 'bathrooms_told' }
  /** What is wished once more has nothing that fits it: what may be changed is offered. */
  | { kind: 'nothing_fits' }
  | ({ kind: 'offer_relaxed'; topic: Topic } & Omit<Differences, 'partly'>)
  | { kind: 'shown_again' }
  | { kind: 'details'; ranked: RankedListing; position: number; topic: Topic }
  | { kind: 'reasons'; ranked: RankedListing; topic: Topic }
  | { kind: 'answer_amenity'; ranked: RankedListing; amenities: Amenity[] }
  /** What those of the listings shown say that say it; positions count from 1. */
  | { kind: 'listed'; asked: ListedFact; among: { ranked: RankedListing; position: number }[]; topic: Topic }
  /**
   * Listings side by side, by what they say. Positions of the cheapest and the biggest count from 1; null where none
   * of them is, or where one of them does not say. `slightly`: in what two hardly differ. `only`: what one of two names
   * and the other does not; `furnished`: how each is, where that differs. `briefly`: their cards stand beside it, only the
   * verdict is told; `led`: so it is, behind what the seeker compares them by.
   */
  | {
      kind: 'compared'
      briefly?: true
      led?: true
      among: { ranked: RankedListing; position: number }[]
      cheapest: number | 'same' | null
      biggest: number | null
      slightly?: ('price' | 'size')[]
      only?: { position: number; amenities: Amenity[] }[]
      furnished?: { position: number; furnishing: Furnishing }[]
      topic: Topic
    }
  /** What was asked and no listing tells; empty where Guru has no word for it. `amenities`: this one is silent on them as well. */
  | { kind: 'untold'; facts: readonly UntoldFact[]; amenities?: readonly Amenity[]; offered?: true }
  /** What is asked for the home that is bargained about, null where it may be any; only its owner says whether less will do. */
  | { kind: 'price_asked'; home: Pick<ShownHome, 'price' | 'transaction_type'> | null; rents: boolean }
  /** What homes cost is known of those of the list alone: between which prices those shown lie; null before any is shown. */
  | {
      kind: 'price_level'
      shown: { price: { min: number; max: number }; transaction_type: TransactionType } | null
    }
  /** What homes as they are wished cost: the least, and what most are near. */
  | { kind: 'usual_price'; least: number; usual: number; transaction_type: TransactionType }
  /** Nothing more is known than what was just told. */
  | { kind: 'told_all' }
  /** Positions, counted from 1, of the `shown` homes that name the amenity; `unsaid` of the others are told not to. */
  | { kind: 'which_have'; amenity: Amenity; having: number[]; unsaid: number; shown: number }
  | { kind: 'gone' }
  | { kind: 'owner_done'; topic: Topic }

export type ActKind = GuruAct['kind']
export type ActOf<Kind extends ActKind> = Extract<GuruAct, { kind: Kind }>

/** A quick answer, before it is worded. */
export type ChoiceAct =
  | { kind: 'transaction'; value: TransactionType; intent: Intent }
  | { kind: 'sell' }
  | { kind: 'property_type'; value: PropertyType }
  | { kind: 'place'; name: string }
  | { kind: 'any'; slot: Slot }
  | { kind: 'budget'; range: Range }
  | { kind: 'bedrooms'; range: Range }
  | { kind: 'size'; squareFeet: number; unit: SizeUnit }
  | { kind: 'amenity'; amenity: Amenity }
  | { kind: 'without'; amenity: Amenity }
  | { kind: 'nothing_special' }
  | { kind: 'yes' }
  | { kind: 'no' }
  /** "No" to something that is said to be so, which many languages tell from not wanting. */
  | { kind: 'not_so' }
  /** `rents`: what is shown is to let, so that what costs less is the rent. */
  | { kind: FollowUp; rents?: true }
  | { kind: 'why' }
  | { kind: 'pick'; position: number }
  | { kind: 'callback' }
  | { kind: 'restart' }

export type ChoiceKind = ChoiceAct['kind']
export type ChoiceOf<Kind extends ChoiceKind> = Extract<ChoiceAct, { kind: Kind }>
