import type { LanguageCode } from '@guru/contract/vocabulary'
import type { Concept } from '../languages/concept.ts'
import { certainties } from '../places/candidates.ts'
import type { PlaceMention } from '../places/place.ts'
import type { Token } from '../text/token.ts'
import { findCallTime, withoutHours } from './call-time/call-time.ts'
import type { Clause } from './clauses/clause.ts'
import { findClauses } from './clauses/find-clauses.ts'
import type { UnderstandingContext } from './command.ts'
import { lexiconFor } from './lexicon.ts'
import { findNumbers } from './numbers/find-numbers.ts'
import { withPauses } from './pauses.ts'
import { findPhrases, type PhraseSpan } from './phrases/find-phrases.ts'
import { withHomesPointedAt } from './pointed-homes/pointed-homes.ts'
import { strikeFarAreas } from './polarity/far-areas.ts'
import { findNegated } from './polarity/find-negated.ts'
import { withHardships } from './polarity/hardships.ts'
import { wantNeeded } from './polarity/needed-after-no.ts'
import { withStops } from './polarity/stops.ts'
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
  const lexemes = tokens.map((token, at) => lexicon.words.read(token, named?.[at] ?? null))
  const phrases = findPhrases(tokens, lexemes, lexicon)
  const phraseAt = byFirstToken(phrases, tokens.length)
  const numbers = findNumbers(
    tokens,
    lexemes,
    lexicon.numbers,
    (at) => countsUnits(phraseAt[at]),
    (at) => phraseAt[at]?.concepts.has('unit:rupee') === true,
    (at) => namesSize(phraseAt[at]),
  )
  const placeAsked = context.asked === 'city' || context.asked === 'area'
  const cut = cutIntoSegments({ tokens, lexemes, phrases, phraseAt, numbers, mentions, placeAsked })
  const paused = withPauses(withHomesPointedAt(cut, tokens, context))
  const segments = withStops(withHardships(paused, tokens), tokens)
  const said = conceptsOf(segments)
  const soFar = {
    tokens,
    segments,
    said,
    clauses: findClauses(segments, said, context.asked),
    quantities: findQuantities(segments, context.known),
    context,
  }
  const { clauses } = soFar
  const callTime = findCallTime(soFar)
  const quantities = withoutHours(soFar, callTime)
  const negated = findNegated(segments, said, quantities, context)
  if (said.has('not:before')) wantNeeded(segments, tokens, negated)
  if (mentions.length > 0) strikeFarAreas(segments, tokens, negated)
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
    callTime,
    context,
  }
  return { ...reading, amounts: assignAmounts(reading) }
}

/**
 * Tokens of names to the letter, without an ending at most: they are not taken for slips of other words.
 * Names in an Indian script are found by sound alone and are as sure.
 */
function namedTokens(
  mentions: readonly PlaceMention[],
  tokens: readonly Token[],
): readonly (NameKind | null)[] | null {
  if (mentions.length === 0) return null
  const named = new Array<NameKind | null>(tokens.length).fill(null)
  for (const { from, to, certainty } of mentions) {
    const latin = tokens[from]?.script === 'latin'
    const kind = latin || certainty >= certainties.bare ? 'listed' : 'sounding'
    if (certainty < (latin ? certainties.bareRead : certainties.bareSound)) continue
    named.fill(kind, from, to)
  }
  return named
}

/** By token: the phrase that begins there. */
function byFirstToken(phrases: readonly PhraseSpan[], length: number): (PhraseSpan | undefined)[] {
  const starting: (PhraseSpan | undefined)[] = new Array(length)
  for (const phrase of phrases) starting[phrase.from] = phrase
  return starting
}

function countsUnits(phrase: PhraseSpan | undefined): boolean {
  if (phrase !== undefined) for (const concept of phrase.concepts) if (isCountedUnit(concept)) return true
  return false
}

function namesSize(phrase: PhraseSpan | undefined): boolean {
  return phrase !== undefined && sizeUnitOf(phrase) !== undefined
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
