import type { Concept } from '../../languages/concept.ts'
import type { Stripped } from './endings.ts'

/** How a token is read: the word that the vocabulary knows, and what its endings add. */
export interface Lexeme {
  text: string
  /** What it may also be read as: without its ending ("flat" of "flats"), or what it is short for. */
  stem: string | null
  /** Further words that sound the same: a phrase of several words may have any of them. */
  alike: readonly string[]
  /** False when the word is neither in the vocabulary nor an everyday one. */
  known: boolean
  /** True when a slip was forgiven to read it. */
  corrected: boolean
  /** Meanings of the endings that were taken off, in the order in which they were said. */
  endings: readonly (readonly Concept[])[]
}

const none: Lexeme['endings'] = []
const nothing: Lexeme['alike'] = []

/** A word that is read as it is spelled. */
export function asItStands(text: string): Lexeme {
  return { text, stem: null, alike: nothing, known: true, corrected: false, endings: none }
}

/** A word that is read without its endings. */
export function asFound({ word, means }: Stripped): Lexeme {
  return { ...asItStands(word), endings: means }
}
