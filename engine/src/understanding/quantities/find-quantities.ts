import type { Wishes } from '@guru/contract/requirement'
import type { Segment } from '../segments.ts'
import { withBounds } from './bounds.ts'
import { partAt } from './counted-number.ts'
import { cardinal, type Part, type Quantity } from './quantity.ts'
import { isRoughly, withRange } from './range.ts'
import { withSmallerUnit } from './two-units.ts'

/** Numbers with what belongs to them, from left to right. */
export function findQuantities(segments: readonly Segment[], known: Wishes): Quantity[] {
  const quantities: Quantity[] = []
  let at = 0
  let free = 0
  while (at < segments.length) {
    const counted = partAt(segments, at)
    const part = counted === null ? null : withSmallerUnit(segments, counted)
    if (part === null || isArticle(segments, part)) {
      at++
      continue
    }
    const quantity = withBounds(segments, withRange(segments, part, known), free)
    quantities.push(quantity)
    at = Math.max(quantity.to, at + 1)
    free = quantity.to
  }
  return quantities
}

/** "Oru 40 lakh", "ek 2 bhk": one before another number is an article. */
function isArticle(segments: readonly Segment[], part: Part): boolean {
  return part.vague && part.value === 1 && cardinal(segments[part.to]) !== null && !isRoughly(segments, part)
}
