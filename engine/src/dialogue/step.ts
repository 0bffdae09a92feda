import type { Match } from '@guru/contract/chat'
import type { Slot } from '@guru/contract/vocabulary'
import type { FoundListing, ListingSearch } from '../matching/listing.ts'
import type { Asked, Caller } from '../understanding/command.ts'
import type { ChoiceAct, GuruAct } from './act.ts'
import type { DialogueEvent } from './event.ts'
import type { DialogueState } from './state.ts'

/** What Guru answers, worded in the conversation's language. */
export interface Reply {
  /** What the chat shows; plain text, or light markdown (lists, escaped names). */
  text: string
  /** The same for the ear: no marks, amounts and units in words. */
  spoken: string
  /** The slot that the text asks for. */
  asked: Slot | null
  /** Quick answers, each a text that the engine understands when it comes back. */
  choices: string[]
  /** True when the text asks whether what came by voice was heard right: yes or no. */
  readsBack?: true
  /** The matches as markdown; null when there are none to show. */
  properties: string | null
  matches: Match[]
  /** The wished city and area in the letters of the language; absent in replies of before they were told. */
  places?: { city?: string | undefined; area?: string | undefined }
  /** True when the seeker wants a person. */
  handoff: boolean
  /** Where in the turn name and number stand of who wants to be called. */
  caller?: Caller
}

/** A turn brought to its end: save the state, send the reply. */
export interface FinishedTurn {
  kind: 'finished'
  state: DialogueState
  events: DialogueEvent[]
  /** What the reply says, before it is worded. */
  acts: GuruAct[]
  reply: Reply
}

/** A turn that needs listings first: fetch them and call `conclude`. */
export interface PendingTurn {
  kind: 'needs_listings'
  state: DialogueState
  events: DialogueEvent[]
  needs: { kind: 'search'; search: ListingSearch } | { kind: 'lookup'; ids: string[] }
  /** What the rows are for. */
  purpose: Purpose
  /** What the seeker asked about. */
  asksAbout: Asked[]
  /** The area from which it is asked how far homes are, where that is not the wished one. */
  distanceFrom?: string
  /** What is said before the rows are shown. */
  acts: GuruAct[]
  /** True when the seeker wants a person as well. */
  handoff?: boolean
  /** What stands behind the answers in place of their own close: what the flow of the turn asks or offers. */
  closing?: Closing
  /** Something beside them is left to an agent, whose call is offered. */
  offersCall?: true
}

export interface Closing {
  acts: GuruAct[]
  choices: ChoiceAct[]
  pending: DialogueState['pending']
  handoff?: boolean
  caller?: Caller
}

export type Purpose =
  /** Show what the search finds. */
  | 'present'
  /** The same, and say what such homes cost. */
  | 'prices'
  /** Show the last result once more. */
  | 'repeat'
  /** Show the result before it. */
  | 'look-back'
  /** Tell all that is known of one listing. */
  | 'details'
  /** Say why a listing was shown. */
  | 'reasons'
  /** Tell of the cheapest of them. */
  | 'cheapest'
  /** Tell of the biggest of them. */
  | 'biggest'
  /** Show these side by side. */
  | 'compare'
  /** Say whether they are real. */
  | 'real'
  /** Answer a question about listings as far as their rows do. */
  | 'answer'

/** The rows that a pending turn asked for; a lookup's rows all have step 0. */
export type ListingsFound = FoundListing[]
