import { isCallWord } from '../../languages/call-times.ts'
import { hasListed } from '../listed-in.ts'
import { breathAround, has, namesHome, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/**
 * "My son in Chennai will handle, call him not me": where one of the family is who is to be called, and no place that a
 * home is looked for in. "My son lives in Pune, find a flat there and call me" looks there, and "after discussing with family
 * we finalised Kompally" chose it.
 * What the whole turn says is found once for all its places.
 */
export function whereCalledOneIs(reading: Reading): (at: number) => boolean {
  const { said, segments } = reading
  const isOfOne = !said.has('seek') && segments.some((one) => isOfCall(reading, one))
  if (!isOfOne || segments.some(namesHome)) return () => false
  const kin = segments.findIndex((one) => isKin(reading, one))
  return (at) => {
    if (segments[at]?.mention == null) return false
    const breath = breathAround(segments, at)
    if (breath.some((one) => isKin(reading, one))) return true
    // "Maa abbayi Hyderabad lo untadu, athaniki call cheyandi": "to him", which sounds like a town.
    return kin >= 0 && kin < at && breath.some((one) => isOfCall(reading, one))
  }
}

function isOfCall({ tokens }: Reading, segment: Segment): boolean {
  if (has(segment, 'act:handoff')) return true
  return tokens.slice(segment.from, segment.to).some(({ text }) => isCallWord(text))
}

function isKin({ tokens }: Reading, segment: Segment): boolean {
  return hasListed(tokens, segment, 'ofSeeker', 'kin', 'ofKin')
}
