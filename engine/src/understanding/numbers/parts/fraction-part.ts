import type { NumberSum } from '../number-sum.ts'
import { isTens, type NumberText } from '../number-text.ts'

/** "Sadhe teen", "paune do lakh". Adds to the sum and gives how many words it took; 0 for none. */
export function readFractionBefore(text: NumberText, sum: NumberSum, at: number): number {
  if (sum.current !== null) return 0
  const single = text.lexicon.fractionsBefore.get(text.word(at))
  // "పావు తక్కువ" is a quarter less in two words.
  const fraction = single ?? text.lexicon.fractionsBefore.get(`${text.word(at)} ${text.word(at + 1)}`)
  if (fraction === undefined) return 0
  const fractionWords = single === undefined ? 2 : 1
  // "ਸਵਾ ਕੁ ਕਰੋੜ", about one and a quarter crore.
  const words = fractionWords + text.counter(at + fractionWords)
  const next = at + words
  // "lakh sawa lakh" are two amounts.
  if ((text.scaleAt(next) ?? 0) >= sum.ceiling) return 0
  const counted = text.word(next)
  const value =
    text.lexicon.afterFraction.get(counted) ?? text.lexicon.values.get(counted) ?? text.digits(next)
  if (value !== undefined) {
    // "সাড়ে সাতশো" is seven hundreds and a half, not seven hundred and a half.
    sum.current = value + (value >= 100 ? 100 * fraction : fraction)
    return words + 1
  }
  // "sawa kanal" is one and a quarter.
  if (text.scaleAt(next) === undefined && !text.isUnit(next)) return 0
  sum.current = 1 + fraction
  return words
}

/** "Three and a half". Adds to the sum and gives how many words it took; 0 for none. */
export function readFractionAfter(text: NumberText, sum: NumberSum, at: number): number {
  if (sum.parts === 0) return 0
  for (const { rest, fraction } of text.lexicon.fractionsAfter.get(text.word(at)) ?? []) {
    if (!rest.every((word, index) => text.word(at + 1 + index) === word)) continue
    const next = at + 1 + rest.length
    // "4 arai" is four rooms, "4 arai latcham" four and a half lakh.
    if (text.isUnit(at) && text.scaleAt(next) === undefined && !text.isUnit(next)) continue
    // "oru arai ground" is half of one, not one and a half.
    if (sum.current === 1 && text.lexicon.ones.has(text.word(at - 1))) sum.current = fraction
    else if (sum.current !== null) sum.current += fraction
    else sum.total += fraction * sum.lastScale
    return 1 + rest.length
  }
  return 0
}

/** "one point two five", "point five crore". */
export function readPoint(text: NumberText, sum: NumberSum, at: number): number {
  if (!text.lexicon.points.has(text.word(at))) return 0
  let decimals = ''
  let next = at + 1
  for (; decimals.length < 4; next++) {
    const digit = text.value(next) ?? text.digits(next) ?? text.zeroAsLetter(next)
    if (digit === undefined || !Number.isInteger(digit) || (digit > 9 && decimals !== '') || digit > 99) break
    if (digit > 9) {
      // Two digits are the whole of it: "one point twenty five crore".
      const unit = unitAfterTens(text, digit, next)
      decimals = String(digit + unit.value)
      next += 1 + unit.tokens
      break
    }
    decimals += String(digit)
  }
  if (decimals === '') return 0
  if (sum.current === null && (sum.total > 0 || text.scaleAt(next) === undefined)) return 0
  sum.current = (sum.current ?? 0) + Number(`0.${decimals}`)
  return next - at
}

/** The "five" of "twenty five" and "twenty-five", with the tokens it takes. */
function unitAfterTens(text: NumberText, tens: number, at: number): { value: number; tokens: number } {
  const hyphen = text.tokens[at + 1]?.text === '-' ? 1 : 0
  const next = at + 1 + hyphen
  const value = text.value(next) ?? 0
  const joins = isTens(tens) && value >= 1 && value < 10 && Number.isInteger(value)
  return joins && !text.lexicon.ownWordEach.has(text.word(next))
    ? { value, tokens: 1 + hyphen }
    : { value: 0, tokens: 0 }
}
