import type { LanguageCode } from '@guru/contract/vocabulary'
import type { Concept } from '../languages/concept.ts'
import { languages } from '../languages/index.ts'
import type { Language, Phrases } from '../languages/language.ts'
import { expandPhrases } from '../text/phrase-pattern.ts'
import { tokenise } from '../text/tokens.ts'
import { type CompoundCutter, createCompoundCutter } from './compounds.ts'
import { createHyphenDropper, type HyphenDropper } from './hyphens.ts'
import { createNameHints, type NameHints } from './name-hints.ts'
import { compileNumberWords, type NumberLexicon } from './number-lexicon.ts'
import { createSoundReader, type SoundReader } from './sound-reader.ts'
import { createWordReader, plain, type WordReader } from './word-reader.ts'

/** One step in the tree of all phrases: where the next word leads, and what the words so far mean. */
export interface PhraseNode {
  next: Map<string, PhraseNode>
  anywhere: ReadonlySet<Concept> | null
  atStart: ReadonlySet<Concept> | null
  atEnd: ReadonlySet<Concept> | null
  /** Only as a clause of its own. */
  alone: ReadonlySet<Concept> | null
}

/** The words of one conversation language together with English, made ready for reading. */
export interface Lexicon {
  root: PhraseNode
  /** Words that may stand inside any phrase. */
  soft: ReadonlySet<string>
  numbers: NumberLexicon
  words: WordReader
  /** null for English, whose everyday words the search for names knows itself. */
  names: NameHints | null
  /** Cuts number words written together; null for English, which writes them apart. */
  compounds: CompoundCutter | null
  /** null for English, which has no such endings. */
  hyphens: HyphenDropper | null
}

const compiled = new Map<LanguageCode, Lexicon>()

/** The lexicon for turns in a language; it is made at the first use and kept. */
export function lexiconFor(code: LanguageCode): Lexicon {
  const ready = compiled.get(code)
  if (ready !== undefined) return ready
  const english = written('en')
  const own = written(code)
  const made = compile(
    [own, english].filter((language, at, all) => language !== null && all.indexOf(language) === at),
  )
  compiled.set(code, made)
  return made
}

function written(code: LanguageCode): Language | null {
  const language = languages[code]
  return language.written ? language : null
}

function newNode(): PhraseNode {
  return { next: new Map(), anywhere: null, atStart: null, atEnd: null, alone: null }
}

/** Earlier languages win: a phrase that the first one knows keeps its meaning there. */
function compile(all: readonly (Language | null)[]): Lexicon {
  const present = all.filter((language) => language !== null)
  const root = newNode()
  const words = new Set<string>()
  const common = new Set<string>()
  const soft = new Set<string>()
  const taken = new Set<string>()
  let own: OwnWords | null = null
  const everyday = new Set<string>()
  for (const language of present) {
    const meanings = meaningsOf(language)
    for (const [phrase, concepts] of meanings) {
      if (taken.has(phrase)) continue
      taken.add(phrase)
      plant(root, phrase, concepts, words)
    }
    for (const word of expandPhrases(language.commonWords)) common.add(plain(word))
    for (const word of expandPhrases(language.softWords)) soft.add(plain(word))
    if (language.code === 'en') {
      for (const word of expandPhrases(language.commonWords))
        if (!own?.claimed.has(word)) everyday.add(plain(word))
      continue
    }
    const { words: numberWords } = compileNumberWords([language.numbers])
    own ??= ownWords(language, new Set([...words, ...numberWords, ...common]), [
      ...singleWords(meanings.keys()),
      ...numberWords,
      ...common,
    ])
  }
  const numbers = compileNumberWords(present.map((language) => language.numbers))
  for (const word of numbers.words) words.add(word)
  return {
    root,
    soft,
    numbers,
    words: createWordReader(words, common, present, own?.sounds ?? null, everyday),
    names: own?.names ?? null,
    compounds: own?.compounds ?? null,
    hyphens: own?.hyphens ?? null,
  }
}

/** What reads the words of the conversation's own language; English has no need of it. */
interface OwnWords {
  claimed: ReadonlySet<string>
  sounds: SoundReader
  names: NameHints
  compounds: CompoundCutter
  hyphens: HyphenDropper
}

/** @param claimed words that mean something by themselves in the language, whatever they mean in English */
function ownWords(language: Language, words: ReadonlySet<string>, claimed: readonly string[]): OwnWords {
  const sounds = createSoundReader(language, words)
  return {
    claimed: new Set(claimed),
    sounds,
    names: createNameHints(language, words, sounds),
    compounds: createCompoundCutter(language.numbers, sounds, (text) => words.has(text)),
    hyphens: createHyphenDropper(language.endings),
  }
}

/** Phrases of one word, without their marks. */
function singleWords(phrases: Iterable<string>): string[] {
  const singles: string[] = []
  for (const phrase of phrases) if (!phrase.includes(' ')) singles.push(plain(phrase.replace(/^\^|\$$/g, '')))
  return singles
}

/** All phrases of a language with every concept that lists them. */
function meaningsOf(language: Language): Map<string, Set<Concept>> {
  const meanings = new Map<string, Set<Concept>>()
  const add = (concept: Concept, phrases: Phrases) => {
    for (const phrase of expandPhrases(phrases)) {
      const known = meanings.get(phrase)
      if (known === undefined) meanings.set(phrase, new Set([concept]))
      else known.add(concept)
    }
  }
  for (const [concept, phrases] of entriesOf(language.vocabulary)) add(concept, phrases)
  for (const [concept, phrases] of entriesOf(language.acts)) add(concept, phrases)
  return meanings
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

function plant(root: PhraseNode, phrase: string, concepts: Set<Concept>, words: Set<string>): void {
  const start = phrase.startsWith('^')
  const end = phrase.endsWith('$')
  let node = root
  for (const token of tokenise(phrase.slice(start ? 1 : 0, end ? -1 : undefined))) {
    const text = plain(token.text)
    if (token.kind === 'word') words.add(text)
    let next = node.next.get(text)
    if (next === undefined) {
      next = newNode()
      node.next.set(text, next)
    }
    node = next
  }
  if (start && end) node.alone = united(node.alone, concepts)
  else if (start) node.atStart = united(node.atStart, concepts)
  else if (end) node.atEnd = united(node.atEnd, concepts)
  else node.anywhere = united(node.anywhere, concepts)
}

/** Both sets in one. */
export function united(a: ReadonlySet<Concept> | null, b: ReadonlySet<Concept>): ReadonlySet<Concept> {
  return a === null || a === b ? b : new Set([...a, ...b])
}
