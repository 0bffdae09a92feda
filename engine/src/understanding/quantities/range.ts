import type { Wishes } from '@guru/contract/requirement'
import type { SizeUnit } from '@guru/contract/vocabulary'
import { squareFeetPerUnit } from '../../format/size-units.ts'
import { crore } from '../numbers/number-sum.ts'
import { has, isFiller, isUnknownWord } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { partAt } from './counted-number.ts'
import { type Part, type Quantity, tidy } from './quantity.ts'

/** A second number after "to", "-", "or", "and" makes a range, when both count the same. */
export function withRange(segments: readonly Segment[], part: Part, known: Wishes): Quantity {
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
    units: part.units,
    vague: part.vague,
  }
  if (part.kind === 'other' || part.sides !== null || part.units !== null) return quantity
  const listed = lastOfList(segments, part)
  if (listed !== null) return { ...quantity, ...spanOf(part, listed), alternatives: true }
  const link = linkAt(segments, part)
  if (link === null) return quantity
  const second = inUnit(partAt(segments, link.to), part.unit)
  if (second === null || second.sides !== null) return quantity
  // "We are five or six people, three rooms": both count them.
  if (second.kind === 'other' && isNextOfCount(part, second)) return { ...quantity, kind: 'other' }
  // "10 aur 15 ke beech": the word that makes a range of the two comes after them.
  const weak = link.weak && !isBetweenAfter(segments, second.to)
  // "rendu illa moonu" is two or three; where two is known, it is three instead.
  if (has(segments[part.to], 'not:after') && isKnown(part.value, known)) return quantity
  if (!countAlike(part, second, weak)) return quantity
  const kind = second.kind === 'plain' ? part.kind : second.kind
  const [low, high] = onOneScale(part, second)
  // "This is 30, I want up to 20": a comma falls to no range.
  if (low > high && (weak || segments[part.to]?.mark === ',')) return quantity
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

/** A few more of the same. */
function isNextOfCount(part: Part, { value, scale }: Part): boolean {
  if (part.kind !== 'plain' || part.scale > 100 || scale > 100) return false
  return value > part.value && value <= 2 * part.value
}

/** Nobody offers more to choose from. */
const mostListed = 5

/**
 * "2, 3 or 4 bhk", "do teen ya char": the last of three or more to choose from that rise and count the same;
 * null where no such list begins.
 */
function lastOfList(segments: readonly Segment[], first: Part): Part | null {
  let last = first
  let listed = 1
  let weak = false
  for (; listed < mostListed; listed++) {
    const link = linkAt(segments, last)
    const next = link === null ? null : partAt(segments, link.to)
    if (link === null || next === null || !isNextOfList(last, next)) break
    weak = link.weak
    last = next
  }
  return listed < 3 || (weak && last.kind !== 'bedrooms') ? null : last
}

/** The next is more, up to twice as much, of the same or of what only the last says: "20, 25 or 30 lakhs". */
function isNextOfList(last: Part, next: Part): boolean {
  if (next.kind === 'other' || next.sides !== null || next.units !== null) return false
  if (last.kind !== 'plain' && (last.kind !== next.kind || last.unit !== next.unit)) return false
  const counted = last.scale === next.scale ? next.value : next.value / next.scale
  return last.scale <= next.scale && counted > last.value && counted <= 2 * last.value
}

/** From the first of a list to its last, as one range. */
function spanOf(first: Part, last: Part) {
  const [low, high] = onOneScale(first, last)
  return { to: last.to, kind: last.kind, low, high, scaled: last.scale > 100, unit: last.unit, vague: false }
}

/** "Ten marla to one kanal" is ten to twenty marla. */
function inUnit(part: Part | null, unit: SizeUnit | null): Part | null {
  if (part?.unit == null || unit === null || part.unit === unit) return part
  return { ...part, unit, value: tidy((part.value * squareFeetPerUnit[part.unit]) / squareFeetPerUnit[unit]) }
}

/** "10 aur 15 ke beech": the word that makes a range of two stands behind them. */
export function isBetweenAfter(segments: readonly Segment[], from: number): boolean {
  let at = from
  while (at < from + 2 && (has(segments[at], 'and') || isFiller(segments[at]))) at++
  return has(segments[at], 'range:between')
}

/** "Not 2, three", "I don't want a 2bhk, 3bhk": what is refused begins no list. */
function isRefused(segments: readonly Segment[], part: Part): boolean {
  const refusing = (segment: Segment | undefined) =>
    has(segment, 'not:before') || has(segment, 'neither') || has(segment, 'remove')
  let ahead = part.at - 1
  while (ahead > part.at - 4 && !refusing(segments[ahead]) && isPassed(segments[ahead])) ahead--
  return refusing(segments[ahead])
}

