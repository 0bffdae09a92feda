import { hasListed } from '../listed-in.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { has, isFiller, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { WishOf } from '../wish.ts'

/**
 * "One is enough, but two would be good", "3 hon ta changa, 2 vi chal jau": of two counts of rooms one will do and the
 * other is liked, so both are welcome. Null where that is not said of both.
 */
export function roomsLiked(reading: Reading): WishOf<'bedrooms'> | null {
  const { quantities, said, context } = reading
  const [first, second, third] = quantities
  if (first === undefined || second === undefined || third !== undefined) return null
  if (said.has('not:before') || said.has('not:after') || !quantities.every(isCount)) return null
  if (context.asked !== 'bedrooms' && !quantities.some(({ kind }) => kind === 'bedrooms')) return null
  const ofFirst = saidBehind(reading, first, second.from)
  const ofSecond = saidBehind(reading, second, reading.segments.length)
  const both =
    (isLiked(ofFirst, reading) && willDo(ofSecond, reading)) ||
    (willDo(ofFirst, reading) && isLiked(ofSecond, reading))
  if (!both) return null
  const [min, max] = [Math.min(first.low, second.low), Math.max(first.low, second.low)]
  return { slot: 'bedrooms', value: { min, max }, at: first.at, negated: false }
}

/** Rooms, or a number that counts nothing else; nobody weighs more of them than so many. */
function isCount({ kind, low, high, scaled }: Quantity): boolean {
  return (kind === 'bedrooms' || kind === 'plain') && !scaled && high === null && low <= mostRooms
}

const mostRooms = 9

/** What is said of a count: the words right behind it, a few at most. */
function saidBehind({ segments }: Reading, { to }: Quantity, end: number): readonly Segment[] {
  return segments.slice(to, Math.min(to + longestSaying, end))
}

const longestSaying = 4

function isLiked(behind: readonly Segment[], { tokens }: Reading): boolean {
  const likes = (one: Segment) => has(one, 'liked') || hasListed(tokens, one, 'ofSeeker', 'wouldBeGood')
  const liked = behind.findIndex(likes)
  return liked >= 0 && behind.slice(0, liked).every((one) => isFiller(one) || has(one, 'is'))
}

function willDo(behind: readonly Segment[], { tokens }: Reading): boolean {
  return behind.some((one) => has(one, 'all-the-same') || hasListed(tokens, one, 'ofSeeker', 'willDo'))
}
