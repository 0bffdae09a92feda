import type { LanguagePhrases } from '../language.ts'
import { acts } from './acts/index.ts'
import { vocabulary } from './vocabulary/index.ts'

/** What Tamil speakers say, by what it means. */
export const phrases: LanguagePhrases = { vocabulary, acts }
