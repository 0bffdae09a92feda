import { transliterate } from './brahmic.ts'
import { Filing, type MadeTable, tableOf } from './keyed.ts'
import { isLatin } from './script.ts'
import { respell, respellAll, type SpellingRule } from './spelling-rules.ts'

/** Finds the known word behind another spelling of it. */
interface SpellingVariants {
  /** The one spelling of all that are alike, in Latin letters. */
  plainly(text: string): string
  /** The same for many at once, several times as fast. */
  allPlainly(texts: readonly string[]): string[]
  /** The known word that has this one spelling, or null. */
  wordOf(plainSpelling: string): string | null
  /** The same among the words that are not in Latin letters. */
  writtenOf(plainSpelling: string): string | null
  /** All of these, in their order. */
  allWrittenOf(plainSpelling: string): string[]
}

/** It makes a flapped r of a d; people leave it out and type a d: "bada" is बड़ा. */
const dot = '\u093c'

/** Below this many letters too many words are spelled alike. */
const shortestVariant = 3

/** How a language is read out and what its speakers spell in many ways. */
export interface Spelling {
  romanised: readonly SpellingRule[]
  inherentVowel?: 'a' | 'o'
}

/**
 * Two words are one when they, read out in Latin letters, are made the same by the rules in their order:
 * with `aa` as `a` "chaar" is "char", and so is "चार". Of several known words that become the same the
 * first counts.
 *
 * @param filed what `fileSpellings` made of the same words, where that was done before
 */
export function createSpellingVariants(
  listed: Iterable<string>,
  spelling: Spelling,
  filed?: MadeTable,
): SpellingVariants {
  const words = [...listed]
  const known = tableOf(filed ?? fileSpellings(words, spelling))
  const allWrittenOf = (plainSpelling: string) =>
    known.get(plainSpelling).flatMap((at) => {
      const word = words[at]
      return word === undefined || isLatin(word) ? [] : word
    })
  return {
    allPlainly: (texts) => allPlainly(texts, spelling),
    plainly: (text) => respell(transliterate(text, spelling.inherentVowel ?? 'a'), spelling.romanised),
    wordOf: (plainSpelling) => {
      const at = known.first(plainSpelling)
      return at < 0 ? null : (words[at] ?? null)
    },
    // Words of the own script may sound like a word in Latin letters before them.
    writtenOf: (plainSpelling) => allWrittenOf(plainSpelling)[0] ?? null,
    allWrittenOf,
  }
}

/** Files the places of words under their plain spellings: some ten thousand in a language; none where it has no rules. */
export function fileSpellings(words: readonly string[], spelling: Spelling): MadeTable {
  if (spelling.romanised.length === 0) return new Filing().made()
  const forms = words.flatMap((word, at) => formsOf(word).map((form) => ({ form, at })))
  const keys = allPlainly(
    forms.map(({ form }) => form),
    spelling,
  )
  const filing = new Filing()
  for (const [row, { at }] of forms.entries()) {
    const key = keys[row] ?? ''
    if (key.length >= shortestVariant) filing.file(key, at)
  }
  return filing.made()
}

function allPlainly(texts: readonly string[], { romanised, inherentVowel = 'a' }: Spelling): string[] {
  return respellAll(
    texts.map((text) => transliterate(text, inherentVowel)),
    romanised,
  )
}

function formsOf(word: string): string[] {
  return word.includes(dot) ? [word, word.replaceAll(dot, '')] : [word]
}
