import { rememberWords } from '../text/remembered.ts'
import type { NameUnit } from './name-units.ts'

/** What a word by itself tells the search for names, whatever the language; undefined until it is first asked for. */
export interface SpokenWord {
  readonly text: string
  /** True for one word or number without marks in it, and not drawn out. */
  isWhole: boolean | undefined
  unit: NameUnit | undefined
  /** True for "sector", "block" and the like in an Indian script. */
  isNumbered: boolean | undefined
  /** Whether it is an everyday word; null where the language has to say. */
  common: boolean | null | undefined
}

/** Words of all languages meet here. */
const pairsKept = 16384

/** The notes of a word, kept while it is said now and then. */
export const spokenWord = rememberWords(
  (text): SpokenWord => ({
    text,
    isWhole: undefined,
    unit: undefined,
    isNumbered: undefined,
    common: undefined,
  }),
  pairsKept,
)
