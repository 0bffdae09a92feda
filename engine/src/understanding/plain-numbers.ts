import type { PlainNumber } from './command.ts'
import type { Quantity } from './quantities/quantity.ts'
import { has, type Reading } from './reading.ts'

/** "One" by itself or before what is counted: "one bathroom". */
function isCounting({ to }: Quantity, { segments }: Reading): boolean {
  return segments.length === 1 || has(segments[to], 'unit:bathroom') || has(segments[to], 'unit:other')
}

/** Numbers in the order in which they were said, each once; a range is one. */
export function plainNumbers(reading: Reading): PlainNumber[] {
  const numbers = new Map<string, PlainNumber>()
  for (const quantity of reading.quantities) {
    if (quantity.vague && !reading.amounts.has(quantity) && !isCounting(quantity, reading)) continue
    const { low, high, sides, units } = quantity
    const read = sides ?? units ?? [high === null || high === low ? low : { min: low, max: high }]
    for (const number of read) numbers.set(JSON.stringify(number), number)
  }
  return [...numbers.values()]
}
