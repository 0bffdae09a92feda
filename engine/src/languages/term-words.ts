import type { TermWords } from './language.ts'
import { wordKinds } from './word-kinds.ts'

/** Which word of listings, in whatever language, is named, or that a meaning is asked for. */
export const termKinds = wordKinds<keyof TermWords>(({ termWords }) => termWords)
