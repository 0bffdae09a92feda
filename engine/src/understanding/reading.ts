import { propertyTypes, sizeUnits, type TransactionType, transactionTypes } from '@guru/contract/vocabulary'
import type { Concept } from '../languages/concept.ts'
import type { Token } from '../text/token.ts'
import type { CallTime } from './call-time/call-time.ts'
import type { Clause } from './clauses/clause.ts'
import type { UnderstandingContext } from './command.ts'
import type { AmountSlot } from './quantities/amount.ts'
import type { Quantity } from './quantities/quantity.ts'
import type { Segment } from './segments.ts'
import type { Lexeme } from './words/lexeme.ts'

/** An utterance as recognisers see it. */
export interface Reading {
  tokens: readonly Token[]
  /** How each token is read. */
  lexemes: readonly Lexeme[]
  segments: readonly Segment[]
  /** Every concept that stands somewhere in it: most recognisers find none of theirs, and need not look further. */
  said: ReadonlySet<Concept>
  clauses: readonly Clause[]
  /** Clause of each segment. */
  clauseOf: readonly Clause[]
  quantities: readonly Quantity[]
  /** The slot that each quantity speaks of, if it is a wish. */
  amounts: ReadonlyMap<Quantity, AmountSlot>
  /** For each segment: true when it is said not to be wanted. */
  negated: readonly boolean[]
  /** For each token: true for a word that nobody knows. */
  strange: readonly boolean[]
  /** Where it says when to be called. */
  callTime: CallTime | null
  context: UnderstandingContext
}

/** A recogniser may look this far for words that belong together; it keeps reading linear. */
export const reach = 6

/** Segments to each side that one breath holds at most: nobody says more, and the time stays linear. */
export const longestBreath = 24

/** Nobody names more values of one kind in a turn; it keeps hostile texts cheap. */
export const mostNamed = 24

/** What is said around a segment in its own clause, to each side as much as belongs together at most. */
export function clauseAround({ segments, clauseOf }: Reading, at: number): readonly Segment[] {
  const { from, to } = clauseOf[at] ?? { from: at, to: at + 1 }
  return segments.slice(Math.max(from, at - longestThought), Math.min(to, at + longestThought))
}

const longestThought = 4 * reach

/** What is said in one breath with a segment: from one mark to the next, as far as anybody speaks without one. */
export function breathAround(segments: readonly Segment[], at: number): readonly Segment[] {
  const { from, to } = breathBounds(segments, at, longestBreath)
  return segments.slice(from, to)
}

/** Where that stands, at most so many segments to each side. */
export function breathBounds(
  segments: readonly Segment[],
  at: number,
  most: number,
): { from: number; to: number } {
  const isBreak = (one: number) => segments[one]?.mark !== null
  let from = at
  while (from > at - most && !isBreak(from - 1)) from--
  let to = at + 1
  while (to < at + most && !isBreak(to)) to++
  return { from, to }
}

/** Whether a word of a segment, as it is typed, is one of a list. */
export function saysWord(
  tokens: readonly Token[],
  { from, to }: Pick<Segment, 'from' | 'to'>,
  isOne: (word: string) => boolean,
): boolean {
  return tokens.slice(from, to).some(({ text }) => isOne(text))
}

/** False past either end of a turn, so that neighbours need no check of their own. */
export function has(segment: Segment | undefined, concept: Concept): boolean {
  return segment?.concepts.has(concept) === true
}

/** Whether one of some concepts is among those said: most turns need not be looked through for any of them. */
export function saysOneOf(said: ReadonlySet<Concept>, concepts: ReadonlySet<Concept>): boolean {
  for (const concept of said) if (concepts.has(concept)) return true
  return false
}

/**
 * Tells which of several values a segment means, the first that it does:
 * `conceptFinder(propertyTypes, (type) => `+"`property:${type}`"+`)`.
 */
export function conceptFinder<V>(
  values: readonly V[],
  conceptOf: (value: V) => Concept,
): (segment: Pick<Segment, 'concepts'>) => V | undefined {
  const pairs = values.map((value) => [conceptOf(value), value] as const)
  return ({ concepts }) => {
    if (concepts.size > 0) for (const [concept, value] of pairs) if (concepts.has(concept)) return value
    return undefined
  }
}

export const propertyTypeOf = conceptFinder(propertyTypes, (type) => `property:${type}`)
export const sizeUnitOf = conceptFinder(sizeUnits, (unit) => `unit:${unit}`)
export const transactionOf = conceptFinder(transactionTypes, (type) => `transaction:${type}`)

/** A word that may stand between two that belong together. */
export function isFiller(segment: Segment | undefined): boolean {
  if (segment === undefined || segment.number !== null) return false
  return segment.concepts.has('filler') || segment.mark === ':' || segment.mark === '='
}

/** A word that means nothing here and names no place. */
export function isUnknownWord(segment: Segment | undefined): boolean {
  return (
    segment?.concepts.size === 0 &&
    segment.mention === null &&
    segment.number === null &&
    segment.mark === null
  )
}

/** Tells what happened. */
export function isOfThePast(segment: Segment): boolean {
  return has(segment, 'talk:past') || has(segment, 'talk:told')
}

/** A segment's concept that begins so, without the beginning: `'property:'` finds "house" for a villa. */
export function valueNamed(segment: Segment | undefined, prefix: string): string | null {
  for (const concept of segment?.concepts ?? [])
    if (concept.startsWith(prefix)) return concept.slice(prefix.length)
  return null
}

/** Whether a segment has a concept that begins so. */
function namesOneOf(segment: Segment | undefined, prefix: string): boolean {
  if (segment !== undefined)
    for (const concept of segment.concepts) if (concept.startsWith(prefix)) return true
  return false
}

/** What neighbours or owners are, by which nobody is chosen here. */
export function isPersonal(segment: Segment | undefined): boolean {
  return has(segment, 'creed') || has(segment, 'diet') || has(segment, 'marital')
}

/** A word for a home or land of any kind. */
export function namesProperty(segment: Segment | undefined): boolean {
  return namesOneOf(segment, 'property:')
}

/** A kind of home, or its rooms. */
export function namesHome(segment: Segment | undefined): boolean {
  return namesProperty(segment) || has(segment, 'unit:bedroom') || namesOneOf(segment, 'bedrooms:')
}

/** A word for renting or buying. */
export function namesDeal(segment: Segment): boolean {
  return has(segment, 'transaction:rent') || has(segment, 'transaction:sale')
}

/** Units that a number counts, unlike the rupee, which every amount may carry. */
export function isCountedUnit(concept: Concept): boolean {
  return concept.startsWith('unit:') && concept !== 'unit:rupee' && concept !== 'unit:per_month'
}

/** Where one deal is refused, the other one is meant. */
export function otherTransaction(type: TransactionType): TransactionType {
  return type === 'rent' ? 'sale' : 'rent'
}

/** "The third": counts something out. */
export function isOrdinal({ number }: Segment): boolean {
  return number?.kind === 'ordinal'
}

/** Whether any of a turn's clauses asks, be it beside a wish. */
export function asksAnything({ clauses }: Pick<Reading, 'clauses'>): boolean {
  return clauses.some(({ kind, asking }) => asking || kind === 'question')
}
