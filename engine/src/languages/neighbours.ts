import { normaliseList } from '../text/normalise.ts'
import { presentLanguages } from './index.ts'
import type { NeighbourWords } from './language.ts'

/** Tests whether a word, in whatever language, is such a one beside a word of creed, food or marriage. */
export const isNeighbourhood = oneOf('neighbourhood')
export const isOnly = oneOf('only')
export const areOthers = oneOf('others')
export const isHousehold = oneOf('household')
export const isLandmark = oneOf('landmark')

function oneOf(kind: keyof NeighbourWords): (word: string) => boolean {
  const list = presentLanguages.map(({ neighbours }) => neighbours[kind]).join(' ')
  const words = normaliseList(list).split(/\s+/).filter(Boolean)
  const whole = new Set(words.filter((word) => !word.endsWith('-')))
  const stems = new Set(words.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1)))
  const lengths = [...new Set([...stems].map((stem) => stem.length))]
  return (word) => whole.has(word) || lengths.some((length) => stems.has(word.slice(0, length)))
}
