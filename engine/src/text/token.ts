/** Scripts that tokens are told apart by; `latin` covers English and romanised Indian languages. */
export type Script =
  | 'latin'
  | 'devanagari'
  | 'bengali'
  | 'gurmukhi'
  | 'tamil'
  | 'telugu'
  | 'kannada'
  | 'malayalam'
  | 'other'

/** A word, a run of digits or a single mark of an utterance. */
export interface Token {
  kind: 'word' | 'number' | 'mark'
  /** Normalised: NFC, lower case, digits 0-9, no joiners. */
  text: string
  /** As typed. */
  raw: string
  /** Place of the token in the normalised utterance, UTF-16 units, end exclusive. */
  start: number
  end: number
  script: Script
  /** True when white space stands before it. */
  spaced: boolean
}
