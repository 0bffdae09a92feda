import type { OfGuruWords } from '../../languages/language.ts'
import { ofGuruKinds } from '../../languages/of-guru.ts'
import { together } from '../../languages/word-kinds.ts'
import type { Command } from '../command.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { namesHome, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

import { asksForFees, fearsForNumber, readDoubt } from './doubts.ts'

type Kind = keyof OfGuruWords

/** Tokens: who says more tells a story. */
const longest = 14

/**
 * What a turn that wishes nothing asks or says of Guru by words that may stand in any order: "number kyon chahiye",
 * "commission kitna", "are you a broker or a machine", "I will give the number later".
 */
export function readOfGuru(reading: Reading): Command | null {
  if (!isShort(reading)) return null
  const kinds = kindsSaid(reading)
  if (kinds.size === 0) return null
  const asks = asksIn(reading)
  const doubt = readDoubt(kinds, asks, reading)
  if (doubt !== null) return { kind: 'aside', about: doubt }
  // "Any flats without brokerage?" asks for homes.
  if (reading.segments.some(isOfHomes)) return null
  if (asksWhy(kinds, reading)) return { kind: 'aside', about: 'privacy' }
  if (givesLater(kinds, reading)) return { kind: 'put-off' }
  if (asksForFees(kinds, asks)) return { kind: 'aside', about: 'fees' }
  const orElse = asks || reading.said.has('or')
  if (orElse && (kinds.has('robots') || (kinds.has('machines') && kinds.has('persons'))))
    return { kind: 'aside', about: 'who' }
  return null
}

/** "How many times shall I say it?", "you are useless" */
export function complains(reading: Reading): boolean {
  const kinds = kindsSaid(reading)
  return kinds.has('often') || (kinds.has('useless') && isShort(reading))
}

/** What is said again by who complains counts, although it asks. */
export function asSought(reading: Reading): Reading {
  return kindsSaid(reading).has('often') ? withClausesAs('wish', reading) : reading
}

function withClausesAs(kind: 'wish', reading: Reading): Reading {
  const changed = new Map(
    reading.clauses.map((clause) => [clause, clause.kind === 'question' ? { ...clause, kind } : clause]),
  )
  return {
    ...reading,
    clauses: [...changed.values()],
    clauseOf: reading.clauseOf.map((clause) => changed.get(clause) ?? clause),
  }
}

/** What speaks of a number and wants no call: why it is asked for, that it is given later. */
export function isAboutOwnNumber(reading: Reading): boolean {
  if (!isShort(reading)) return false
  const kinds = kindsSaid(reading)
  return asksWhy(kinds, reading) || givesLater(kinds, reading) || fearsForNumber(kinds, asksIn(reading))
}

/** "Give me your number, I will call": there is none to give. */
export function asksForNumber(reading: Reading): boolean {
  return !isCounted(reading) && asksForOurs(kindsSaid(reading), reading)
}

function asksIn({ clauses }: Reading): boolean {
  return clauses.some(({ kind, asking }) => asking || kind === 'question')
}

function asksWhy(kinds: ReadonlySet<Kind>, reading: Reading): boolean {
  return kinds.has('numbers') && kinds.has('why') && !asksForOurs(kinds, reading)
}

/** "I will give the number later": no call is agreed to, and none at a later time. */
function givesLater(kinds: ReadonlySet<Kind>, { tokens }: Reading): boolean {
  if (!kinds.has('numbers') || !kinds.has('later')) return false
  return kinds.has('gives') || tokens.filter(({ kind }) => kind === 'word').length === 2
}

/** Not "ask your agent to call my number". */
function asksForOurs(kinds: ReadonlySet<Kind>, { said }: Reading): boolean {
  return kinds.has('numbers') && kinds.has('yours') && !said.has('mine')
}

function isOfHomes(segment: Segment): boolean {
  return namesHome(segment) || namesAmenity(segment)
}

function isShort(reading: Reading): boolean {
  return reading.tokens.length <= longest && !isCounted(reading)
}

/** "Why number 2?" is asked of a home. */
function isCounted({ segments }: Reading): boolean {
  return segments.some(({ number }) => number !== null && !number.vague)
}

/** What its words say, two of them that are also written as one together: "kis liye". */
export function kindsSaid({ tokens }: Reading): ReadonlySet<Kind> {
  let kinds: ReadonlySet<Kind> = new Set()
  for (const [at, { text }] of tokens.entries()) {
    kinds = together(kinds, ofGuruKinds(text))
    const next = tokens[at + 1]
    if (next !== undefined) kinds = together(kinds, ofGuruKinds(text + next.text))
  }
  return kinds
}
