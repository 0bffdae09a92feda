import type { Wishes } from '@guru/contract/requirement'
import { type SizeUnit, sizeUnits } from '@guru/contract/vocabulary'
import { squareFeetPerUnit } from '../../format/size-units.ts'
import { has, isFiller, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { sidesAt } from './plot-sides.ts'

/** What a number counts; `plain` when its words do not say. */
export type QuantityKind = 'money' | 'size' | 'bedrooms' | 'plain' | 'other'
export type Bound = 'min' | 'max'

/** A number or a range with its unit and bounds: segments `from` up to but not including `to`. */
export interface Quantity {
  from: number
  to: number
  /** Segment of the (first) number. */
  at: number
  kind: QuantityKind
  low: number
  /** null for a single number. */
  high: number | null
  /** True for "2 or 3", false for "2 to 3". */
  alternatives: boolean
  /** True when "lakh", "k" and the like say how much is meant. */
  scaled: boolean
  unit: SizeUnit | null
  bound: Bound | null
  /** "30x40": the product stands in `low`. */
  sides: [number, number] | null
  /** True for a word such as "one" that may count nothing. */
  vague: boolean
}

interface Part {
  at: number
  to: number
  value: number
  scale: number
  kind: QuantityKind
  unit: SizeUnit | null
  sides: [number, number] | null
  vague: boolean
}

/** Numbers with what belongs to them, from left to right. */
export function findQuantities(segments: readonly Segment[], known: Wishes): Quantity[] {
  const quantities: Quantity[] = []
  let at = 0
  let free = 0
  while (at < segments.length) {
    const part = partAt(segments, at)
    if (part === null || isArticle(segments, part)) {
      at++
      continue
    }
    const quantity = withBounds(segments, withRange(segments, part, known), free)
    quantities.push(quantity)
    at = Math.max(quantity.to, at + 1)
    free = quantity.to
  }
  return quantities
}

/** "Oru 40 lakh", "ek 2 bhk": one before another number is an article. */
function isArticle(segments: readonly Segment[], part: Part): boolean {
  return part.vague && part.value === 1 && cardinal(segments[part.to]) !== null && !isRoughly(segments, part)
}

function cardinal(segment: Segment | undefined): number | null {
  return segment?.number?.kind === 'cardinal' ? segment.number.value : null
}

function partAt(segments: readonly Segment[], at: number): Part | null {
  const number = segments[at]?.number
  if (number == null || number.kind !== 'cardinal') return null
  const sides = sidesPart(segments, at)
  if (sides !== null) return sides
  const part: Part = {
    at,
    to: at + 1,
    value: number.value,
    scale: number.scale,
    kind: number.scale > 100 ? 'money' : 'plain',
    unit: null,
    sides: null,
    vague: number.vague,
  }
  // "next month 1bhk": what is counted is no date.
  const united = withUnit(segments, part)
  if (united.kind === 'bedrooms' || united.kind === 'size') return united
  if (isTimeBefore(segments, at) || isBelowZero(segments, at) || isPerAreaBefore(segments, at))
    return { ...part, kind: 'other' }
  if (isBoth(segments, at)) return { ...part, kind: 'other', vague: true }
  return united
}

/** "Lift, parking rendoo": as many as were listed, with "and" written on to the number; nothing is counted. */
function isBoth(segments: readonly Segment[], at: number): boolean {
  const before = segments[at - 1]
  return (
    has(segments[at + 1], 'and') &&
    segments[at + 1]?.number === null &&
    before !== undefined &&
    isAmenity(before)
  )
}

/** "30x40": the product of the sides, in square feet. */
function sidesPart(segments: readonly Segment[], at: number): Part | null {
  const found = sidesAt(segments, at)
  if (found === null) return null
  const { to, sides } = found
  return { at, to, value: sides[0] * sides[1], scale: 1, kind: 'size', unit: 'sqft', sides, vague: false }
}

/** "sentinu randu laksham" is the price of a cent; in "five cents for 2 lakh" the cents are counted. */
function isPerAreaBefore(segments: readonly Segment[], at: number): boolean {
  return has(segments[at - 1], 'unit:per_area') && cardinal(segments[at - 2]) === null
}

/** "-5 lakh" as a whole answer is no amount; elsewhere a dash lists or ranges. */
function isBelowZero(segments: readonly Segment[], at: number): boolean {
  return at === 1 && segments[0]?.mark === '-' && segments.length <= 4
}

function isTimeBefore(segments: readonly Segment[], at: number): boolean {
  return (
    has(segments[at - 1], 'unit:time') &&
    !has(segments[at - 1], 'unit:per_month') &&
    cardinal(segments[at - 2]) === null
  )
}

/** "Katha panchek", "katha dosh": in Bengali about so many stand behind their unit. */
function sizeUnitBefore(segments: readonly Segment[], part: Part): SizeUnit | null {
  const before = segments[part.at - 1]
  if (part.kind !== 'plain' || !segments[part.at]?.number?.worded || cardinal(segments[part.at - 2]) !== null)
    return null
  return sizeUnits.find((name) => has(before, `unit:${name}`)) ?? null
}

/** "1500+ sqft", "3+ bhk" */
function isPlus(segments: readonly Segment[], at: number): boolean {
  const next = segments[at + 1]
  if (segments[at]?.mark !== '+' || next === undefined) return false
  return has(next, 'unit:bedroom') || sizeUnits.some((name) => has(next, `unit:${name}`))
}

function withUnit(segments: readonly Segment[], part: Part): Part {
  let to = part.to
  // "2-bedroom", "15000/-"; "half an acre".
  if (segments[to]?.mark === '-' && cardinal(segments[to + 1]) === null && segments[to + 1]?.mark === null)
    to++
  else if (part.value < 1 && isFiller(segments[to])) to++
  else if (isPlus(segments, to)) to++
  // "Ondo erado bedroom": the "or" written on to the number stands before what is counted.
  if (has(segments[to], 'or') && segments[to]?.from === segments[to]?.to) to++
  const next = segments[to]
  if (next === undefined) return withMoneyBefore(segments, part)
  const unit = sizeUnits.find((name) => next.concepts.has(`unit:${name}`))
  if (unit !== undefined) return { ...part, to: to + 1, kind: 'size', unit }
  // One room and kitchen is a studio, two are two rooms.
  const rooms = has(next, 'unit:bedroom') || (has(next, 'bedrooms:studio') && part.value > 1)
  if (rooms && part.value <= 20) return { ...part, to: to + 1, kind: 'bedrooms' }
  if (has(next, 'unit:time') && !(has(next, 'unit:per_month') && (part.value > 12 || part.scale > 1))) {
    return { ...part, to: to + 1, kind: 'other' }
  }
  const counted = sizeUnitBefore(segments, part)
  if (counted !== null) return { ...part, kind: 'size', unit: counted }
  if (has(next, 'unit:bathroom') || has(next, 'unit:other') || (part.scale <= 100 && isAmenity(next))) {
    return { ...part, to, kind: 'other' }
  }
  return withMoneyBefore(segments, withMoneyAfter(segments, part))
}

function isAmenity(segment: Segment): boolean {
  for (const concept of segment.concepts) if (concept.startsWith('amenity:')) return true
  return false
}

function withMoneyAfter(segments: readonly Segment[], part: Part): Part {
  let { to, kind } = part
  while (has(segments[to], 'unit:rupee') || has(segments[to], 'unit:per_month')) {
    kind = 'money'
    to++
  }
  if (has(segments[to], 'unit:per_area')) return { ...part, to: to + 1, kind: 'other' }
  return { ...part, to, kind }
}

function withMoneyBefore(segments: readonly Segment[], part: Part): Part {
  return has(segments[part.at - 1], 'unit:rupee') && part.kind === 'plain' ? { ...part, kind: 'money' } : part
}

/** A second number after "to", "-", "or", "and" makes a range, when both count the same. */
function withRange(segments: readonly Segment[], part: Part, known: Wishes): Quantity {
  const quantity: Quantity = {
    from: part.at,
    to: part.to,
    at: part.at,
    kind: part.kind,
    low: part.value,
    high: null,
    alternatives: false,
    scaled: part.scale > 100,
    unit: part.unit,
    bound: null,
    sides: part.sides,
    vague: part.vague,
  }
  if (part.kind === 'other' || part.sides !== null) return quantity
  const link = linkAt(segments, part)
  if (link === null) return quantity
  const second = inUnit(partAt(segments, link.to), part.unit)
  if (second === null || second.sides !== null) return quantity
  // "10 aur 15 ke beech": the word that makes a range of the two comes after them.
  const weak = link.weak && !isBetweenAfter(segments, second.to)
  // "rendu illa moonu" is two or three; where two is known, it is three instead.
  if (has(segments[part.to], 'not:after') && isKnown(part.value, known)) return quantity
  if (!countAlike(part, second, weak)) return quantity
  const kind = second.kind === 'plain' ? part.kind : second.kind
  const [low, high] = onOneScale(part, second)
  if (low > high && weak) return quantity
  return {
    ...quantity,
    to: second.to,
    kind,
    low: Math.min(low, high),
    high: Math.max(low, high),
    alternatives: has(segments[part.to], 'or'),
    scaled: quantity.scaled || second.scale > 100,
    unit: second.unit ?? part.unit,
    vague: false,
  }
}

/** "Ten marla to one kanal" is ten to twenty marla. */
function inUnit(part: Part | null, unit: SizeUnit | null): Part | null {
  if (part?.unit == null || unit === null || part.unit === unit) return part
  return { ...part, unit, value: tidy((part.value * squareFeetPerUnit[part.unit]) / squareFeetPerUnit[unit]) }
}

function isBetweenAfter(segments: readonly Segment[], from: number): boolean {
  let at = from
  while (at < from + 2 && (has(segments[at], 'and') || isFiller(segments[at]))) at++
  return has(segments[at], 'range:between')
}

/** True for a known amount, also when it is said without its scale: 50 of 50 lakh. */
function isKnown(value: number, { bedrooms, price, size_sqft }: Wishes): boolean {
  const amounts = [bedrooms, size_sqft, price].flatMap((range) => [range?.min, range?.max])
  const scaled = [price?.min, price?.max].flatMap((amount) =>
    amount === undefined ? [] : [amount / 1000, amount / 100_000, amount / 10_000_000],
  )
  return amounts.includes(value) || scaled.includes(value)
}

/** Where a range goes on after its first part; `weak` when the link is one that mostly lists. */
function linkAt(segments: readonly Segment[], part: Part): { to: number; weak: boolean } | null {
  // "aimbathula irundhu": an ending of place may stand between.
  const placing = has(segments[part.to], 'of') && !has(segments[part.to], 'range:to')
  const start = placing ? part.to + 1 : part.to
  const link = segments[start]
  if (link === undefined) return null
  if (isRoughly(segments, part)) return { to: part.to, weak: false }
  const ranged = has(link, 'range:to') || has(link, 'or') || link.mark === '/' || link.mark === '-'
  const between = has(link, 'and') && isBetween(segments, part.at)
  // "minimum 2 maximum 3 bhk"
  const after = has(link, 'and') ? segments[start + 1] : link
  const capped = has(after, 'max:before') && has(segments[part.at - 1], 'min:before')
  const weak = !ranged && !between && !capped
  if (weak && !has(link, 'and') && link.mark !== ',') return null
  // "Not 2, three bedrooms"
  if (link.mark === ',' && has(segments[part.at - 1], 'not:before')) return null
  let to = start + 1
  for (let step = 0; step < 3; step++) {
    const skipped = segments[to]
    if (
      skipped?.number != null ||
      !(
        has(skipped, 'about') ||
        has(skipped, 'unit:rupee') ||
        isFiller(skipped) ||
        // "50-lirundhu 60": the dash belongs to the ending.
        (link.mark === '-' && has(skipped, 'range:to')) ||
        // "tirish theke bariye poytrish"
        (has(link, 'range:to') && has(skipped, 'raise')) ||
        (capped && skipped === after)
      )
    )
      break
    to++
  }
  return { to, weak }
}

/**
 * "do teen", "das barah hazar", "lakh sawa lakh", "20 25k": two numbers side by side, the second up to twice
 * the first.
 */
function isRoughly(segments: readonly Segment[], part: Part): boolean {
  const first = segments[part.at]?.number
  const second = segments[part.to]?.number
  if (part.to > part.at + 1 || first == null || second?.kind !== 'cardinal') return false
  if (first.worded !== second.worded || (part.scale > 1 && !first.worded)) return false
  // "Aidaru vandalu": five or six hundred.
  const hundreds = second.scale === 100 && first.worded && part.scale === 1 && first.value < 10
  const scaled = second.scale > 100 || hundreds
  const counted = scaled && part.scale === 1 ? second.value / second.scale : second.value
  if (counted <= first.value || counted > 2 * first.value) return false
  return first.worded
    ? scaled || first.value > 1 || !first.vague
    : scaled && (first.value >= 5 || counted === first.value + 1)
}

function isBetween(segments: readonly Segment[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    if (has(segments[back], 'range:between')) return true
    if (segments[back]?.number != null) return false
  }
  return false
}

function countAlike(first: Part, second: Part, weak: boolean): boolean {
  if (second.kind === 'other') return false
  // A mere list ("2, 3 bhk", "2 and 3 bhk") is a range of bedrooms only.
  if (weak) {
    const rooms = second.kind === 'bedrooms' && (first.kind === 'bedrooms' || first.kind === 'plain')
    return rooms && first.value < second.value
  }
  if (first.kind === second.kind) return first.unit === second.unit
  // "a thousand to 1500 sq ft": only a big number is sure to be money.
  if (first.kind === 'money' && second.kind === 'size') return first.value < 100_000
  if (first.kind === 'plain') return second.kind !== 'bedrooms' || first.value <= 20
  if (second.kind === 'plain') return first.kind === 'bedrooms' ? second.value <= 20 : first.kind === 'money'
  return false
}

/** "20-25k", "50 lakh to 60": the scale that one of two numbers lacks is the other's. */
function onOneScale(first: Part, second: Part): [number, number] {
  let low = first.value
  let high = second.value
  const hundreds = second.scale === 100 && first.scale === 1 && low < 10
  if (first.scale <= 100 && (second.scale > 100 || hundreds) && low < 1000) {
    low *= second.scale
    // "80 to 1 crore" starts at 80 lakh.
    if (low > high) low = first.value * (second.scale / 100)
    // "eight hundred to a thousand" lacks no scale.
    if (low > high) low = first.value
  } else if (second.scale <= 100 && first.scale > 100 && high < 1000) {
    high *= first.scale
  }
  return [tidy(low), tidy(high)]
}

/** "up to" before or "at least" after, as far as fillers and names of slots lie between. */
function withBounds(segments: readonly Segment[], quantity: Quantity, free: number): Quantity {
  let from = quantity.from
  for (let back = quantity.from - 1; back >= Math.max(free, quantity.from - reach); back--) {
    const segment = segments[back]
    if (has(segment, 'max:before') || has(segment, 'min:before')) {
      // "from 20 to 30" is no lower bound but a range.
      if (quantity.high !== null && has(segment, 'range:between')) break
      const bound = has(segment, 'max:before') ? 'max' : 'min'
      return { ...quantity, from: back, bound: isDenied(segments, back) ? opposite[bound] : bound }
    }
    if (!isBetweenBoundAndNumber(segment)) break
    from = back
  }
  if (isPlus(segments, quantity.at + 1)) return { ...quantity, from, bound: 'min' }
  if (has(segments[from - 1], 'range:between')) from--
  for (let ahead = quantity.to; ahead < quantity.to + 3; ahead++) {
    const segment = segments[ahead]
    const bound = has(segment, 'max:after') ? 'max' : has(segment, 'min:after') ? 'min' : null
    if (bound !== null) {
      if (startsNext(segments, ahead)) break
      const denied = deniedAfter(segments, ahead)
      return denied === null
        ? { ...quantity, to: ahead + 1, bound }
        : {
            ...quantity,
            kind: kindWithin(segments, quantity, denied),
            to: denied + 1,
            bound: opposite[bound],
          }
    }
    if (!(isFiller(segment) || has(segment, 'unit:per_month') || has(segment, 'unit:rupee'))) break
  }
  return quantity
}

const opposite: Record<Bound, Bound> = { min: 'max', max: 'min' }

/** "not more than", "should not exceed", "do not want to go above". */
function isDenied(segments: readonly Segment[], at: number): boolean {
  let back = at - 1
  while (back >= at - 4 && (isFiller(segments[back]) || has(segments[back], 'seek'))) back--
  // "… but not more than" is a denial of its own.
  return has(segments[back], 'not:before') || has(segments[back], 'instead-of')
}

/** Where "nahi" turns a bound around that stands after its number: "20 lakh se zyada nahi". */
function deniedAfter(segments: readonly Segment[], at: number): number | null {
  let next = at + 1
  while (next <= at + 4 && isBetweenBoundAndDenial(segments[next])) next++
  return has(segments[next], 'not:after') && !has(segments[next], 'act:deny') ? next : null
}

/** "2 er beshi bedroom chai na": what is counted stands behind the bound. */
function kindWithin(segments: readonly Segment[], { kind, to }: Quantity, end: number): QuantityKind {
  const rooms = segments.slice(to, end).some((segment) => has(segment, 'unit:bedroom'))
  return kind === 'plain' && rooms ? 'bedrooms' : kind
}

/** "20 lakh se zyada budget nahi". */
function isBetweenBoundAndDenial(segment: Segment | undefined): boolean {
  return (
    isFiller(segment) || has(segment, 'slot:price') || (has(segment, 'unit:bedroom') && !has(segment, 'of'))
  )
}

/** True when a word that may stand on either side belongs to the number after it: "2bhk max 20k". */
function startsNext(segments: readonly Segment[], at: number): boolean {
  const either = has(segments[at], 'max:before') || has(segments[at], 'min:before')
  if (!either) return false
  let next = at + 1
  while (has(segments[next], 'unit:rupee') || has(segments[next], 'about')) next++
  return cardinal(segments[next]) !== null
}

function isBetweenBoundAndNumber(segment: Segment | undefined): boolean {
  if (segment === undefined || segment.number !== null) return false
  if (isFiller(segment) || has(segment, 'about') || has(segment, 'unit:rupee')) return true
  return has(segment, 'slot:price') || has(segment, 'slot:size_sqft') || has(segment, 'slot:bedrooms')
}

function tidy(value: number): number {
  return Math.round(value * 1000) / 1000
}
