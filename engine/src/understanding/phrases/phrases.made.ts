import { presentLanguages } from '../../languages/index.ts'
import type { MadePhrases } from './made-phrases.ts'
import { makePhrases } from './make-phrases.ts'

/** What `phrases.ahead.ts` gives in a bundle, by language. */
export const made: Readonly<Record<string, MadePhrases>> = Object.fromEntries(
  presentLanguages.map(({ code }) => [code, makePhrases(code)]),
)
