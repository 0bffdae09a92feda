import type { Concept } from '../../languages/concept.ts'
import { has, isFiller, isUnknownWord, sizeUnitOf } from '../reading.ts'
import type { Segment } from '../segments.ts'
import {
  isBound,
  isHomeOrSize,
  isOfNow,
  livesInHome,
  seeksSomething,
  untilSentenceEnds,
} from './lead-signs.ts'

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
 * "Now we are in a one-room flat. [We want to buy a 2bhk]": the home that one has now, in a sentence that wants nothing,
 * before one that does.
 */
export function tellsHomeOfNow(
  segments: readonly Segment[],
  from: number,
  to: number,
  said: ReadonlySet<Concept>,
): boolean {
  if (to === segments.length || !said.has('from-now')) return false
  const clause = segments.slice(from, to)
  if (!clause.some(isOfNow) || !livesInHome(clause) || clause.some(wants)) return false
  const next = untilSentenceEnds(segments, to)
  return next.some(isHomeOrSize) && next.some(wants)
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
