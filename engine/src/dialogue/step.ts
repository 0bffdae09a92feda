import type { Match } from '@guru/contract/chat'
import type { Amenity, LanguageCode, Slot } from '@guru/contract/vocabulary'
import type { FoundListing, ListingSearch } from '../matching/listing.ts'
import type { Intent } from '../understanding/command.ts'
import type { DialogueState } from './state.ts'

/** A change that a turn made; every one of them can be told to the seeker. */
export type DialogueEvent =
  | { kind: 'wish_set'; slot: Slot; changed: boolean }
  | { kind: 'wish_freed'; slot: Slot }
  | { kind: 'wish_dropped'; what: Slot | Amenity }
  | { kind: 'intent_changed'; intent: Intent }
  | { kind: 'language_changed'; language: LanguageCode }
  | { kind: 'restarted' }

/** What Guru answers, worded in the conversation's language. */
export interface Reply {
  /** What the chat shows; plain text, or light markdown (bold, lists, links). */
  text: string
  /** The same for the ear: no marks, amounts and units in words. */
  spoken: string
  /** The slot that the text asks for. */
  asked: Slot | null
  /** Quick answers, each a text that the engine understands when it comes back. */
  choices: string[]
  /** The matches as markdown; null when there are none to show. */
  properties: string | null
  matches: Match[]
  /** True when the seeker wants a person. */
  handoff: boolean
}

/** A turn brought to its end: save the state, send the reply. */
export interface FinishedTurn {
  kind: 'finished'
  state: DialogueState
  events: DialogueEvent[]
  reply: Reply
}

/** A turn that needs listings first: fetch them and call `conclude`. */
export interface PendingTurn {
  kind: 'needs_listings'
  state: DialogueState
  events: DialogueEvent[]
  needs: { kind: 'search'; search: ListingSearch } | { kind: 'lookup'; ids: string[] }
}

/** The rows that a pending turn asked for; a lookup's rows all have step 0. */
export type ListingsFound = FoundListing[]
