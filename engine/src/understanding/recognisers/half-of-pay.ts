import { hasListed } from '../listed-in.ts'
import { breathAround, has, type Reading } from '../reading.ts'
import type { WishOf } from '../wish.ts'

/**
 * "Papa's pension is 40,000, not more than half of it on rent": half of what somebody earns is the rent that may be paid. Told
 * of something else ("half of it goes to the loan") it is none, nor is it where a budget is known already.
 */
export function readHalfOfPay(reading: Reading): WishOf<'price'>[] {
  const { said, context } = reading
  if (!said.has('talk:cost') || context.known.price !== undefined || !rents(reading)) return []
  const pay = earned(reading)
  if (pay === null) return []
  const half = reading.segments.findIndex((_, at) => at > pay.at && isHalfForRent(reading, at))
  return half < 0 ? [] : [{ slot: 'price', value: { max: pay.rupees / 2 }, at: half, negated: false }]
}

function rents({ said, context }: Reading): boolean {
  return context.known.transaction_type === 'rent' || said.has('transaction:rent') || said.has('slot:rent')
}

/** What is earned a month, right behind the word for it. */
function earned({ quantities, segments }: Reading): { at: number; rupees: number } | null {
  const pay = quantities.find(({ kind, low, high, from }) => {
    if ((kind !== 'money' && kind !== 'plain') || low < leastPay || high !== null) return false
    return segments.slice(Math.max(0, from - 4), from).some((one) => has(one, 'talk:cost'))
  })
  return pay === undefined ? null : { at: pay.at, rupees: pay.low }
}

/** Nobody lives on less a month. */
const leastPay = 4000

function isHalfForRent(reading: Reading, at: number): boolean {
  const { segments, tokens } = reading
  const { number } = segments[at] ?? {}
  const isHalf =
    (number?.value === 0.5 && number.worded) || hasListed(tokens, segments[at], 'ofSeeker', 'halves')
  return (
    isHalf && breathAround(segments, at).some((one) => has(one, 'transaction:rent') || has(one, 'slot:rent'))
  )
}
