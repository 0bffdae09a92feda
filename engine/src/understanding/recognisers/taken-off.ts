import { inRupees } from '../quantities/amounts.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { breathBounds, has, isUnknownWord, longestBreath, namesProperty, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { shownKindsIn } from './shown-word.ts'

/** So small a part of what the cheapest home shown costs is no price of one, but what is taken off it. */
const mostTakenOff = 0.25
/** Rupees that anybody bargains for at least. */
const leastTakenOff = 100

/**
 * "2-3 lakh kam ho jayega?", "will they drop a thousand or two": asked of those shown, an amount that is far too small to be
 * a price is what shall be taken off one. "Reduce my budget by 2 lakhs", "show ones 2 lakhs cheaper" ask no owner.
 */
export function takesOff(reading: Reading): boolean {
  const { quantities, segments, clauseOf } = reading
  return quantities.some((one) => {
    if (!isDifference(one, reading)) return false
    const { from, to } = breathBounds(segments, one.to - 1, longestBreath)
    const breath = segments.slice(from, to)
    const asks = clauseOf[one.at]?.asking === true || segments[to]?.mark === '?' || breath.some(isAsking)
    const kinds = shownKindsIn(reading, breath)
    const less = kinds.has('least') || kinds.has('lessens') || kinds.has('takesOff') || breath.some(isLess)
    const yields = kinds.has('yields') || kinds.has('suits') || kinds.has('lessens') || kinds.has('takesOff')
    // "விலையில் 5 லட்சம் குறைப்பார்களா", off the price; "price below 5 lakhs" seeks.
    const ofPrice = kinds.has('lessens') || kinds.has('takesOff')
    const seeks = breath.some((one) => isSought(one) || (has(one, 'slot:price') && !ofPrice))
    return less && (asks || yields) && !kinds.has('budget') && !seeks
  })
}

function isDifference(quantity: Quantity, { context, segments }: Reading): boolean {
  const { kind, vague, low, high, scaled, bound, to } = quantity
  // "Less than 500 m from the metro", "less than 1000 steps"
  if (kind === 'plain' && (bound !== null || isUnknownWord(segments[to]))) return false
  const prices = (context.homes ?? []).map(({ price }) => price)
  if ((kind !== 'money' && kind !== 'plain') || vague || prices.length === 0) return false
  const transaction = context.homes?.[0]?.transaction_type
  const inAll = scaled || low >= leastTakenOff ? (high ?? low) : inRupees(high ?? low, transaction)
  return inAll >= leastTakenOff && inAll <= mostTakenOff * Math.min(...prices)
}

function isAsking(one: Segment): boolean {
  return has(one, 'ask:closing') || has(one, 'ask:polar')
}

function isLess(one: Segment): boolean {
  return has(one, 'cheaper') || has(one, 'lower') || has(one, 'negotiable')
}

/** "Show", "ones": others are looked for. */
function isSought(one: Segment): boolean {
  return sought.some((concept) => has(one, concept)) || namesProperty(one)
}

const sought = ['seek', 'thing', 'any', 'exist', 'talk:cost'] as const
