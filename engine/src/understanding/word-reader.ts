import type { Concept } from '../languages/concept.ts'
import type { Ending, Language } from '../languages/language.ts'
import { createSpeller, withoutDoubling, withoutStretching } from '../text/spelling.ts'
import type { Token } from '../text/token.ts'

/** How a token is read: the word that the vocabulary knows, and what its ending adds. */
export interface Lexeme {
  text: string
  /** The word without its ending, when that is a word of the vocabulary too ("flat" of "flats"). */
  stem: string | null
  /** False when the word is neither in the vocabulary nor an everyday one. */
  known: boolean
  /** True when a slip was forgiven to read it. */
  corrected: boolean
  /** Meaning of the ending that was taken off. */
  ending: Concept | null
}

export interface WordReader {
  /** @param forgiving false for a word that is known to be a name: it is no slip of another. */
  read(token: Token, forgiving: boolean): Lexeme
}

/** Words are compared without apostrophes: "don't" and "dont" are one. */
export function plain(word: string): string {
  return word.includes("'") ? word.replaceAll("'", '') : word
}

/**
 * Reads words by those that the vocabulary knows: as they stand, without an ending, respelled, or with a
 * slip forgiven, whatever is found first.
 *
 * @param words every word of a phrase or a number
 * @param common everyday words without a meaning here
 */
export function createWordReader(
  words: ReadonlySet<string>,
  common: ReadonlySet<string>,
  languages: readonly Language[],
): WordReader {
  const endings = endingsByLastLetter(languages)
  const rules = languages.flatMap((language) => language.romanised)
  const speller = createSpeller(words)

  const inflected = (text: string): Lexeme | null => {
    for (const { ending, stem, means } of endings.get(text.charAt(text.length - 1)) ?? []) {
      if (!text.endsWith(ending)) continue
      const base = text.slice(0, text.length - ending.length) + stem
      if (base.length > 2 && words.has(base)) return { ...asItStands(base), ending: means }
    }
    return null
  }
  const respelled = (text: string): Lexeme | null => {
    if (rules.length === 0) return null
    const spelled = rules.reduce((word, rule) => word.replace(rule.pattern, rule.by), text)
    return spelled !== text && words.has(spelled) ? asItStands(spelled) : null
  }
  const mistyped = (text: string): Lexeme | null => {
    for (const form of [withoutStretching(text), withoutDoubling(text)]) {
      if (form === null) continue
      if (words.has(form)) return { ...asItStands(form), corrected: true }
      if (common.has(form)) return asItStands(form)
      const found = inflected(form)
      if (found !== null) return { ...found, corrected: true }
    }
    const meant = speller.correct(text)
    return meant === null ? null : { ...asItStands(meant), corrected: true }
  }

  return {
    read(token, forgiving) {
      const text = plain(token.text)
      if (token.kind !== 'word') return asItStands(text)
      const bare = inflected(text)
      if (words.has(text)) return { ...asItStands(text), stem: bare?.text ?? null }
      if (bare !== null) return bare
      if (common.has(text)) return asItStands(text)
      const unknown = { ...asItStands(text), known: false }
      return respelled(text) ?? (forgiving ? mistyped(text) : null) ?? unknown
    },
  }
}

function asItStands(text: string): Lexeme {
  return { text, stem: null, known: true, corrected: false, ending: null }
}

/** Endings by their last letter, the longest first, so that "-ies" is tried before "-s". */
function endingsByLastLetter(languages: readonly Language[]): Map<string, Ending[]> {
  const all = languages
    .flatMap((language) => language.endings)
    .map((ending) => ({ ...ending, ending: plain(ending.ending) }))
    .sort((a, b) => b.ending.length - a.ending.length)
  return Map.groupBy(all, ({ ending }) => ending.charAt(ending.length - 1))
}
