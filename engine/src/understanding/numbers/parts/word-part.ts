import type { NumberSum } from '../number-sum.ts'
import { isTens, type NumberText } from '../number-text.ts'
import { wordsGoOn } from './goes-on.ts'

/** "Twenty", "dedh": a number word, added to the part before it where they belong together. */
export function readWord(text: NumberText, sum: NumberSum, at: number): number {
  const value = text.value(at)
  if (value === undefined) return 0
  if (sum.current !== null) return addTo(text, sum, sum.current, value, at)
  if (sum.total > 0 && !wordsGoOn(text, sum, at)) return 0
  sum.current = value
  sum.inWords = true
  return 1
}

/** "twenty five", "two hundred fifty", "three quarters". */
function addTo(text: NumberText, sum: NumberSum, current: number, value: number, at: number): number {
  // Some who spell amounts out set a one before lakh in any case: "ಎರಡು ಒಂದು ಲಕ್ಷ" is two lakh.
  const whole = isTens(current % 100) || (current >= 100 && current % 100 === 0)
  if (value === 1 && sum.inWords && !whole && (text.scaleAt(at + 1) ?? 0) >= 100_000) return 1
  if (isHundredsUnsaid(text, sum, current, value, at)) {
    sum.current = current * 100 + value
    return 1
  }
  if (isThousandUnsaid(text, sum, current, value, at)) {
    sum.total = current * 1000
    sum.current = value
    sum.lastScale = 1000
    sum.ceiling = 1000
    return 1
  }
  if (value > 0 && value < 1) {
    if (current !== 3) return 0
    sum.current = current * value
    return 1
  }
  // ষাট নয় is no 69.
  const joins = !text.lexicon.ownWordEach.has(text.word(at))
  const digit = joins && isTens(current % 100) && value >= 1 && value < 10
  const belowHundred = current >= 100 && current % 100 === 0 && value >= 1 && value < 100
  // "sau dedh sau" are a hundred and one hundred and fifty, but "yaabhai okatinnara" is 51 and a half.
  const apart = current >= 100 && !Number.isInteger(value) && text.tokens[at]?.spaced === true
  if (!sum.inWords || apart || !(digit || belowHundred)) return 0
  // "muppath tu naalpath": the English "to" as it sounds is no two.
  if (value === 2 && digit && text.isTensAbove(current, at + 1)) return 0
  // "Fifteen hundred two bedrooms" are two; a measure is counted to the last digit.
  if (!isTens(current % 100) && current >= 100 && value < 10 && text.isUnit(at + 1) && !text.isSize(at + 1))
    return 0
  sum.current = current + value
  return 1
}

/** "Eighteen five hundred": Indian English leaves the thousand out. */
function isThousandUnsaid(text: NumberText, sum: NumberSum, current: number, value: number, at: number) {
  if (!sum.inWords || sum.total > 0 || current < 10 || current > 99 || value < 1 || value > 9) return false
  // "Twenty five hundred" are 25 hundreds.
  const apart = !isTens(current) && text.lexicon.hundredsUnsaid.has(text.word(at))
  return apart && text.scaleAt(at + 1) === 100 && text.scaleAt(at + 2) === undefined
}

/**
 * "One fifty", "two twenty five lakhs", "thirteen fifty": Indian English leaves the hundred out. "One thirty by
 * forty" is a plot, "fifteen twenty" a range.
 */
function isHundredsUnsaid(
  text: NumberText,
  sum: NumberSum,
  current: number,
  value: number,
  at: number,
): boolean {
  const { hundredsUnsaid, values } = text.lexicon
  const ofTeens = current > 10 && current < 20 && value >= 50
  if (sum.parts !== 1 || !isTens(value) || !(current <= 9 || ofTeens)) return false
  if (!hundredsUnsaid.has(text.word(at - 1)) || !hundredsUnsaid.has(text.word(at))) return false
  if (text.tokens[at]?.spaced !== true) return false
  const digit = values.get(text.word(at + 1)) ?? 0
  const next = digit >= 1 && digit < 10 ? at + 2 : at + 1
  const scale = text.scaleAt(next)
  if (scale !== undefined) return scale >= 100_000
  return !values.has(text.word(next)) && text.tokens[next]?.kind !== 'number' && text.word(next) !== 'by'
}
