import type { PlainNumber } from './command.ts'
import type { Quantity } from './quantities/quantity.ts'
import { has, type Reading } from './reading.ts'

/** "One" by itself or before what is counted: "one bathroom". */
function isCounting({ to }: Quantity, { segments }: Reading): boolean {
  return segments.length === 1 || has(segments[to], 'unit:bathroom') || has(segments[to], 'unit:other')
}

/** "Paanch paanch hazar", five thousand each: the number is said twice and its scale once. */
function isSaidTwice({ to, kind, low, high, scaled }: Quantity, next: Quantity | undefined): boolean {
  if (kind !== 'plain' || scaled || high !== null || next?.from !== to) return false
  return next.scaled && next.high === null && scales.some((scale) => low * scale === next.low)
}

const scales = [100, 1000, 100_000, 10_000_000]

/** Numbers in the order in which they were said, each once; a range is one. */
export function plainNumbers(reading: Reading): PlainNumber[] {
  if (reading.quantities.length === 0) return []
  const numbers = new Map<string, PlainNumber>()
  for (const [at, quantity] of reading.quantities.entries()) {
    if (quantity.vague && !reading.amounts.has(quantity) && !isCounting(quantity, reading)) continue
    if (isSaidTwice(quantity, reading.quantities[at + 1])) continue
    const { low, high, sides, units } = quantity
    const read = sides ?? units ?? [high === null || high === low ? low : { min: low, max: high }]
    for (const number of read) numbers.set(JSON.stringify(number), number)
  }
  return [...numbers.values()]
}
