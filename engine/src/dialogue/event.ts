import type { Amenity, LanguageCode, Slot } from '@guru/contract/vocabulary'
import type { Intent } from '../understanding/command.ts'

/** A change that a turn made; every one of them can be told to the seeker. */
export type DialogueEvent =
  /** `changed`: it had another value before. */
  | { kind: 'wish_set'; slot: Slot; changed: boolean }
  | { kind: 'wish_freed'; slot: Slot }
  | { kind: 'wish_dropped'; what: Slot | Amenity; because: DropReason }
  | { kind: 'intent_changed'; intent: Intent }
  | { kind: 'language_changed'; language: LanguageCode }
  | { kind: 'restarted' }

/** Taken back by the seeker, or senseless since another wish changed. */
export type DropReason =
  | 'taken_back'
  | 'transaction_changed'
  | 'city_changed'
  | 'land'
  | 'rooms'
  | 'furnishing'
