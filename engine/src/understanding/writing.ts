/** How a turn is written, so that a report can tell the three apart. */
export const writings = ['native', 'latin', 'mixed'] as const
export type Writing = (typeof writings)[number]

const indian = /[\u0900-\u0d7f]/
/** Two letters at least: the "k" of "25k" is no English. */
const latin = /[a-z]{2}/i

/** Digits and marks alone count as Latin letters. */
export function writingOf(text: string): Writing {
  if (!indian.test(text)) return 'latin'
  return latin.test(text) ? 'mixed' : 'native'
}
