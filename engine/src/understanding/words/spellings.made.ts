import { presentLanguages } from '../../languages/index.ts'
import type { MadeTable } from '../../text/keyed.ts'
import { fileSpellings } from '../../text/spelling-variants.ts'
import { compileWords } from './language-words.ts'

/** What `spellings.ahead.ts` gives in a bundle, by language. */
export const made: Readonly<Record<string, MadeTable>> = Object.fromEntries(
  presentLanguages.map((language) => {
    const listed: string[] = []
    compileWords(language, listed)
    return [language.code, fileSpellings(listed, language)]
  }),
)