function isPassed(segment: Segment | undefined): boolean {
  return isFiller(segment) || has(segment, 'seek')
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
  // Punjabi's "te" is its "on" and its "and".
  const placing =
    has(segments[part.to], 'of') && !has(segments[part.to], 'range:to') && !has(segments[part.to], 'and')
  const start = placing ? part.to + 1 : part.to
  const link = segments[start]
  if (link === undefined) return null
  // "Padi velaki pannendu velaki madhya": no word but the endings stands between the two.
  if (placing && link.number !== null && isBetweenAfter(segments, start + 1))
    return { to: start, weak: false }
  if (isRoughly(segments, part)) return isRefused(segments, part) ? null : { to: part.to, weak: false }
  const ranged = has(link, 'range:to') || has(link, 'or') || link.mark === '/' || link.mark === '-'
  const between = has(link, 'and') && isBetween(segments, part.at)
  // "minimum 2 maximum 3 bhk"
  const after = has(link, 'and') ? segments[start + 1] : link
  const capped = has(after, 'max:before') && has(segments[part.at - 1], 'min:before')
  const weak = !ranged && !between && !capped
  if (weak && !has(link, 'and') && link.mark !== ',') return null
  // "Not 2, three bedrooms"
  if (link.mark === ',' && isRefused(segments, part)) return null
  // "Two, or three".
  const orElse =
    link.mark === ',' && has(segments[start + 1], 'or') && segments[start + 2]?.number?.kind === 'cardinal'
  // "2 bhk, illa 3 madi": the word for "or" is the one for "no", and a change follows.
  if (orElse && refuses(segments[start + 1]) && has(segments[start + 3], 'correct:after')) return null
  let to = orElse ? start + 2 : start + 1
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
        // "2bhk or a big 1bhk"
        (has(link, 'or') && isUnknownWord(skipped) && segments[to + 1]?.number?.kind === 'cardinal') ||
        // "tirish theke bariye poytrish"
        (has(link, 'range:to') && has(skipped, 'raise')) ||
        (capped && skipped === after)
      )
    )
      break
    to++
  }
  return { to, weak: weak && !orElse }
}

/**
 * "do teen", "das barah hazar", "lakh sawa lakh", "20 25k": two numbers side by side, the second up to twice
 * the first.
 */
export function isRoughly(segments: readonly Segment[], part: Part): boolean {
  const first = segments[part.at]?.number
  const second = segments[part.to]?.number
  if (part.to > part.at + 1 || first == null || second?.kind !== 'cardinal') return false
  // "ഒരു രണ്ടു കോടി": some two crore.
  if (first.vague && has(segments[part.at], 'about')) return false
  // "15k 16k", but not "2 lakh 50k".
  const alike = part.scale === second.scale
  if (first.worded !== second.worded || (part.scale > 1 && !first.worded && !alike)) return false
  // "Aidaru vandalu": five or six hundred.
  const hundreds = second.scale === 100 && first.worded && part.scale === 1 && first.value < 10
  const scaled = second.scale > 100 || hundreds
  const counted = scaled && part.scale === 1 ? second.value / second.scale : second.value
  if (counted <= first.value || counted > 2 * first.value) return false
  if (first.worded) return scaled || first.value > 1 || !first.vague
  const next = counted === first.value + 1
  // "2 3 bhk" has no comma as people type it.
  return scaled ? first.value >= 5 || next : next && isRooms(segments, part)
}

/** Few enough, and bedrooms by what stands behind the second number. */
function isRooms(segments: readonly Segment[], part: Part): boolean {
  return part.value >= 1 && part.value <= mostListed && has(segments[part.to + 1], 'unit:bedroom')
}

/** Whether a word for "or" says "no" as well, as in Kannada and Bengali. */
function refuses(segment: Segment | undefined): boolean {
  return has(segment, 'act:deny') || has(segment, 'not:after')
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
    return (rooms && first.value < second.value) || isNextAmount(first, second)
  }
  if (first.kind === second.kind) return first.unit === second.unit
  // "a thousand to 1500 sq ft": only a big number is sure to be money.
  if (first.kind === 'money' && second.kind === 'size') return first.value < 100_000
  // "From 1200 sq ft to 1500"
  if (first.kind === 'size' && second.kind === 'plain')
    return second.value >= first.value / 2 && second.value <= 2 * first.value && second.value >= 100
  if (first.kind === 'plain') return second.kind !== 'bedrooms' || first.value <= 20
  if (second.kind === 'plain') return first.kind === 'bedrooms' ? second.value <= 20 : first.kind === 'money'
  return false
}

/** "60, 65 lakhs": the first lacks the scale of the second, which is a little more. */
function isNextAmount(first: Part, second: Part): boolean {
  if (first.kind !== 'plain' || first.scale > 1 || first.value < 5 || second.scale < 1000) return false
  const counted = second.value / second.scale
  return counted > first.value && counted <= 1.5 * first.value
}

/** How much more the first end of a falling range is than its second. */
const steepest = 2

/** "20-25k", "50 lakh to 60": the scale that one of two numbers lacks is the other's. */
function onOneScale(first: Part, second: Part): [number, number] {
  let low = first.value
  let high = second.value
  const hundreds = second.scale === 100 && first.scale === 1 && low < 10
  if (first.scale <= 100 && (second.scale > 100 || hundreds) && low < 1000) {
    low *= second.scale
    // "20 to 15k" falls.
    if (first.scale === 1 && second.scale < crore && low > high && low <= steepest * high)
      return [tidy(high), tidy(low)]
    // "80 to 1 crore" starts at 80 lakh.
    if (low > high) low = first.value * (second.scale / 100)
    // "eight hundred to a thousand" lacks no scale.
    if (low > high) low = first.value
  } else if (second.scale <= 100 && first.scale > 100 && high < 1000) {
    const near = [first.scale, 100 * first.scale, first.scale / 100]
    const apart = (scale: number) => Math.abs(Math.log((high * scale) / low))
    high *= near.reduce((best, scale) => (scale >= 1000 && apart(scale) < apart(best) ? scale : best))
  }
  return [tidy(low), tidy(high)]
}
