import { transliterate } from '../places/brahmic.ts'

/** One way in which people spell a sound differently: what matches `pattern` counts as `by`. */
export interface SpellingRule {
  pattern: RegExp
  by: string
}

/** Finds the known word behind another spelling of it. */
export interface SpellingVariants {
  /** The one spelling of all that are alike, in Latin letters. */
  plainly(text: string): string
  /** The known word that has this one spelling, or null. */
  wordOf(plainSpelling: string): string | null
}

/** The dot that makes a flapped r of a d is left out, and the letter typed as d: "bada" is बड़ा. */
const withoutDots = (word: string) => word.replaceAll('\u093c', '')

/** Words remembered with their spelling, and the longest of them. */
const mostRemembered = 20_000
const longestRemembered = 24

/** Below this many letters too many words are spelled alike. */
const shortestVariant = 3

/**
 * Two words are one when they, read out in Latin letters, are made the same by the rules in their order:
 * with `aa` as `a` "chaar" is "char", and so is "चार". Of several known words that become the same the
 * first counts.
 */
export function createSpellingVariants(
  known: Iterable<string>,
  rules: readonly SpellingRule[],
  inherentVowel: 'a' | 'o' = 'a',
): SpellingVariants {
  const spelled = (text: string): string =>
    rules.reduce((word, { pattern, by }) => word.replace(pattern, by), transliterate(text, inherentVowel))
  // People use few words: what was read once is remembered, up to a limit that strange texts cannot pass.
  const read = new Map<string, string>()
  const plainly = (text: string): string => {
    const known = read.get(text)
    if (known !== undefined) return known
    const plain = spelled(text)
    if (text.length <= longestRemembered && read.size < mostRemembered) read.set(text, plain)
    return plain
  }
  const words = new Map<string, string>()
  if (rules.length > 0) {
    for (const word of known) {
      for (const key of new Set([plainly(word), plainly(withoutDots(word))]))
        if (key.length >= shortestVariant && !words.has(key)) words.set(key, word)
    }
  }
  return { plainly, wordOf: (plainSpelling) => words.get(plainSpelling) ?? null }
}
