import type { Command } from '../command.ts'
import { hasListed } from '../listed-in.ts'
import { isFiller, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** "Near Baner", "Baner side", "பக்கம்" behind an area that is wished: what is near it will do as well. */
export function wishesNear({ segments, tokens }: Reading, commands: readonly Command[]): boolean {
  const area = commands.find((command) => command.kind === 'set' && command.slot === 'area')
  if (area?.kind !== 'set') return false
  const says = (at: number) => {
    const segment = segments[at]
    return segment?.mention === null && hasListed(tokens, segment, 'ofPlaces', 'near')
  }
  return segments.some(({ mention }, at) => {
    if (!mention?.places.some(({ kind, name }) => kind === 'area' && name === area.value)) return false
    if (says(at - 1)) return true
    // An ending of the name stands as a segment of no words; "my office is in Infopark, something near it".
    let next = at + 1
    while (next < at + nearby && !says(next) && isPassed(segments[next])) next++
    return says(next)
  })
}

/** Segments from an area to the word that says near it, at most. */
const nearby = 4

function isPassed(segment: Segment | undefined): boolean {
  return segment !== undefined && (segment.from === segment.to || segment.mark === ',' || isFiller(segment))
}
