import { presentLanguages } from './index.ts'
import type { NeighbourWords } from './language.ts'
import { wordTest } from './word-forms.ts'

/** Tests whether a word, in whatever language, is such a one beside a word of creed, food or marriage. */
export const isNeighbourhood = oneOf('neighbourhood')
export const isOnly = oneOf('only')
export const areOthers = oneOf('others')
export const isHousehold = oneOf('household')
export const isLandmark = oneOf('landmark')

function oneOf(kind: keyof NeighbourWords): (word: string) => boolean {
  return wordTest(presentLanguages.map(({ neighbours }) => neighbours[kind]).join(' '))
}
