import type { LanguagePhrases } from '../language.ts'
import { acts } from './acts/index.ts'
import { vocabulary } from './vocabulary/index.ts'

/** What Bengali speakers say, by what it means. */
export const phrases: LanguagePhrases = { vocabulary, acts }
