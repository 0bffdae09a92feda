import { transliterate } from './brahmic.ts'
import { detached } from './detached.ts'
import { glancedTable } from './glance.ts'
import { scriptOf } from './script.ts'
import { respell, respellAll, type SpellingRule } from './spelling-rules.ts'

/** Finds the known word behind another spelling of it. */
export interface SpellingVariants {
  /** The one spelling of all that are alike, in Latin letters. */
  plainly(text: string): string
  /** The same for many at once, several times as fast. */
  allPlainly(texts: readonly string[]): string[]
  /** The known word that has this one spelling, or null. */
  wordOf(plainSpelling: string): string | null
  /** The same among the words that are not in Latin letters. */
  writtenOf(plainSpelling: string): string | null
}

/** It makes a flapped r of a d; people leave it out and type a d: "bada" is बड़ा. */
const dot = '\u093c'

/** Below this many letters too many words are spelled alike. */
const shortestVariant = 3

/**
 * Two words are one when they, read out in Latin letters, are made the same by the rules in their order:
 * with `aa` as `a` "chaar" is "char", and so is "चार". Of several known words that become the same the
 * first counts.
 */
export function createSpellingVariants(
  listed: Iterable<string>,
  rules: readonly SpellingRule[],
  inherentVowel: 'a' | 'o' = 'a',
): SpellingVariants {
  const allPlainly = (texts: readonly string[]) =>
    respellAll(
      texts.map((text) => transliterate(text, inherentVowel)),
      rules,
    )
  const words = new Map<string, string>()
  /** Words of the own script that sound like a word in Latin letters before them. */
  const written = new Map<string, string>()
  if (rules.length > 0) {
    const forms = [...listed].flatMap((word) => formsOf(word).map((form) => ({ word, form })))
    const keys = allPlainly(forms.map(({ form }) => form))
    for (const [at, { word }] of forms.entries()) {
      const key = keys[at] ?? ''
      if (key.length < shortestVariant) continue
      const first = words.get(key)
      if (first === undefined) words.set(detached(key), word)
      else if (isLatin(first) && !isLatin(word) && !written.has(key)) written.set(detached(key), word)
    }
  }
  const known = glancedTable(words)
  return {
    allPlainly,
    plainly: (text) => respell(transliterate(text, inherentVowel), rules),
    wordOf: (plainSpelling) => known.get(plainSpelling) ?? null,
    writtenOf: (plainSpelling) => {
      const first = known.get(plainSpelling)
      return first === undefined || isLatin(first) ? (written.get(plainSpelling) ?? null) : first
    },
  }
}

function formsOf(word: string): string[] {
  return word.includes(dot) ? [word, word.replaceAll(dot, '')] : [word]
}

function isLatin(word: string): boolean {
  return scriptOf(word.charCodeAt(0)) === 'latin'
}
