import type { OfGuruWords } from './language.ts'
import { wordOfAll } from './word-of-all.ts'

/** Tests whether a word, in whatever language, is such a one of what is said of Guru and of the seeker's number. */
export const ofGuruTests: Readonly<Record<keyof OfGuruWords, (word: string) => boolean>> = {
  numbers: oneOf('numbers'),
  why: oneOf('why'),
  later: oneOf('later'),
  gives: oneOf('gives'),
  yours: oneOf('yours'),
  fees: oneOf('fees'),
  robots: oneOf('robots'),
  machines: oneOf('machines'),
  persons: oneOf('persons'),
}

function oneOf(kind: keyof OfGuruWords): (word: string) => boolean {
  return wordOfAll(({ ofGuru }) => ofGuru[kind])
}
