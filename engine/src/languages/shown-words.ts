import { listedAs } from './listed-words.ts'

/** What a word, in whatever language, may ask of homes that were shown. */
export const shownKinds = (word: string) => listedAs(word).shownWords
