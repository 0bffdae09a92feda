import { presentLanguages } from '../languages/index.ts'
import type { NameWords } from '../languages/language.ts'

/** The words of one kind about names of places, of all languages; lists have spaces between their words. */
export function wordsOfAll(listOf: (words: NameWords) => string): string[] {
  return presentLanguages.flatMap(({ nameWords }) => listOf(nameWords).split(/\s+/u).filter(Boolean))
}
