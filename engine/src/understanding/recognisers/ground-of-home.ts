import type { PropertyType } from '@guru/contract/vocabulary'
import { measuresLandAlone } from '../../format/size-units.ts'
import { hasListed } from '../listed-in.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { breathBounds, has, isFiller, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { shownKindsOf } from './shown-word.ts'
import { sizesSought } from './size.ts'

/** "A villa on 4 cents of land", "nilathoda veedu", "makan zameen ke sath" is a house, and the land is what it stands on. */
export function isGroundOfHome(reading: Reading, at: number): boolean {
  return (
    isWithHome(reading, at) ||
    isAheadOfHome(reading, at) ||
    holdsHome(reading, at) ||
    isOfKnownHome(reading, at)
  )
}

/**
 * Whether land is wished that a house has or stands on: no listing tells how much that is.
 * @param kinds that the turn wishes; who wants a plot as well means that one
 */
export function wishesGround(reading: Reading, kinds: readonly PropertyType[]): boolean {
  return seeksHouse(reading, kinds) && reading.segments.some((_, at) => isNamed(reading, at))
}

/** "10 cents, a house": whether the sizes that are sought are those of the land under a house, and not of its floor. */
export function measuresGround(reading: Reading, kinds: readonly PropertyType[]): boolean {
  if (!seeksHouse(reading, kinds)) return false
  const named = reading.segments.some((_, at) => isNamed(reading, at))
  const sizes = sizesSought(reading)
  return sizes.length > 0 && sizes.every(({ unit }) => isOfGround(unit, named))
}

function isOfGround(unit: Quantity['unit'], named: boolean): boolean {
  return unit !== null && (measuresLandAlone(unit) || (named && unit === 'gaj'))
}

function seeksHouse({ context }: Reading, kinds: readonly PropertyType[]): boolean {
  return kinds.length === 0 ? isHouseKnown(context) : kinds.includes('house') && !kinds.includes('land')
}

/** A house, or a home of any kind with rooms. */
function isHouseKnown({ known: { property_type: kind, bedrooms } }: Reading['context']): boolean {
  return kind === 'house' || (kind === undefined && bedrooms !== undefined)
}

/** Land of a home, or a phrase that names both: "కొంచెం స్థలం ఉన్న ఇల్లు", "land around the house". */
function isNamed(reading: Reading, at: number): boolean {
  const segment = reading.segments[at]
  if (segment === undefined || reading.clauseOf[at]?.kind === 'question') return false
  if (has(segment, 'property:land')) return reading.negated[at] !== true && isGroundOfHome(reading, at)
  const isPhrase = segment.to - segment.from > 1 && segment.mention === null && segment.number === null
  return (
    isPhrase &&
    (has(segment, 'property:house') || isFiller(segment)) &&
    shownKindsOf(reading, segment).has('land_size')
  )
}

/** "4 cents of land with a villa", "20 cents and a house in it". */
function holdsHome({ segments, clauseOf }: Reading, at: number): boolean {
  const inIt = has(segments[at + 1], 'it') && has(segments[at + 2], 'of')
  if (!inIt && !has(segments[at + 1], 'of')) return false
  const end = Math.min(at + reach, clauseOf[at]?.to ?? 0)
  return segments.slice(at + 2, end).some((segment) => has(segment, 'property:house'))
}

/** "A house with land", "makan chahiye zameen ke sath": a house in the same breath, and "with" beside the land. */
function isWithHome({ segments, tokens, negated }: Reading, at: number): boolean {
  const { from, to } = breathBounds(segments, at, reach)
  const house = segments.findIndex(
    (segment, one) => one >= from && one < to && has(segment, 'property:house') && negated[one] !== true,
  )
  // "A plot with a house" stays one.
  if (house < 0 || house >= at || segments.slice(from, to).some((one) => has(one, 'or'))) return false
  return [at - 3, at - 2, at - 1, at + 1].some(
    (beside) => beside > house && hasListed(tokens, segments[beside], 'shownWords', 'together'),
  )
}

/** "Nilathoda veedu", "sthalam ulla veedu", "zameen wala makan": land, what says that a home has it, and that home. */
function isAheadOfHome({ segments, tokens, negated }: Reading, at: number): boolean {
  const joins = (segment: Segment | undefined) => hasListed(tokens, segment, 'shownWords', 'landed')
  let joined = joins(segments[at])
  for (let next = at + 1; next <= at + reach; next++) {
    const segment = segments[next]
    if (segment === undefined || segment.mark !== null || segment.mention !== null) return false
    if (has(segment, 'or') || (segment.number !== null && !segment.number.vague)) return false
    if (has(segment, 'property:house')) return joined && negated[next] !== true
    joined ||= joins(segment)
  }
  return false
}

/** "Konjam nilam venum", "സ്ഥലം ഒരു എട്ട് സെന്റെങ്കിലും വേണം" of who looks for a house; "5 cents of land" looks for land instead. */
function isOfKnownHome(reading: Reading, at: number): boolean {
  const { segments, tokens, context, quantities } = reading
  if (!isHouseKnown(context)) return false
  const before = segments.slice(Math.max(0, at - 2), at)
  if (before.some((one) => hasListed(tokens, one, 'shownWords', 'little'))) return true
  return quantities.some((size) => isLooselyMeasured(reading, size, at))
}

/** So much at least, or so much will do: how much land a home has, told right behind its word or right before it. */
function isLooselyMeasured({ segments }: Reading, { kind, from, to, bound }: Quantity, at: number): boolean {
  if (kind !== 'size') return false
  const behind = from > at && segments.slice(at + 1, from).every((one) => isFiller(one) || one.number?.vague)
  const before = to <= at && to >= at - 1 && bound !== null
  const willDo = segments.slice(to, to + 3).some((one) => has(one, 'all-the-same') || has(one, 'acceptable'))
  return before || (behind && (bound !== null || willDo))
}
