import { listedAs } from './listed-words.ts'

/** What a word, in whatever language, may say of Guru or of the seeker's number. */
export const ofGuruKinds = (word: string) => listedAs(word).ofGuru
