import type { Wishes } from '@guru/contract/requirement'
import type { LanguageCode, SizeUnit, Slot } from '@guru/contract/vocabulary'
import type { Relaxation } from '../matching/listing.ts'
import type { Intent } from '../understanding/command.ts'

/** All that a conversation must remember between turns; stored as JSON with the session. */
export interface DialogueState {
  language: LanguageCode
  intent: Intent
  wishes: Wishes
  /** Slots for which anything will do. */
  any: Slot[]
  /** Unit in which sizes are said back. */
  sizeUnit: SizeUnit
  /** What the last reply asked, if it asked something. */
  pending: Pending | null
  /** True once matches were shown or an owner's details are complete; the chat may go on. */
  finished: boolean
  /** Listings of the last result, in the order shown. */
  shown: string[]
  /** Listings shown before, so that "more" brings others; the newest 100. */
  seen: string[]
  /** Turns in a row that were not understood. */
  unclearTurns: number
}

export type Pending =
  | { kind: 'slot'; slot: Slot }
  /** Nothing fitted: shall Guru look with this given up? */
  | { kind: 'relax'; relaxations: Relaxation[] }
  /** Shall Guru really start again? */
  | { kind: 'restart' }
