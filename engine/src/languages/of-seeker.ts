import { listedAs } from './listed-words.ts'

/** What a word, or a few of them written as one, may say of the seeker, in whatever language. */
export const ofSeekerKinds = (word: string) => listedAs(word).ofSeeker
