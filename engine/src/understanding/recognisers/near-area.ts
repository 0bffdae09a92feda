import type { Command } from '../command.ts'
import { hasListed } from '../listed-in.ts'
import { isFiller, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { placesMovedTo } from './moved-to.ts'

/** "Near Baner", "Baner side", "பக்கம்" behind an area that is wished: what is near it will do as well. */
export function wishesNear(reading: Reading, commands: readonly Command[]): boolean {
  const { segments, tokens } = reading
  const area = commands.find((command) => command.kind === 'set' && command.slot === 'area')
  if (area?.kind !== 'set') return false
  const worksAt = placesMovedTo(reading)
  const says = (at: number) => {
    const segment = segments[at]
    return segment?.mention === null && hasListed(tokens, segment, 'ofPlaces', 'near')
  }
  return segments.some(({ mention }, at) => {
    if (!mention?.places.some(({ kind, name }) => kind === 'area' && name === area.value)) return false
    // Where one works.
    if (worksAt.includes(at)) return true
    if (says(at - 1) || isItsSide(tokens, segments[at + 1])) return true
    // An ending of the name stands as a segment of no words; "my office is in Infopark, something near it".
    let next = at + 1
    while (next < at + nearby && !says(next) && isPassed(segments[next])) next++
    return says(next)
  })
}

/** "Baner side", right behind the area; not "Baner side by side with Aundh". */
function isItsSide(tokens: Reading['tokens'], behind: Segment | undefined): boolean {
  if (!hasListed(tokens, behind, 'ofPlaces', 'side')) return false
  const from = behind?.from ?? 0
  const sides = [0, 1, 2].filter((one) =>
    hasListed(tokens, { from: from + one, to: from + one + 1 }, 'ofPlaces', 'side'),
  )
  return sides.length === 1
}

/** Segments from an area to the word that says near it, at most. */
const nearby = 4

function isPassed(segment: Segment | undefined): boolean {
  return segment !== undefined && (segment.from === segment.to || segment.mark === ',' || isFiller(segment))
}
