import type { LanguageCode } from '@guru/contract/vocabulary'
import type { MadePhrases } from './made-phrases.ts'
import { makePhrases } from './make-phrases.ts'

/**
 * The phrases of a language. A bundle reads them as they were made when it was (`scripts/bundled/`), which takes a
 * fifth of the time and leaves out what they are made of.
 */
export const ahead = (code: LanguageCode): MadePhrases => makePhrases(code)
