import type { Quantity } from '../quantities/quantity.ts'
import { has, isFiller, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/**
 * Amounts of which some are what each of several pays: the sum where it is said, else the share times those who pay
 * it ("ten thousand each, three of us"), or as it stands where nobody counts them.
 */
export function inAll(said: readonly Quantity[], reading: Reading): readonly Quantity[] {
  if (!said.some((quantity) => isShare(quantity, reading))) return said
  const sums = said.filter((quantity) => !isShare(quantity, reading))
  if (sums.length > 0) return sums
  const payers = payersOf(reading)
  if (payers === null) return said
  return said.map((quantity) => ({
    ...quantity,
    low: quantity.low * payers,
    high: quantity.high === null || quantity.high === quantity.low ? null : quantity.high * payers,
  }))
}

/** "8k each", "each can pay 8k", "per head 8k", "das das hazar". */
function isShare(quantity: Quantity, { segments, said }: Reading): boolean {
  const { from, to } = quantity
  if (isSaidTwice(quantity, segments)) return true
  if (!said.has('each')) return false
  let after = to
  while (after < to + 2 && isBeside(segments[after])) after++
  if (has(segments[after], 'each')) return true
  let before = from - 1
  while (before >= from - longestLead && isWord(segments[before]) && !has(segments[before], 'each')) before--
  return has(segments[before], 'each')
}

/** "Das das hazar", "8-8 hazar": the languages of India say a share twice. */
function isSaidTwice({ from, to, low, high }: Quantity, segments: readonly Segment[]): boolean {
  if (high === low) return true
  const before = segments[from - 1]?.number?.value
  const after = segments[to]?.number?.value
  return isSame(low, before) || isSame(after, low)
}

/** The same number, the first time without its "thousand". */
function isSame(amount: number | undefined, first: number | undefined): boolean {
  return amount !== undefined && first !== undefined && scales.includes(amount / first)
}

const scales: readonly number[] = [1, 1000, 100_000]

/** "Each of us can pay some 8k." */
const longestLead = 5

function isWord(segment: Segment | undefined): boolean {
  return segment !== undefined && segment.mark === null && segment.number === null
}

function isBeside(segment: Segment | undefined): boolean {
  if (has(segment, 'each')) return false
  return isFiller(segment) || has(segment, 'unit:rupee') || has(segment, 'persons') || has(segment, 'of')
}

/** More share no home. */
const mostPayers = 10

/** "Three of us", "we are three"; null where they are not counted. */
function payersOf({ segments }: Reading): number | null {
  for (const [at, { number }] of segments.entries()) {
    if (number?.kind !== 'cardinal' || number.value < 2 || number.value > mostPayers) continue
    const next = segments[at + 1]
    const told = has(segments[at - 1], 'self') && (next === undefined || next.mark !== null || isFiller(next))
    if (told || has(next, 'persons')) return number.value
  }
  return null
}
