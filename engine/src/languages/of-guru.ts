import type { OfGuruWords } from './language.ts'
import { wordKinds } from './word-kinds.ts'

/** What a word, in whatever language, may say of Guru or of the seeker's number. */
export const ofGuruKinds = wordKinds<keyof OfGuruWords>(({ ofGuru }) => ofGuru)
