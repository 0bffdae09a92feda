import { listedAs } from './listed-words.ts'
import type { OfGuruWords } from './word-lists.ts'

/** What a word, in whatever language, may say of Guru or of the seeker's number. */
export const ofGuruKinds = (word: string) => listedAs(word).ofGuru

/** Whether a word, or the words of a turn, name a call in whatever form. */
export const speaksOfCalls = (kinds: ReadonlySet<keyof OfGuruWords>) =>
  kinds.has('calls') || kinds.has('calling')
