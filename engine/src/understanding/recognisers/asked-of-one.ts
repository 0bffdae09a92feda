import { firstWord } from '../clauses/lead-signs.ts'
import { has, namesProperty, type Reading, sizeUnitOf } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { readAmenitiesAsked } from './amenities.ts'
import { factsNamed } from './facts-named.ts'
import { readWeighed } from './weighed-homes.ts'
import { withClausesAs } from './with-clauses.ts'

/** A turn of which all is asked of one that was shown, or of several, and their positions. */
export interface AskedOfShown {
  positions: number[]
  reading: Reading
}

/**
 * "1st ta r 5th ta compare kore bolo, kontay parking ache, kon floor e": where those that are counted out shall be
 * compared, all of the turn is asked of them. null where something is sought: "compare 1 and 2, I want one with parking".
 */
export function readAskedOfCompared(reading: Reading): AskedOfShown | null {
  const { said, segments } = reading
  if (!said.has('compare') || besideCompared.some((concept) => said.has(concept))) return null
  const positions = readWeighed(reading)
  // "Compare them" and no more is read as it stands.
  const more = segments.some(({ mark }, at) => mark !== null && at < segments.length - 1)
  return positions.length > 1 && more ? { positions, reading: asked(reading) } : null
}

const besideCompared = ['seek', 'talk:visit', 'act:handoff', 'not:before', 'more', 'unsuited'] as const

function asked(reading: Reading): Reading {
  return withClausesAs(reading, (clause) => ({ ...clause, kind: 'question' }))
}

/**
 * "1st one 700 sq ft, which floor and is there a lift? also parking for scooty": of a turn that begins with one of those
 * shown and asks what it has, all is asked of that one; what is told of it beside is no new wish. null for other turns,
 * and where something is sought: "the first one has no lift, show me one with it", "the first is too dear, is there a
 * cheaper one with parking?"
 */
export function readAskedOfOne(reading: Reading): AskedOfShown | null {
  const { segments, clauses, context } = reading
  const position = positionOpening(segments)
  if (position === null || position > (context.shown ?? 0)) return null
  if (segments.some((one) => notAsked.some((concept) => has(one, concept)))) return null
  if (countsOutAnother(segments)) return null
  const asks = clauses.some(
    ({ kind, from, to }) => kind === 'question' && factsNamed(reading, segments.slice(from, to)).length > 0,
  )
  if (!asks && readAmenitiesAsked(reading).length === 0) return null
  return { positions: [position], reading: asked(reading) }
}

const notAsked = [
  'seek',
  'talk:visit',
  'act:handoff',
  'not:before',
  'not:after',
  'compare',
  'negotiable',
  'cheaper',
  'costlier',
  'bigger',
  'smaller',
  'nearer',
  'unsuited',
  'more',
] as const

/** "Second one", "ரெண்டாவது வீடு", "modatidi 700 sqft"; not "second floor", nor "first, is there a 2bhk?" */
function positionOpening(segments: readonly Segment[]): number | null {
  const at = firstWord(segments, 0, segments.length)
  const number = segments[at]?.number
  if (number?.kind !== 'ordinal' || has(segments[at - 1], 'own')) return null
  const next = segments[at + 1]
  const sized = next?.number?.kind === 'cardinal' && segments[at + 2] !== undefined
  const measured = sized && sizeUnitOf(segments[at + 2] ?? next) !== undefined
  return has(next, 'choice') || has(next, 'it') || namesProperty(next) || measured ? number.value : null
}

function countsOutAnother(segments: readonly Segment[]): boolean {
  return segments.filter(({ number }) => number?.kind === 'ordinal').length > 1
}
