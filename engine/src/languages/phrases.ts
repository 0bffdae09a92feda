import type { LanguageCode } from '@guru/contract/vocabulary'
import { phrases as bengali } from './bn/phrases.ts'
import { phrases as english } from './en/phrases.ts'
import { phrases as hindi } from './hi/phrases.ts'
import { phrases as kannada } from './kn/phrases.ts'
import type { LanguagePhrases } from './language.ts'
import { phrases as malayalam } from './ml/phrases.ts'
import { phrases as punjabi } from './pa/phrases.ts'
import { phrases as tamil } from './ta/phrases.ts'
import { phrases as telugu } from './te/phrases.ts'

/**
 * What speakers say, by language; null for one that is not written yet. Apart from the rest of a language, since it is
 * needed only until phrases are made of it.
 */
export const phrases: Readonly<Record<LanguageCode, LanguagePhrases | null>> = {
  en: english,
  ta: tamil,
  hi: hindi,
  ml: malayalam,
  kn: kannada,
  te: telugu,
  pa: punjabi,
  bn: bengali,
}
