import type { Language } from '../../languages/language.ts'
import { withoutApostrophes } from '../../text/apostrophes.ts'
import { endingTable, type Stripped, strippedForms } from './endings.ts'
import type { KnownWords } from './known-words.ts'
import { asFound, asItStands, type Lexeme } from './lexeme.ts'
import { asks, type VerbEndings } from './verb-endings.ts'

/** Reads words by what is left of them without their endings. */
export interface WordsWithoutEndings {
  /** The word of a phrase that is left; null when none is. */
  inflected(text: string): Lexeme | null
  /** An everyday word with its endings is itself: no slip, and no other word that sounds like it. */
  everyday(text: string): Lexeme | null
  /** Of a word that stands only inside phrases: what it is without an ending that says something. */
  withinPhrases(text: string): Lexeme | null
  /** What the ending of an unknown word says, as of a name: "from" in "chennaiyilirundhu". */
  unknown(text: string): Lexeme
}

/** For the endings of all these languages together; the forms of the word asked for last are kept. */
export function createWordsWithoutEndings(
  languages: readonly Language[],
  { words, common, meaning }: KnownWords,
  verbs: VerbEndings,
): WordsWithoutEndings {
  const endings = endingTable(
    languages
      .flatMap((language) => language.endings)
      .map((ending) => ({ ...ending, ending: withoutApostrophes(ending.ending) })),
  )
  const formsOf = lastOnly((text: string) => strippedForms(text, endings))

  const inflected = (text: string): Lexeme | null => {
    let within: Stripped | null = null
    for (const stripped of formsOf(text)) {
      if (!words.has(stripped.word)) continue
      if (within !== null && stripped.word.length < within.word.length) continue
      // Rather water, വെള്ളം, than white, which stands only inside phrases.
      if (meaning.has(stripped.word)) return asFound(stripped)
      within ??= stripped
    }
    return within === null ? null : asFound(within)
  }

  return {
    inflected,
    everyday(text) {
      const everyday = formsOf(text).find(({ word }) => common.has(word))
      if (everyday === undefined) return null
      return verbs.asked(text) ?? { ...asItStands(text), endings: everyday.means.filter(asks) }
    },
    withinPhrases(text) {
      const found = meaning.has(text) ? null : inflected(text)
      if (found === null || !meaning.has(found.text)) return null
      const saying = found.endings.filter((means) => means.length > 0 && !asks(means))
      return saying.length === 0 ? null : { ...asItStands(text), stem: found.text, endings: saying }
    },
    unknown(text) {
      const [longest] = formsOf(text)
      return { ...asItStands(text), known: false, endings: longest?.means ?? [] }
    },
  }
}

/** Keeps the last answer: one word is asked about several times in a row. */
function lastOnly<T>(answer: (text: string) => T): (text: string) => T {
  let last: { text: string; answer: T } | null = null
  return (text) => {
    if (last === null || last.text !== text) last = { text, answer: answer(text) }
    return last.answer
  }
}
