import { presentLanguages } from '../../languages/index.ts'
import { type FiledSpellings, fileSpellings } from '../../text/spelling-variants.ts'
import { compileWords } from './language-words.ts'

/** What `spellings.ahead.ts` gives in a bundle, by language. */
export const made: Readonly<Record<string, FiledSpellings>> = Object.fromEntries(
  presentLanguages.map((language) => {
    const listed: string[] = []
    compileWords(language, listed)
    return [language.code, fileSpellings(listed, language)]
  }),
)
