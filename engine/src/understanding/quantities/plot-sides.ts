import { has, isFiller, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** Two sides of a plot in feet, and the segment behind them. */
export interface Sides {
  sides: [number, number]
  to: number
}

/** The sides that begin at a segment: "30x40", "30 by 40 ft", "30*40", "a 30 40 site"; null for other numbers. */
export function sidesAt(segments: readonly Segment[], at: number): Sides | null {
  return multiplied(segments, at) ?? besideLand(segments, at)
}

function multiplied(segments: readonly Segment[], at: number): Sides | null {
  const across = segments[at + 1]
  const first = cardinal(segments[at])
  const second = cardinal(segments[at + 2])
  if (first === null || second === null || across === undefined) return null
  if (!isTimes(across) || first < 5 || second < 5 || first > 1000 || second > 1000) return null
  let to = at + 3
  while (has(segments[to], 'unit:sqft')) to++
  return { sides: [first, second], to }
}

/** "A 30 40 site", "30/40 plot": where sides are said of land, nothing need stand between them. */
function besideLand(segments: readonly Segment[], at: number): Sides | null {
  const mark = segments[at + 1]?.mark
  const apart = mark === '/' || mark === '-' ? 2 : 1
  const first = cardinal(segments[at])
  const second = cardinal(segments[at + apart])
  if (first === null || second === null || !isSide(first) || !isSide(second) || first >= second) return null
  let land = at + apart + 1
  while (land < at + apart + 3 && (isFiller(segments[land]) || has(segments[land], 'of'))) land++
  // "Site in Hosur, 30/40": the slash is said of sides alone.
  const said = has(segments[land], 'property:land') || (mark === '/' && isOfLand(segments, at))
  return said ? { sides: [first, second], to: at + apart + 1 } : null
}

function isOfLand(segments: readonly Segment[], at: number): boolean {
  for (let back = at - 1; back >= at - 2 * reach; back--) {
    if (has(segments[back], 'slot:price')) return false
    if (has(segments[back], 'property:land')) return true
  }
  return false
}

/** Plots are cut in steps of five feet. */
function isSide(feet: number): boolean {
  return feet >= 15 && feet <= 120 && feet % 5 === 0
}

function isTimes(segment: Segment): boolean {
  return segment.mark === '*' || segment.concepts.has('times')
}

function cardinal(segment: Segment | undefined): number | null {
  return segment?.number?.kind === 'cardinal' ? segment.number.value : null
}
