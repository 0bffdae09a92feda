import type { Concept } from '../../languages/concept.ts'
import type { Token } from '../../text/token.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Lexeme } from '../words/lexeme.ts'
import { type Position, positions } from './phrase-nodes.ts'
import { after, joined, type States } from './phrase-states.ts'

/** A phrase of the vocabulary found in an utterance: tokens `from` up to but not including `to`. */
export interface PhraseSpan {
  from: number
  to: number
  concepts: ReadonlySet<Concept>
  /** True when a slip was forgiven to read it. */
  corrected: boolean
}

/** Marks after which a new clause begins. */
const clauseEnds = new Set(['.', '?', '!', ';', ',', '\n'])
/** Marks inside a word written together ("semi-furnished", "a/c", "sq.ft"): skipped when nothing is spaced. */
const innerMarks = new Set(['-', '.', '/', '_'])

/** Words after which a clause may still be said to begin: "ok, and does it …". */
function leadsIn(concepts: ReadonlySet<Concept>): boolean {
  for (const concept of concepts) {
    if (concept === 'interjection' || concept === 'correct' || concept.startsWith('act:')) return true
  }
  return false
}

/** Words that open a clause wherever they stand. */
function opensClause(concepts: ReadonlySet<Concept>): boolean {
  return concepts.has('and') || concepts.has('but') || concepts.has('act:greet')
}

/** The longest phrases from left to right, none overlapping another. */
export function findPhrases(
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
): PhraseSpan[] {
  const spans: PhraseSpan[] = []
  const last = lastStem(lexemes)
  let start = true
  let at = 0
  while (at < tokens.length) {
    const span = phraseAt(tokens, lexemes, lexicon, at, start, last)
    if (span === null) {
      const token = tokens[at]
      start = token?.kind === 'mark' && (start || clauseEnds.has(token.text))
      at++
      continue
    }
    spans.push(span)
    start = (start && leadsIn(span.concepts)) || opensClause(span.concepts)
    at = span.to
  }
  return spans
}

/**
 * The longest phrase that begins at a token; null when none does.
 *
 * @param start whether a clause begins there
 * @param last the last word that may be read in two ways
 */
export function phraseAt(
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  at: number,
  start = false,
  last = lastStem(lexemes),
): PhraseSpan | null {
  const first = lexemes[at]
  if (first === undefined) return null
  const asRead = lexicon.opening(first.text)
  const bare = first.stem === null ? null : lexicon.opening(first.stem)
  const states = asRead ?? bare
  let found: PhraseSpan | null = null
  if (states !== null) {
    found = longestFrom(states, tokens, lexemes, lexicon, at, start, byText)
    if (at <= last)
      found = longer(found, longestFrom(bare ?? states, tokens, lexemes, lexicon, at, start, byStem))
  }
  for (const word of first.alike) {
    const opened = lexicon.opening(word)
    const span = opened === null ? null : longestFrom(opened, tokens, lexemes, lexicon, at, start, byText)
    // By itself a word means what it is read as.
    if (span !== null && span.to > at + 1) found = longer(found, span)
  }
  return found
}

/** The last word that may be read in two ways; -1 where none may. */
function lastStem(lexemes: readonly Lexeme[]): number {
  return lexemes.findLastIndex(({ stem }) => stem !== null)
}

function longer(one: PhraseSpan | null, other: PhraseSpan | null): PhraseSpan | null {
  if (one === null || other === null) return one ?? other
  return other.to > one.to ? other : one
}

/** The next step for a word: as it stands, or without its ending. */
type Follow = (states: States, lexeme: Lexeme) => States | null

const byText: Follow = (states, { text, stem, alike }) => {
  const next = stem === null ? after(states, text) : both(after(states, text), after(states, stem))
  return alike.length === 0 ? next : withAlike(next, states, alike)
}
const byStem: Follow = (states, { text, stem, alike }) => {
  const next = stem === null ? after(states, text) : both(after(states, stem), after(states, text))
  return alike.length === 0 ? next : withAlike(next, states, alike)
}

function withAlike(next: States | null, states: States, alike: readonly string[]): States | null {
  return alike.reduce((found, word) => both(found, after(states, word)), next)
}

/** One phrase may have a word as it is typed, another one in its own script; the next words tell which goes on. */
function both(one: States | null, other: States | null): States | null {
  return one === null || other === null ? (one ?? other) : joined(one, other)
}

/** Words and marks in a row that may stand inside a phrase without being a part of it. */
const mostPassed = 4

/** @param first the states behind the first word */
function longestFrom(
  first: States,
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
  { soft }: Lexicon,
  from: number,
  start: boolean,
  follow: Follow,
): PhraseSpan | null {
  let states = first
  let ended = first
  let best: PhraseSpan | null = null
  let corrected = false
  let passed = 0
  for (let at = from; at < tokens.length; at++) {
    const lexeme = lexemes[at]
    if (lexeme === undefined) break
    if (at > from) {
      if (isCountedApart(tokens, at)) break
      const next = follow(states, lexeme)
      const passable = (soft.has(lexeme.text) || isInnerMark(tokens, at)) && passed < mostPassed
      passed = passable ? passed + 1 : 0
      if (next === null) {
        if (passable) continue
        break
      }
      // "Could you please check": one phrase has the "please", another one only lets it pass.
      states = passable ? joined(next, states) : next
      ended = next
    }
    corrected ||= lexeme.corrected
    if (!closesPhrase(ended)) continue
    const concepts = conceptsAt(ended, start, endsClause(tokens, lexemes, soft, at + 1))
    if (concepts !== null) best = { from, to: at + 1, concepts, corrected }
  }
  return best
}

function closesPhrase(states: States): boolean {
  for (const state of states) if (state.isPhrase) return true
  return false
}

/** "Noida m 2bhk" names no square metres: a number belongs to one letter only where it is written on to it. */
function isCountedApart(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  const before = tokens[at - 1]
  return token?.kind === 'number' && token.spaced && before?.kind === 'word' && before.text.length === 1
}

function isInnerMark(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  const next = tokens[at + 1]
  if (token?.kind !== 'mark' || !innerMarks.has(token.text)) return false
  return !token.spaced && next !== undefined && !next.spaced
}

/** "Enough, sir please": so many words of courtesy may still follow where a clause ends. */
const mostCourtesies = 3

function endsClause(
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
  soft: Lexicon['soft'],
  at: number,
): boolean {
  let next = at
  while (next < at + mostCourtesies && soft.has(lexemes[next]?.text ?? '')) next++
  const token = tokens[next]
  return token === undefined || (token.kind === 'mark' && clauseEnds.has(token.text))
}

function conceptsAt(states: States, start: boolean, end: boolean): ReadonlySet<Concept> | null {
  let concepts = meaningOf(states, positions.anywhere)
  if (start) concepts = united(concepts, meaningOf(states, positions.atStart))
  if (end) concepts = united(concepts, meaningOf(states, positions.atEnd))
  return start && end ? united(concepts, meaningOf(states, positions.alone)) : concepts
}

function meaningOf(states: States, position: Position): ReadonlySet<Concept> | null {
  for (const state of states) {
    const concepts = state.means(position)
    if (concepts !== undefined) return concepts
  }
  return null
}

function united(
  one: ReadonlySet<Concept> | null,
  other: ReadonlySet<Concept> | null,
): ReadonlySet<Concept> | null {
  if (one === null || other === null || one === other) return one ?? other
  return new Set([...one, ...other])
}
