import type { Command } from '../command.ts'
import { hasListed } from '../listed-in.ts'
import type { Reading } from '../reading.ts'

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
    // An ending of the name stands as a segment of no words.
    const next = segments[at + 1]
    return says(at - 1) || says(at + 1) || (next !== undefined && next.from === next.to && says(at + 2))
  })
}
