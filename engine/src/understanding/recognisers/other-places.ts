import type { Concept } from '../../languages/concept.ts'
import type { Command } from '../command.ts'
import { hasListed } from '../listed-in.ts'
import { breathBounds, has, isFiller, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Wish } from '../wish.ts'
import { isPlaceAdded, isWelcomeToo } from './welcome-too.ts'

/** "Baner or Hinjewadi": one place is set, the others named beside it are kept in mind. */
export function readOtherPlaces(
  reading: Reading,
  wishes: readonly Wish[],
  settled: readonly Command[],
): Command[] {
  for (const slot of ['area', 'city'] as const) {
    const chosen = settled.find((command) => command.kind === 'set' && command.slot === slot)
    if (chosen?.kind !== 'set' || (chosen.slot !== 'area' && chosen.slot !== 'city')) continue
    const named = wishes.filter((wish) => wish.slot === slot && !wish.negated)
    const listed =
      isEitherFine(reading) ||
      named.every((wish, index) => index === 0 || isListed(reading, named[index - 1]?.at ?? 0, wish.at))
    const names = new Set(named.map(({ value }) => String(value)))
    names.delete(chosen.value)
    if (listed && names.size > 0) return [{ kind: 'also', places: [...names] }]
    const known = reading.context.known[slot]
    const only = named.length === 1 ? named[0] : undefined
    if (known === undefined || known === chosen.value || only === undefined) continue
    const welcome = isWelcomeToo(reading, only.at) || isUnrefused(reading, only.at)
    if (welcome || isPlaceAdded(reading, only.at)) return [{ kind: 'also', places: [known] }]
  }
  return []
}

/** "Adyar, or Velachery side, both are fine". */
function isEitherFine({ said }: Reading): boolean {
  return said.has('all-the-same') && !said.has('or-else')
}

/** Nothing but "or", "and" or a comma between two places, or nothing between two towns: "nellore guntur lo". */
function isListed(reading: Reading, from: number, to: number): boolean {
  if (worksOf(reading, from, to)) return true
  const { segments } = reading
  let joined = to === from + 1 && isTown(segments[from]) && isTown(segments[to])
  for (let at = from + 1; at < to; at++) {
    const segment = segments[at]
    const joins =
      has(segment, 'or') ||
      has(segment, 'and') ||
      segment?.mark === ',' ||
      segment?.mark === '/' ||
      isSaidOfBoth(reading, at, to)
    if (!joins && !isFiller(segment) && !has(segment, 'at')) return false
    joined ||= joins
  }
  return joined
}

function isTown(segment: Segment | undefined): boolean {
  return segment?.mention?.places[0]?.kind === 'city'
}

/** "Nellore lo kani Guntur lo kani": a word that means "but" stands behind either place, and says "or". */
function isSaidOfBoth({ segments, tokens }: Reading, at: number, to: number): boolean {
  const segment = segments[at]
  if (segment === undefined || !has(segment, 'but')) return false
  const word = tokens[segment.from]?.text
  return segments
    .slice(to + 1, to + 3)
    .some((behind) => has(behind, 'but') && tokens[behind.from]?.text === word)
}

/** "Office in Manyata, my wife's in Whitefield": two who live together each work somewhere. */
function worksOf({ segments, tokens, said }: Reading, from: number, to: number): boolean {
  if (!said.has('aside:other-kind')) return false
  const before = segments.slice(Math.max(0, from - 3), from)
  const between = segments.slice(from + 1, to)
  if (!before.some((one) => has(one, 'aside:other-kind'))) return false
  const isSpouse = (one: Segment) => hasListed(tokens, one, 'ofPlaces', 'spouse')
  const isBeside = (one: Segment) =>
    one.mark === ',' ||
    isFiller(one) ||
    has(one, 'own') ||
    has(one, 'of') ||
    has(one, 'at') ||
    has(one, 'and')
  return between.some(isSpouse) && between.every((one) => isSpouse(one) || isBeside(one))
}

/**
 * "Anywhere except Kakkanad", "not Gokul Road, Vidyanagar": areas to leave out, whatever else is chosen. Of an area that
 * was wished the wish is taken back as well.
 */
export function readAvoided(wishes: readonly Wish[], reading: Reading): Command[] {
  const named = wishes.filter((wish) => wish.slot === 'area')
  const wanted = new Set(named.filter(({ negated }) => !negated).map(({ value }) => value))
  const refused = named.filter(
    ({ at, negated, value }) =>
      negated && !wanted.has(value) && !isUnsaid(reading, at) && !isNotNeeded(reading, at),
  )
  const areas = refused.map(({ value }) => String(value))
  return areas.length === 0 ? [] : [{ kind: 'avoid', areas: [...new Set(areas)] }]
}

/** "Any area, I did not say Sultanwind", "Sultanwind nahi kaha": what was not said is not refused either. */
export function isUnsaid({ segments }: Reading, at: number): boolean {
  let back = at - 1
  while (back > at - reach && isFiller(segments[back]) && !has(segments[back], 'about')) back--
  if (has(segments[back], 'about') && has(segments[back - 1], 'not:before')) return true
  let next = at + 1
  while (next < at + reach && (isFiller(segments[next]) || has(segments[next], 'of'))) next++
  if (!has(segments[next], 'not:after')) return false
  return unsaid.some((concept) => has(segments[next + 1], concept))
}

/** "കാക്കനാട് തന്നെ വേണമെന്നില്ല", it need not be Kakkanad: others are welcome, too, and it is not refused. */
function isNotNeeded(reading: Reading, at: number): boolean {
  return saysBehind(reading, at, 'needless', 'not:after')
}

/** "ayyo kakkanad ozhivaakkan paranjilla", I did not say to leave Kakkanad out: that it was refused is taken back. */
export function isUnrefused(reading: Reading, at: number): boolean {
  return reading.context.known.area !== undefined && saysBehind(reading, at, 'unsaid', 'remove:after')
}

/** A word of a list behind a place in its breath, and one that refuses it. */
function saysBehind(
  { segments, tokens }: Reading,
  at: number,
  kind: 'needless' | 'unsaid',
  refusal: Concept,
): boolean {
  const behind = segments.slice(at + 1, breathBounds(segments, at, reach).to)
  return (
    behind.some((one) => has(one, refusal)) && behind.some((one) => hasListed(tokens, one, 'ofPlaces', kind))
  )
}

const unsaid = ['correct:after', 'said-so', 'talk:told'] as const
