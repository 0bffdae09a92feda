import type { LanguagePhrases } from '../language.ts'
import { acts } from './acts.ts'
import { vocabulary } from './vocabulary.ts'

/** What Telugu speakers say, by what it means. */
export const phrases: LanguagePhrases = { vocabulary, acts }
