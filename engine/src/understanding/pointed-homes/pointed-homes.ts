import type { Concept } from '../../languages/concept.ts'
import { shownKinds } from '../../languages/shown-words.ts'
import type { Token } from '../../text/token.ts'
import { sentenceMarks } from '../clauses/asking.ts'
import type { ShownHome, UnderstandingContext } from '../command.ts'
import { has, namesProperty } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { withBothThere } from './both-there.ts'
import { countedAmong, ordinal, withoutAmountsOfCounted, withPlacesOfOrdinals } from './counted-out.ts'
import { fittingOf } from './fitting.ts'
import { firstBefore, mayPointBack } from './homes-before.ts'
import { withOnesApart } from './ones-apart.ts'
import {
  findPointers,
  isBetween,
  isToldTwice,
  nextBeyond,
  type Pointer,
  seeks,
  type Turn,
} from './pointers.ts'
import { isAskedOf } from './said-of-home.ts'
import { isSoughtNear } from './sought-near.ts'
import { tooCheap, weighedPrices } from './told-prices.ts'
import { tooDear } from './too-dear.ts'
import { weighedNumbers } from './weighed-numbers.ts'
import { weighedPlaces } from './weighed-places.ts'

/**
 * "Gachibowli di", "the 24k one", "8 వేలది": one of the homes shown, named by where it is or by its price. It is read
 * as its position, so that whatever is asked of "the third one" may be asked of it, and is no wish for that
 * place or that price. A place or an amount alone stays a wish, and so does one that no home shown has.
 */
export function withHomesPointedAt(
  written: readonly Segment[],
  tokens: readonly Token[],
  {
    homes = [],
    homesBefore = [],
    known,
    asked,
  }: Pick<UnderstandingContext, 'homes' | 'homesBefore' | 'known' | 'asked'>,
): readonly Segment[] {
  const numbers = asked === 'bedrooms' ? [] : weighedNumbers(written, tokens, homes.length)
  if (numbers.length > 0) return numbers.reduceRight(asPosition, [...written])
  const all = [...homes, ...homesBefore]
  const now = withThosePointedAt(withOnesApart(written, tokens, all), tokens, homes, known.area)
  if (homesBefore.length === 0) return now
  return withEarlierPointedAt(now, tokens, homes, homesBefore)
}

/** "Valasaravakkam flat la lift iruka" of who has others before them by now: a home of an earlier list, where none of now is there. */
function withEarlierPointedAt(
  segments: readonly Segment[],
  tokens: readonly Token[],
  now: readonly ShownHome[],
  homes: readonly ShownHome[],
): readonly Segment[] {
  // "The Baner one had a lift. Leave it, can we see the second one?": each sentence points for itself.
  const back = ofSentences(segments, (sentence) => mayPointBack(sentence, tokens))
  const fitting = segments.map((one, at) =>
    !back[at] || fittingOf(one, now).length > 0 ? [] : fittingOf(one, homes),
  )
  if (!fitting.some((some) => some.length > 0)) return segments
  const turn: Turn = { segments, tokens, homes, fitting, earlier: true }
  const found = [weighedPlaces(turn), findPointers(turn)].find((some) => some.length > 0) ?? []
  const pointers = found
    .filter((pointer) => !isWished(pointer, turn))
    .map((pointer) => withHomeBehind(pointer, segments))
  const behind = pointers.map((one) => ({ ...one, fitting: one.fitting.map((at) => at + firstBefore) }))
  return behind.reduceRight(asPosition, [...segments])
}

