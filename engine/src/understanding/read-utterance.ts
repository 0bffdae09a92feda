import type { LanguageCode } from '@guru/contract/vocabulary'
import type { Concept } from '../languages/concept.ts'
import { certainties } from '../places/candidates.ts'
import type { PlaceMention } from '../places/place.ts'
import type { Token } from '../text/token.ts'
import type { Clause } from './clauses/clause.ts'
import { findClauses } from './clauses/find-clauses.ts'
import type { UnderstandingContext } from './command.ts'
import { lexiconFor } from './lexicon.ts'
import { findNumbers } from './numbers/find-numbers.ts'
import { withPauses } from './pauses.ts'
import { findPhrases } from './phrases/find-phrases.ts'
import { findNegated } from './polarity/find-negated.ts'
import type { AmountReading } from './quantities/amount.ts'
import { assignAmounts } from './quantities/amounts.ts'
import { findQuantities } from './quantities/find-quantities.ts'
import { isCountedUnit, type Reading, sizeUnitOf } from './reading.ts'
import { cutIntoSegments, type Segment } from './segments.ts'
import type { NameKind } from './words/read-word.ts'

/** Reads an utterance by the lexicon of a language: what its words, numbers and clauses are. */
export function readUtterance(
  tokens: readonly Token[],
  language: LanguageCode,
  mentions: readonly PlaceMention[],
  context: UnderstandingContext,
): Reading {
  const lexicon = lexiconFor(language)
  const named = namedTokens(mentions, tokens)
  const lexemes = tokens.map((token, at) => lexicon.words.read(token, named.get(at) ?? null))
  const phrases = findPhrases(tokens, lexemes, lexicon)
  const unitStarts = new Set<number>()
  const moneyStarts = new Set<number>()
  const sizeStarts = new Set<number>()
  for (const phrase of phrases) {
    for (const concept of phrase.concepts) if (isCountedUnit(concept)) unitStarts.add(phrase.from)
    if (phrase.concepts.has('unit:rupee')) moneyStarts.add(phrase.from)
    if (sizeUnitOf(phrase) !== undefined) sizeStarts.add(phrase.from)
  }
  const numbers = findNumbers(
    tokens,
    lexemes,
    lexicon.numbers,
    (at) => unitStarts.has(at),
    (at) => moneyStarts.has(at),
    (at) => sizeStarts.has(at),
  )
  const placeAsked = context.asked === 'city' || context.asked === 'area'
  const segments = withPauses(cutIntoSegments(tokens, lexemes, phrases, numbers, mentions, placeAsked))
  const said = conceptsOf(segments)
  const clauses = findClauses(segments, said, context.asked)
  const quantities = findQuantities(segments, context.known)
  const negated = findNegated(segments, said, quantities, context.known.amenities ?? [])
  const reading: AmountReading = {
    tokens,
    lexemes,
    segments,
    said,
    clauses,
    clauseOf: clausePerSegment(clauses),
    quantities,
    negated,
    strange: tokens.map(({ kind }, at) => kind === 'word' && lexemes[at]?.known === false),
    context,
  }
  return { ...reading, amounts: assignAmounts(reading) }
}

/**
 * Tokens of names to the letter, without an ending at most: they are not taken for slips of other words.
 * Names in an Indian script are found by sound alone and are as sure.
 */
function namedTokens(mentions: readonly PlaceMention[], tokens: readonly Token[]): Map<number, NameKind> {
  const named = new Map<number, NameKind>()
  for (const { from, to, certainty } of mentions) {
    const latin = tokens[from]?.script === 'latin'
    const kind = latin || certainty >= certainties.bare ? 'listed' : 'sounding'
    if (certainty < (latin ? certainties.bareRead : certainties.bareSound)) continue
    for (let at = from; at < to; at++) named.set(at, kind)
  }
  return named
}

function conceptsOf(segments: readonly Segment[]): Set<Concept> {
  const said = new Set<Concept>()
  for (const { concepts } of segments) for (const concept of concepts) said.add(concept)
  return said
}

function clausePerSegment(clauses: readonly Clause[]): Clause[] {
  const clauseOf: Clause[] = []
  for (const clause of clauses) for (let at = clause.from; at < clause.to; at++) clauseOf.push(clause)
  return clauseOf
}
