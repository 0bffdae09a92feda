import type { Concept } from '../languages/concept.ts'
import { oneEndings } from '../languages/one-endings.ts'
import { shownKinds } from '../languages/shown-words.ts'
import type { Token } from '../text/token.ts'
import type { ShownHome } from './command.ts'
import { has, isFiller, namesProperty } from './reading.ts'
import type { Segment } from './segments.ts'

/** What a place or an amount may say of the homes before the seeker: the positions of those it fits, from 1. */
type Fitting = readonly number[]

/** A stretch of a turn that points at one home: segments `from` up to but not including `to`. */
interface Pointer {
  from: number
  to: number
  /** The segment that becomes the position. */
  at: number
  fitting: Fitting
}

/** Words between a place or an amount and "the one": postpositions, the rupee, the month. */
const between: readonly Concept[] = ['of', 'at', 'unit:rupee', 'unit:per_month', 'slot:rent', 'slot:price']
const asks: readonly Concept[] = [
  'ask',
  'ask:within',
  'ask:where',
  'ask:size',
  'ask:price',
  'ask:closing',
  'ask-about',
  'about',
]
const seeks: readonly Concept[] = ['seek', 'exist', 'thing']
/** Segments that stand between the parts of one pointer at most. */
const longestGap = 2
/** Segments between a home that is counted out and its amount at most: "no 4, the 30k one". */
const longestBreak = 3
/** Homes that are counted out at most, of lists shown before as well. */
const longestList = 20
const boundsBehind: readonly Concept[] = ['max:after', 'min:after']
/** How far an amount as people round it may lie from what is asked: "94 lakhs" of 94.5. */
const rounding = 0.011

/**
 * "Gachibowli di", "the 24k one", "8 వేలది": one of the homes shown, named by where it is or by its price. It is read
 * as its position, so that whatever is asked of "the third one" may be asked of it, and is no wish for that
 * place or that price. A place or an amount alone stays a wish, and so does one that no home shown has.
 */
export function withHomesPointedAt(
  written: readonly Segment[],
  tokens: readonly Token[],
  homes: readonly ShownHome[],
): readonly Segment[] {
  if (homes.length === 0 || asksForOthers(written, tokens)) return written
  const segments = withoutAmountsOfCounted(withGivingSought(written, tokens), tokens, homes)
  const fitting = segments.map((segment) => fittingOf(segment, homes))
  if (!fitting.some((some) => some.length > 0)) return segments
  const turn = { segments, tokens, homes, fitting }
  const weighed = weighedPlaces(turn)
  if (weighed.length > 0) return weighed.reduceRight(asPosition, [...segments])
  const pointers = joined(findPointers(turn), segments).filter((pointer) => !isWished(pointer, segments))
  return withPlacesOfOrdinals(pointers.reduceRight(asPosition, [...segments]), homes)
}

/**
 * "Is the Wakad one bigger or the Baner one", "X flat dodda na Y flat dodda na": of places that are weighed by what homes
 * are weighed by, each points at the home that is there; none where one has no home shown or something is sought.
 */
function weighedPlaces({ segments, tokens, homes, fitting }: Turn): Pointer[] {
  const isRefusal = (one: Segment) => has(one, 'not:after') && !has(one, 'or')
  if (segments.some((one) => has(one, 'seek') || isRefusal(one) || has(one, 'slot:area'))) return []
  const kindsOf = ({ from, to }: Segment) => tokens.slice(from, to).map(({ text }) => shownKinds(text))
  const weighs = (one: Segment) =>
    weighing.some((concept) => has(one, concept)) ||
    kindsOf(one).some((kinds) => kinds.has('weighs') || kinds.has('differs'))
  if (!segments.some(weighs)) return []
  const named = segments.flatMap(({ mention }, at) => (mention === null ? [] : [at]))
  const pointers = named.map((from): Pointer => {
    const next = segments[nextBeyond(segments, from)]
    const isHome =
      namesProperty(next) || has(next, 'choice') || (next && kindsOf(next).some((one) => one.has('one')))
    const to = isHome ? nextBeyond(segments, from) + 1 : from + 1
    return { from, at: from, to, fitting: fitting[from] ?? [] }
  })
  const tells = ({ fitting: some }: Pointer) => some.length > 0 && some.length < homes.length
  const apart = new Set(pointers.map(({ fitting: [first] }) => first)).size
  const asked = segments.some((one) => one.mark === '?' || asks.some((concept) => has(one, concept)))
  const ofHomes = pointers.every(({ from, to }) => to > from + 1)
  return apart > 1 && pointers.every(tells) && (asked || ofHomes) ? pointers : []
}

