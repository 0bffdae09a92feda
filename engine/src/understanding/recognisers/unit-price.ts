import { type SizeUnit, sizeUnits } from '@guru/contract/vocabulary'
import type { Command } from '../command.ts'
import { lexiconFor } from '../lexicon.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { has, type Reading, sizeUnitOf } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** Nothing costs less in rupees, whatever the unit. */
const leastRupees = 100

/**
 * "2 lakh a marla at most", "സെന്റിന് 3 ലക്ഷം": what one unit of what is bought may cost. Neither a question ("is it 3 lakh
 * a cent?") nor what a home shown costs is one.
 */
export function readUnitPrice(reading: Reading): Command[] {
  const { quantities, context, clauseOf, negated, said } = reading
  if (context.known.transaction_type === 'rent' || said.has('transaction:rent')) return []
  if ((context.shown ?? 0) > 0 && !said.has('seek') && !said.has('max:after') && !said.has('max:before'))
    return []
  for (const quantity of quantities) {
    const clause = clauseOf[quantity.at]
    if (quantity.kind !== 'other' || quantity.low < leastRupees || negated[quantity.at]) continue
    if (clause?.kind !== 'wish' || clause.asking) continue
    const unit = unitBeside(reading, quantity)
    if (unit !== undefined) return [{ kind: 'unit-price', rupees: quantity.high ?? quantity.low, unit }]
  }
  return []
}

function unitBeside(reading: Reading, { from, to }: Quantity): SizeUnit | undefined {
  for (const segment of reading.segments.slice(Math.max(0, from - 1), to)) {
    const unit =
      sizeUnitOf(segment) ?? (has(segment, 'unit:per_area') ? unitWithin(reading, segment) : undefined)
    if (unit !== undefined) return unit
    // "3 lakh per cent"
    if (has(segment, 'percent')) return 'cent'
  }
  return undefined
}

/** "Per marla", "কাঠা প্রতি", "ಗುಂಟೆಗೆ": a word of what stands for each of them is the unit, or begins with it. */
function unitWithin({ tokens, context }: Reading, { from, to }: Segment): SizeUnit | undefined {
  const words = [context.language, 'en' as const].map((language) => lexiconFor(language).own)
  const unitOf = (text: string) => {
    const means = words.flatMap((own) => own.meansAlone(text))
    return sizeUnits.find((unit) => means.includes(`unit:${unit}`))
  }
  // "Per sq yard": the last word tells it.
  for (const { text } of tokens.slice(from, to).reverse())
    for (let length = text.length; length >= Math.min(text.length, shortestStem); length--) {
      const unit = unitOf(text.slice(0, length))
      if (unit !== undefined) return unit
    }
  return undefined
}

const shortestStem = 3
