import { listedAs } from './listed-words.ts'

const kindsOf = (word: string) => listedAs(word).neighbours

/** Tests whether a word, in whatever language, is such a one beside a word of creed, food or marriage. */
export const isNeighbourhood = (word: string) => kindsOf(word).has('neighbourhood')
export const isOnly = (word: string) => kindsOf(word).has('only')
export const areOthers = (word: string) => kindsOf(word).has('others')
export const isHousehold = (word: string) => kindsOf(word).has('household')
export const isLandmark = (word: string) => kindsOf(word).has('landmark')
