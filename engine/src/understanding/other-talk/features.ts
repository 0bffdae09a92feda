import { hashOfWord } from '../../text/glance.ts'
import { mixed, nameless, namesOf, numbered } from '../learnt/feature.ts'
import type { Reading } from '../reading.ts'
import type { Lexeme } from '../words/lexeme.ts'

/** What a feature says of a turn; part of its number, so that "first word" and "last word" are two. */
const kinds = {
  word: 1,
  wordPair: 2,
  firstWord: 3,
  lastWord: 4,
  wholeTurn: 5,
  concept: 6,
  conceptInLanguage: 7,
  conceptPair: 8,
  conceptAsked: 9,
  lastConcept: 10,
  lastConcepts: 11,
  otherWords: 12,
  shareOfOthers: 13,
  length: 14,
  asked: 15,
  lengthAsked: 16,
  known: 17,
  shown: 18,
  language: 19,
} as const

/** Turns of so few words are features as a whole. */
const shortTurn = 3

/**
 * What a turn looks like, for telling a wish from other talk: its words and pairs of words, what the rules
 * recognise in them in which order, how much they do not, and what was asked.
 *
 * @returns numbers below `featureCount`; one that holds twice stands there twice
 */
export function featuresOf(reading: Reading): number[] {
  const features: number[] = []
  const add = (kind: keyof typeof kinds, of = 0, and = 0) => features.push(numbered(kinds[kind], of, and))
  addWords(reading, add)
  addConcepts(reading, add)
  const { asked, known, shown = 0, language } = reading.context
  const { length } = reading.segments
  const askedFor = hashOfWord(asked ?? '')
  add('length', Math.min(12, length))
  add('lengthAsked', Math.min(6, Math.round(length / 2)), asked === null ? 0 : 1)
  add('asked', askedFor)
  add('known', Object.keys(known).length > 0 ? 1 : 0)
  add('shown', shown > 0 ? 1 : 0)
  add('language', hashOfWord(language))
  return features
}

type Add = (kind: keyof typeof kinds, of?: number, and?: number) => void

function addWords({ tokens, lexemes }: Reading, add: Add): void {
  let before = 0
  let first = 0
  let last = 0
  let whole = 0
  let count = 0
  tokens.forEach(({ kind }, at) => {
    const word = kind === 'number' ? hashOfWord('#') : hashOfWord(wordOf(lexemes[at]))
    add('word', word)
    add('wordPair', before, word)
    before = word
    if (kind === 'mark') return
    if (count === 0) first = word
    last = word
    whole = mixed(whole, word)
    count++
  })
  add('firstWord', first)
  add('lastWord', last)
  if (count <= shortTurn) add('wholeTurn', whole)
}

function wordOf(lexeme: Lexeme | undefined): string {
  return lexeme?.text ?? ''
}

function addConcepts({ segments, context }: Reading, add: Add): void {
  const language = hashOfWord(context.language)
  const asked = hashOfWord(context.asked ?? '')
  let before = 0
  let last = 0
  let others = 0
  for (const segment of segments) {
    const names = namesOf(segment)
    if (names === nameless) others++
    for (const name of names) {
      const concept = hashOfWord(name)
      add('concept', concept)
      add('conceptInLanguage', language, concept)
      add('conceptPair', last, concept)
      add('conceptAsked', asked, concept)
    }
    before = last
    last = hashOfWord(names[0] ?? '')
  }
  add('lastConcept', last)
  add('lastConcepts', before, last)
  add('otherWords', Math.min(6, others))
  add('shareOfOthers', Math.round((4 * others) / Math.max(1, segments.length)))
}
