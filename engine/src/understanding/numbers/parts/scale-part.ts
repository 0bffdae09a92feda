import { crore, lakh, type NumberSum } from '../number-sum.ts'
import type { NumberText } from '../number-text.ts'

/** "Lakh", "hundred", "k": what the part before it is multiplied by. */
export function readScale(text: NumberText, sum: NumberSum, at: number): number {
  const token = text.tokens[at]
  const scale = text.lexicon.scales.get(text.word(at))
  sum.inWords ||= scale !== undefined
  const short = scale === undefined ? text.lexicon.shortScales.get(token?.text ?? '') : undefined
  const by = scale ?? short
  if (by === undefined) return 0
  if (scale === crore && sum.total > 0 && sum.lastScale < crore) return thousandsOfCrore(sum)
  // "Hundred thousand" counts one hundred, a "hundred" by itself is not counted.
  const hundreds = by === 100 && ((text.scaleAt(at + 1) ?? 0) > 100 || goesOnWithAnd(text, at + 1))
  if (sum.current === null && !hundreds && !text.lexicon.bareScales.has(text.word(at))) return 0
  // "Twenty-five k", "do cr" are amounts, but the k of "bees k andar" a short "ke".
  const counted = text.tokens[at - 1]?.kind === 'number' || text.lexicon.beforeShort.has(text.word(at - 1))
  if (short !== undefined && !counted && short < lakh) return 0
  if (
    short !== undefined &&
    token?.spaced &&
    text.lexicon.noShortScaleBefore.has(text.tokens[at + 1]?.text ?? '')
  )
    return 0
  if (by >= sum.ceiling) return 0
  if (sum.current === null && countsAfter(text, at)) {
    sum.total = (text.value(at + 1) ?? 1) * by
    sum.lastScale = by
    sum.ceiling = by
    return 2
  }
  // "sau sau gaj": a hundred each.
  if (by === 100 && (sum.current ?? 0) >= 100) return 0
  if (by === 100) {
    sum.current = (sum.current ?? 1) * 100
    sum.lastScale = 100
    return 1
  }
  sum.total += (sum.current ?? 1) * by
  sum.current = null
  sum.lastScale = by
  sum.ceiling = by
  return 1
}

/** "Hundred and eight": a small number in words behind its joiner. */
function goesOnWithAnd(text: NumberText, at: number): boolean {
  const value = text.lexicon.joiners.has(text.word(at)) ? text.value(at + 1) : undefined
  return value !== undefined && value >= 1 && value < 100 && text.scaleAt(at + 2) === undefined
}

/** "Two thousand four hundred crore", "a lakh crore". */
function thousandsOfCrore(sum: NumberSum): number {
  sum.total = (sum.total + (sum.current ?? 0)) * crore
  sum.current = null
  sum.lastScale = crore
  sum.ceiling = crore
  return 1
}

/** "লাখ দশেক", "হাজার পনেরো": the number comes after its scale, where no smaller scale follows it. */
function countsAfter(text: NumberText, at: number): boolean {
  const value = text.value(at + 1)
  // "হাজার বারোশো": a thousand to twelve hundred.
  const few = value !== undefined && value >= 1 && value < 100
  return text.lexicon.scaleFirst && few && text.scaleAt(at + 2) === undefined
}

/** "a lakh", "half a crore", "quarter of a crore". */
export function readOne(text: NumberText, sum: NumberSum, at: number): number {
  if (!text.lexicon.ones.has(text.word(at))) return 0
  const used = text.lexicon.ones.has(text.word(at + 1)) ? 2 : 1
  if (text.lexicon.scales.get(text.word(at + used)) === undefined) return 0
  // "Half a crore", "a couple of lakhs".
  if (sum.current !== null) return sum.current < 1 || text.lexicon.vague.has(text.word(at - 1)) ? used : 0
  if (sum.total > 0 || used > 1) return 0
  sum.current = 1
  return 1
}
