import type { ShownWords } from './language.ts'
import { wordKinds } from './word-kinds.ts'

/** What a word, in whatever language, may ask of homes that were shown. */
export const shownKinds = wordKinds<keyof ShownWords>(({ shownWords }) => shownWords)