const weighing: readonly Concept[] = ['bigger', 'smaller', 'cheaper', 'compare', 'ask:biggest']

/** "More in Baner"; "more details" are of one. */
function asksForOthers(segments: readonly Segment[], tokens: readonly Token[]): boolean {
  return segments.some((segment, at) => {
    const told = segments[at + 1]
    return has(segment, 'more') && !(told && shownKinds(tokens[told.from]?.text ?? '').has('details'))
  })
}

interface Turn {
  segments: readonly Segment[]
  tokens: readonly Token[]
  homes: readonly ShownHome[]
  fitting: readonly Fitting[]
}

function fittingOf({ mention, number }: Segment, homes: readonly ShownHome[]): Fitting {
  if (mention !== null) return positionsOf(homes, (home) => isThere(home, mention.places))
  if (number === null || number.kind !== 'cardinal' || number.vague) return []
  const { value } = number
  // "2 number": a position as it stands.
  if (value <= homes.length) return []
  const exact = positionsOf(homes, ({ price }) => amountsMeant(value).includes(price))
  if (exact.length > 0) return exact
  const near = positionsOf(homes, ({ price }) =>
    amountsMeant(value).some((amount) => Math.abs(amount - price) <= rounding * price),
  )
  // "Sector 68 or 85": the other one by its number alone.
  return near.length > 0 ? near : positionsOf(homes, ({ area }) => area.split(' ').includes(`${value}`))
}

function isThere({ area, city }: ShownHome, places: readonly { kind: string; name: string }[]): boolean {
  return places.some(({ kind, name }) => (kind === 'area' ? isPartOf(area, name) : name === city))
}

/** A home of Hinjewadi Phase 3 is in Hinjewadi. */
function isPartOf(area: string, whole: string): boolean {
  return area === whole || area.startsWith(`${whole} `)
}

/** What a number may mean as an amount: "85" in thousands, lakhs or crores as well. */
export function amountsMeant(value: number): number[] {
  return value < 1000 ? [value * 1e3, value * 1e5, value * 1e7].map(Math.round) : [value]
}

function positionsOf(homes: readonly ShownHome[], fits: (home: ShownHome) => boolean): number[] {
  return homes.flatMap((home, at) => (fits(home) ? [at + 1] : []))
}

function findPointers(turn: Turn): Pointer[] {
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
    // What fits all of them tells none from the others.
    if (pointer !== null && (among.length < homes.length || homes.length === 1)) pointers.push(pointer)
    at = last
  }
  return pointers
}

/** The next segment that is more than a postposition. */
function nextBeyond(segments: readonly Segment[], at: number): number {
  let next = at + 1
  while (next <= at + longestGap && isBetween(segments[next])) next++
  return next
}

