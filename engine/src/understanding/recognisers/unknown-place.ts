import type { Command } from '../command.ts'
import { has, type Reading } from '../reading.ts'
import type { Wish } from '../wish.ts'

/** Shorter words are abbreviations and slips rather than places. */
const shortestName = 5
/** Words that a name has at most. */
const longestName = 3

/** "In Xyzabad": plainly named as a place, in a turn that names no other, and nobody knows it. */
export function readUnknownPlace(reading: Reading, wishes: readonly Wish[]): Command[] {
  if (!reading.said.has('placed')) return []
  if (wishes.some(({ slot }) => slot === 'city' || slot === 'area')) return []
  for (const [at, segment] of reading.segments.entries()) {
    if (!has(segment, 'placed') || reading.clauseOf[at]?.kind !== 'wish') continue
    const name = nameAfter(reading, at)
    if (name.length >= shortestName) return [{ kind: 'unknown-place', name }]
  }
  return []
}

function nameAfter({ segments, tokens, strange }: Reading, at: number): string {
  const words: string[] = []
  for (let next = at + 1; next <= at + longestName; next++) {
    const segment = segments[next]
    if (segment === undefined || segment.concepts.size > 0 || segment.mention !== null) break
    // A place that points at a home before the seeker is read as its number.
    if (segment.number !== null) break
    if (strange[segment.from] !== true) break
    words.push(tokens[segment.from]?.raw ?? '')
  }
  return words.join(' ')
}
