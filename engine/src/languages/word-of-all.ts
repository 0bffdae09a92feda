import { presentLanguages } from './index.ts'
import type { Language } from './language.ts'
import { wordTest } from './word-forms.ts'

/**
 * Tests whether a word is one of those that any language lists, whatever language is spoken.
 *
 * @param listed a language's words, as `wordTest` reads them
 */
export function wordOfAll(listed: (language: Language) => string): (word: string) => boolean {
  return wordTest(presentLanguages.map(listed).join(' '))
}
