import type { Concept } from '../../../languages/concept.ts'
import {
  has,
  isFiller,
  isOfThePast,
  longestBreath,
  namesDeal,
  namesHome,
  type Reading,
  reach,
} from '../../reading.ts'
import type { Segment } from '../../segments.ts'
import { breathOf, nextPause, seeks } from './breath.ts'

/**
 * "My flat is sold, now looking in Mumbai", "the old house is pulled down, for now we rent": tells a kind of home
 * in a breath that says what happened, where another breath seeks or says the deal.
 */
export function homesOnceOwned(reading: Reading): (at: number) => boolean {
  const { segments, said } = reading
  if (!said.has('talk:past') && !said.has('talk:told')) return () => false
  const dealt = said.has('transaction:rent') || said.has('transaction:sale')
  if (!dealt && !(said.has('own') && said.has('seek'))) return () => false
  const dealtElsewhere =
    dealt && segments.some((segment, deal) => namesDeal(segment) && isPlaced(reading, deal))
  return (at) => {
    const breath = breathOf(reading, at)
    if (!breath.some(isOfThePast) || seeks(breath) || breath.some(namesDeal)) return false
    return dealtElsewhere || (said.has('seek') && breath.some((segment) => has(segment, 'own')))
  }
}

/** True where a place is named in the same breath. */
function isPlaced(reading: Reading, at: number): boolean {
  return breathOf(reading, at).some(({ mention }) => mention !== null)
}

/** "Gaon ka ghar bech ke 2bhk lena hai": a home right before the word that leads from it to what is wanted instead. */
export function isGivenFor({ segments, said }: Reading, at: number): boolean {
  const verb = segments[at + 1]
  if (!wanting.some((concept) => said.has(concept)) || !has(verb, 'from-now') || isFiller(verb)) return false
  // "Khet bech kar 80 lakh mile, usme se 70 tak": what it brought, and a part of it.
  if ((segments[at + 2]?.number?.scale ?? 0) >= 1000) {
    const pause = nextPause(at + 2, segments)
    return segments
      .slice(pause + 1, pause + 3)
      .some((segment) => has(segment, 'it') || has(segment, 'within-it'))
  }
  const wanted = segments.slice(at + 2, at + longestBreath)
  return wanted.some(namesHome) && wanted.some((segment) => wanting.some((concept) => has(segment, concept)))
}

const wanting = ['seek', 'take', 'transaction:sale'] as const

/** "From a 4 bedroom house to a 2 bedroom flat": what one has, where a word of moving on leads to what is named next. */
export function isMovedFrom({ segments, said }: Reading, at: number): boolean {
  if (!said.has('moves-on') && !said.has('moves-on:after')) return false
  let next = at + 1
  while (next < at + reach && isWithinPhrase(segments[next])) next++
  if (!has(segments[next], 'range:to')) return false
  let back = at - 1
  while (back > at - reach && !has(segments[back], 'moves-on') && isWithinPhrase(segments[back])) back--
  return has(segments[back], 'moves-on') || closesMoving(segments, next)
}

/** "[4bhk ghar] se 2bhk flat me jana hai": the verb of moving on closes what is said behind "from". */
function closesMoving(segments: readonly Segment[], from: number): boolean {
  let verb = from + 1
  while (verb <= from + 2 * reach && isWithinPhrase(segments[verb]) && !has(segments[verb], 'moves-on:after'))
    verb++
  return has(segments[verb], 'moves-on:after') && segments.slice(from + 1, verb).some(namesHome)
}

function isWithinPhrase(segment: Segment | undefined): boolean {
  return segment !== undefined && segment.mark === null && !has(segment, 'range:to')
}

/** "This house with three bedrooms is big": one that is pointed at and compared, where nothing is sought. */
export function isDescribed(reading: Reading, at: number): boolean {
  const { segments, said } = reading
  const home = segments[at]
  if (home === undefined) return false
  if (!said.has('this') || !(said.has('bigger') || said.has('smaller'))) return false
  const breath = breathOf(reading, at)
  const names = (concept: Concept) => breath.some((segment) => has(segment, concept))
  // "A small flat is enough for the two of us": nothing before the home points at it.
  const pointed = breath.slice(0, breath.indexOf(home)).some((segment) => has(segment, 'this'))
  return pointed && (names('bigger') || names('smaller')) && !seeks(breath)
}

/** "The house is too far from the office, look for one there": found wanting in a breath, where another one seeks. */
export function isComplainedOf(reading: Reading, at: number): boolean {
  const { segments, said } = reading
  if (!said.has('nearer') || !(said.has('seek') || said.has('take'))) return false
  let next = at + 1
  while (next <= at + 2 && isFiller(segments[next])) next++
  if (!has(segments[next], 'nearer')) return false
  const breath = breathOf(reading, at)
  return (
    !seeks(breath) && segments.slice(next).some((segment) => has(segment, 'seek') || has(segment, 'take'))
  )
}
