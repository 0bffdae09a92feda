import type { NumberSpan } from './number-span.ts'
import { crore, emptySum, isOfLakhs, type NumberSum } from './number-sum.ts'
import { isTens, type NumberText } from './number-text.ts'
import { readDigits } from './parts/digits-part.ts'
import { readFractionAfter, readFractionBefore, readPoint } from './parts/fraction-part.ts'
import { joinerAt } from './parts/goes-on.ts'
import { readOne, readScale } from './parts/scale-part.ts'
import { readWord } from './parts/word-part.ts'

/**
 * Reads one number by adding up its parts.
 *
 * @param from the token that it begins at
 * @returns null where none begins
 */
export function readNumber(text: NumberText, from: number): NumberSpan | null {
  const sum = emptySum()
  let at = from
  let to = from
  while (at < text.tokens.length) {
    if (at > from && text.isClosed(at - 1)) break
    const used = readPart(text, sum, at)
    if (used > 0) {
      at += used
      to = at
      sum.parts++
      continue
    }
    const skipped = sum.parts > 0 ? joinerAt(text, sum, at) : 0
    if (skipped === 0) break
    at += skipped
  }
  if (to === from) return null
  to += text.counter(to)
  const value = sum.total + (sum.current ?? 0) * scaleUnsaid(text, sum, to)
  const vague = to === from + 1 && text.lexicon.vague.has(text.word(from))
  const worded = text.tokens[from]?.kind === 'word'
  return { from, to, value: round(value), scale: sum.lastScale, kind: 'cardinal', vague, worded }
}

/** Takes the part at a token and returns how many tokens it has; 0 when none fits there. */
function readPart(text: NumberText, sum: NumberSum, at: number): number {
  const token = text.tokens[at]
  if (token === undefined) return 0
  if (token.kind === 'number') return readDigits(text, sum, at, Number(token.text))
  if (token.kind !== 'word') return 0
  return (
    readFractionAfter(text, sum, at) ||
    readScale(text, sum, at) ||
    readFractionBefore(text, sum, at) ||
    readWord(text, sum, at) ||
    readPoint(text, sum, at) ||
    readOne(text, sum, at)
  )
}

/**
 * "A crore twenty", "one lakh fifty": Indian English leaves out the scale of the tens that close an amount; behind a
 * crore every language does.
 */
function scaleUnsaid(text: NumberText, sum: NumberSum, to: number): number {
  if (sum.total === 0 || sum.lastScale < 100_000 || text.isMoney(to)) return 1
  const tens = sum.current ?? 0
  if (sum.lastScale === crore && isOfLakhs(tens)) return crore / 100
  return isTens(tens) && text.lexicon.hundredsUnsaid.has(text.word(to - 1)) ? sum.lastScale / 100 : 1
}

/** Takes away what binary fractions leave behind: 1.1 crore is 11000000. */
function round(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(12))
}
