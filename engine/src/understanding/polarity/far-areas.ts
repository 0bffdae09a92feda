import type { Concept } from '../../languages/concept.ts'
import type { Token } from '../../text/token.ts'
import { hasListed } from '../listed-in.ts'
import { breathBounds, has, isFiller, isUnknownWord, namesProperty, reach } from '../reading.ts'
import { refusesFarness } from '../recognisers/not-far.ts'
import type { Segment } from '../segments.ts'

/**
 * "सुशांत गोल्फ सिटी तो ऑफिस से दूर पड़ेगा", "behala dur hoye jabe": an area that is said to be far, or would be, is not wanted, whatever it
 * is far from. "2 km from Behala", "even if it is far", "is Behala far?" refuse none.
 */
export function strikeFarAreas(
  segments: readonly Segment[],
  tokens: readonly Token[],
  negated: boolean[],
): void {
  segments.forEach((segment, at) => {
    const becomes = hasListed(tokens, segment, 'ofPlaces', 'becomesFar')
    if (!becomes && !hasListed(tokens, segment, 'ofPlaces', 'far')) return
    if (refusesFarness({ segments, tokens }, at)) return
    const { from, to } = breathBounds(segments, at, 2 * reach)
    const area = from + segments.slice(from, at).findLastIndex(({ mention }) => mention !== null)
    if (area < from || segments[area]?.mention?.places[0]?.kind !== 'area') return
    if (segments[to]?.mark === '?' || segments.slice(from, to).some(leavesOpen)) return
    // "It is a little far, no problem", "… I want it there all the same".
    const next = segments.slice(to + 1, to + 1 + reach)
    const end = next.findIndex(({ mark }) => mark !== null)
    if (next.slice(0, end < 0 ? undefined : end).some(accepts)) return
    if (isTold(segments, tokens, from, area) || isFrom(segments, area, at)) return
    if (isDistance(segments, area, at, to)) return
    // "Kukatpally dooram" alone may ask how far it is.
    if (becomes || to - from > 2 || segment.to - segment.from > 1) negated[area] = true
  })
}

/** Asks, allows for it, or speaks of a home by it: "thoda door chalega", "door wala flat". */
function leavesOpen(segment: Segment): boolean {
  if (segment.number !== null || namesProperty(segment)) return true
  return opening.some((concept) => has(segment, concept))
}

function accepts(segment: Segment): boolean {
  return (['acceptable', 'all-the-same', 'act:affirm'] as const).some((concept) => has(segment, concept))
}

const opening: readonly Concept[] = [
  'ask',
  'ask:within',
  'ask:polar',
  'ask:closing',
  'if',
  'but',
  'acceptable',
  'all-the-same',
  'not:after',
  'not:before',
  'seek',
  'unit:time',
]

/** "My office in Guindy is far": where somebody is. */
function isTold(segments: readonly Segment[], tokens: readonly Token[], from: number, area: number): boolean {
  return segments
    .slice(from, area)
    .some(
      (one) =>
        has(one, 'own') ||
        has(one, 'mine') ||
        has(one, 'self') ||
        hasListed(tokens, one, 'ofPlaces', 'work', 'workplaces'),
    )
}

/** "Koramangala office ge nadkond hogo doora", "nadiche dooram lo": as far as one walks, near the place. */
function isDistance(segments: readonly Segment[], area: number, far: number, end: number): boolean {
  const behind = segments[far + 1]
  if (far + 2 >= end && (has(behind, 'of') || has(behind, 'at'))) return true
  const between = segments.slice(area + 1, far)
  // "Nadannu pokaavunna dooram": what one does over it, in several words.
  const saysHow = far + 1 === end && between.some((one) => isFiller(one) && one.to - one.from > 1)
  return saysHow || between.filter(isUnknownWord).length > 1
}

/** "Guindy se door", "far from Guindy": from there, and not the place itself. */
function isFrom(segments: readonly Segment[], area: number, far: number): boolean {
  return segments
    .slice(area + 1, Math.min(area + 3, far))
    .some(
      (one, step) =>
        (has(one, 'origin:after') && (step === 0 || segments[area + 1]?.from === segments[area + 1]?.to)) ||
        (step === 0 && (has(one, 'min:after') || (has(one, 'range:to') && has(one, 'of')))),
    )
}
