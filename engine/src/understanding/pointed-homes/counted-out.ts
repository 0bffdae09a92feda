import type { Concept } from '../../languages/concept.ts'
import { shownKinds } from '../../languages/shown-words.ts'
import type { Token } from '../../text/token.ts'
import type { ShownHome } from '../command.ts'
import { breathBounds, has, isFiller, namesProperty } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { type Fitting, fittingOf } from './fitting.ts'
import { boundsBehind, longestBreak } from './pointers.ts'

/** Homes that are counted out at most, of lists shown before as well. */
const longestList = 20

export function ordinal({ from, to }: Segment, value: number): Segment['number'] {
  return { from, to, value, scale: 1, kind: 'ordinal', vague: false, worded: true }
}

/**
 * "I asked about no 4, the 30k one": what is said of a home that is counted out is no wish, be it wrong. An amount
 * without a word for "one" is only said of it where that home costs as much.
 */
export function withoutAmountsOfCounted(
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
    const fits = fittingOf(said, homes)
    const other = one === null && !fits.includes(number.value)
    const [costing] = other && saysCosts(segments, at, amount) ? fits : []
    if (bound || (other && costing === undefined)) continue
    const before = segments[at - 1]
    if (number.kind !== 'ordinal' && before !== undefined)
      after[at - 1] = { ...before, concepts: new Set<Concept>(['choice']) }
    after[at] = {
      ...(after[at] ?? said),
      concepts: new Set(),
      number: ordinal(said, costing ?? number.value),
    }
    for (const word of [amount, ...(one === null ? [] : [one])])
      after[word] = asFiller(segments[word] ?? said)
  }
  return after
}

/**
 * "Pehla wala 5500 ka hai, 5000 me karwa doge?" where by now another one is the first: the price that it is said to have
 * tells which is meant. "Will they give the first for 5500?" offers.
 */
function saysCosts(segments: readonly Segment[], at: number, amount: number): boolean {
  const behind = has(segments[amount + 1], 'of') ? amount + 2 : amount + 1
  if (has(segments[behind], 'is')) return true
  return segments.slice(at, amount).some((one) => has(one, 'is'))
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

/**
 * "The third is in Rushikonda, right?", "in Nizampet the 2nd one", "நாலாவது வீடு தான், காளவாசல்": the place of a home that is
 * counted out.
 */
export function withPlacesOfOrdinals(segments: readonly Segment[], homes: readonly ShownHome[]): Segment[] {
  const after = [...segments]
  for (const [at, segment] of segments.entries()) {
    const { number } = segment
    if (number?.kind !== 'ordinal') continue
    for (const beside of placesBeside(segments, at)) {
      const place = segments[beside]
      if (place === undefined) continue
      const there = fittingOf(place, homes)
      const isApart = segments.slice(Math.min(at, beside), Math.max(at, beside)).some(isMark)
      if ((isApart || beside > at + 2) && !(there.includes(number.value) && standsAlone(segments, beside)))
        continue
      const meant = there.includes(number.value) ? number.value : there[number.value - 1]
      if (meant === undefined) continue
      after[at] = { ...segment, number: { ...number, value: meant } }
      after[beside] = { ...place, mention: null, concepts: new Set<Concept>(['filler']) }
    }
  }
  return after
}

/** Two segments to each side of a home that is counted out, and the breath behind it. */
function placesBeside(segments: readonly Segment[], at: number): number[] {
  return [-2, -1, 1, 2, 3, 4, 5].map((far) => at + far).filter((beside) => segments[beside]?.mention != null)
}

/** "Kalavasal", "the Kalavasal one": nothing else in its breath. */
function standsAlone(segments: readonly Segment[], at: number): boolean {
  const { from, to } = breathBounds(segments, at, longestBreak)
  return segments
    .slice(from, to)
    .every((one) => one.mention !== null || isFiller(one) || has(one, 'choice') || has(one, 'this'))
}

function isMark({ mark }: Segment): boolean {
  return mark !== null
}

/** Of several homes that a segment fits, those that are counted out in the same turn: "the fourth, 16500 is a bit much". */
export function countedAmong(fitting: readonly Fitting[], segments: readonly Segment[]): readonly Fitting[] {
  const counted = segments.flatMap(({ number }) => (number?.kind === 'ordinal' ? [number.value] : []))
  return fitting.map((some) => {
    const both = some.filter((one) => counted.includes(one))
    return both.length === 0 ? some : both
  })
}
