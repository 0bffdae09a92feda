import { maxTextLength, normalise } from './normalise.ts'

/**
 * Where a place in a text's one spelling (see `normalise`) stands in the text as it was typed: joiners are left out
 * there, and letters with a dot below are two. Both in UTF-16 units.
 */
export function placeAsTyped(typed: string, place: number): number {
  let from = Math.min(place, typed.length)
  let to = Math.min(typed.length, maxTextLength)
  const reaches = (end: number) => normalise(typed.slice(0, end)).raw.length >= place
  if (from === 0 || (reaches(from) && !reaches(from - 1))) return from
  from = 0
  while (from < to) {
    const middle = (from + to) >> 1
    if (reaches(middle)) to = middle
    else from = middle + 1
  }
  return to
}
