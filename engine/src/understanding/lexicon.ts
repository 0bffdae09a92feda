import type { LanguageCode } from '@guru/contract/vocabulary'
import { languages } from '../languages/index.ts'
import type { Language } from '../languages/language.ts'
import type { WordList } from '../text/glance.ts'
import { firstOf } from '../text/spelling.ts'
import { compileNumberWords, type NumberLexicon } from './numbers/number-lexicon.ts'
import { after, type States } from './phrases/phrase-states.ts'
import { type CompoundCutter, createCompoundCutter } from './words/compounds.ts'
import { endingTable } from './words/endings.ts'
import { createHyphenDropper, type HyphenDropper } from './words/hyphens.ts'
import { compileWords, type LanguageWords } from './words/language-words.ts'
import { createNameHints, type NameHints } from './words/name-hints.ts'
import { createOwnWords, type OwnWords } from './words/own-words.ts'
import { createSoundReader, type SoundReader } from './words/sound-reader.ts'
import { ahead as spellings } from './words/spellings.ahead.ts'
import { keepWordNotes, type NotesOf } from './words/word-notes.ts'
import { createWordReader, type WordReader } from './words/word-reader.ts'

/** The words of one conversation language together with English, made ready for reading. */
export interface Lexicon {
  /** What is kept of each word. */
  notesOf: NotesOf
  /** Where a first word leads in the phrases of each language; null when none begins with it. */
  opening: (word: string) => States | null
  /** Words that may stand inside any phrase. */
  soft: WordList
  numbers: NumberLexicon
  words: WordReader
  /** null for English, whose everyday words the search for names knows itself. */
  names: NameHints | null
  /** Cuts number words written together; null for English, which writes them apart. */
  compounds: CompoundCutter | null
  /** null for English, which has no such endings. */
  hyphens: HyphenDropper | null
  /** The language's own words, apart from English; English for itself. */
  own: OwnWords
}

const compiled = new Map<LanguageCode, Lexicon>()

/** The lexicon for turns in a language; it is made at the first use and kept. */
export function lexiconFor(code: LanguageCode): Lexicon {
  let lexicon = compiled.get(code)
  if (lexicon === undefined) {
    lexicon = compile(written(code))
    compiled.set(code, lexicon)
  }
  return lexicon
}

/**
 * Compiles the words of a language, some 50 ms of work that its first turn would otherwise wait for. What was
 * compiled serves every engine of the process.
 */
export function prepareLanguage(code: LanguageCode): void {
  lexiconFor(code)
}

function written(code: LanguageCode): Language | null {
  const language = languages[code]
  return language.written ? language : null
}

let englishWords: LanguageWords | null = null

/** English serves in every conversation: its words are compiled once and asked after the own language's. */
function english(): LanguageWords | null {
  const language = written('en')
  if (language !== null) englishWords ??= compileWords(language)
  return englishWords
}

function compile(language: Language | null): Lexicon {
  const listed: string[] = []
  const own = language === null || language.code === 'en' ? null : compileWords(language, listed)
  const all = [own, english()].filter((words) => words !== null)
  const notesOf = keepWordNotes()
  const reader = own === null ? null : ownReader(own, listed, notesOf)
  const phrases = all.map(({ phrases }) => phrases)
  const present = all.map(({ language }) => language)
  return {
    notesOf,
    opening(word) {
      const notes = notesOf(word)
      if (notes.opening === undefined) notes.opening = after(phrases, notes.text)
      return notes.opening
    },
    soft: anyOf(all.map(({ soft }) => soft)),
    numbers: compileNumberWords(present.map(({ numbers }) => numbers)),
    words: createWordReader(
      present,
      {
        words: anyOf(all.map(({ words }) => words)),
        common: anyOf(all.map(({ common }) => common)),
        everydayEnglish: {
          has: (word) => english()?.common.has(word) === true && own?.claims(word) !== true,
        },
        meaning: { has: (word) => all.some((words) => words.claims(word)) },
      },
      firstOf(all.map(({ speller }) => speller)),
      reader?.sounds ?? null,
      notesOf,
    ),
    names: reader?.names ?? null,
    compounds: reader?.compounds ?? null,
    hyphens: reader?.hyphens ?? null,
    own: createOwnWords(own ?? english(), reader?.sounds ?? null, notesOf),
  }
}

/** What reads the words of the conversation's own language; English has no need of it. */
interface OwnReader {
  sounds: SoundReader
  names: NameHints
  compounds: CompoundCutter
  hyphens: HyphenDropper
}

function ownReader(own: LanguageWords, listed: readonly string[], notesOf: NotesOf): OwnReader {
  const { language } = own
  const all = anyOf([own.words, own.common])
  const sounds = createSoundReader(language, listed, notesOf, spellings(language.code, listed, language))
  const endings = endingTable(language.endings)
  return {
    sounds,
    names: createNameHints(language, endings, all, sounds, notesOf),
    compounds: createCompoundCutter(own, sounds, (text) => all.has(text), notesOf),
    hyphens: createHyphenDropper(endings),
  }
}

/** All lists in one, without copying them. */
function anyOf(lists: readonly WordList[]): WordList {
  const [first, second, ...others] = lists
  if (first === undefined || second === undefined || others.length > 0)
    return { has: (word) => lists.some((list) => list.has(word)) }
  return { has: (word) => first.has(word) || second.has(word) }
}
