import type { SpokenWord } from '../../places/spoken-words.ts'
import { rememberWords } from '../../text/remembered.ts'
import type { States } from '../phrases/phrase-states.ts'
import type { Lexeme } from './lexeme.ts'
import type { Piece } from './number-chains.ts'
import type { Knowing } from './own-words.ts'

/**
 * All that the lexicon of a language tells of one word by itself; undefined until it is first asked for. It stands
 * together so that the many who ask find it with one look.
 */
interface WordNotes extends SpokenWord {
  /** As it is read when it is no name, a name as listed, or one that it sounds like. */
  word: Lexeme | undefined
  listed: Lexeme | undefined
  sounding: Lexeme | undefined
  opening: States | null | undefined
  sound: string | undefined
  /** The known word that it sounds like, without endings where need be. */
  heard: string | null | undefined
  knows: Knowing | undefined
  pieces: readonly Piece[] | null | undefined
}

/** The notes of a word, kept while it is said now and then. */
export type NotesOf = (word: string) => WordNotes

/** Empty notes of a word, filled by those who ask; the words said last are kept. */
export function keepWordNotes(): NotesOf {
  // Written out: spreading a spoken word into it would keep half of its fields apart, for a megabyte more.
  return rememberWords((text) => ({
    text,
    isWhole: undefined,
    unit: undefined,
    isNumbered: undefined,
    common: undefined,
    isWord: undefined,
    isCommon: undefined,
    bareForms: undefined,
    word: undefined,
    listed: undefined,
    sounding: undefined,
    opening: undefined,
    sound: undefined,
    heard: undefined,
    knows: undefined,
    pieces: undefined,
  }))
}
