import { type TransactionType, transactionTypes } from '@guru/contract/vocabulary'
import { ofGuruKinds } from '../../languages/of-guru.ts'
import type { Clause } from '../clauses/clause.ts'
import { tellsRentPaid } from '../clauses/present-rent.ts'
import {
  conceptFinder,
  has,
  isFiller,
  isOfThePast,
  namesProperty,
  type Reading,
  reach,
  saysWord,
  transactionOf,
} from '../reading.ts'
import type { Segment } from '../segments.ts'
import { kindsSaid } from './of-guru.ts'
import { leadsToAnother } from './told/told-places.ts'
import { asksWhomTaken } from './untold/whom-taken.ts'

/** An offer says one of these. */
const offering = ['own', ...transactionTypes.map((type) => `offer:${type}` as const)] as const

/**
 * A person who has a property to sell or to let; null for a seeker. "I want to sell my flat", "we have a
 * house for rent", "looking for tenants".
 */
export function readOffer(reading: Reading): { transaction: TransactionType } | null {
  if (!offering.some((concept) => reading.said.has(concept))) return null
  if (kindsSaid(reading).has('budget') && buysWithIt(reading)) return null
  for (const [at, clause] of reading.clauses.entries()) {
    // "We pay ten thousand for our flat" tells, and offers nothing; nor does "will they let to a girl alone?"
    if (clause.kind === 'talk' || asksWhomTaken(reading, at)) continue
    const transaction = offeredIn(reading, clause)
    if (transaction !== null) return { transaction }
  }
  return null
}

/**
 * "Budget up to 2.5 crores, we will be selling our present house": it is to pay for another. Behind the selling and with
 * nothing sought a budget is the price: "I want to sell my flat, budget 80 lakh".
 */
function buysWithIt({ segments, tokens, said }: Reading): boolean {
  const sells = segments.find((segment) => offerOf(segment) !== undefined)
  if (sells === undefined || buying.some((concept) => said.has(concept))) return true
  return tokens.slice(0, sells.from).some(({ text }) => ofGuruKinds(text).has('budget'))
}

const buying = ['transaction:sale', 'seek', 'seek:next', 'take'] as const

function offeredIn(reading: Reading, clause: Clause): TransactionType | null {
  let said: TransactionType | null = null
  let mine = false
  let owned = false
  let named: TransactionType | null = null
  let seeks = false
  let shown = false
  let refused = false
  for (let at = clause.from; at < clause.to; at++) {
    const segment = reading.segments[at]
    if (segment === undefined) continue
    // "Looking for a place to rent out": who seeks the place before the word wants to rent it.
    const sought = seeks && !mine && isPlace(reading.segments[at - 1])
    const offered = offerOf(segment)
    if (said === null && offered !== undefined && !sought && isMeant(reading, clause, at)) said = offered
    named ??= transactionOf(segment) ?? null
    refused ||= transactionOf(segment) !== undefined && reading.negated[at] === true
    mine ||= has(segment, 'own')
    owned ||= has(segment, 'own') && ownsProperty(reading, at)
    seeks ||= has(segment, 'seek')
    shown ||= has(segment, 'it') || (has(segment, 'this') && ownsProperty(reading, at))
  }
  // "The owner says he will sell the house": somebody else's.
  if (said !== null && !mine && isOfOwner(reading, clause)) return null
  // "Looking for a flat to buy and let later": who buys has nothing to let yet.
  if (said === 'rent' && named === 'sale' && seeks && !mine) return null
  // "Can I sell it later?" asks about a property shown.
  if (said !== null) return clause.kind === 'question' && shown ? null : said
  // "I do not like buying a house, I stay for rent": who refuses a deal has nothing to give.
  return owned && !seeks && !refused ? named : null
}

/** No rent that is paid, nothing that is refused, and nothing that makes room for what is sought. */
function isMeant(reading: Reading, { from, to }: Clause, at: number): boolean {
  const paid = tellsRentPaid(reading.segments, at, from, to)
  return !paid && !isRefused(reading, at) && !leadsToAnother(reading, at)
}

const offerOf = conceptFinder(transactionTypes, (type) => `offer:${type}`)

/** An owner opens the clause, and nobody says "I". */
function isOfOwner({ segments }: Reading, { from, to }: Clause): boolean {
  const words = segments.slice(from, to).filter(({ mark }) => mark === null)
  return words.slice(0, 2).some((one) => has(one, 'agent')) && !words.some((one) => has(one, 'self'))
}

/** "Bhara ar debo na": who will not let, or pay a rent, offers nothing. */
function isRefused(reading: Reading, at: number): boolean {
  const { segments } = reading
  if (isBehindNo(segments, at)) return true
  let next = at + 1
  while (next < at + 3 && isFiller(segments[next])) next++
  return has(segments[next], 'not:after') || isTalkRefused(reading, at)
}

/** "Bechne ki [baat nahin kar rahi]", "[not talking about] selling": nobody speaks of it. */
function isTalkRefused({ segments, tokens }: Reading, at: number): boolean {
  const ofTalk = (word: string) => ofGuruKinds(word).has('about') || ofGuruKinds(word).has('talks')
  const isTalk = (segment: Segment) => saysWord(tokens, segment, ofTalk)
  const refuses = (one: Segment) => has(one, 'not:after') || has(one, 'all-the-same')
  let end = at + 1
  while (end < at + 2 * reach && segments[end]?.mark === null) end++
  const behind = segments.slice(at + 1, end)
  const talk = behind.findIndex(isTalk)
  if (talk >= 0 && behind.slice(talk).some(refuses)) return true
  const ahead = segments.slice(Math.max(0, at - reach), at)
  const no = ahead.findLastIndex((one) => has(one, 'not:before'))
  return no >= 0 && ahead.slice(no).some(isTalk) && ahead.slice(no).every(({ mark }) => mark === null)
}

function isBehindNo(segments: readonly Segment[], at: number): boolean {
  let before = at - 1
  while (before > at - 3 && isFiller(segments[before])) before--
  return has(segments[before], 'not:before')
}

const refusing = ['not:before', 'not:after', 'all-the-same'] as const

/** "I am not selling", "the buyer, not the seller": who was taken for an owner seeks. */
export function deniesOffer(reading: Reading): boolean {
  const { segments, tokens, said } = reading
  // "I won't sell" by itself answers no.
  if (tokens.length < 3 || !refusing.some((concept) => said.has(concept))) return false
  return segments.some((segment, at) => {
    const sells = saysWord(tokens, segment, (word) => ofGuruKinds(word).has('sellers'))
    return (offerOf(segment) !== undefined || sells) && isRefused(reading, at)
  })
}

const isPlace = (segment: Segment | undefined) => namesProperty(segment) || has(segment, 'thing')

/** "My flat", "we have a 3bhk": a property not far behind the word for owning. */
function ownsProperty(reading: Reading, at: number): boolean {
  for (let next = at; next <= at + reach; next++) {
    const segment = reading.segments[next]
    // "My brother bought a flat": what somebody else did is told.
    if (segment === undefined || has(segment, 'seek') || isOfThePast(segment)) return false
    if (namesProperty(segment) || has(segment, 'unit:bedroom')) return true
  }
  return false
}
