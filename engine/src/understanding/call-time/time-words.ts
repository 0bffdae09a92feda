import { isLimit, isNextWeek, isSideWord, isTimeWord } from '../../languages/call-times.ts'
import type { Token } from '../../text/token.ts'

/** The word for a week of "next week". */
export function isOfWeek(tokens: readonly Token[], at: number): boolean {
  return isNextWeek(tokens[at - 1]?.text, tokens[at]?.text)
}

export function isOfTime(token: Token | undefined): boolean {
  if (token === undefined) return false
  return token.kind === 'number' || [isTimeWord, isSideWord, isLimit].some((is) => is(token.text))
}
