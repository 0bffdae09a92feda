import type { Concept } from '../../languages/concept.ts'
import { ofGuruKinds } from '../../languages/of-guru.ts'
import { ofSeekerKinds } from '../../languages/of-seeker.ts'
import { oneEndings } from '../../languages/one-endings.ts'
import { shownKinds } from '../../languages/shown-words.ts'
import type { Token } from '../../text/token.ts'
import type { ShownHome } from '../command.ts'
import { has, isFiller, namesProperty } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Fitting } from './fitting.ts'
import { isAskedOf, isToldOf } from './said-of-home.ts'

/** A stretch of a turn that points at one home: segments `from` up to but not including `to`. */
export interface Pointer {
  from: number
  to: number
  /** The segment that becomes the position. */
  at: number
  fitting: Fitting
}

/** Words between a place or an amount and "the one": postpositions, the rupee, the month. */
const between: readonly Concept[] = ['of', 'at', 'unit:rupee', 'unit:per_month', 'slot:rent', 'slot:price']

export const asks: readonly Concept[] = [
  'ask',
  'ask:within',
  'ask:where',
  'ask:size',
  'ask:price',
  'ask:closing',
  'ask-about',
  'about',
]

export const seeks: readonly Concept[] = ['seek', 'exist', 'thing']

/** Segments that stand between the parts of one pointer at most. */
const longestGap = 2

/** Segments between a home that is counted out and its amount at most: "no 4, the 30k one". */
export const longestBreak = 3

export const boundsBehind: readonly Concept[] = ['max:after', 'min:after']

/** Segments behind a home at most in which it is bargained for. */
const longestBargain = 16

export interface Turn {
  segments: readonly Segment[]
  tokens: readonly Token[]
  homes: readonly ShownHome[]
  fitting: readonly Fitting[]
  /** The homes are those of earlier lists. */
  earlier?: true
}

/** "[The one in Baner] or the [24k one]": every stretch that tells some of the homes from the others. */
export function findPointers(turn: Turn): Pointer[] {
  const pointers: Pointer[] = []
  const { segments, fitting, homes } = turn
  for (let at = 0; at < segments.length; at++) {
    if (fitting[at]?.length === 0) continue
    let last = at
    let among = fitting[at] ?? []
    for (let next = nextBeyond(segments, last); (fitting[next]?.length ?? 0) > 0; ) {
      const both = among.filter((one) => fitting[next]?.includes(one))
      if (both.length === 0) break
      among = both
      last = next
      next = nextBeyond(segments, last)
    }
    const pointer = pointerOf(turn, at, last, among)
    // What fits all of them tells none from the others; those of earlier lists it tells from those of now.
    const tells = turn.earlier || among.length < homes.length || homes.length === 1
    if (pointer !== null && tells) pointers.push(pointer)
    at = last
  }
  return pointers
}

/** The next segment that is more than a postposition. */
export function nextBeyond(segments: readonly Segment[], at: number): number {
  let next = at + 1
  while (next <= at + longestGap && isBetween(segments[next])) next++
  return next
}

export function isBetween(segment: Segment | undefined): boolean {
  if (segment === undefined || segment.mark !== null || segment.number !== null) return false
  if (has(segment, 'choice') || has(segment, 'and') || has(segment, 'or') || isDefinite(segment)) return false
  return isFiller(segment) || between.some((concept) => has(segment, concept))
}

function pointerOf(turn: Turn, from: number, last: number, fitting: Fitting): Pointer | null {
  const { segments, tokens } = turn
  const pointer = { from, at: last, fitting }
  if (endsAsOne(segments[last], tokens)) return { ...pointer, to: last + 1 }
  const next = nextBeyond(segments, last)
  for (let one = last + 1; one <= next; one++) if (isOne(turn, one, from)) return { ...pointer, to: one + 1 }
  const told = toldOf(turn, from, last)
  if (told !== null) return { ...pointer, to: told }
  // "The one in Baner", "the one for 24k".
  for (let one = from - 1; one >= from - 1 - longestGap && one >= 0; one--) {
    const segment = segments[one]
    if (segment !== undefined && closesAsOne(segment, tokens)) return { ...pointer, from: one, to: last + 1 }
    if (!isBetween(segment)) break
  }
  return null
}

/** "5500 oda vera details", "details of 5500": what is told of the one that costs so much begins there; else null. */
function toldOf({ segments, tokens }: Turn, from: number, last: number): number | null {
  if (segments[last]?.number == null || segments.some((one) => seeks.some((concept) => has(one, concept))))
    return null
  if (boundsBehind.some((concept) => has(segments[last + 1], concept))) return null
  const tells = (segment: Segment | undefined) =>
    segment !== undefined && shownKinds(tokens[segment.from]?.text ?? '').has('details')
  const passed = (segment: Segment | undefined) =>
    isBetween(segment) || has(segment, 'more') || has(segment, 'and')
  let next = last + 1
  while (next <= last + longestBreak && passed(segments[next])) next++
  let back = from - 1
  while (back >= from - longestBreak && passed(segments[back])) back--
  if (tells(segments[next])) return next
  return has(segments[from - 1], 'of') && tells(segments[back]) ? last + 1 : null
}

