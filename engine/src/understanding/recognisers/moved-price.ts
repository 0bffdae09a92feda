import type { TransactionType } from '@guru/contract/vocabulary'
import type { Range } from '../../range.ts'
import { inRupees } from '../amounts.ts'
import type { Quantity } from '../quantities.ts'
import { has, isFiller, type Reading } from '../reading.ts'
import type { WishOf } from '../wish.ts'

/** The known budget made more or less by an amount or a share, or doubled: "increase it by 10k". */
export function readMovedPrice(
  reading: Reading,
  transaction: TransactionType | undefined,
): WishOf<'price'>[] {
  const known = reading.context.known.price
  if (known === undefined) return []
  const doubled = reading.segments.findIndex((segment) => has(segment, 'double'))
  if (doubled >= 0) return moved(known, (amount) => amount * 2, doubled)
  const step = reading.quantities.find((quantity) => isStep(quantity, reading))
  const sign = step === undefined ? 0 : signOf(reading, step)
  if (step === undefined || sign === 0) return []
  if (isPercent(reading, step))
    return moved(known, (amount) => amount * (1 + (sign * step.low) / 100), step.at)
  const rupees = step.scaled ? step.low : inRupees(step.low, transaction)
  return moved(known, (amount) => amount + sign * rupees, step.at)
}

/** Nothing when nothing would be left of it. */
function moved({ min, max }: Range, move: (amount: number) => number, at: number): WishOf<'price'>[] {
  const value: Range = {
    ...(min === undefined ? {} : { min: Math.round(move(min)) }),
    ...(max === undefined ? {} : { max: Math.round(move(max)) }),
  }
  if ((value.min ?? value.max ?? 0) <= 0) return []
  return [{ slot: 'price', value, at, negated: false }]
}

/** An amount that "by" stands before. */
function isStep({ kind, at, high }: Quantity, { segments }: Reading): boolean {
  if (high !== null || kind === 'size' || kind === 'bedrooms') return false
  let before = at - 1
  while (before >= at - 3 && (has(segments[before], 'about') || has(segments[before], 'unit:rupee'))) before--
  return has(segments[before], 'times')
}

function isPercent({ segments }: Reading, { at }: Quantity): boolean {
  return segments[at + 1]?.mark === '%' || has(segments[at + 1], 'percent')
}

function signOf(reading: Reading, { at }: Quantity): 1 | -1 | 0 {
  const clause = reading.clauseOf[at]
  for (let back = at - 1; clause !== undefined && back >= clause.from; back--) {
    if (has(reading.segments[back], 'raise')) return 1
    if (has(reading.segments[back], 'lower')) return -1
    if (!isFiller(reading.segments[back]) && at - back > 8) break
  }
  return 0
}
