import { isLimit, isNextWeek, isShortDay, isSideWord, isTimeWord } from '../../languages/call-times.ts'
import type { Token } from '../../text/token.ts'

/** The word for a week of "next week". */
export function isOfWeek(tokens: readonly Token[], at: number): boolean {
  return isNextWeek(tokens[at - 1]?.text, tokens[at]?.text)
}

export function isOfTime(token: Token | undefined): boolean {
  if (token === undefined) return false
  return token.kind === 'number' || [isTimeWord, isSideWord, isLimit].some((is) => is(token.text))
}

/** "Tomorrow", "evening"; "sun" where a time stands behind it. */
function isTimeAt(tokens: readonly Token[], at: number): boolean {
  const [word, next, behind] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (word === undefined) return false
  return isTimeWord(word.text) || isShortDay(word.text, next?.text, behind?.text)
}

export function namesTimeWithin(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
): boolean {
  for (let at = from; at < to; at++) if (isTimeAt(tokens, at)) return true
  return false
}
