import { listedAs } from './listed-words.ts'

const kindsOf = (word: string) => listedAs(word).callTimes

/** Tests whether a word, in whatever language, is such a one of when to be called. */
export const isTimeWord = (word: string) => kindsOf(word).has('times')
export const isSideWord = (word: string) => kindsOf(word).has('sides')
export const isLimit = (word: string) => kindsOf(word).has('limits')
export const isDoing = (word: string) => kindsOf(word).has('doings')
export const isLabel = (word: string) => kindsOf(word).has('labels')
export const isClock = (word: string) => kindsOf(word).has('clock')
export const isCallWord = (word: string) =>
  kindsOf(word).has('callsToo') || listedAs(word).ofGuru.has('calls')
export const isBooking = (word: string) => kindsOf(word).has('books')
export const isNext = (word: string) => kindsOf(word).has('nexts')
export const isNoted = (word: string) => kindsOf(word).has('noted')
const isWeek = (word: string) => kindsOf(word).has('weeks')

/** Whether words that stand one behind the other name a day, written short, and a time of it: "sun evening", "sat 11 am". */
export function isShortDay(word: string, next: string | undefined, behind: string | undefined): boolean {
  if (next === undefined || !kindsOf(word).has('shortDays')) return false
  if (isTimeWord(next)) return true
  return /^\p{Nd}/u.test(next) && behind !== undefined && (isTimeWord(behind) || isLimit(behind))
}

/** Whether a word and the one before it name a week: "next week". */
export const isNextWeek = (before: string | undefined, word: string | undefined) =>
  before !== undefined && word !== undefined && isWeek(word) && isNext(before)
