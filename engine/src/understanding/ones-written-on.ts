import { oneEndings } from '../languages/one-endings.ts'
import type { PlaceMention } from '../places/place.ts'
import type { Token } from '../text/token.ts'
import type { ShownHome } from './command.ts'

/** Fewer letters name no place. */
const shortestName = 3

/**
 * "పున్నమతోటది", "ಚಾಮುಂಡಿಪುರಂದು": cuts "the one of" from the place of a home that is shown. Other words that end so stay
 * whole.
 */
export function withOnesCut(
  tokens: readonly Token[],
  homes: readonly ShownHome[],
  mentionsOf: (token: Token) => readonly PlaceMention[],
): readonly Token[] {
  if (homes.length === 0) return tokens
  const namesShown = (token: Token) =>
    mentionsOf(token).some(({ places }) => places.some(({ name }) => homes.some(({ area }) => area === name)))
  return tokens.flatMap((token) => {
    if (token.kind !== 'word') return token
    for (const ending of oneEndings) {
      const length = token.text.length - ending.length
      if (length < shortestName || !token.text.endsWith(ending)) continue
      const [name, one] = cutAt(token, length)
      if (namesShown(name)) return [name, one]
    }
    return token
  })
}

function cutAt(token: Token, length: number): [Token, Token] {
  const { text, raw, start } = token
  const rest = Math.max(0, raw.length - (text.length - length))
  const middle = start + length
  return [
    { ...token, text: text.slice(0, length), raw: raw.slice(0, rest), end: middle },
    { ...token, text: text.slice(length), raw: raw.slice(rest), start: middle, spaced: false },
  ]
}
