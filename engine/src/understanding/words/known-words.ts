import type { WordList } from '../../text/glance.ts'

/** The words by which others are read. */
export interface KnownWords {
  /** Every word of a phrase or a number. */
  words: WordList
  /** Everyday words without a meaning here. */
  common: WordList
  /** English words without a meaning here: no spellings of words of the conversation's language. */
  everydayEnglish: WordList
  /** Words that mean something by themselves, not only inside phrases. */
  meaning: WordList
}
