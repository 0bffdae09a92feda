import { isCallWord } from '../../languages/call-times.ts'
import { listedIn } from '../listed-in.ts'
import { breathAround, has, namesHome, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/**
 * "My son in Chennai will handle, call him not me": where one of the family is who is to be called, and no place that a
 * home is looked for in. "My son lives in Pune, find a flat there and call me" looks there, and "after discussing with family
 * we finalised Kompally" chose it.
 *
 * @param at the segment of a place
 */
export function isWhereCalledOneIs(reading: Reading, at: number): boolean {
  const { said, segments } = reading
  if (segments[at]?.mention == null || said.has('seek') || segments.some(namesHome)) return false
  if (!segments.some((one) => isOfCall(reading, one))) return false
  const breath = breathAround(segments, at)
  const before = segments.slice(0, at)
  // "Maa abbayi Hyderabad lo untadu, athaniki call cheyandi": "to him", which sounds like a town.
  return (
    breath.some((one) => isKin(reading, one)) ||
    (breath.some((one) => isOfCall(reading, one)) && before.some((one) => isKin(reading, one)))
  )
}

function isOfCall({ tokens }: Reading, segment: Segment): boolean {
  if (has(segment, 'act:handoff')) return true
  return tokens.slice(segment.from, segment.to).some(({ text }) => isCallWord(text))
}

function isKin({ tokens }: Reading, { from, to }: Segment): boolean {
  return listedIn(tokens)
    .words.slice(from, to)
    .some(({ ofSeeker }) => ofSeeker.has('kin') || ofSeeker.has('ofKin'))
}
