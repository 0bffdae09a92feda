import type { Concept } from '../../languages/concept.ts'
import { has, isFiller, isUnknownWord, sizeUnitOf } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isBound, isHomeOrSize, livesInHome, seeksSomething, untilSentenceEnds } from './lead-signs.ts'

/** "Our grandfather's land in the village is three acres": whose it is, how large, and nothing else. */
export function tellsOwnLand(segments: readonly Segment[], from: number, to: number): boolean {
  const clause = segments.slice(from, to)
  const land = clause.findIndex((segment) => has(segment, 'property:land'))
  if (!opensWithOwner(clause) || land < 1 || land > 4) return false
  // "Apna plot 200 gaj" is a wish: nobody is named whose it is, and no verb says that it is there.
  const there = clause.some((one) => has(one, 'is') || has(one, 'exist'))
  if (!there && !clause.slice(0, land).some(isUnknownWord)) return false
  const measured = clause.some((segment) => segment.number?.kind === 'cardinal')
  return measured && clause.every((one) => one.mention === null && isSaidOfOwn(one))
}

/** "My house is in Kollam, my wife's in Adoor": where two families live, and nothing else. */
export function tellsHomes(segments: readonly Segment[], from: number, to: number): boolean {
  const clause = segments.slice(from, to)
  const placed = clause.filter(({ mention }) => mention !== null).length
  return (
    placed > 1 && opensWithOwner(clause) && clause.every((one) => one.number === null && isSaidOfOwn(one))
  )
}

/**
 * "We are in a one-room flat. [We want to buy a 2bhk]": the home that one has, in a sentence that wants nothing, before
 * one that does.
 */
export function tellsHomeOfNow(
  segments: readonly Segment[],
  from: number,
  to: number,
  said: ReadonlySet<Concept>,
): boolean {
  if (to === segments.length || !(said.has('origin') || said.has('origin:after') || said.has('persons')))
    return false
  const clause = segments.slice(from, to)
  if (!(livesInHome(clause) || crowdsHome(clause)) || clause.some(wants)) return false
  const next = untilSentenceEnds(segments, to)
  return next.some(isHomeOrSize) && next.some(wants)
}

/** "We are 6 people in a small rented flat": so many of us in a home. */
function crowdsHome(clause: readonly Segment[]): boolean {
  const persons = clause.findIndex((segment) => has(segment, 'persons'))
  if (persons < 0 || !clause.some((segment) => has(segment, 'self'))) return false
  return has(clause[persons + 1], 'placed') && clause.slice(persons + 2).some(isHomeOrSize)
}

function wants(segment: Segment): boolean {
  return seeksSomething(segment) || has(segment, 'transaction:sale') || isBound(segment)
}

const opensWithOwner = (clause: readonly Segment[]) =>
  clause.slice(0, 2).some((segment) => has(segment, 'own'))

function isSaidOfOwn(segment: Segment): boolean {
  if (segment.mark === '?' || has(segment, 'seek') || has(segment, 'or')) return false
  if (segment.mention !== null || segment.mark !== null || isUnknownWord(segment)) return true
  if (segment.number?.kind === 'cardinal' || isFiller(segment)) return true
  return sizeUnitOf(segment) !== undefined || ofOwn.some((one) => has(segment, one))
}

const ofOwn: readonly Concept[] = [
  'own',
  'property:house',
  'property:land',
  'of',
  'at',
  'slot:city',
  'is',
  'exist',
  'and',
]
