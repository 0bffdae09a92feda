import type { ShownWords } from './language.ts'
import { wordOfAll } from './word-of-all.ts'

/** Tests whether a word, in whatever language, is such a one in a question about homes shown. */
export const shownWord: Readonly<Record<keyof ShownWords, (word: string) => boolean>> = {
  which: oneOf('which'),
  amount: oneOf('amount'),
  least: oneOf('least'),
  vehicle: oneOf('vehicle'),
  parks: oneOf('parks'),
  back: oneOf('back'),
  floor: oneOf('floor'),
  deposit: oneOf('deposit'),
  loan: oneOf('loan'),
  maintenance: oneOf('maintenance'),
  age: oneOf('age'),
  distance: oneOf('distance'),
}

function oneOf(kind: keyof ShownWords): (word: string) => boolean {
  return wordOfAll(({ shownWords }) => shownWords[kind])
}
