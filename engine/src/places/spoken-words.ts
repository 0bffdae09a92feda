import { rememberWords } from '../text/remembered.ts'
import type { NameUnit } from './name-units.ts'

/** What a word by itself tells the search for names; undefined until it is first asked for. */
export interface SpokenWord {
  readonly text: string
  /** True for one word or number without marks in it, and not drawn out. */
  isWhole: boolean | undefined
  unit: NameUnit | undefined
  /** True for "sector", "block" and the like in an Indian script. */
  isNumbered: boolean | undefined
  /** Whether it is an everyday word; null where the language has to say. */
  common: boolean | null | undefined
  /** What the language at hand says of it. */
  isWord: boolean | undefined
  isCommon: boolean | undefined
  bareForms: readonly string[] | undefined
}

/** Finds what was told of a word, kept while it is said now and then. */
export type SpokenWordOf = (word: string) => SpokenWord

/** The same where no language keeps it with what it knows of its words itself. */
export const spokenWord: SpokenWordOf = rememberWords(
  (text) => ({
    text,
    isWhole: undefined,
    unit: undefined,
    isNumbered: undefined,
    common: undefined,
    isWord: undefined,
    isCommon: undefined,
    bareForms: undefined,
  }),
  2048,
)
