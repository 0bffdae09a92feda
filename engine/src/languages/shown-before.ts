import type { Token } from '../text/token.ts'
import { listedFrom } from './listed-words.ts'

/** "Pehle wali list" is of three words. */
const joined = 5

/** The tokens that say that homes were shown before those of now: "the [old list]", "[munnadi kaattina] rendu". */
export function tokensOfShownBefore(tokens: readonly Token[]): ReadonlySet<number> {
  const texts = tokens.map(({ text }) => text)
  const named = new Set<number>()
  for (let at = 0; at < texts.length; at++)
    listedFrom(texts, at, joined, ({ ofSeeker }, count) => {
      if (ofSeeker.has('shownBefore')) for (let one = at; one < at + count; one++) named.add(one)
    })
  return named
}

export function namesShownBefore(tokens: readonly Token[]): boolean {
  return tokensOfShownBefore(tokens).size > 0
}