function withThosePointedAt(
  written: readonly Segment[],
  tokens: readonly Token[],
  homes: readonly ShownHome[],
  area: string | undefined,
): readonly Segment[] {
  const elsewhere = asksForOthers(written, tokens)
  if (homes.length === 0 || !elsewhere.includes(false)) return written
  const segments = withoutAmountsOfCounted(withGivingSought(written, tokens), tokens, homes)
  const fitting = countedAmong(
    segments.map((segment, at) =>
      elsewhere[at] || isSoughtNear(segments, at, tokens, area) ? [] : fittingOf(segment, homes),
    ),
    segments,
  )
  if (!fitting.some((some) => some.length > 0)) return segments
  const turn = { segments, tokens, homes, fitting }
  const both = withBothThere(turn)
  if (both !== null) return both
  const weighed = weighedPlaces(turn)
  if (weighed.length > 0) return weighed.reduceRight(asPosition, [...segments])
  const told = [tooCheap(turn), weighedPrices(turn)].find((some) => some.length > 0)
  if (told !== undefined) return withPlacesOfOrdinals(told.reduceRight(asPosition, [...segments]), homes)
  const dear = tooDear(turn)
  if (dear.length > 0) return withPlacesOfOrdinals(dear.reduceRight(asDear, [...segments]), homes)
  const pointers = joined(findPointers(turn), segments)
    .filter((pointer) => !isWished(pointer, turn))
    .map((pointer) => withHomeBehind(pointer, segments))
  return withPlacesOfOrdinals(withoutRoomsOfPointed(pointers.reduceRight(asPosition, [...segments])), homes)
}

/** "Jo 45 lakh wala Mansarovar ka 2bhk tha", the one that was a 2bhk: how many rooms it has is no wish. */
function withoutRoomsOfPointed(segments: readonly Segment[]): Segment[] {
  return segments.map((segment, at) => {
    const counts = (from: number) =>
      segments[from]?.number?.kind === 'ordinal' &&
      has(segments[from + 1], 'choice') &&
      has(segments[from + 2], 'of')
    const isCount =
      segment.number?.kind === 'cardinal' && has(segments[at + 1], 'unit:bedroom') && counts(at - 3)
    const isUnit =
      has(segment, 'unit:bedroom') && segments[at - 1]?.number?.kind === 'cardinal' && counts(at - 4)
    if (!isCount && !isUnit) return segment
    return { ...segment, concepts: new Set<Concept>(['filler']), number: null }
  })
}

/**
 * For each segment, whether its sentence asks for others: "more in Baner"; "more details" are of one. "Show me other flats.
 * And call me about the 21k one" points in the second.
 */
function asksForOthers(segments: readonly Segment[], tokens: readonly Token[]): boolean[] {
  return ofSentences(segments, (sentence) =>
    sentence.some((one, at) => isOfOthers(one, sentence[at + 1], tokens)),
  )
}

/** For each segment, what is true of its sentence. */
function ofSentences(
  segments: readonly Segment[],
  isTrue: (sentence: readonly Segment[]) => boolean,
): boolean[] {
  const ends = segments.flatMap(({ mark }, at) => (mark !== null && sentenceMarks.has(mark) ? [at + 1] : []))
  const bounds = [0, ...ends, segments.length]
  return bounds.slice(1).flatMap((to, index) => {
    const sentence = segments.slice(bounds[index], to)
    const is = isTrue(sentence)
    return sentence.map(() => is)
  })
}

function isOfOthers(segment: Segment, told: Segment | undefined, tokens: readonly Token[]): boolean {
  return has(segment, 'more') && !(told && shownKinds(tokens[told.from]?.text ?? '').has('details'))
}

/** "Sultanwind di kothi chahidi", "Baner wala area": a home there is wished, and none that is shown is meant. */
function isWished({ from, to }: Pointer, turn: Turn): boolean {
  const { segments } = turn
  if (isToldTwice(turn, from, to)) return false
  if (has(segments[nextBeyond(segments, to - 1)], 'slot:area')) return true
  if (has(segments[from - 1], 'this')) return false
  const end = segments.findIndex((segment, at) => at >= to && endsClause(segment))
  const rest = segments.slice(to, end < 0 ? undefined : end)
  const home = rest.findIndex(namesProperty)
  if (home >= 0 && isAskedOf(turn, from, to + home)) return false
  return home >= 0 && rest.slice(home).some((segment) => seeks.some((concept) => has(segment, concept)))
}

