import type { LanguageCode } from '@guru/contract/vocabulary'
import type { Concept } from '../languages/concept.ts'
import { languages } from '../languages/index.ts'
import type { Ending, Language, Phrases } from '../languages/language.ts'
import { expandPhrases } from '../text/phrase-pattern.ts'
import { createSpeller, type Speller, withoutDoubling, withoutStretching } from '../text/spelling.ts'
import type { Token } from '../text/token.ts'
import { tokenise } from '../text/tokens.ts'
import { compileNumberWords, type NumberLexicon } from './number-lexicon.ts'

/** One step in the tree of all phrases: where the next word leads, and what the words so far mean. */
export interface PhraseNode {
  next: Map<string, PhraseNode>
  anywhere: ReadonlySet<Concept> | null
  atStart: ReadonlySet<Concept> | null
  atEnd: ReadonlySet<Concept> | null
  /** Only as a clause of its own. */
  alone: ReadonlySet<Concept> | null
}

/** How a token is read: the word that the vocabulary knows, and what its ending adds. */
export interface Lexeme {
  text: string
  /** The word without its ending, when that is a word of the vocabulary too ("flat" of "flats"). */
  stem: string | null
  /** False when the word is neither in the vocabulary nor an everyday one. */
  known: boolean
  /** True when a slip was forgiven to read it. */
  corrected: boolean
  /** True for a word without concept that is known as everyday language. */
  common: boolean
  /** Meaning of the ending that was taken off. */
  ending: Concept | null
}

/** The words of one conversation language together with English, made ready for reading. */
export interface Lexicon {
  root: PhraseNode
  numbers: NumberLexicon
  read(token: Token): Lexeme
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
  const taken = new Set<string>()
  for (const language of present) {
    const meanings = meaningsOf(language)
    for (const [phrase, concepts] of meanings) {
      if (taken.has(phrase)) continue
      taken.add(phrase)
      plant(root, phrase, concepts, words)
    }
    for (const word of expandPhrases(language.commonWords)) common.add(plain(word))
  }
  const numbers = compileNumberWords(present.map((language) => language.numbers))
  for (const word of numbers.words) words.add(word)
  return { root, numbers, read: createReader(words, common, present) }
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
function entriesOf<K extends string, V>(record: Record<K, V>): [K, V][] {
  const keys: K[] = []
  for (const key in record) keys.push(key)
  return keys.map((key) => [key, record[key]])
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

/** Words are compared without apostrophes: "don't" and "dont" are one. */
function plain(word: string): string {
  return word.includes("'") ? word.replaceAll("'", '') : word
}

function createReader(
  words: ReadonlySet<string>,
  common: ReadonlySet<string>,
  present: readonly Language[],
): (token: Token) => Lexeme {
  const endings = endingsByLastLetter(present)
  const rules = present.flatMap((language) => language.romanised)
  const speller = createSpeller(words)
  return (token) => {
    const text = plain(token.text)
    if (token.kind !== 'word') return lexeme(text)
    const inflected = readInflected(text, words, endings)
    if (words.has(text)) return { ...lexeme(text), stem: inflected?.text ?? null }
    if (inflected !== null) return inflected
    if (common.has(text)) return { ...lexeme(text), common: true }
    return (
      readRespelled(text, words, rules) ??
      readSlip(text, words, common, endings, speller) ?? { ...lexeme(text), known: false }
    )
  }
}

function lexeme(text: string): Lexeme {
  return { text, stem: null, known: true, corrected: false, common: false, ending: null }
}

function endingsByLastLetter(present: readonly Language[]): Map<string, Ending[]> {
  const byLast = new Map<string, Ending[]>()
  for (const ending of present.flatMap((language) => language.endings)) {
    const text = plain(ending.ending)
    const last = text.charAt(text.length - 1)
    const bucket = byLast.get(last)
    const plainEnding = { ...ending, ending: text }
    if (bucket === undefined) byLast.set(last, [plainEnding])
    else bucket.push(plainEnding)
  }
  // The longest ending first, so that "-ies" is tried before "-s".
  for (const bucket of byLast.values()) bucket.sort((a, b) => b.ending.length - a.ending.length)
  return byLast
}

function readInflected(
  text: string,
  words: ReadonlySet<string>,
  endings: Map<string, Ending[]>,
): Lexeme | null {
  for (const { ending, stem, means } of endings.get(text.charAt(text.length - 1)) ?? []) {
    if (!text.endsWith(ending)) continue
    const base = text.slice(0, text.length - ending.length) + stem
    if (base.length > 2 && words.has(base)) return { ...lexeme(base), ending: means }
  }
  return null
}

function readRespelled(
  text: string,
  words: ReadonlySet<string>,
  rules: Language['romanised'],
): Lexeme | null {
  if (rules.length === 0) return null
  const respelled = rules.reduce((word, rule) => word.replace(rule.pattern, rule.by), text)
  return respelled !== text && words.has(respelled) ? lexeme(respelled) : null
}

function readSlip(
  text: string,
  words: ReadonlySet<string>,
  common: ReadonlySet<string>,
  endings: Map<string, Ending[]>,
  speller: Speller,
): Lexeme | null {
  const stretched = withoutStretching(text) ?? text
  for (const form of [stretched, withoutDoubling(text)]) {
    if (form === null || form === text) continue
    if (words.has(form)) return { ...lexeme(form), corrected: true }
    if (common.has(form)) return { ...lexeme(form), common: true }
    const inflected = readInflected(form, words, endings)
    if (inflected !== null) return { ...inflected, corrected: true }
  }
  const meant = speller.correct(text)
  return meant === null ? null : { ...lexeme(meant), corrected: true }
}
