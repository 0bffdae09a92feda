import { listedAs } from './listed-words.ts'

/** What a word, in whatever language, may tell of who writes. */
export const oneselfKinds = (word: string) => listedAs(word).oneself
