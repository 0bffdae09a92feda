import type { SizeUnit } from '@guru/contract/vocabulary'
import { has, isFiller, sizeUnitOf } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { sidesAt } from './plot-sides.ts'
import { cardinal, type Part } from './quantity.ts'

/** The number at a segment with what it counts; null where none is. */
export function partAt(segments: readonly Segment[], at: number): Part | null {
  const number = segments[at]?.number
  if (number == null || number.kind !== 'cardinal') return null
  const sides =
    sidesPart(segments, at) ??
    withSmallRoom(segments, at, number.value) ??
    oneAndPart(segments, at, number.value)
  if (sides !== null) return sides
  const part: Part = {
    at,
    to: at + 1,
    value: number.value,
    scale: number.scale,
    kind: number.scale > 100 ? 'money' : 'plain',
    unit: null,
    sides: null,
    units: null,
    vague: number.vague,
  }
  // "next month 1bhk": what is counted is no date.
  const united = withUnit(segments, part)
  if (united.kind === 'bedrooms' || united.kind === 'size') return united
  if (
    isTimeBefore(segments, at) ||
    isBelowZero(segments, at) ||
    isPerAreaBefore(segments, at) ||
    isBathroomBefore(segments, at)
  )
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
  return {
    at,
    to,
    value: sides[0] * sides[1],
    scale: 1,
    kind: 'size',
    unit: 'sqft',
    sides,
    units: null,
    vague: false,
  }
}

/** "3+1 bhk": a small room beside the bedrooms, which are counted without it. */
function withSmallRoom(segments: readonly Segment[], at: number, rooms: number): Part | null {
  const small = cardinal(segments[at + 2])
  if (segments[at + 1]?.mark !== '+' || small === null || !has(segments[at + 3], 'unit:bedroom')) return null
  if (rooms > mostRooms || small > rooms) return null
  const counted = { value: rooms, scale: 1, kind: 'bedrooms', unit: null, sides: null, vague: false } as const
  return { at, to: at + 4, ...counted, units: [rooms, small] }
}

/** "An acre and a half": one that is not counted, and a part of it. */
function oneAndPart(segments: readonly Segment[], at: number, share: number): Part | null {
  if (share >= 1 || !has(segments[at - 1], 'and') || !isFiller(segments[at - 3])) return null
  const measured = segments[at - 2]
  const unit = measured && sizeUnitOf(measured)
  if (unit === undefined) return null
  const counted = {
    value: 1 + share,
    scale: 1,
    kind: 'size',
    unit,
    sides: null,
    units: null,
    vague: false,
  } as const
  return { at, to: at + 1, ...counted }
}

/** More are no home. */
const mostRooms = 20

/** "sentinu randu laksham" is the price of a cent; in "five cents for 2 lakh" the cents are counted. */
function isPerAreaBefore(segments: readonly Segment[], at: number): boolean {
  return has(segments[at - 1], 'unit:per_area') && cardinal(segments[at - 2]) === null
}

/** "Bathroom two, bedroom three": in "two bathrooms, three bedrooms" another number stands before. */
function isBathroomBefore(segments: readonly Segment[], at: number): boolean {
  const counted = segments[at]?.number
  // "Attached bathroom 15k" names its rent.
  if (counted == null || counted.scale > 1 || counted.value > mostBathrooms) return false
  return has(segments[at - 1], 'unit:bathroom') && cardinal(segments[at - 2]) === null
}

/** Whoever counts more says it otherwise. */
const mostBathrooms = 5

/** "-5 lakh" as a whole answer is no amount; elsewhere a dash lists or ranges. */
function isBelowZero(segments: readonly Segment[], at: number): boolean {
  return at === 1 && segments[0]?.mark === '-' && segments.length <= 4
}

/** Larger numbers before a day or a month are no date and no years. */
const mostDays = 3000

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
  return (before && sizeUnitOf(before)) ?? null
}

/** "1500+ sqft", "3+ bhk" */
export function isPlus(segments: readonly Segment[], at: number): boolean {
  const next = segments[at + 1]
  if (segments[at]?.mark !== '+' || next === undefined) return false
  return has(next, 'unit:bedroom') || sizeUnitOf(next) !== undefined
}

function withUnit(segments: readonly Segment[], part: Part): Part {
  let to = part.to
  // "2-bedroom", "15000/-"; "half an acre", "1/4 of an acre".
  if (segments[to]?.mark === '-' && cardinal(segments[to + 1]) === null && segments[to + 1]?.mark === null)
    to++
  else if (part.value < 1 && isFiller(segments[to])) to += isFiller(segments[to + 1]) ? 2 : 1
  else if (isPlus(segments, to)) to++
  // "Ondo erado bedroom": the "or" written on to the number stands before what is counted.
  if (has(segments[to], 'or') && segments[to]?.from === segments[to]?.to) to++
  const next = segments[to]
  if (next === undefined) return withMoneyBefore(segments, part)
  const unit = sizeUnitOf(next)
  if (unit !== undefined) return { ...part, to: to + 1, kind: 'size', unit }
  // One room and kitchen is a studio, two are two rooms.
  const rooms = has(next, 'unit:bedroom') || (has(next, 'bedrooms:studio') && part.value > 1)
  if (rooms && part.value <= mostRooms) return { ...part, to: to + 1, kind: 'bedrooms' }
  const monthly = has(next, 'unit:per_month') && (part.value > 12 || part.scale > 1)
  // "8000 before March" counts no days.
  if (has(next, 'unit:time') && !monthly && part.value < mostDays) {
    return { ...part, to: to + 1, kind: 'other' }
  }
  const counted = sizeUnitBefore(segments, part)
  if (counted !== null) return { ...part, kind: 'size', unit: counted }
  // "Rent 17k bachelors" counts none of them.
  const few = part.scale <= 100 && part.value < tooManyToCount
  const persons = has(next, 'persons')
  const others = has(next, 'unit:bathroom') || (has(next, 'unit:other') && !persons)
  if (others || (few && (persons || isAmenity(next)))) return { ...part, to, kind: 'other' }
  return withMoneyBefore(segments, withMoneyAfter(segments, part))
}

/** "2 parking" and "3 friends" count, "rent 20000 furnished" does not. */
const tooManyToCount = 1000

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
