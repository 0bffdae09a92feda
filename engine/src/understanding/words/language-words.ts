import type { Language } from '../../languages/language.ts'
import { withoutApostrophes } from '../../text/apostrophes.ts'
import { detached } from '../../text/detached.ts'
import type { WordList } from '../../text/glance.ts'
import { wordList } from '../../text/keyed.ts'
import { normaliseList } from '../../text/normalise.ts'
import { expandPhrases, phrasesOf } from '../../text/phrase-pattern.ts'
import { createSpeller, type Speller } from '../../text/spelling.ts'
import { compileNumberWords } from '../numbers/number-lexicon.ts'
import { type PhraseState, ranks, startOfPhrases } from '../phrases/phrase-graph.ts'
import { type PhraseNodes, PhraseNodesBuilder } from '../phrases/phrase-nodes.ts'
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
  /** What phrases have for other ways of saying it. */
  said: ReadonlyMap<string, string>
  /** True for a word that by itself means something in the language, or is an everyday word of it. */
  claims(word: string): boolean
}

/** @param listed receives every word of a phrase or a number and the everyday words as they are listed, in their order */
export function compileWords(language: Language, listed: string[] = []): LanguageWords {
  const words = new Set<string>()
  const said = saidForms(language)
  const phrases = startOfPhrases(
    phraseNodesOf(language, words, said),
    language.code === 'en' ? ranks.english : ranks.own,
  )
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

/**
 * All phrases of a language: those of its vocabulary and those of acts.
 *
 * @param words receives every word of a phrase, in their order
 */
function phraseNodesOf(
  { vocabulary, acts }: Language,
  words: Set<string>,
  said: ReadonlyMap<string, string>,
): PhraseNodes {
  const builder = new PhraseNodesBuilder(words, said)
  for (const [concept, list] of [...entriesOf(vocabulary), ...entriesOf(acts)])
    for (const phrase of phrasesOf(normaliseList(list))) builder.add(phrase, concept)
  return builder.nodes()
}

function withForms(everyday: WordList, inflections: Language['inflected']): WordList {
  if (inflections === undefined) return everyday
  const forms = writtenForms(inflections)
  return { has: (word) => everyday.has(word) || forms.find(word) !== null }
}

function wordsIn(words: string): Set<string> {
  return new Set(expandPhrases(words).map((word) => detached(withoutApostrophes(word))))
}

/** `Object.entries` with the keys' own type. */
function entriesOf<K extends string, V>(record: { readonly [Key in K]?: V }): [K, V][] {
  const entries: [K, V][] = []
  for (const key in record) {
    const value = record[key]
    if (value !== undefined) entries.push([key, value])
  }
  return entries
}
