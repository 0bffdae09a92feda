import { transliterate } from '../../text/brahmic.ts'
import { addLetter, hashOf, hashOfWord, noLetters } from '../../text/glance.ts'
import { featureCount, namesOf, numbered } from '../learnt/feature.ts'
import type { Reading } from '../reading.ts'
import { roughSound } from './rough-sound.ts'

/** What a feature says of a turn; part of its number. */
const kinds = {
  word: 1,
  wordInLanguage: 2,
  wordPair: 3,
  letters: 4,
  concept: 5,
  conceptInLanguage: 6,
  conceptPair: 7,
  lastConcept: 8,
  otherWords: 9,
  length: 10,
  asked: 11,
  known: 12,
  shown: 13,
  language: 14,
  clauses: 15,
} as const

type Add = (kind: keyof typeof kinds, of?: number, and?: number) => void

/** Runs of so many letters are features, of no more letters than these in all. */
const shortestRun = 3
const longestRun = 5
const mostLetters = 80

/**
 * What a turn without a wish looks like, for telling which act it is: its words and runs of letters in one
 * rough spelling for all scripts, and what the rules recognise beside acts, which they did not find.
 *
 * @returns numbers below `featureCount`, each once
 */
export function actFeatures(reading: Reading): number[] {
  const features: number[] = []
  const add: Add = (kind, of = 0, and = 0) => features.push(numbered(kinds[kind], of, and))
  const language = hashOfWord(reading.context.language)
  addWords(reading, language, add)
  addConcepts(reading, language, add)
  const { asked, known, shown = 0 } = reading.context
  add('length', Math.min(12, reading.tokens.length))
  add('asked', hashOfWord(asked ?? ''))
  add('known', Object.keys(known).length > 0 ? 1 : 0)
  add('shown', shown > 0 ? 1 : 0)
  add('language', language)
  for (const { kind, asking } of reading.clauses) add('clauses', hashOfWord(kind), asking ? 1 : 0)
  return eachOnce(features)
}

/** For each feature the turn that it was last seen in; a set of numbers takes half as long again. */
const seenIn = new Int32Array(featureCount)
let turn = 0

function eachOnce(features: readonly number[]): number[] {
  turn = (turn + 1) | 0
  return features.filter((feature) => {
    const first = seenIn[feature] !== turn
    seenIn[feature] = turn
    return first
  })
}

function addWords({ tokens }: Reading, language: number, add: Add): void {
  let letters = ' '
  let before = 0
  for (const { kind, text } of tokens) {
    const sound = kind === 'number' ? '#' : roughSound(transliterate(text))
    const word = hashOfWord(sound)
    add('word', word)
    add('wordInLanguage', language, word)
    add('wordPair', before, word)
    before = word
    if (kind !== 'mark' && letters.length < mostLetters) letters += `${sound} `
  }
  add('wordPair', before)
  for (let from = 0; from + shortestRun <= letters.length && from < mostLetters; from++) {
    let run = hashOf(noLetters, letters, from, from + shortestRun - 1)
    for (let at = from + shortestRun - 1; at < Math.min(from + longestRun, letters.length); at++) {
      run = addLetter(run, letters.charCodeAt(at))
      add('letters', run)
    }
  }
}

function addConcepts({ segments }: Reading, language: number, add: Add): void {
  let last = 0
  let others = 0
  for (const segment of segments) {
    if (segment.concepts.size === 0) others++
    for (const name of namesOf(segment)) {
      if (name.startsWith('act:')) continue
      const concept = hashOfWord(name)
      add('concept', concept)
      add('conceptInLanguage', language, concept)
      add('conceptPair', last, concept)
      last = concept
    }
  }
  add('lastConcept', last)
  add('otherWords', Math.min(6, others))
}
