import type { CallTimeWords } from './language.ts'
import { wordOfAll } from './word-of-all.ts'

/** Tests whether a word, in whatever language, is such a one of when to be called. */
export const isTimeWord = oneOf('times')
export const isSideWord = oneOf('sides')
export const isLimit = oneOf('limits')
export const isDoing = oneOf('doings')
export const isLabel = oneOf('labels')

function oneOf(kind: keyof CallTimeWords): (word: string) => boolean {
  return wordOfAll(({ callTimes }) => callTimes[kind])
}
