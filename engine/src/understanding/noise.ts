import { transliterate } from '../text/brahmic.ts'
import type { Token } from '../text/token.ts'

/**
 * "Hahaha", "aaaaaa", "haaaaaaaaa": laughter and letters held down say nothing, although they sound like a yes or a
 * question. "हाँहाँ", through the nose, is a yes said twice; "haaa" is one drawn out.
 */
export function isNoise(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  if (words.length === 0 || tokens.some(({ kind }) => kind === 'number')) return false
  return isLaughedInWords(words) || words.every(({ text }) => isHeldDown(text) || isLaughter(text))
}

function isHeldDown(word: string): boolean {
  return heldDown.test(word)
}

/** "Ha ha ha": the same breath three times and nothing else. */
function isLaughedInWords(words: readonly Token[]): boolean {
  const [first] = words
  if (first === undefined || words.length < 3 || !words.every(({ text }) => text === first.text)) return false
  return breath.test(transliterate(first.text)) && !nasal.test(first.text)
}

function isLaughter(word: string): boolean {
  return laughter.test(transliterate(word)) && !nasal.test(word)
}

/** One letter four times and nothing else, or six times anywhere. */
const heldDown = /^(\p{L})\1{3,}$|(\p{L})\2{5,}/u
const laughter = /^(?:h+[aeiou]+){2,}h*$/
const breath = /^h[aei]+h?$/
const nasal = /[ँंਁਂੰঁং]/
