import { namesShownBefore } from '../../languages/shown-before.ts'
import type { Token } from '../../text/token.ts'
import { has, isFiller, namesProperty } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** Behind how many positions those of homes of earlier lists begin, while a turn is read: no list is as long. */
export const firstBefore = 1000

/** Whether a position is that of a home of the list of now, or of an earlier one. */
export function isPosition(position: number, shown: number): boolean {
  return position <= shown || position > firstBefore
}

/**
 * Whether a turn may point at a home of an earlier list: it counts none of now out, and is no search for others, unless it
 * says that they were shown before.
 */
export function mayPointBack(segments: readonly Segment[], tokens: readonly Token[]): boolean {
  if (segments.some((_, at) => countsOut(segments, at))) return false
  const seeks = segments.some((one) => has(one, 'seek') && !has(one, 'choice'))
  return !seeks || namesShownBefore(tokens)
}

/** The "pehla" of "jehra pehla dikhaya c", that you showed earlier, counts none out. */
function countsOut(segments: readonly Segment[], at: number): boolean {
  const [number, next] = [segments[at]?.number, segments[at + 1]]
  if (number?.kind !== 'ordinal') return false
  return (
    number.value !== 1 || next === undefined || next.mark !== null || isFiller(next) || namesProperty(next)
  )
}
