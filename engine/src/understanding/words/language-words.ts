import type { Language } from '../../languages/language.ts'
import { withoutApostrophes } from '../../text/apostrophes.ts'
import { detached } from '../../text/detached.ts'
import type { WordList } from '../../text/glance.ts'
import { wordList } from '../../text/keyed.ts'
import { expandPhrases } from '../../text/phrase-pattern.ts'
import { createSpeller, type Speller } from '../../text/spelling.ts'
import { compileNumberWords } from '../numbers/number-lexicon.ts'
import { nodesOf, type UnitWords } from '../phrases/made-phrases.ts'
import { type PhraseState, ranks, startOfPhrases } from '../phrases/phrase-graph.ts'
import { ahead } from '../phrases/phrases.ahead.ts'
import { writtenForms } from './inflected-words.ts'
import { saidForms } from './said-forms.ts'

/** The words of one language by itself, made ready for reading. */
export interface LanguageWords {
  language: Language
  /** Where its phrases begin. */
  phrases: PhraseState
  /** Every word of a phrase or a number. */
  words: WordList
  /** Everyday words without a meaning here: those listed and those that are recognised by their stems and endings. */
  common: WordList
  /** Words that may stand inside any phrase. */
  soft: WordList
  speller: Speller
  /** What its numbers count. */
  units: UnitWords
  /** What phrases have for other ways of saying it. */
  said: ReadonlyMap<string, string>
  /** True for a word that by itself means something in the language, or is an everyday word of it. */
  claims(word: string): boolean
}

/** @param listed receives every word of a phrase or a number and the everyday words as they are listed, in their order */
export function compileWords(language: Language, listed: string[] = []): LanguageWords {
  const made = ahead(language.code)
  const words = new Set(made.words)
  const said = saidForms(language)
  const phrases = startOfPhrases(nodesOf(made), language.code === 'en' ? ranks.english : ranks.own)
  for (const [way, word] of said) words.add(way).add(word)
  const numberWords = [...compileNumberWords([language.numbers]).words]
  for (const word of numberWords) words.add(word)
  const everyday = wordsIn(language.commonWords)
  for (const word of [...words, ...everyday]) listed.push(word)
  return {
    language,
    phrases,
    words: wordList(words),
    soft: wordList(wordsIn(language.softWords)),
    speller: createSpeller(words),
    said,
    units: made.units,
    ...claimed(wordList(numberWords), withForms(wordList(everyday), language.inflected), phrases, said),
  }
}

/** Apart from the function above, whose words it would keep otherwise. */
function claimed(
  numberWords: WordList,
  common: WordList,
  phrases: PhraseState,
  said: LanguageWords['said'],
): Pick<LanguageWords, 'common' | 'claims'> {
  return {
    common,
    claims: (word) =>
      numberWords.has(word) || common.has(word) || phrases.next(said.get(word) ?? word)?.isPhrase === true,
  }
}

function withForms(everyday: WordList, inflections: Language['inflected']): WordList {
  if (inflections === undefined) return everyday
  const forms = writtenForms(inflections)
  return { has: (word) => everyday.has(word) || forms.find(word) !== null }
}

function wordsIn(words: string): Set<string> {
  return new Set(expandPhrases(words).map((word) => detached(withoutApostrophes(word))))
}