/** A word for one of several behind what names it: "wala", "di", টা; a home, where one is pointed at or asked about. */
function isOne(turn: Turn, at: number, from: number): boolean {
  const { segments, tokens } = turn
  const segment = segments[at]
  if (segment === undefined || segment.mark !== null || has(segment, 'seek')) return false
  if (isDefinite(segment)) return true
  if (namesProperty(segment)) {
    if (has(segments[from - 1], 'this')) return true
    // "21000 ke andar flat hai kya": any home for as much.
    const bounds = (one: Segment) => boundsBehind.some((bound) => has(one, bound))
    if (segments.slice(from, at).some(bounds)) return false
    if (isToldTwice(turn, from, at) || isTalkedAbout(turn, at) || isLeft(turn, at)) return true
    if (isAskedOf({ segments, tokens }, from, at) || isToldOf(segments, from, at)) return true
    return pricedElsewhere(turn, from) || isBargainedFor(turn, at) || asksOfOne(segments)
  }
  if (segment.from === segment.to) return false
  const kinds = shownKinds(tokens[segment.from]?.text ?? '')
  // "Hoodi [mane hegide]?"
  const asksOfHome = kinds.has('homes') && asks.some((concept) => has(segment, concept))
  return asksOfHome || has(segment, 'choice') || kinds.has('one')
}

/** "Benachity veedu vidunga", "benachity mane beda": the home that is there is left alone. */
function isLeft({ segments, tokens }: Turn, at: number): boolean {
  const next = segments[at + 1]
  if (next === undefined || next.mark !== null) return false
  const leaves = tokens.slice(next.from, next.to).some(({ text }) => ofSeekerKinds(text).has('leaves'))
  const ends = segments.slice(at + 2).find((one) => !isFiller(one))
  return (leaves || has(next, 'not:after')) && (ends === undefined || ends.mark !== null)
}

/** Bengali's টা and its kin, written on. */
function isDefinite(segment: Segment | undefined): boolean {
  return segment !== undefined && segment.from === segment.to && has(segment, 'it')
}

function asksOfOne(segments: readonly Segment[]): boolean {
  const saysOne = (concepts: readonly Concept[]) =>
    segments.some((segment) => concepts.some((concept) => has(segment, concept)))
  return (saysOne(asks) || saysOne(['act:handoff'])) && !saysOne(seeks)
}

/** "16500 காளவாசல் வீடு", the Kalavasal house for 16500: by its price and by its place, which no wish hits by chance. */
export function isToldTwice({ segments, fitting }: Turn, from: number, to: number): boolean {
  const told = segments.slice(from, to).filter((_, index) => (fitting[from + index]?.length ?? 0) > 0)
  return told.some(({ mention }) => mention !== null) && told.some(({ number }) => number !== null)
}

/** "21000 flat gurinchi", about that one; "naan ketadhu Porur veedu, evlo?", I asked about that one. */
function isTalkedAbout({ segments, tokens }: Turn, at: number): boolean {
  const next = segments[at + 1]
  const isAbout = ({ text }: Token) => ofGuruKinds(text).has('about')
  if (next !== undefined && tokens.slice(next.from, next.to).some(isAbout)) return true
  const asks = segments.some((one) => one.mark === '?' || has(one, 'ask:closing') || has(one, 'ask'))
  return asks && tokens.some(({ text }) => shownKinds(text).has('inquired'))
}

/** "భారతి నగర్ ఇంటి అద్దె తగ్గిస్తారా", will they lower the rent of that house: what is bargained for in its breath or the next. */
function isBargainedFor({ segments, tokens }: Turn, at: number): boolean {
  return segments.slice(at + 1, at + 1 + longestBargain).some((one) => {
    const kinds = tokens.slice(one.from, one.to).map(({ text }) => shownKinds(text))
    return has(one, 'negotiable') || kinds.some((kind) => kind.has('lessens') || kind.has('bargains'))
  })
}

/** "Valasaravakkam veedu enga pochu? 53 la irundhu konjam kammi pannuvangala": a price of the same home elsewhere in the turn. */
function pricedElsewhere({ segments, fitting }: Turn, from: number): boolean {
  const there = fitting[from] ?? []
  if (segments[from]?.mention == null) return false
  return segments.some(
    ({ number }, at) => number !== null && fitting[at]?.some((one) => there.includes(one)) === true,
  )
}

/** "8 వేలది": the amount carries the ending. */
function endsAsOne(segment: Segment | undefined, tokens: readonly Token[]): boolean {
  if (segment?.number == null || segment.number.scale < 1000) return false
  const text = tokens[segment.to - 1]?.text ?? ''
  return oneEndings.some((ending) => text.length > ending.length && text.endsWith(ending))
}

/** "[The one] in Baner" */
export function closesAsOne(segment: Segment, tokens: readonly Token[]): boolean {
  const pointsAt = has(segment, 'it') || has(segment, 'choice')
  return pointsAt && shownKinds(tokens[segment.to - 1]?.text ?? '').has('one')
}
