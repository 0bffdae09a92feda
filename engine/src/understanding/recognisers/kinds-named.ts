import type { PropertyType } from '@guru/contract/vocabulary'
import type { Command } from '../command.ts'
import { isCorrected, repeatsKnown } from '../corrected.ts'
import { hasListed } from '../listed-in.ts'
import { has, isFiller, isUnknownWord, propertyTypeOf, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Wish, WishOf } from '../wish.ts'
import { wishesGround } from './ground-of-home.ts'
import { isOnlyKind } from './only-kind.ts'
import { isWelcomeToo } from './welcome-too.ts'

type Kind = WishOf<'property_type'>

/**
 * What the kinds of property that a turn names mean beside the one that is set: one frame holds one kind, and people say
 * "a plot or a house", "a flat would do, too", or name a home of any kind.
 */
export function readKinds(
  reading: Reading,
  wishes: readonly Wish[],
  commands: readonly Command[],
): Command[] {
  const named = wishes.filter((wish): wish is Kind => wish.slot === 'property_type')
  if (named.length === 0 || !commands.some(tellsKind)) return []
  const wanted = named.filter((kind) => !kind.negated || isOneOfTwo(kind, named, reading))
  const kinds = valuesOf(wanted)
  if (wanted.length === 0)
    return named.some((kind) => isRefusedOnlyThere(kind, reading))
      ? []
      : [{ kind: 'kinds', meant: 'refused', kinds: valuesOf(named) }]
  if (kinds.length > 1)
    return areTogether(wanted, commands, reading) ? [{ kind: 'kinds', meant: 'together', kinds }] : []
  if (wanted.some((kind) => isWanted(kind, reading))) return [{ kind: 'kinds', meant: 'too', kinds }]
  return named.length === wanted.length && wanted.every((kind) => isAnyHome(kind, reading))
    ? [{ kind: 'kinds', meant: 'general', kinds: ['apartment', 'house'] }]
    : []
}

function valuesOf(kinds: readonly Kind[]): PropertyType[] {
  return [...new Set(kinds.map(({ value }) => value))]
}

function tellsKind(command: Command): boolean {
  if (command.kind === 'drop') return command.what === 'property_type'
  return (command.kind === 'set' || command.kind === 'any') && command.slot === 'property_type'
}

/** "Veedu illa manai": of a word that is both "not" and "or" between two kinds, the first of which is not known, it says "or". */
function isOneOfTwo({ at, value }: Kind, named: readonly Kind[], { segments, context }: Reading): boolean {
  if (context.known.property_type === value) return false
  const joined = segments[at + 1]
  if (!has(joined, 'or') || !has(joined, 'not:after')) return false
  return named.some((other) => !other.negated && other.value !== value && other.at === at + 2)
}

/** "No flats on main road", "main road la flat vendam": those alone that are so. */
function isRefusedOnlyThere(kind: Kind, reading: Reading): boolean {
  return isToldBehind(kind, reading) || isToldAhead(kind, reading)
}

function isToldBehind({ at }: Kind, { segments, clauseOf }: Reading): boolean {
  const end = Math.min(at + reach, clauseOf[at]?.to ?? 0)
  for (let next = at + 1; next < end; next++) {
    const segment = segments[next]
    if (segment === undefined || segment.mark !== null || propertyTypeOf(segment) !== undefined) return false
    if (has(segment, 'at') || has(segment, 'having'))
      return next + 1 < end && segments[next + 1]?.mark === null
  }
  return false
}

/** A name that nobody knows and what leads on from it, two such words, or what no listing tells; it says more than a call to somebody. */
function isToldAhead({ at }: Kind, { segments }: Reading): boolean {
  const [told, leading] = [segments[at - 1], segments[at - 2]]
  if (has(told, 'aside:unlisted')) return true
  return isUnknownWord(leading) && (isUnknownWord(told) || has(told, 'of') || has(told, 'at'))
}

