import type { OneselfWords } from './language.ts'
import { wordKinds } from './word-kinds.ts'

/** What a word, in whatever language, may tell of who writes. */
export const oneselfKinds = wordKinds<keyof OneselfWords>(({ oneself }) => oneself)
