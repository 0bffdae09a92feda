import type { Range } from '@guru/engine/range'

/** A unit in which an amount is typed: `size` of the base unit (rupees, square feet). */
export interface AmountUnit {
  name: string
  size: number
  /** Nobody counts so many of it: 25,000 typed in thousands are rupees. */
  most?: number
}

/** The figures between 1 and 10 that people name when they guess. */
const rungs = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5]

/** The next round amount above or below: 30,000 → 40,000, 1 crore → 75 lakh. */
export function nextRound(amount: number, direction: 'up' | 'down'): number {
  const power = 10 ** Math.floor(Math.log10(amount))
  const ladder = [power / 10, power, power * 10].flatMap((scale) => rungs.map((rung) => rung * scale))
  const next =
    direction === 'up' ? ladder.find((rung) => rung > amount) : ladder.findLast((rung) => rung < amount)
  return next === undefined ? amount : Math.max(1, Math.round(next))
}

/** The largest unit that writes the amount with at most two decimals: 4,500,000 → lakh. */
export function fittingUnit(amount: number, units: readonly AmountUnit[]): AmountUnit | undefined {
  const short = (unit: AmountUnit) =>
    amount >= unit.size && Number.isInteger(Math.round((amount / unit.size) * 1e6) / 1e4)
  return units.findLast(short) ?? units[0]
}

/** An amount as its field shows it in a unit, without idle zeros. */
export function amountText(amount: number | undefined, unit: AmountUnit): string {
  return amount === undefined ? '' : String(Number((amount / unit.size).toFixed(4)))
}

/** What was typed, in the base unit; undefined when it is no positive number. Commas are allowed. */
export function typedAmount(text: string, unit: AmountUnit): number | undefined {
  const number = Number(text.replaceAll(',', '').trim())
  return text.trim() !== '' && Number.isFinite(number) && number > 0 ? number * unit.size : undefined
}

/** The unit that a typed number is meant in, while one is chosen: the base unit for more than anybody counts of it. */
export function meantUnit(
  text: string,
  chosen: AmountUnit,
  [base]: readonly [AmountUnit, ...AmountUnit[]],
): AmountUnit {
  const count = typedAmount(text, { name: '', size: 1 }) ?? 0
  return count >= (chosen.most ?? Number.POSITIVE_INFINITY) ? base : chosen
}

/** Whether both ends, where there are any, lie between the limits. */
export function isWithin(range: Range, limits: { min: number; max: number }): boolean {
  return [range.min, range.max].every((end) => end === undefined || (end >= limits.min && end <= limits.max))
}

/** A range from two fields, whichever way round they were filled; undefined when both are empty. */
export function rangeOf(low: number | undefined, high: number | undefined): Range | undefined {
  if (low === undefined && high === undefined) return undefined
  if (low === undefined) return { max: high }
  if (high === undefined) return { min: low }
  return { min: Math.min(low, high), max: Math.max(low, high) }
}
