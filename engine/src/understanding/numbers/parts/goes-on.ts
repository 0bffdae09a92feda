import { crore, isOfLakhs, type NumberSum } from '../number-sum.ts'
import { isTens, type NumberText } from '../number-text.ts'

/**
 * May the words at a token continue "two lakh …"? With a smaller scale behind them they do; without one
 * only where nothing follows that they could count, or money: "one lakh twenty-five rupees".
 */
export function wordsGoOn(text: NumberText, sum: NumberSum, at: number): boolean {
  if (sum.inWords && isLakhsUnsaid(text, sum, text.value(at) ?? 0, at)) return true
  // "aayirathu irunooru": two hundred is one word.
  const value = text.value(at) ?? 0
  if (value >= 100 && value < sum.lastScale) return true
  for (let next = at + 1; next <= at + 3; next++) {
    const scale = text.scaleAt(next)
    // "hazar barah sau" is a thousand to twelve hundred, no 2200.
    if (scale !== undefined) return scale < sum.ceiling && value * scale < sum.ceiling
    if (text.value(next) !== undefined) continue
    const ends = sum.lastScale <= 1000 || text.tokens[next]?.kind !== 'word' || text.isMoney(next)
    // "Five thousand for one house": a one before another word opens something new.
    const article =
      text.lexicon.vague.has(text.word(at)) &&
      text.tokens[next]?.kind === 'word' &&
      !(sum.lastScale <= 1000 && text.isMoney(next))
    // "A thousand and fifty square feet": an amount of money would not stand so close to so small a size.
    const measured = sum.lastScale === 1000 && value >= 10 && value < 100 && text.isSize(next)
    return sum.inWords && ends && !article && (measured || !text.isUnit(next))
  }
  return false
}

/** "Ek crore tees tak", "1 crore 30": lakhs behind a crore, where they count nothing else. */
export function isLakhsUnsaid(text: NumberText, sum: NumberSum, value: number, at: number): boolean {
  if (sum.lastScale !== crore || !isOfLakhs(value) || goesOnAsRange.has(text.tokens[at + 1]?.text ?? ''))
    return false
  if (text.tokens[at + 1]?.kind === 'number') return false
  const counts = text.isUnit(at + 1) || text.isSize(at + 1) || text.value(at + 1) !== undefined
  return !counts && text.scaleAt(at + 1) === undefined
}

/** "37 thousand 500": hundreds in digits behind a thousand in words, where they count or measure nothing else. */
export function areHundredsOf(text: NumberText, sum: NumberSum, value: number, at: number): boolean {
  if (sum.lastScale !== 1000 || !sum.inWords || value < 100 || value > 999 || value % 50 !== 0) return false
  const next = text.tokens[at + 1]
  if (next?.kind === 'number' || goesOnAsRange.has(next?.text ?? '')) return false
  if (text.isUnit(at + 1) || text.isSize(at + 1)) return false
  return text.value(at + 1) === undefined && text.scaleAt(at + 1) === undefined
}

/** Tokens of a joiner between two parts: "and" in "two hundred and fifty", the dash in "twenty-five". */
export function joinerAt(text: NumberText, sum: NumberSum, at: number): number {
  const token = text.tokens[at]
  const next = text.tokens[at + 1]
  if (next === undefined) return 0
  if (token?.text === '-' && !token.spaced && !next.spaced && next.kind === 'word') {
    const value = text.value(at + 1)
    return sum.inWords &&
      sum.current !== null &&
      isTens(sum.current % 100) &&
      value !== undefined &&
      value < 10
      ? 1
      : 0
  }
  if (!text.lexicon.joiners.has(text.word(at))) return 0
  const value = text.value(at + 1) ?? text.digits(at + 1)
  if (value === undefined) return 0
  if (sum.current !== null && sum.current >= 100 && sum.inWords) return value < 100 ? 1 : 0
  const scale = text.scaleAt(at + 2)
  // "Forty-nine thousand and one" ends; "fifty thousand and two car parking" goes on to something else.
  const counts = value < 10 && text.tokens[at + 2]?.kind === 'word' && !text.isMoney(at + 2)
  const closes = sum.inWords && !counts && value < 100 && wordsGoOn(text, sum, at + 1)
  const goesOn = scale === undefined ? closes : scale < sum.ceiling && !measures(text, at + 1)
  return sum.current === null && sum.total > 0 && goesOn ? 1 : 0
}

/** "Fifty lakhs and two thousand square feet": the number at a token is a measure of its own. */
function measures(text: NumberText, from: number): boolean {
  let at = from
  while (text.value(at) !== undefined || text.digits(at) !== undefined || text.scaleAt(at)) at++
  return text.isSize(at) || text.isUnit(at)
}

/** Between the sides of a plot, or the ends of a range. */
const goesOnAsRange: ReadonlySet<string> = new Set(['x', '*', '×', 'by', '-', '/'])
