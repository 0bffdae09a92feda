import { has, isFiller, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { cardinal } from './quantity.ts'

/** Two sides of a plot in feet, and the segment behind them. */
interface Sides {
  sides: [number, number]
  to: number
}

/** The sides that begin at a segment: "30x40", "30 by 40 ft", "30*40", "a 30 40 site"; null for other numbers. */
export function sidesAt(segments: readonly Segment[], at: number): Sides | null {
  return multiplied(segments, at) ?? besideLand(segments, at)
}

function multiplied(segments: readonly Segment[], at: number): Sides | null {
  const across = behindFeet(segments, at + 1)
  const first = cardinal(segments[at])
  const second = cardinal(segments[across + 1])
  if (first === null || second === null) return null
  if (!isTimes(segments[across]) || first < 5 || second < 5 || first > 1000 || second > 1000) return null
  let to = behindFeet(segments, across + 2)
  while (has(segments[to], 'unit:sqft')) to++
  return { sides: [first, second], to }
}

/** "A 30 40 site", "30/40 plot", "30 feet 40 feet site": where sides are said of land, nothing need stand between them. */
function besideLand(segments: readonly Segment[], at: number): Sides | null {
  const mark = segments[at + 1]?.mark
  const apart = mark === '/' || mark === '-' ? at + 2 : behindFeet(segments, at + 1)
  const first = cardinal(segments[at])
  const second = cardinal(segments[apart])
  if (first === null || second === null || !isSide(first) || !isSide(second) || first >= second) return null
  const to = behindFeet(segments, apart + 1)
  let land = to
  while (land < to + 2 && (isFiller(segments[land]) || has(segments[land], 'of'))) land++
  // "Site in Hosur, 30/40": the slash is said of sides alone.
  const said = has(segments[land], 'property:land') || (mark === '/' && isOfLand(segments, at))
  return said ? { sides: [first, second], to } : null
}

/** The segment behind the feet of one side, if they are said: "40 ft", "40'". */
function behindFeet(segments: readonly Segment[], at: number): number {
  const segment = segments[at]
  return has(segment, 'unit:sqft') || segment?.mark === "'" || segment?.mark === '’' ? at + 1 : at
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

function isTimes(segment: Segment | undefined): boolean {
  return segment?.mark === '*' || has(segment, 'times')
}