/** "A plot or a house", "a plot, a house would do, too": neither is put right by the other, nor only what will do in its place. */
function areTogether(wanted: readonly Kind[], commands: readonly Command[], reading: Reading): boolean {
  const frees = commands.some((command) => command.kind === 'any' && command.slot === 'property_type')
  if (frees) return true
  const [first, ...others] = wanted
  if (first === undefined || isCorrected(wanted, reading) || repeatsKnown(wanted, reading)) return false
  const next = others.find(({ value }) => value !== first.value)
  if (next === undefined || next.at - first.at > 2 * reach || reading.said.has('or-else')) return false
  return isWanted(next, reading) || saysOr(first.at, next.at, reading)
}

/** Between two kinds, in whatever language: "plot ba independent house" in a chat in English. */
function saysOr(from: number, to: number, { segments, tokens }: Reading): boolean {
  return segments
    .slice(from + 1, to)
    .some((one) => has(one, 'or') || hasListed(tokens, one, 'shownWords', 'either'))
}

/** "Independent house also I can see", "plot bhi": wanted beside what was wanted before. */
function isWanted({ at, negated }: Kind, reading: Reading): boolean {
  if (negated) return false
  if (isWelcomeToo(reading, at)) return true
  const { segments, tokens, clauseOf } = reading
  const end = Math.min(at + reach, clauseOf[at]?.to ?? 0)
  for (let next = at + 1; next < end; next++) {
    const segment = segments[next]
    if (segment === undefined || segment.mark !== null || segment.mention !== null) return false
    if (segment.number !== null || propertyTypeOf(segment) !== undefined) return false
    if (hasListed(tokens, segment, 'shownWords', 'thatToo')) return true
    const isBeside = next <= at + 2 || has(segments[next - 1], 'it')
    if (isBeside && hasListed(tokens, segment, 'ofPlaces', 'adds')) return !leadsOn(reading, next)
  }
  return false
}

/** "A house and [also] a garage": what is added is something else. */
function leadsOn({ segments }: Reading, at: number): boolean {
  const next = segments[at + 1]
  return next !== undefined && (next.mention !== null || next.number !== null || namesValue(next.concepts))
}

function namesValue(concepts: ReadonlySet<string>): boolean {
  return [...concepts].some((concept) => concept.startsWith('amenity:') || concept.startsWith('property:'))
}

/**
 * "Ghar", "veedu": a word for a home of any kind, where nothing says that it stands by itself ("independent") or is the
 * only kind that is wanted. In answer to "a flat or a house?" it is a house, and so is "bari" to who buys one.
 */
function isAnyHome({ at, value }: Kind, reading: Reading): boolean {
  const { segments, tokens, context } = reading
  const segment = segments[at]
  if (value !== 'house' || segment === undefined || context.asked === 'property_type') return false
  if (!hasListed(tokens, segment, 'shownWords', 'homes')) return false
  if (hasListed(tokens, segment, 'shownWords', 'housesToBuy') && buys(reading)) return false
  // "A home on a little land" is no flat.
  return !standsApart(reading, at) && !isOnlyKind(reading, at) && !wishesGround(reading, ['house'])
}

/** "Alag ghar", "ghar chahiye independent", but for "ghar, alag pooja ghar" and "a home with a separate kitchen". */
function standsApart({ segments, tokens }: Reading, at: number): boolean {
  const isApart = (segment: Segment | undefined) => hasListed(tokens, segment, 'shownWords', 'apart')
  if (isApart(segments[at]) || isApart(segments[at - 1])) return true
  let behind = at + 1
  while (behind < at + 3 && (isFiller(segments[behind]) || has(segments[behind], 'seek'))) behind++
  if (!isApart(segments[behind])) return false
  let next = behind + 1
  while (next < behind + 3 && isFiller(segments[next]) && !has(segments[next], 'seek')) next++
  const told = segments[next]
  return told === undefined || told.mark !== null || has(told, 'seek')
}

function buys({ said, context }: Reading): boolean {
  if (said.has('transaction:rent')) return false
  return said.has('transaction:sale') || context.known.transaction_type === 'sale'
}
