import { has, isFiller, namesHome, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** Segments that one breath of this kind holds at most, so that the time stays linear. */
const longest = 12

/**
 * "Home is in Varanasi, need a 1bhk in Pune": true in a breath that only says where one's house is, where another
 * breath seeks a home in another place of the same kind.
 */
export function isHomeElsewhere(reading: Reading, at: number): boolean {
  const { segments, said } = reading
  if (isHomeTown(reading, at)) return true
  if (!said.has('seek') || !said.has('property:house')) return false
  let from = at
  while (from > at - longest && isSaidOn(segments[from - 1])) from--
  const to = endOfBreath(segments, at)
  const breath = segments.slice(from, to)
  if (!breath.every(isPlain) || !breath.some((one) => has(one, 'is') || has(one, 'exist'))) return false
  const here = breath.find(({ mention }) => mention !== null)?.mention?.places[0]
  if (here === undefined || !breath.some((one) => has(one, 'property:house'))) return false
  for (let next = to + 1; next < to + 3 * longest && next < segments.length; ) {
    const end = endOfBreath(segments, next)
    const wanted = segments.slice(next, end)
    const there = wanted.find(({ mention }) => mention !== null)?.mention?.places[0]
    if (there?.kind === here.kind && there.name !== here.name && seeksHome(wanted)) return true
    next = end + 1
  }
  return false
}

/** "আমার বাড়ি মেদিনীপুর": a breath that says nothing but where one's home is, when no place was asked for. */
export function isHomeTown({ segments, said, context: { asked } }: Reading, at: number): boolean {
  if (!said.has('mine') || asked === 'city' || asked === 'area') return false
  let from = at
  while (from > at - longest && isSaidOn(segments[from - 1])) from--
  while (isFiller(segments[from]) && !has(segments[from], 'mine')) from++
  if (!has(segments[from], 'mine') || !has(segments[from + 1], 'property:house')) return false
  const told = segments.slice(from + 2, endOfBreath(segments, Math.max(at, from)))
  // "Amar bari vara debo behalay" offers it.
  if (said.has('offer:rent') || said.has('offer:sale')) return false
  return told.some(({ mention }) => mention !== null) && told.every(isPlain)
}

function endOfBreath(segments: readonly Segment[], at: number): number {
  let to = at + 1
  while (to < at + longest && isSaidOn(segments[to])) to++
  return to
}

function isSaidOn(segment: Segment | undefined): boolean {
  return segment !== undefined && (segment.mark === null || segment.mark === '-')
}

/** Nothing but a house, a place and that it is there. */
function isPlain(segment: Segment): boolean {
  if (segment.number !== null || has(segment, 'or') || has(segment, 'seek')) return false
  const told = has(segment, 'property:house') || has(segment, 'is') || has(segment, 'exist')
  return told || segment.mention !== null || has(segment, 'of') || has(segment, 'at') || isFiller(segment)
}

function seeksHome(wanted: readonly Segment[]): boolean {
  return wanted.some((segment) => has(segment, 'seek')) && wanted.some(namesHome)
}
