import type { OfGuruWords } from '../../languages/language.ts'
import { ofGuruTests } from '../../languages/of-guru.ts'
import type { Command } from '../command.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { namesHome, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

type Kind = keyof OfGuruWords

/** Tokens: who says more tells a story. */
const longest = 14

/**
 * What a turn that wishes nothing asks or says of Guru by words that may stand in any order: "number kyon chahiye",
 * "commission kitna", "are you a broker or a machine", "I will give the number later".
 */
export function readOfGuru(reading: Reading): Command | null {
  // "Any flats without brokerage?" asks for homes.
  if (!isShort(reading) || reading.segments.some(isOfHomes)) return null
  const says = saying(reading)
  if (asksWhyNumber(reading)) return { kind: 'aside', about: 'privacy' }
  if (givesLater(reading)) return { kind: 'put-off' }
  const asks = reading.clauses.some(({ kind, asking }) => asking || kind === 'question')
  if (says('fees') && asks) return { kind: 'aside', about: 'fees' }
  const orElse = asks || reading.said.has('or')
  if (orElse && (says('robots') || (says('machines') && says('persons'))))
    return { kind: 'aside', about: 'who' }
  return null
}

/** What speaks of a number and wants no call: why it is asked for, that it is given later. */
export function isAboutOwnNumber(reading: Reading): boolean {
  return asksWhyNumber(reading) || givesLater(reading)
}

function asksWhyNumber(reading: Reading): boolean {
  const says = saying(reading)
  return says('numbers') && says('why') && !asksForNumber(reading) && isShort(reading)
}

/** "I will give the number later": no call is agreed to, and none at a later time. */
function givesLater(reading: Reading): boolean {
  const says = saying(reading)
  const words = reading.tokens.filter(({ kind }) => kind === 'word').length
  return says('numbers') && says('later') && (says('gives') || words === 2) && isShort(reading)
}

/** "Give me your number, I will call": there is none to give. */
export function asksForNumber(reading: Reading): boolean {
  const says = saying(reading)
  // "Ask your agent to call my number."
  if (reading.said.has('mine')) return false
  return says('numbers') && says('yours') && !isCounted(reading)
}

function isOfHomes(segment: Segment): boolean {
  return namesHome(segment) || namesAmenity(segment)
}

function isShort(reading: Reading): boolean {
  return reading.tokens.length <= longest && !isCounted(reading)
}

/** "Why number 2?" is asked of a home. */
function isCounted({ segments }: Reading): boolean {
  return segments.some(({ number }) => number !== null)
}

/** A word, or two that are also written as one: "kis liye". */
function saying({ tokens }: Reading): (kind: Kind) => boolean {
  return (kind) =>
    tokens.some(({ text }, at) => {
      const is = ofGuruTests[kind]
      return is(text) || is(`${text}${tokens[at + 1]?.text ?? ''}`)
    })
}
