import type { NumberSum } from '../number-sum.ts'
import type { NumberText } from '../number-text.ts'
import { areHundredsOf, isLakhsUnsaid } from './goes-on.ts'

/** "25", the "½" of "2½": digits, which go on in a number only as a fraction or with a smaller scale. */
export function readDigits(text: NumberText, sum: NumberSum, at: number, value: number): number {
  const raw = text.tokens[at]?.raw ?? ''
  if (
    sum.current !== null &&
    value < 1 &&
    !raw.includes('.') &&
    !/\d/.test(raw) &&
    !text.tokens[at]?.spaced
  ) {
    sum.current += value // "2½"
    return 1
  }
  if (sum.current !== null) return writtenFraction(text, sum, at)
  if (sum.total > 0) {
    // "1 crore 20 lakh": digits go on only when a smaller scale follows them.
    const next = text.scaleAt(at + 1)
    const smaller = next !== undefined && next < sum.ceiling
    const goesOn = isLakhsUnsaid(text, sum, value, at) || areHundredsOf(text, sum, value, at)
    if (!smaller && !goesOn) return 0
  }
  const part = sum.parts === 0 && text.isPartOfOne(at + 3) ? text.fractionAt(at) : 0
  sum.current = part > 0 ? part : value
  return part > 0 ? 3 : 1
}

/** The "1/2" of "1 1/2 crore". */
function writtenFraction(text: NumberText, sum: NumberSum, at: number): number {
  if (sum.current === null || sum.inWords || !Number.isInteger(sum.current)) return 0
  const part = text.fractionAt(at)
  sum.current += part
  return part > 0 ? 3 : 0
}