function endsClause(segment: Segment): boolean {
  return segment.mark !== null || has(segment, 'and')
}

/** "21000 du flat", "21000 wala flat": the kind of home behind the one. */
function withHomeBehind(pointer: Pointer, segments: readonly Segment[]): Pointer {
  const { at, to } = pointer
  const follows = to > at + 1 && !namesProperty(segments[to - 1]) && namesProperty(segments[to])
  return follows ? { ...pointer, to: to + 1 } : pointer
}

/** "Sukliya wala 36 lakh wala": said of one home, where there is one that both fit. */
function joined(pointers: readonly Pointer[], segments: readonly Segment[]): Pointer[] {
  const kept: Pointer[] = []
  for (const pointer of pointers) {
    const last = kept.at(-1)
    const both = last?.fitting.filter((one) => pointer.fitting.includes(one)) ?? []
    const apart = segments.slice(last?.to, pointer.from).some((one) => !isBetween(one))
    const whole = last !== undefined && both.length > 0 && !apart
    if (whole) kept.pop()
    kept.push(whole ? { ...pointer, from: last.from, fitting: both } : pointer)
  }
  return kept.map((pointer) => withCheaper(pointer, segments))
}

/** "Saste wala sat hazar wala", the cheaper one for seven thousand: that it is cheaper tells which, and asks for no others. */
function withCheaper(pointer: Pointer, segments: readonly Segment[]): Pointer {
  const { from } = pointer
  return has(segments[from - 1], 'choice') && has(segments[from - 2], 'cheaper')
    ? { ...pointer, from: from - 2 }
    : pointer
}

/** Of several that it fits the first is meant. */
function asPosition(segments: Segment[], { from, to, at, fitting }: Pointer): Segment[] {
  const named = segments[at]
  const [position] = fitting
  const before = segments[from]
  const end = segments[to - 1]
  if (named === undefined || position === undefined || before === undefined || end === undefined)
    return segments
  const kept = segments.slice(at + 1, to).flatMap(({ concepts }) => [...concepts])
  const meaning = kept.filter((concept) => concept.startsWith('act:') || concept.startsWith('property:'))
  return [
    ...segments.slice(0, from),
    { ...named, from: before.from, concepts: new Set(), mention: null, number: ordinal(named, position) },
    {
      ...named,
      from: named.to,
      to: end.to,
      concepts: new Set<Concept>(['choice', ...meaning]),
      mention: null,
      number: null,
    },
    ...segments.slice(to),
  ]
}

/** The home, and behind it that it costs too much; of one that is counted out as well nobody asks for cheaper ones. */
function asDear(segments: Segment[], pointer: Pointer): Segment[] {
  if (pointer.fitting.some((one) => isCounted(segments, one))) return asPosition(segments, pointer)
  const last = segments[pointer.to - 1]
  const next = segments[pointer.at + 1]
  if (last === undefined || next === undefined) return segments
  const dear = { ...last, from: next.from, concepts: new Set<Concept>(['cheaper']) }
  const said = [...segments.slice(0, pointer.at + 1), dear, ...segments.slice(pointer.to)]
  return asPosition(said, { ...pointer, to: pointer.at + 1 })
}

function isCounted(segments: readonly Segment[], position: number): boolean {
  return segments.some(({ number }) => number?.kind === 'ordinal' && number.value === position)
}

/** "Can you give something in 30k?": seeks any home for that much, where "can you give it for 30k?" bargains about one. */
function withGivingSought(segments: readonly Segment[], tokens: readonly Token[]): readonly Segment[] {
  if (!segments.some(({ number }) => number !== null && number.scale >= 1000)) return segments
  return segments.map((segment, at) => {
    const next = segments[at + 1]
    if (segment.to - segment.from !== 1 || !has(next, 'thing') || has(next, 'choice')) return segment
    const kinds = shownKinds(tokens[segment.from]?.text ?? '')
    if (!kinds.has('suits') && !kinds.has('yields')) return segment
    return { ...segment, concepts: new Set<Concept>([...segment.concepts, 'seek']) }
  })
}
