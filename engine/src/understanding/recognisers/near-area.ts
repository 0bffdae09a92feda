import type { Command } from '../command.ts'
import { hasListed } from '../listed-in.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { breathBounds, has, isFiller, isUnknownWord, longestBreath, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { nearBy } from './facts-named.ts'
import { placesMovedTo } from './moved-to.ts'
import { isNotFarFrom, refusesFarness } from './not-far.ts'
import { shownKindsIn } from './shown-word.ts'

/**
 * "Near Baner", "Baner side", "not far from there" of an area that is wished: what is near it will do as well, or what is
 * as near as it says: "within 3 km".
 */
export function readNear(reading: Reading, settled: readonly Command[]): Command[] {
  const set = settled.find((command) => command.kind === 'set' && command.slot === 'area')
  const area = set?.kind === 'set' ? String(set.value) : null
  if (area === null && welcomesNeighbours(reading)) return [{ kind: 'near' }]
  if (area === null && !isOfKnownArea(reading)) return []
  const kilometres = kilometresAllowed(reading)
  if (kilometres !== null) return [{ kind: 'near', kilometres }]
  const near = area === null ? saysNotFar(reading) : wishesNear(reading, area)
  return near ? [{ kind: 'near' }] : []
}

/** "Nearby areas are also fine", "അടുത്തുള്ള സ്ഥലങ്ങളും നോക്കാം" of who looks in one: those around it will do as well. */
function welcomesNeighbours({ segments, tokens, context, said }: Reading): boolean {
  if (context.known.area === undefined || said.has('ask') || said.has('ask:within')) return false
  if (segments.some(({ mention }) => mention !== null)) return false
  return segments.some((segment, at) => {
    if (!has(segment, 'slot:area') && !has(segment, 'place-is') && !has(segment, 'thing')) return false
    const before = segments.slice(Math.max(0, at - 2), at)
    if (!before.some((one) => hasListed(tokens, one, 'ofPlaces', 'nearBy'))) return false
    const behind = segments.slice(at + 1, at + 4)
    return behind.some((one) => welcoming.some((concept) => has(one, concept)))
  })
}

const welcoming = ['and', 'acceptable', 'all-the-same', 'propose', 'seek'] as const

/** No place is named, and where it is looked is known. */
function isOfKnownArea({ segments, context, said }: Reading): boolean {
  return (
    context.known.area !== undefined &&
    !said.has('slot:area') &&
    segments.every(({ mention }) => mention === null)
  )
}

function wishesNear(reading: Reading, area: string): boolean {
  const { segments, tokens } = reading
  const worksAt = placesMovedTo(reading)
  const says = (at: number) => {
    const segment = segments[at]
    return segment?.mention === null && hasListed(tokens, segment, 'ofPlaces', 'near')
  }
  return segments.some(({ mention }, at) => {
    if (!mention?.places.some(({ kind, name }) => kind === 'area' && name === area)) return false
    // Where one works.
    if (worksAt.includes(at)) return true
    if (says(at - 1) || isItsSide(tokens, segments[at + 1]) || isNotFarFrom(reading, at)) return true
    // An ending of the name stands as a segment of no words; "my office is in Infopark, something near it".
    let next = at + 1
    while (next < at + nearby && !says(next) && isPassed(segments[next])) next++
    if (isSaidOfBoth(segments, next))
      return says(segments[next + 1]?.from === segments[next + 1]?.to ? next + 2 : next + 1)
    // "Baner or near Aundh" says it of the other one.
    if (isPointed(segments[next - 1]) && hasListed(tokens, segments[next], 'ofPlaces', 'side')) return true
    return says(next) && (!has(segments[next - 1], 'or') || segments[next + 1]?.mention == null)
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

/** "ಕುವೆಂಪುನಗರ ಅಥವಾ ವಿಜಯನಗರ ಕಡೆ": where such words stand behind a place, what is said of the last one is said of both. */
function isSaidOfBoth(segments: readonly Segment[], other: number): boolean {
  const joined = has(segments[other - 1], 'or') || segments[other - 1]?.mark === ','
  return joined && segments[other]?.mention != null
}

/** Segments from an area to the word that says near it, at most. */
const nearby = 6

function isPassed(segment: Segment | undefined): boolean {
  if (segment === undefined) return false
  const joins =
    segment.from === segment.to || segment.mark === ',' || has(segment, 'or') || has(segment, 'of')
  return joins || isFiller(segment) || isPointed(segment)
}

/** "Office in Salt Lake, [that] side would be convenient". */
function isPointed(segment: Segment | undefined): boolean {
  return has(segment, 'this') || has(segment, 'it') || has(segment, 'there')
}

/** "Nothing too far from the office" of who looks in an area already. */
function saysNotFar(reading: Reading): boolean {
  return reading.segments.some((_, at) => refusesFarness(reading, at) && isOfNoLandmark(reading, at))
}

/** "Within 3 km of Marathahalli", "2 km olage maathra": how far off a home may be; null where nothing says so. */
function kilometresAllowed(reading: Reading): number | null {
  for (const quantity of reading.quantities) {
    const { at, kind, low, high } = quantity
    const furthest = high ?? low
    if (kind !== 'other' || furthest <= 0 || furthest > furthestAllowed) continue
    const unit = unitBehind(reading, quantity)
    if (unit === null || reading.clauseOf[at]?.kind === 'question' || !isOfNoLandmark(reading, at)) continue
    if (quantity.bound === 'max' || isAllowed(reading, at, unit)) return furthest
  }
  return null
}

/** Kilometres beyond which nobody looks around an area. */
const furthestAllowed = 50

/** Where the kilometres of a number stand; null of minutes, floors and people. */
function unitBehind({ segments, tokens }: Reading, { at, to }: Quantity): number | null {
  for (let unit = at + 1; unit <= to && unit <= at + 3; unit++)
    if (hasListed(tokens, segments[unit], 'ofPlaces', 'kilometres')) return unit
  return null
}

/** "In 3 km radius", "not more than 5 km", "5 km chalega" */
function isAllowed({ segments }: Reading, at: number, unit: number): boolean {
  const behind = segments.slice(unit, unit + 3)
  if (behind.some((one) => has(one, 'max:after') || has(one, 'acceptable'))) return true
  if (has(segments[at - 1], 'min:before')) return has(segments[at - 2], 'not:before')
  return has(segments[at - 1], 'at') || has(segments[at - 1], 'max:before')
}

/** "Within 2 km of the metro": of what no listing tells, and not of the area. */
function isOfNoLandmark(reading: Reading, at: number): boolean {
  const { segments, tokens } = reading
  const { from, to } = breathBounds(segments, at, longestBreath)
  // "The airport within 5 km", "2 km from the highway", "a gym within 1 km"; not "5 km from the office".
  const isStrange = (index: number) =>
    isUnknownWord(segments[index]) &&
    !hasListed(tokens, segments[index], 'ofPlaces', 'work') &&
    (index === from || has(segments[index - 1], 'of') || has(segments[index - 1], 'origin'))
  for (let index = from; index < to; index++)
    if (isStrange(index) || namesAmenity(segments[index])) return false
  const around = segments.slice(Math.max(0, at - reach), at + reach)
  const kinds = shownKindsIn(reading, around)
  return ![...nearBy].some((landmark) => kinds.has(landmark))
}
