import type { Concept } from '../../../languages/concept.ts'
import { hasListed } from '../../listed-in.ts'
import { breathBounds, has, isFiller, longestBreath, type Reading } from '../../reading.ts'
import type { Segment } from '../../segments.ts'
import type { Wish } from '../../wish.ts'

/**
 * "The first one is 1330 feet for 47 lakhs", "not this one, number 2 with AC": what is told of a home that is counted out
 * among those shown, in its own breath. It tells which one is meant, or asks about it, and is no wish.
 */
export function isToldOfCounted(reading: Reading): (wish: Wish) => boolean {
  const { segments, context } = reading
  const { shown = 0 } = context
  if (shown === 0 || !segments.some(({ number }) => number !== null)) return () => false
  return ({ slot, at, negated }) => {
    if (negated || !described.some((one) => one === slot)) return false
    const { from, to } = breathBounds(segments, at, longestBreath)
    const breath = segments.slice(from, to)
    if (breath.some(isWished)) return false
    const counted = segments.findIndex(
      (_, one) => one >= from && one < at && isCountedOut(segments, one, shown),
    )
    return counted >= 0 && (breath.some(isTold) || isNamedBy(reading, counted, at))
  }
}

const described = ['price', 'size_sqft', 'amenities', 'bedrooms'] as const

/** "The first", "number 2", with nothing behind it that it may count: "first floor". */
function isCountedOut(segments: readonly Segment[], at: number, shown: number): boolean {
  const number = segments[at]?.number
  if (number == null || number.value > shown || number.vague) return false
  const next = segments[at + 1]
  if (number.kind !== 'ordinal') return has(segments[at - 1], 'choice') && has(next, 'having')
  return isFiller(next) || behind.some((concept) => has(next, concept))
}

const behind: readonly Concept[] = ['choice', 'having', 'it', 'is']

/** Says that it is so, or was. */
function isTold(segment: Segment): boolean {
  return has(segment, 'is') || has(segment, 'talk:told') || has(segment, 'talk:past')
}

/** "Not this one, number 2 with AC", "the second, furnished, I asked about that": what it has tells it from another one. */
function isNamedBy({ segments, tokens, said }: Reading, counted: number, at: number): boolean {
  const between = segments.slice(counted + 1, at)
  if (said.has('act:deny') && between.some((one) => has(one, 'having'))) return true
  return segments.slice(at).some((one) => hasListed(tokens, one, 'shownWords', 'inquired'))
}

function isWished(segment: Segment): boolean {
  return wishing.some((concept) => has(segment, concept))
}

const wishing: readonly Concept[] = [
  'seek',
  'seek:next',
  'but',
  'max:after',
  'max:before',
  'min:after',
  'min:before',
  'not:after',
  'correct',
  'ask:polar',
  'ask:closing',
]
