import type { Token } from '../../text/token.ts'
import { hasListed } from '../listed-in.ts'
import { breathBounds, has, isOfThePast, longestBreath, namesHome, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { kindsOfSeeker } from './seeker-words.ts'

/**
 * "6 months only", "just to stay for a year or two", "till my next transfer": where it is said that a home is needed for
 * some time, which one rents; null where it is not, or renting and buying are spoken of already.
 */
export function neededForAWhile(reading: Reading): number | null {
  const { segments, tokens, said, context } = reading
  if (context.known.transaction_type !== undefined || said.has('talk:cost')) return null
  const asked = context.asked === 'transaction_type'
  if (!asked && !segments.some(isSought)) return null
  if (kindsOfSeeker(tokens).has('forNow')) return 0
  const at = segments.findIndex(
    (_, one) => isTimeToStay(reading, one) || isTillNextMove(segments, one, tokens),
  )
  return at < 0 ? null : at
}

function isSought(segment: Segment): boolean {
  return namesHome(segment) || has(segment, 'thing')
}

/** "For 6 months", "ek do saal rehna hai"; not "searching since 6 months", "in 2 months", "5 years old at most", "for 20 years". */
function isTimeToStay({ segments, tokens }: Reading, at: number): boolean {
  if (!has(segments[at], 'unit:time') || has(segments[at], 'max:after')) return false
  const { from, to } = breathBounds(segments, at, longestBreath)
  const breath = segments.slice(from, to)
  if (breath.some((one) => isOfThePast(one) || elsewhere.some((concept) => has(one, concept)))) return false
  // "I have been looking for 6 months"
  if (breath.some((one) => hasListed(tokens, one, 'ofSeeker', 'hasBeen', 'movesIn'))) return false
  // "Sirf 5 saal purana", "2 saal baad rehna hai"
  if (breath.some((one) => hasListed(tokens, one, 'shownWords', 'age'))) return false
  if (hasListed(tokens, segments[at + 1], 'callTimes', 'sides')) return false
  // "A year or two"
  const count = segments[at - 1]?.number ?? (has(segments[at + 1], 'or') ? segments[at + 2]?.number : null)
  if (count?.kind !== 'cardinal' || count.value > longestStay || has(segments[at + 1], 'max:after'))
    return false
  if ([at - 1, at - 2].some((one) => has(segments[one], 'placed') || has(segments[one], 'max:before')))
    return false
  const near = segments.slice(Math.max(from, at - reach), Math.min(to, at + reach))
  return near.some((one) => hasListed(tokens, one, 'ofSeeker', 'stays'))
}

/** What tells of another time than that of the stay. */
const elsewhere = ['talk', 'origin', 'origin:after'] as const

/** Of months or years: who means more of them needs a home for good. */
const longestStay = 12

/** "Till my next transfer", "agle transfer tak". */
function isTillNextMove(segments: readonly Segment[], at: number, tokens: readonly Token[]): boolean {
  if (!hasListed(tokens, segments[at], 'ofPlaces', 'moves')) return false
  const before = segments.slice(Math.max(0, at - reach), at)
  if (!before.some((one) => hasListed(tokens, one, 'callTimes', 'nexts'))) return false
  const behind = segments.slice(at + 1, at + reach)
  return before.some((one) => has(one, 'max:before')) || behind.some((one) => has(one, 'max:after'))
}
