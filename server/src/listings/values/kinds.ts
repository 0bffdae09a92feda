import type { Furnishing, PropertyType, TransactionType } from '@guru/contract/vocabulary'
import { quoted, Unusable } from './unusable.ts'

/** Words of sources; the first pattern that a text holds decides. */
const transactionWords: [RegExp, TransactionType][] = [
  [/\b(rent|rental|lease|let|pg)\b/, 'rent'],
  [/\b(sale|sell|selling|buy|resale|purchase|new)\b/, 'sale'],
]
const propertyWords: [RegExp, PropertyType][] = [
  [/\b(flat|apartment|builder floor|independent floor|studio|penthouse|condo|apt)s?\b/, 'apartment'],
  [/\b(house|villa|bungalow|kothi|duplex|row ?house|farm ?house|home|independent)s?\b/, 'house'],
  [/\b(land|plot|site|residential plot|agricultural)s?\b/, 'land'],
]
const furnishingWords: [RegExp, Furnishing][] = [
  [/\b(un|not|non)[- _]?furnished\b|^no$/, 'unfurnished'],
  [/\b(semi|part(ial)?ly?)[- _]?furnished\b|^semi$/, 'semi_furnished'],
  [/\b(fully[- _]?)?furnished\b|^(full|fully|yes)$/, 'furnished'],
]

/** @throws Unusable */
export function transactionTypeOf(text: string): TransactionType {
  return wordOf(text, transactionWords) ?? fail(`${quoted(text)} is neither rent nor sale`)
}

/** @throws Unusable */
export function propertyTypeOf(text: string): PropertyType {
  return wordOf(text, propertyWords) ?? fail(`${quoted(text)} is no house, apartment or land`)
}

/** null where the text says nothing about it. */
export function furnishingOf(text: string): Furnishing | null {
  return wordOf(text, furnishingWords)
}

function wordOf<Word>(text: string, words: [RegExp, Word][]): Word | null {
  const plain = text.trim().toLowerCase()
  return words.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

function fail(reason: string): never {
  throw new Unusable(reason)
}
