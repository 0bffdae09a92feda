import { isTimeWord } from '../../languages/call-times.ts'
import type { OfGuruWords } from '../../languages/word-lists.ts'
import type { Command } from '../command.ts'
import { listedIn } from '../listed-in.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { asksAnything, has, isFiller, namesHome, namesProperty, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { asksForFees, fearsForNumber, readDoubt } from './doubts.ts'
import { shownKindsIn } from './shown-word.ts'
import { withClausesAs } from './with-clauses.ts'

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
  const asks = asksAnything(reading)
  const doubt = readDoubt(kinds, asks, reading)
  if (doubt !== null) return { kind: 'aside', about: doubt }
  // "Any flats without brokerage?" asks for homes.
  if (reading.segments.some(isOfHomes)) return null
  if (asksWhy(kinds, reading)) return { kind: 'aside', about: 'privacy' }
  if (givesLater(kinds, reading) || tellsLater(kinds, reading)) return { kind: 'put-off' }
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

/** What is said again by who complains counts, although it asks; so does a home that bachelors may hope for, or a cheaper one. */
export function asSought(reading: Reading): Reading {
  const seeks = kindsSaid(reading).has('often') || asksForBachelors(reading) || asksForCheaperWith(reading)
  return seeks ? withQuestionsAsWishes(reading) : reading
}

/** "Bachelor ku veedu kuduppangala, Trichy la?": a home for them in a town, before one is shown. */
export function asksForBachelors(reading: Reading): boolean {
  const { segments, context } = reading
  if ((context.shown ?? 0) > 0 || !segments.some(({ mention }) => mention !== null)) return false
  return segments.some(namesProperty) && shownKindsIn(reading, segments).has('bachelors')
}

/** "Parking wala sasta hai kya?": whether there is a cheaper one that has it, and not whether one that was shown does. */
function asksForCheaperWith({ segments, said, clauses, context: { shown = 0 } }: Reading): boolean {
  const [clause, another] = clauses
  // "Is the cheaper one with parking?"
  const ofOne = said.has('ask:polar') && !said.has('exist')
  if (shown === 0 || ofOne || another !== undefined || clause?.kind !== 'question') return false
  if (!said.has('cheaper')) return false
  return (
    segments.some(namesAmenity) &&
    segments.every((one) => one.mark !== null || isFiller(one) || isBesideCheaper(one))
  )
}

function isBesideCheaper(segment: Segment): boolean {
  return namesAmenity(segment) || besideCheaper.some((concept) => has(segment, concept))
}

const besideCheaper = [
  'cheaper',
  'exist',
  'ask:closing',
  'is',
  'any',
  'of',
  'having',
  'and',
  'thing',
  'choice',
] as const

function withQuestionsAsWishes(reading: Reading): Reading {
  return withClausesAs(reading, (clause) =>
    clause.kind === 'question' ? { ...clause, kind: 'wish' } : clause,
  )
}

/** What wants no call: why a number is asked for, who gets it, that it is given later, that somebody is asked first. */
export function wantsNoCallYet(reading: Reading): boolean {
  if (!isShort(reading)) return false
  const kinds = kindsSaid(reading)
  const later = givesLater(kinds, reading) || tellsLater(kinds, reading)
  return later || asksWhy(kinds, reading) || fearsForNumber(kinds, asksAnything(reading))
}

/** "Naam ramesh hai, number baad me dunga": who is to be called gives no number yet. */
export function givesNumberLater(reading: Reading): boolean {
  return isShort(reading) && givesLater(kindsSaid(reading), reading)
}

/** "Give me your number, I will call": there is none to give. */
export function asksForNumber(reading: Reading): boolean {
  return !isCounted(reading) && asksForOurs(kindsSaid(reading), reading)
}

/** "I won't give my number, I want to see homes first": no home is picked by it, and its kind stays as it was. */
export function keepsNumber(reading: Reading): boolean {
  const { said, segments, quantities, tokens } = reading
  if (tokens.length > longest || segments.some(({ mention }) => mention !== null)) return false
  // "Tell me about number 2, not number 3" counts homes; "give me the owner's number, not the broker's" asks for one.
  if (tokens.some(({ kind }) => kind === 'number') || said.has('act:handoff')) return false
  if (quantities.some(({ kind }) => kind !== 'plain') || said.has('unit:bedroom')) return false
  const kinds = kindsSaid(reading)
  if (!kinds.has('numbers') || kinds.has('yours') || kinds.has('later') || kinds.has('owners')) return false
  const refused = said.has('not:before') || said.has('not:after')
  return kinds.has('withholds') || (kinds.has('gives') && refused)
}

/** What is asked for and nobody here can give: the owner's voice, a message, a number to call. */
export function wantedInstead(reading: Reading): 'owner' | 'writing' | 'number' | null {
  const kinds = kindsSaid(reading)
  if (kinds.has('writing')) return 'writing'
  if (asksForNumber(reading)) return 'number'
  return kinds.has('owners') ? 'owner' : null
}

/** "Yes, show": not what else was offered. */
export function saysShow(reading: Reading): boolean {
  return kindsSaid(reading).has('shows')
}

function asksWhy(kinds: ReadonlySet<Kind>, reading: Reading): boolean {
  return kinds.has('numbers') && kinds.has('why') && !asksForOurs(kinds, reading)
}

/** "I will give the number later": no call is agreed to, and none at a later time. */
function givesLater(kinds: ReadonlySet<Kind>, { tokens }: Reading): boolean {
  if (!kinds.has('numbers') || !kinds.has('later')) return false
  return kinds.has('gives') || tokens.filter(({ kind }) => kind === 'word').length === 2
}

/** "பையன்கிட்ட கேட்டுட்டு நாளைக்கு சொல்றேன்", I ask my son and tell you tomorrow: no time to call is meant by the day. */
function tellsLater(kinds: ReadonlySet<Kind>, { tokens, said, clauses }: Reading): boolean {
  if (!kinds.has('tells') || said.has('act:handoff') || said.has('act:restart')) return false
  if (asksAnything({ clauses })) return false
  return kinds.has('consults') || kinds.has('later') || tokens.some(({ text }) => isTimeWord(text))
}

/** Not "ask your agent to call my number", nor "why give a number?" */
function asksForOurs(kinds: ReadonlySet<Kind>, { said }: Reading): boolean {
  const given = kinds.has('hands') && !kinds.has('why')
  return kinds.has('numbers') && (kinds.has('yours') || given) && !said.has('mine')
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

/** What its words say. */
export function kindsSaid({ tokens }: Reading): ReadonlySet<Kind> {
  return listedIn(tokens).ofGuru
}
