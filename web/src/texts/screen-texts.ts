import type { callbackTexts, chatTexts } from '@guru/contract/texts'
import type {
  Amenity,
  LanguageCode,
  PropertyType,
  SizeUnit,
  Slot,
  TransactionType,
} from '@guru/contract/vocabulary'
import type { Formatter } from '@guru/engine/format'

type Localised<Texts> = { [Name in keyof Texts]: string }

/** Everything that a seeker's page says by itself, in one language. Replies come from the server. */
export interface ScreenTexts {
  language: LanguageCode
  /** Writes amounts, sizes and dates. */
  format: Formatter
  chat: Localised<typeof chatTexts>
  callback: Localised<typeof callbackTexts>
  page: {
    /** Of the browser's tab, on the pages of the chat. */
    title: string
    tagline: string
    greeting: string
    introduction: string
    skipToMessage: string
    reload: string
    broken: string
    toDark: string
    toLight: string
    close: string
    notFoundTitle: string
    notFoundBody: string
    toChat: string
    dismiss: string
    language: string
  }
  conversation: {
    label: string
    soon: string
    chooseAgain: string
    typing: string
    send: string
    retry: string
    offline: string
    newest: string
    quickAnswers: string
    newChat: string
    newChatQuestion: string
    newChatWarning: string
    keepChat: string
    backToChat: string
  }
  voice: {
    soundOn: string
    soundOff: string
    speak: string
    stop: string
    transcribing: string
    /** The three ways in which listening fails. */
    unsupported: string
    microphone: string
    transcription: string
    /** Told once before the browser's own recognition is used. */
    browserTitle: string
    browserHint: string
    browserYes: string
    browserNo: string
  }
  hear: {
    languages: string
    tapToSpeak: string
    listening: string
    next: string
    callMe: string
    /** What people say for the next property while one is shown. */
    nextWords: readonly string[]
  }
  wishes: WishTexts
  matches: MatchTexts
}

export interface WishTexts {
  title: string
  add: string
  anything: string
  anythingButton: string
  remove: string
  save: string
  from: string
  upTo: string
  less: string
  more: string
  noLimit: string
  /** Cities to tap, those of the language's own land first, by the names that the API takes. */
  cities: Readonly<Record<string, string>>
  typePlace: string
  unit: string
  furnishing: string
  /** Units in which an amount is typed. */
  amountUnits: { rupees: string; thousand: string; lakh: string; crore: string }
  sizeUnits: Record<SizeUnit, string>
  slots: Record<Slot, string>
  transactionTypes: Record<TransactionType, string>
  propertyTypes: Record<PropertyType, string>
  amenities: Record<Amenity, string>
  /** "2 BHK", "2–3 BHK", "3+ BHK"; `count` is already written out. */
  bedrooms(count: string): string
  atLeast(value: string): string
  /** What the chat shows for a tap. */
  said(slot: string, value: string): string
  saidAnything(slot: string): string
  saidRemove(slot: string): string
}

export interface MatchTexts {
  found(count: number): string
  /** Behind the amount of a rent, as advertisements write it. */
  perMonth: string
  drawing: Record<PropertyType, string>
  bathrooms(count: number): string
  fits: string
  differs: string
  unknown: string
  confirmed(date: string): string
  rera: string
  demo: string
  demoHint: string
  why: string
  /** The turn that "Why this one?" sends; position counts from 1. */
  whyTurn(position: number): string
  position(position: number): string
}
