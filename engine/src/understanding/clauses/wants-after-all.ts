import type { Slot } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { has, isFiller, isOfThePast, isUnknownWord, namesHome, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { firstWord, isBound, isHomeOrSize } from './lead-signs.ts'
import { isAmount } from './telling.ts'
import { leadsFromTold } from './told-and-wanted.ts'

/** "We sold it last year, now to Chennai for rent": what is told leads to what is wanted within the same clause. */
export function wantsAfterAll(
  segments: readonly Segment[],
  from: number,
  to: number,
  said: ReadonlySet<Concept>,
  asked: Slot | null,
): boolean {
  if (asked === 'price' && (settlesAmount(segments, from, to) || namesFunds(segments.slice(from, to))))
    return true
  if (putsInPlace(segments, from, to) || setsAnew(segments, from, to)) return true
  if (looksUpTo(segments.slice(from, to))) return true
  if (keepsBudget(segments.slice(from, to)) || needsNoMore(segments, from, to)) return true
  // "My sister bought a flat in Porur last year."
  if (has(segments[from], 'own') && has(segments[from + 1], 'talk:past')) return false
  for (let at = from + 1; at < to - 1; at++) if (leadsFromTold(segments, from, at, said) !== null) return true
  return dealsAfterAll(segments, from, to)
}

/** "Loan mila ke painti lakh ban janda": asked for the budget, the one amount of what one has to buy with. */
function namesFunds(clause: readonly Segment[]): boolean {
  if (!clause.some((one) => has(one, 'funds')) || clause.some((one) => has(one, 'persons'))) return false
  return clause.filter(isAmount).length === 1 && !clause.some(isHomeOrSize)
}

/** "Loan thoda zyada mil gaya to 50 lakh tak dekh sakte hain": how far one can go with what one got for it. */
function looksUpTo(clause: readonly Segment[]): boolean {
  const told = clause.findLastIndex(isOfThePast)
  const behind = clause.slice(told + 1)
  if (clause.slice(0, told).some(isAmount) || !namesFunds(clause)) return false
  const amount = behind.findIndex(isAmount)
  return amount >= 0 && behind.some((one, at) => Math.abs(at - amount) === 1 && isBound(one))
}

/**
 * "Budget 22 hazar kar do itne me kuch nahi mil raha", "2 nahi 3 bhk kar do bachche bade ho gaye": a value and right
 * behind it the verb that puts it in place, whatever reason follows or stands before a comma.
 */
function putsInPlace(segments: readonly Segment[], from: number, to: number): boolean {
  for (let at = from; at < to - 1; at++) {
    if (segments[at]?.number?.kind !== 'cardinal') continue
    const counted = has(segments[at + 1], 'unit:bedroom')
    // "Pehle 3 bedroom bola tha, ab 2 kar do."
    const named = counted || has(segments[at - 1], 'slot:price') || has(segments[at - 1], 'from-now')
    let verb = counted ? at + 2 : at + 1
    while (verb < at + 4 && (has(segments[verb], 'max:after') || has(segments[verb], 'of'))) verb++
    if (named && verb < to && asksToChange(segments, verb)) return true
  }
  return false
}

/** "My dad is giving some, so make it sixty", "…, saath lakh kar do": behind a pause the number beside its verb. */
export function setsAnew(segments: readonly Segment[], from: number, to: number): boolean {
  for (let comma = from; comma < to - 1; comma++) {
    if (segments[comma]?.mark !== ',') continue
    const first = passed(segments, comma + 1)
    const next = passed(segments, first + 1)
    if (next >= to) continue
    if (setting.some((one) => has(segments[first], one)) && isCount(segments[next]) && puts(segments, first))
      return true
    if (isCount(segments[first]) && next === first + 1 && puts(segments, next)) return true
  }
  return false
}

/** The next segment that is neither a filler nor "it". */
function passed(segments: readonly Segment[], from: number): number {
  let at = from
  while (at < from + reach && !isSaid(segments[at])) at++
  return at
}

function isSaid(segment: Segment | undefined): boolean {
  if (isCount(segment) || setting.some((one) => has(segment, one))) return true
  return !isFiller(segment) && !has(segment, 'it') && !has(segment, 'so')
}

function isCount(segment: Segment | undefined): boolean {
  return segment?.number?.kind === 'cardinal'
}

function puts(segments: readonly Segment[], at: number): boolean {
  return has(segments[at], 'propose') || asksToChange(segments, at)
}

const setting = ['correct', 'propose'] as const

/** "Kar do", "madi"; "kar liya hai" tells that it was done. */
function asksToChange(segments: readonly Segment[], at: number): boolean {
  const verb = segments[at]
  if (verb === undefined) return false
  if (has(verb, 'correct:after')) return true
  return has(verb, 'correct') && (verb.to - verb.from > 1 || !isUnknownWord(segments[at + 1]))
}

/** "Sold the car, parking is not needed now": an amenity that is refused from now on, behind what is told. */
function needsNoMore(segments: readonly Segment[], from: number, to: number): boolean {
  const clause = segments.slice(from, to)
  const comma = clause.findIndex(({ mark }) => mark === ',')
  if (comma < 0) return false
  const breath = clause.slice(comma + 1)
  const amenity = breath.findIndex(namesAmenity)
  const refusal = breath.findIndex((one, at) => at > amenity && has(one, 'not:after'))
  if (amenity < 0 || refusal < 0) return false
  return breath.slice(amenity, refusal).some((one) => has(one, 'from-now'))
}

/** "80 lakh ka budget rakha hai": what one keeps for it, not what somebody had. */
function keepsBudget(clause: readonly Segment[]): boolean {
  const named = clause.some((one) => has(one, 'slot:price') || has(one, 'max:after'))
  if (
    !named ||
    !clause.some(isAmount) ||
    clause.some((one) => has(one, 'talk:past') || has(one, 'talk:told'))
  )
    return false
  return clause.every(
    (one) => one.mention === null && !namesHome(one) && !has(one, 'talk') && !has(one, 'persons'),
  )
}

/** "Atharah kar dijiye, salary kam ho gayi": an amount that is put in the place of another, and then why. */
function settlesAmount(segments: readonly Segment[], from: number, to: number): boolean {
  const at = firstWord(segments, from, to)
  return segments[at]?.number?.kind === 'cardinal' && has(segments[at + 1], 'correct')
}

/** "He does not like it there, he says, in Mandya a house is to be bought": a home and its deal behind what is told. */
function dealsAfterAll(segments: readonly Segment[], from: number, to: number): boolean {
  const clause = segments.slice(from, to)
  const behind = clause.slice(clause.findLastIndex(isOfThePast) + 1)
  const named = (beginning: string) =>
    behind.some(({ concepts }) => [...concepts].some((concept) => concept.startsWith(beginning)))
  return named('transaction:') && (named('property:') || named('unit:bedroom') || named('bedrooms:'))
}
