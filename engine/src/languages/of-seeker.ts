import type { OfSeekerWords } from './language.ts'
import { wordKinds } from './word-kinds.ts'

/** What a word, or a few of them written as one, may say of the seeker, in whatever language. */
export const ofSeekerKinds = wordKinds<keyof OfSeekerWords>(({ ofSeeker }) => ofSeeker)
