import type { LanguageCode } from '@guru/contract/vocabulary'
import type { Token } from '../text/token.ts'
import type { BareForms } from './corrections.ts'
import type { SpokenWord, SpokenWordOf } from './spoken-words.ts'
import type { CountsAt, NumberAt } from './utterance.ts'

/** What is known when places are looked for. */
export interface MentionContext {
  language: LanguageCode
  /** True where a place was asked for: an everyday word that is also a town's name is the town. */
  placeAsked?: boolean
  /** True where an area of the known city was asked for. */
  areaAsked?: boolean
  /** True for words out of an utterance: that nothing stands beside them says nothing. */
  isPart?: boolean
  /** City known from before, by canonical name. */
  city?: string | undefined
  /** Takes case endings and postpositions off a word; the languages supply it. */
  bareForms?: BareForms
  /** Keeps what is told of the words of the language at hand. */
  wordOf?: SpokenWordOf
  /** Further words of the languages at hand that are never a place by themselves. */
  isCommon?: (word: SpokenWord) => boolean
  /** The same for words as they stand: not those with endings, nor those that sound like one. */
  isWord?: (word: SpokenWord) => boolean
  /** Reads numbers in words, as in "Sector baasath". */
  numberAt?: NumberAt
  /** Tells a number that counts what follows it from one that belongs to a name. */
  countsAt?: CountsAt
  /** The forms of a word without an ending that says where. */
  placedForms?: BareForms
  /** True for a token that means something in the language at hand, `inAnyForm` or as it stands. */
  isKnown?: (tokens: readonly Token[], at: number, inAnyForm: boolean) => boolean
  /** Whether "near" behind a name begins at a token, which is a sure sign, or "of", which is none of places alone. */
  signBehind?: (tokens: readonly Token[], at: number) => 'sure' | 'weak' | null
}
