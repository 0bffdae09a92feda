import { oneselfKinds } from '../../languages/oneself.ts'
import { valueKind } from '../polarity/value-kind.ts'
import { has, isFiller, isUnknownWord, reach, saysWord } from '../reading.ts'
import { type AmountReading, type AmountSlot, counts, isRoomCount, manyRooms } from './amount.ts'
import type { Quantity } from './quantity.ts'
import { beside } from './side-costs.ts'

/** The slot that a word inside an amount or right beside it names ("budget 15", "3 rooms"); null where none does. */
export function namedSlot(quantity: Quantity, reading: AmountReading): AmountSlot | null {
  if (isCountAfterName(quantity, reading)) return 'bedrooms'
  const inside = Array.from({ length: quantity.at - quantity.from }, (_, step) => quantity.from + step)
  for (const at of [...inside, ...beside(quantity, reading)]) {
    const segment = reading.segments[at]
    if (segment === undefined || segment.number !== null) continue
    // "Two months' rent" is no rent of two lakh.
    if (has(segment, 'slot:rent') && isFew(quantity)) return null
    // "Not three, two is enough, the expense is too much": asked for rooms, so few are no price.
    const closed = reading.segments.slice(quantity.to, at).some((one) => has(one, 'is') || has(one, 'seek'))
    const rooms = reading.context.asked === 'bedrooms' && isFew(quantity) && closed
    if (rooms && has(segment, 'slot:price')) continue
    if (has(segment, 'slot:price') || has(segment, 'slot:rent')) return quantity.vague ? null : 'price'
    if (has(segment, 'slot:size_sqft')) return quantity.vague ? null : 'size_sqft'
    if (has(segment, 'slot:bedrooms') || has(segment, 'unit:bedroom')) {
      // "2 BHK of about 650 carpet"
      // "One ghor bhara": a home to rent, unless several are counted right before it.
      if (!isRoomCount(quantity) || has(segment, 'transaction:rent')) continue
      // "2bhk 15 olage": the rooms are counted before it, and so many nobody seeks.
      if (quantity.low >= manyRooms && reading.quantities.some(({ kind }) => kind === 'bedrooms')) continue
      return quantity.vague && isCounted(reading) ? null : 'bedrooms'
    }
    if (has(segment, 'transaction:rent') && at < quantity.at && quantity.low >= 5) return 'price'
    // "Sqft 1000 and above"
    if (has(segment, 'unit:sqft') && at < quantity.from && quantity.low >= 200) return 'size_sqft'
    // "Any area up to 60000" says nothing of a size.
    if (has(segment, 'slot:area') && quantity.low >= 200 && !has(reading.segments[at - 1], 'any'))
      return 'size_sqft'
  }
  return null
}

function isFew({ low, scaled, high }: Quantity): boolean {
  return !scaled && high === null && low < 4 && Number.isInteger(low)
}

/** "A flat with two bedrooms": the rooms are counted, so "a" does not count them. */
function isCounted({ quantities }: AmountReading): boolean {
  return quantities.some(({ kind, vague }) => kind === 'bedrooms' && !vague)
}

/** "BHK - 2" */
function isCountAfterName(quantity: Quantity, { segments }: AmountReading): boolean {
  const name = segments[quantity.from - 2]
  if (segments[quantity.from - 1]?.mark !== '-' || !isRoomCount(quantity)) return false
  return has(name, 'unit:bedroom') && segments[quantity.from - 3]?.number == null
}

/** The slot that was asked for, where the amount can be its answer. */
export function askedSlot(quantity: Quantity, reading: AmountReading): AmountSlot | null {
  if (isCountOfNamed(quantity, reading)) return null
  switch (reading.context.asked) {
    case 'price':
      return quantity.vague ? null : 'price'
    case 'size_sqft':
      return quantity.vague || isNoPlot(quantity) ? null : 'size_sqft'
    case 'bedrooms':
      // "At least two" counts, too.
      return isRoomCount(quantity) &&
        (counts(quantity, reading) ||
          quantity.bound !== null ||
          isAllSaid(reading) ||
          isEnough(quantity, reading))
        ? 'bedrooms'
        : null
    default:
      return null
  }
}

/** "দুটোই যথেষ্ট, আমরা স্বামী স্ত্রী", two suffice, we are a couple: behind the comma it says of whom. */
function saysOfSelf({ segments, tokens }: AmountReading, comma: number): boolean {
  if (segments[comma]?.mark !== ',') return false
  const isOwn = (word: string) => oneselfKinds(word).has('own') || oneselfKinds(word).has('kin')
  return segments
    .slice(comma + 1, comma + 3)
    .some((one) => has(one, 'self') || has(one, 'people') || saysWord(tokens, one, isOwn))
}

/** "Gym, pool rendum venum": both of what was named, and neither two crores nor two rooms. */
function isCountOfNamed({ from, low, scaled }: Quantity, { segments }: AmountReading): boolean {
  if (scaled || low < 2 || low > mostCounted || !segments[from]?.number?.worded) return false
  let named = 0
  for (let back = from - 1; back >= 0 && named <= low; back--) {
    const segment = segments[back]
    if (valueKind(segment) === 'amenity') named++
    else if (segment?.mark !== ',' && !has(segment, 'and') && !isFiller(segment)) break
  }
  return named === low
}

/** More are not counted behind their names. */
const mostCounted = 4

/** "1", to a list of sizes: the first of them, perhaps, but no square foot. */
function isNoPlot({ unit, low, scaled }: Quantity): boolean {
  return unit === null && !scaled && low < 10
}

/** "One", "just one is enough": it answers when it is all that is counted; in "one with two rooms" it counts nothing. */
function isAllSaid({ segments, quantities }: AmountReading): boolean {
  if (quantities.length !== 1 || segments.length > 2 * reach) return false
  return segments.length <= 3 || segments.filter((segment) => !isFiller(segment)).length <= 2
}

/**
 * "One is enough, I live alone", "I live alone, one is enough": it opens a breath, and nothing else names what there
 * should be one of.
 */
function isEnough({ from, to }: Quantity, reading: AmountReading): boolean {
  const { segments, quantities } = reading
  if (quantities.length !== 1) return false
  const before = segments.slice(0, from)
  const breath = before.slice(before.findLastIndex(({ mark }) => mark !== null) + 1)
  if (!breath.every(isFiller) || before.some((segment) => valueKind(segment) !== null)) return false
  const behind = segments.findIndex((segment, at) => at >= to && (!isFiller(segment) || has(segment, 'seek')))
  const next = segments[behind]
  // "Ami eka, ektai jothesto": of oneself, with whatever word for enough.
  const closes = isUnknownWord(next) && next === segments.at(-1)
  const reasoned = saysOfSelf(reading, isUnknownWord(next) ? behind + 1 : behind)
  const enough = has(next, 'seek') || reasoned || (closes && before.some((segment) => has(segment, 'self')))
  return enough && segments.slice(to).every((segment) => valueKind(segment) === null)
}
