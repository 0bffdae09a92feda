import { oneselfKinds } from '../../languages/oneself.ts'
import { has, isFiller, saysWord } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { AmountReading } from './amount.ts'
import type { Quantity } from './quantity.ts'

/** "deposit 50000", "loan of 20 lakh", "an acre at 80 lakh". */
export function isSideCost(quantity: Quantity, reading: AmountReading): boolean {
  if (quantity.kind === 'bedrooms' || quantity.kind === 'size') return false
  const [before, after] = beside(quantity, reading)
  if (has(reading.segments[before], 'unit:per_area')) return true
  if (isCostOf(quantity, before, after, reading)) return true
  // "Above 25 thousand I cannot pay, the salary is no more": what is said behind a refusal is its reason.
  const refused = reading.segments.slice(quantity.from, quantity.to).some((one) => has(one, 'not:after'))
  return !refused && isCostOf(quantity, after, before, reading)
}

/**
 * "2 lakh advance and 15k rent": a word for a cost belongs to one amount only, the nearer one, and where both
 * are as near not to the one that is named as a price on its other side.
 */
function isCostOf(quantity: Quantity, at: number, otherSide: number, reading: AmountReading): boolean {
  if (!has(reading.segments[at], 'talk:cost')) return false
  const ahead = at >= quantity.to
  if (ahead && reading.context.asked === 'price' && isSaidBeside(quantity, reading.segments, at)) return false
  // "Loan niye 40 lakh porjonto", with a loan up to 40 lakhs: what one has to buy with, all of it.
  const capped = !ahead && quantity.bound === 'max'
  if (capped && has(reading.segments[at], 'funds')) return false
  // "Sambaladalli 18 savira varege", out of my salary up to eighteen thousand: asked for the budget, what it is paid from.
  if (capped && reading.context.asked === 'price' && has(reading.segments[at + 1], 'of')) return false
  const priced = capped || (!ahead && isPriceName(reading.segments[otherSide]))
  if (priced && isOutOfPay(reading, at)) return false
  const rival = reading.quantities.find((other) =>
    beside(other, reading).some((side, index) => side === at && (index === 0) === ahead),
  )
  if (rival === undefined || rival === quantity) return true
  const distance = ahead ? at - quantity.to : quantity.from - 1 - at
  const rivalDistance = ahead ? rival.from - 1 - at : at - rival.to
  if (distance !== rivalDistance) return distance < rivalDistance
  return !isPriceName(reading.segments[otherSide])
}

/** "சம்பளத்துக்கு பதினஞ்சாயிரம் வரைக்கும்", "with our salary up to 15k": whatever was asked, what is paid out of what one earns. */
function isOutOfPay({ segments, tokens }: AmountReading, at: number): boolean {
  const cost = segments[at]
  if (cost === undefined) return false
  const says = (kind: 'pay' | 'fromPay') => saysWord(tokens, cost, (word) => oneselfKinds(word).has(kind))
  if (says('fromPay')) return true
  const spent = has(segments[at + 1], 'of') || segments.slice(Math.max(0, at - 2), at).some(isWith)
  return spent && says('pay')
}

const isWith = (segment: Segment) => has(segment, 'having') || has(segment, 'at')

/** "Max saath lakh, loan bhi lena padega", "20 thousand, bro, the salary is low": asked for the budget, it is said and no cost. */
function isSaidBeside({ to }: Quantity, segments: readonly Segment[], at: number): boolean {
  const between = segments.slice(to, at)
  // "Make it eighteen, the salary is less": the verb closes what is said of the amount, as a word of address does.
  if (between.some((one) => closing.some((concept) => has(one, concept)))) return true
  const also = has(segments[at], 'and') || has(segments[at + 1], 'and') || has(segments[at + 1], 'more')
  return also && has(segments[at], 'funds')
}

const closing = ['correct', 'correct:after', 'interjection'] as const

function isPriceName(segment: Segment | undefined): boolean {
  return has(segment, 'slot:rent') || has(segment, 'slot:price') || has(segment, 'transaction:rent')
}

/** A smaller number without a scale counts rooms rather than thousands or lakhs. */
const leastPrice = 10

/** Segments just before and after a quantity that are no fillers. */
export function beside(quantity: Quantity, reading: AmountReading): [number, number] {
  const { segments, clauseOf } = reading
  const clause = clauseOf[quantity.at]
  const first = Math.max(quantity.from - 4, clause?.from ?? 0)
  let before = quantity.from - 1
  const refusedAbove = (at: number) => quantity.bound === 'max' && has(segments[at], 'not:before')
  // "We can afford 25" names the price; "three in all" counts rooms.
  const namesPrice = (at: number) => has(segments[at], 'slot:price') && quantity.low >= leastPrice
  while (before >= first && !namesPrice(before) && (isPassedOver(segments[before]) || refusedAbove(before)))
    before--
  const end = clause?.to ?? segments.length
  const last = Math.min(quantity.to + 3, end)
  let after = quantity.to
  while (after < last && isFiller(segments[after])) after++
  // "More loan was sanctioned, so up to 65 lakhs": what is said in the clause before, or behind, is not beside it.
  return [before < (clause?.from ?? 0) ? -1 : before, after < end ? after : segments.length]
}

/** "Kisti mase baish hajar": how often an amount is paid may stand before it. */
function isPassedOver(segment: Segment | undefined): boolean {
  return isFiller(segment) || has(segment, 'about') || has(segment, 'unit:per_month')
}
