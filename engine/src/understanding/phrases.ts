import type { Concept } from '../languages/concept.ts'
import type { Token } from '../text/token.ts'
import { type Lexicon, type PhraseNode, united } from './lexicon.ts'
import type { Lexeme } from './word-reader.ts'

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
  let start = true
  let at = 0
  while (at < tokens.length) {
    const span = longer(
      longestAt(tokens, lexemes, lexicon, at, start, byText),
      longestAt(tokens, lexemes, lexicon, at, start, byStem),
    )
    if (span === null) {
      const text = tokens[at]?.text ?? ''
      start = clauseEnds.has(text) || (start && tokens[at]?.kind === 'mark')
      at++
      continue
    }
    spans.push(span)
    start = (start && leadsIn(span.concepts)) || opensClause(span.concepts)
    at = span.to
  }
  return spans
}

function longer(one: PhraseSpan | null, other: PhraseSpan | null): PhraseSpan | null {
  if (one === null || other === null) return one ?? other
  return other.to > one.to ? other : one
}

/** The next step for a word: as it stands, or without its ending. */
type Follow = (node: PhraseNode, lexeme: Lexeme) => PhraseNode | undefined

const byText: Follow = (node, { text, stem }) =>
  node.next.get(text) ?? (stem === null ? undefined : node.next.get(stem))
const byStem: Follow = (node, { text, stem }) =>
  (stem === null ? undefined : node.next.get(stem)) ?? node.next.get(text)

function longestAt(
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
  { root, soft }: Lexicon,
  from: number,
  start: boolean,
  follow: Follow,
): PhraseSpan | null {
  let node: PhraseNode | undefined = root
  let best: PhraseSpan | null = null
  let corrected = false
  for (let at = from; at < tokens.length; at++) {
    const lexeme = lexemes[at]
    if (lexeme === undefined) break
    const next: PhraseNode | undefined = follow(node, lexeme)
    if (next === undefined) {
      if (at > from && (soft.has(lexeme.text) || isInnerMark(tokens, at))) continue
      break
    }
    node = next
    corrected ||= lexeme.corrected
    const concepts = conceptsAt(node, start, endsClause(tokens, at + 1))
    if (concepts !== null) best = { from, to: at + 1, concepts, corrected }
  }
  return best
}

function isInnerMark(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  const next = tokens[at + 1]
  if (token?.kind !== 'mark' || !innerMarks.has(token.text)) return false
  return !token.spaced && next !== undefined && !next.spaced
}

function endsClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token === undefined || clauseEnds.has(token.text)
}

function conceptsAt(node: PhraseNode, start: boolean, end: boolean): ReadonlySet<Concept> | null {
  let concepts = node.anywhere
  if (start && node.atStart !== null) concepts = united(concepts, node.atStart)
  if (end && node.atEnd !== null) concepts = united(concepts, node.atEnd)
  if (start && end && node.alone !== null) concepts = united(concepts, node.alone)
  return concepts
}
