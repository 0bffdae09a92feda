import type { SizeUnit } from '@guru/contract/vocabulary'
import { squareFeetPerUnit } from '../../format/size-units.ts'
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

/**
 * "Sentinu randu laksham", "marla 2 lakh" are the price of one; in "five cents for 2 lakh" the cents are counted. Square feet
 * come in thousands themselves.
 */
function isPerAreaBefore(segments: readonly Segment[], at: number): boolean {
  const unit = segments[at - 1]
  if (unit === undefined || (cardinal(segments[at - 2]) !== null && !isArticle(segments[at - 2])))
    return false
  const thousands = (segments[at]?.number?.value ?? 0) >= 1000
  return has(unit, 'unit:per_area') || (thousands && isSmallLandUnit(sizeUnitOf(unit)))
}

/** "Ek gaj", "oru sent": one that only introduces what it stands before. */
function isArticle(segment: Segment | undefined): boolean {
  return segment?.number?.vague === true && segment.number.value === 1
}

/** "20 hazar gaj", "2 lakh marla": nobody looks for so much land in so small a unit, it is what one of them costs. */
function isPriceOfUnit(segments: readonly Segment[], { value, to }: Part, unit: SizeUnit): boolean {
  const tooLarge = isSmallLandUnit(unit) && value * squareFeetPerUnit[unit] > largestInSmallUnits
  // "12,000 gaj farm land" is so much of it.
  const ofLand = segments.slice(to + 1, to + 4).some((one) => has(one, 'property:land'))
  return tooLarge && value >= 10_000 && cardinal(segments[to + 1]) === null && !ofLand
}

/** "2 lakh per marla", "20,000 rupees a gaj"; in "50 lakh, gaj 100" the unit goes with what follows. */
function namesUnitBehind(segments: readonly Segment[], to: number): boolean {
  const unit = segments[to]
  return unit !== undefined && sizeUnitOf(unit) !== undefined && cardinal(segments[to + 1]) === null
}

/** Gaj, marla, cent, katha, gunta: a plot has several, where a ground, a kanal or an acre may be all of it. */
function isSmallLandUnit(unit: SizeUnit | undefined): boolean {
  return unit !== undefined && unit !== 'sqft' && unit !== 'sqm' && squareFeetPerUnit[unit] < 1200
}

/** Square feet, some two acres: who looks for more says so in acres. */
const largestInSmallUnits = 100_000

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
  // "50 lakh, sqft 1200"
  if (unit === 'sqft' && part.scale >= 100_000 && cardinal(segments[to + 1]) !== null) return part
  if (unit !== undefined)
    return isPriceOfUnit(segments, { ...part, to }, unit)
      ? { ...part, to: to + 1, kind: 'other' }
      : { ...part, to: to + 1, kind: 'size', unit }
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
  const unit = isFiller(segments[to]) ? to + 1 : to
  if (kind === 'money' && namesUnitBehind(segments, unit)) return { ...part, to: unit + 1, kind: 'other' }
  return { ...part, to, kind }
}

function withMoneyBefore(segments: readonly Segment[], part: Part): Part {
  return has(segments[part.at - 1], 'unit:rupee') && part.kind === 'plain' ? { ...part, kind: 'money' } : part
}