function isBetween(segment: Segment | undefined): boolean {
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
function isOne({ segments, tokens }: Turn, at: number, from: number): boolean {
  const segment = segments[at]
  if (segment === undefined || segment.mark !== null || has(segment, 'seek')) return false
  if (isDefinite(segment)) return true
  if (namesProperty(segment)) {
    if (has(segments[from - 1], 'this')) return true
    return asksOfOne(segments)
  }
  if (segment.from === segment.to) return false
  return has(segment, 'choice') || shownKinds(tokens[segment.from]?.text ?? '').has('one')
}

/** "Sultanwind di kothi chahidi", "Baner wala area": a home there is wished, and none that is shown is meant. */
function isWished({ from, to }: Pointer, segments: readonly Segment[]): boolean {
  if (has(segments[nextBeyond(segments, to - 1)], 'slot:area')) return true
  if (has(segments[from - 1], 'this')) return false
  const end = segments.findIndex((segment, at) => at >= to && endsClause(segment))
  const rest = segments.slice(to, end < 0 ? undefined : end)
  const home = rest.findIndex(namesProperty)
  return home >= 0 && rest.slice(home).some((segment) => seeks.some((concept) => has(segment, concept)))
}

function endsClause(segment: Segment): boolean {
  return segment.mark !== null || has(segment, 'and')
}

/** Bengali's টা and its kin, written on. */
function isDefinite(segment: Segment | undefined): boolean {
  return segment !== undefined && segment.from === segment.to && has(segment, 'it')
}

function asksOfOne(segments: readonly Segment[]): boolean {
  const saysOne = (concepts: readonly Concept[]) =>
    segments.some((segment) => concepts.some((concept) => has(segment, concept)))
  return saysOne(asks) && !saysOne(seeks)
}

/** "8 వేలది": the amount carries the ending. */
function endsAsOne(segment: Segment | undefined, tokens: readonly Token[]): boolean {
  if (segment?.number == null || segment.number.scale < 1000) return false
  const text = tokens[segment.to - 1]?.text ?? ''
  return oneEndings.some((ending) => text.length > ending.length && text.endsWith(ending))
}

function closesAsOne(segment: Segment, tokens: readonly Token[]): boolean {
  const pointsAt = has(segment, 'it') || has(segment, 'choice')
  return pointsAt && shownKinds(tokens[segment.to - 1]?.text ?? '').has('one')
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
  return kept
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

function ordinal({ from, to }: Segment, value: number): Segment['number'] {
  return { from, to, value, scale: 1, kind: 'ordinal', vague: false, worded: true }
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

/**
 * "I asked about no 4, the 30k one": what is said of a home that is counted out is no wish, be it wrong. An amount
 * without a word for "one" is only said of it where that home costs as much.
 */
function withoutAmountsOfCounted(
  segments: readonly Segment[],
  tokens: readonly Token[],
  homes: readonly ShownHome[],
): readonly Segment[] {
  const after = [...segments]
  for (const [at, { number }] of segments.entries()) {
    if (number === null || !isCountedOut(segments, at, homes)) continue
    let amount = at + 1
    while (amount <= at + longestBreak && isBeforeAmount(segments[amount])) amount++
    const said = segments[amount]
    if (said?.number?.kind !== 'cardinal' || said.number.value <= longestList) continue
    const one = saysOne(segments[amount + 1], tokens) ? amount + 1 : null
    const bound = boundsBehind.some((concept) => has(segments[amount + 1], concept))
    if (bound || (one === null && !fittingOf(said, homes).includes(number.value))) continue
    const before = segments[at - 1]
    if (number.kind !== 'ordinal' && before !== undefined)
      after[at - 1] = { ...before, concepts: new Set<Concept>(['choice']) }
    after[at] = { ...(after[at] ?? said), concepts: new Set(), number: ordinal(said, number.value) }
    for (const word of [amount, ...(one === null ? [] : [one])])
      after[word] = asFiller(segments[word] ?? said)
  }
  return after
}

/** "Number 4", "no 4", "the 4th": not four of something. */
function isCountedOut(segments: readonly Segment[], at: number, homes: readonly ShownHome[]): boolean {
  const number = segments[at]?.number
  if (number == null || number.value > Math.max(homes.length, longestList)) return false
  if (number.kind === 'ordinal') return true
  const before = segments[at - 1]
  return number.kind === 'cardinal' && !number.vague && has(before, 'choice') && !namesProperty(before)
}

function isBeforeAmount(segment: Segment | undefined): boolean {
  if (segment === undefined) return false
  if (saysOneAlone(segment) || has(segment, 'is') || has(segment, 'this')) return true
  return segment.mark === null ? isFiller(segment) : segment.mark === ','
}

function saysOneAlone(segment: Segment): boolean {
  return has(segment, 'choice') && has(segment, 'thing')
}

function saysOne(segment: Segment | undefined, tokens: readonly Token[]): boolean {
  if (segment === undefined || segment.from === segment.to) return false
  return !namesProperty(segment) && shownKinds(tokens[segment.from]?.text ?? '').has('one')
}

function asFiller(segment: Segment): Segment {
  return { ...segment, concepts: new Set<Concept>(['filler']), number: null, mention: null }
}

/** "The third is in Rushikonda, right?", "in Nizampet the 2nd one": the place of a home that is counted out. */
function withPlacesOfOrdinals(segments: readonly Segment[], homes: readonly ShownHome[]): Segment[] {
  const after = [...segments]
  for (const [at, segment] of segments.entries()) {
    const { number } = segment
    if (number?.kind !== 'ordinal') continue
    for (const beside of [at - 2, at - 1, at + 1, at + 2]) {
      const place = segments[beside]
      if (place?.mention == null || segments.slice(Math.min(at, beside), Math.max(at, beside)).some(isMark))
        continue
      const there = fittingOf(place, homes)
      const meant = there.includes(number.value) ? number.value : there[number.value - 1]
      if (meant === undefined) continue
      after[at] = { ...segment, number: { ...number, value: meant } }
      after[beside] = { ...place, mention: null, concepts: new Set<Concept>(['filler']) }
    }
  }
  return after
}

function isMark({ mark }: Segment): boolean {
  return mark !== null
}
