import type { Concept } from '../../languages/concept.ts'
import { has, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Contents } from './contents.ts'
import { tellsRentPaid } from './present-rent.ts'
import { closesTelling } from './telling.ts'
import { livesBefore } from './told-and-wanted.ts'

/** With what a clause says by its order: that it tells of what was, that its question's own word leaves a choice open. */
export function asMeant(
  contents: Contents,
  segments: readonly Segment[],
  from: number,
  to: number,
  said: ReadonlySet<Concept>,
): Contents {
  const { seen } = contents
  const closed = said.has('talk:told') && closesTelling(segments, from, to)
  const past =
    closed ||
    livesBefore(segments, from, to, said) ||
    (seen.has('offer:rent') && saysRentPaid(segments, from, to))
  // "Coimbatore or Chennai, which is good to invest in?" weighs them.
  const weighs = contents.wishes > 1 && (segments[to - 1]?.mark === '?' || praisesOneOf(segments, from, to))
  const open = seen.has('ask') && leavesOpen(contents) && !seen.has('ask:polar') && !weighs
  const near = seen.has('talk') && contents.placed && closesWithNear(segments, from, to)
  if (!open && !closed && !near && (!past || seen.has('talk:past'))) return contents
  const meant = new Set(seen)
  if (past) meant.add('talk:past')
  // "Kal 4 ghar dekhe, koi pasand nahi aaya": what its last verb tells proposes nothing.
  if (closed) meant.delete('propose')
  if (open) meant.delete('ask')
  if (near) meant.delete('talk')
  return { ...contents, seen: meant }
}

/** "Chennai, Coimbatore, which of them is good to live in": two places with nothing but a question and praise behind them. */
function praisesOneOf(segments: readonly Segment[], from: number, to: number): boolean {
  const clause = segments.slice(from, to)
  const behind = clause.slice(clause.findLastIndex(({ mention }) => mention !== null) + 1)
  const places = clause.filter(({ mention }) => mention !== null).length
  if (places < 2 || !behind.some((segment) => has(segment, 'ask:within') || has(segment, 'ask'))) return false
  return has(
    behind.findLast(({ mark }) => mark === null),
    'lead-in',
  )
}

/** "Office in Hitec City, no more of that traffic, [near it is enough]": whatever was told between, one looks near there. */
function closesWithNear(segments: readonly Segment[], from: number, to: number): boolean {
  const comma = segments.findLastIndex(({ mark }, at) => at >= from && at < to && mark === ',')
  const behind = comma < 0 ? [] : segments.slice(comma + 1, to)
  return (
    behind.length <= reach &&
    behind.some((segment) => nearness.some((concept) => has(segment, concept))) &&
    behind.some((segment) => has(segment, 'seek')) &&
    behind.every(({ mention, number }) => mention === null && number === null)
  )
}

const nearness = ['at', 'nearer', 'near-it', 'there'] as const

/** "Whichever area it is, no matter": the question's own word leaves a choice open. */
function leavesOpen({ seen, whichever, also }: Contents): boolean {
  const choosing = also || seen.has('lead-in') || seen.has('acceptable')
  return seen.has('all-the-same') || (whichever && choosing)
}

function saysRentPaid(segments: readonly Segment[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (tellsRentPaid(segments, at, from, to)) return true
  return false
}
