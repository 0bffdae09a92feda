import type { Concept } from '../../languages/concept.ts'
import type { OfSeekerWords } from '../../languages/word-lists.ts'
import { hasListed, listedIn } from '../listed-in.ts'
import { breathBounds, has, isFiller, longestBreath, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { WishOf } from '../wish.ts'

/**
 * "Two bedrooms are not enough", "ಒಂದು ರೂಮ್ ಸಾಲಲ್ಲ": at least one more is wanted. Where another number is wished in the same
 * turn that one holds; "not two bedrooms" says nothing of more, nor does what is too little for a budget ("2bhk ki
 * dabbulu saripovu").
 */
export function roomsLacking(reading: Reading): WishOf<'bedrooms'> | null {
  const { segments, quantities, tokens, clauseOf, context } = reading
  const [rooms] = quantities
  if (rooms?.kind !== 'bedrooms' || rooms.high !== null || quantities.length > 1) return null
  // "It cannot be without two at least."
  if (rooms.bound !== null) return null
  const { kind, asking } = clauseOf[rooms.at] ?? {}
  if (kind === 'question' || asking === true) return null
  const { words, pairs } = listedIn(tokens)
  const isOfMoney = (one: Segment) =>
    ofLess.some((concept) => has(one, concept)) || hasListed(tokens, one, 'ofGuru', 'money', 'budget')
  const { from, to } = breathBounds(segments, rooms.at, longestBreath)
  const is = (token: number, which: keyof OfSeekerWords) =>
    words[token]?.ofSeeker.has(which) === true || pairs[token]?.ofSeeker.has(which) === true
  const says = (at: number, which: keyof OfSeekerWords) => {
    const one = segments[at]
    return (
      one !== undefined && tokens.slice(one.from, one.to).some((_, offset) => is(one.from + offset, which))
    )
  }
  const breath = segments.slice(from, to)
  const next = breathBounds(segments, Math.min(to + 1, segments.length - 1), longestBreath)
  // "1bhk chhota pad raha": that it is small for them says what is lacking.
  if (segments.slice(from, next.to).some((one, at) => isOfMoney(one) && !says(from + at, 'lacking')))
    return null
  // "This 2bhk is not enough" is said of the one shown.
  if (breath.some((one) => has(one, 'this') || has(one, 'it'))) return null
  // "Do not want it big, two rooms are enough": what is refused before them is something else.
  const refuses = segments.slice(rooms.to, to).some((one) => has(one, 'not:before') || has(one, 'not:after'))
  for (let at = rooms.to; at < to && at < rooms.to + mostBetween; at++) {
    if (says(at, 'lacking') || (refuses && says(at, 'suffices'))) {
      const min = Math.ceil(rooms.low) + 1
      const { bedrooms: known } = context.known
      // "One is not enough for us" of who wants two: two it stays.
      const value = known !== undefined && (known.min ?? 0) >= min ? known : { min }
      return { slot: 'bedrooms', value, at: rooms.at, negated: false }
    }
    if (!isFiller(segments[at]) && !between.some((one) => has(segments[at], one))) return null
  }
  return null
}

const between = ['is', 'not:before', 'not:after', 'of', 'people', 'self'] as const
const mostBetween = 5

/** Who wants it smaller or cheaper wants no more rooms. */
const ofLess: readonly Concept[] = ['smaller', 'cheaper', 'slot:price', 'slot:rent', 'funds']
