import type { Wishes } from '@guru/contract/requirement'
import { has } from '../reading.ts'
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
    if (part === null || isArticle(segments, part) || isAsked(segments, part)) {
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

/** "How many crores?", "kinne lakh": a scale alone behind a question's word is what is asked for. */
function isAsked(segments: readonly Segment[], { at, value, scale }: Part): boolean {
  const segment = segments[at]
  if (segment?.number?.worded !== true || value !== scale || scale < 1000 || segment.to > segment.from + 1)
    return false
  return has(segments[at - 1], 'ask') || has(segments[at - 1], 'ask:within')
}
