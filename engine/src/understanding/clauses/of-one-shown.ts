import type { Concept } from '../../languages/concept.ts'
import { has, isFiller, namesProperty } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Contents } from './contents.ts'
import { firstWord } from './lead-signs.ts'
import { isWishful, saysOthers } from './plain-talk.ts'

/** "The first one is in Adyar?", "ಮೊದಲನೇದು 3 ಬಿಎಚ್‌ಕೆನಾ?": what follows is asked of the one that is counted out. */
export function opensWithOneShown(segments: readonly Segment[], from: number, to: number): boolean {
  const at = firstWord(segments, from, to)
  // "My first choice is Adyar?" wishes.
  if (segments[at]?.number?.kind !== 'ordinal' || has(segments[at - 1], 'own')) return false
  const next = segments[at + 1]
  if (has(next, 'choice')) return true
  // "ആദ്യം 2bhk ഉണ്ടോ", first of all: a word of its own asks.
  const worded = segments.slice(at, to).some((one) => has(one, 'ask:closing') || has(one, 'ask:polar'))
  return next?.number?.kind === 'cardinal' && !worded
}

/** "Parking in the 2nd one?" */
export function closesWithOneShown(segments: readonly Segment[], from: number, to: number): boolean {
  const said = segments.slice(from, to).filter((segment) => segment.mark === null && !isFiller(segment))
  return said.at(-2)?.number?.kind === 'ordinal' && has(said.at(-1), 'choice')
}

/** "Isme gym hai", "pehle ghar me parking hai": of one that was shown, with or without a word that asks. */
export function saysOfShown(
  segments: readonly Segment[],
  from: number,
  to: number,
  contents: Contents,
): boolean {
  const { seen, sought, amenities, wishes } = contents
  if (amenities === 0 || wishes > 0) return false
  if (countsOutHome(segments, from, to))
    return (seen.has('is') || seen.has('exist')) && !isWishful(withoutHome(seen))
  if (!seen.has('it') || sought || isWishful(seen)) return false
  return seen.has('is') || seen.has('exist') || !saysOthers(segments, from, to)
}

function withoutHome(seen: ReadonlySet<Concept>): Set<Concept> {
  return new Set([...seen].filter((one) => one !== 'choice' && !one.startsWith('property:')))
}

/** "Pehle ghar me", "doosre me": in one of several homes. */
function countsOutHome(segments: readonly Segment[], from: number, to: number): boolean {
  const at = firstWord(segments, from, to)
  if (segments[at]?.number?.kind !== 'ordinal') return false
  const home = segments[at + 1]
  if (has(home, 'of')) return true
  return (has(home, 'choice') || namesProperty(home)) && has(segments[at + 2], 'of')
}
