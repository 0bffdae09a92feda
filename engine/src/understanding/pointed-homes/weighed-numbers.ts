import { shownKinds } from '../../languages/shown-words.ts'
import type { Token } from '../../text/token.ts'
import { has, isFiller, namesProperty, valueNamed } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Pointer } from './pointers.ts'

/** Segments between the two numbers at most: "number 1 and then number 3". */
const mostBetween = 5

/**
 * "Between 1 and 3 which is better?", "এক নম্বর আর তিন নম্বরের মধ্যে কোনটা ভালো?": of who has so many homes before them two
 * numbers that count nothing, and are weighed, are the places of two homes; none where they may count rooms or amounts.
 *
 * @param shown how many homes are before the seeker
 */
export function weighedNumbers(
  segments: readonly Segment[],
  tokens: readonly Token[],
  shown: number,
): Pointer[] {
  const counts = (one: Segment) => valueNamed(one, 'unit:') !== null && !isOneOf(one)
  if (segments.some(counts) || !segments.some((one) => weighs(one, tokens))) return []
  const numbered = segments.flatMap(({ number }, at) => (number === null ? [] : [at]))
  const [first, last, ...others] = numbered
  if (first === undefined || last === undefined || others.length > 0) return []
  const between = segments.slice(first + 1, last)
  if (between.length > mostBetween || !between.every(isBetween)) return []
  const values = [first, last].map((at) => positionAt(segments, at, shown))
  if (values.includes(null) || values[0] === values[1]) return []
  return [first, last].map((at, index) => pointerAt(segments, at, values[index] ?? 1))
}

/** The place in the list that a number may be; null for an amount, a count in words and one beyond the list. */
function positionAt(segments: readonly Segment[], at: number, shown: number): number | null {
  const number = segments[at]?.number
  if (number?.kind !== 'cardinal' || number.scale !== 1 || !Number.isInteger(number.value)) return null
  const named = isOneOf(segments[at - 1]) || isOneOf(segments[at + 1])
  return number.value >= 1 && number.value <= shown && (named || !number.vague) ? number.value : null
}

/** "Between number 1", "no 3", "3 নম্বরের": with the words that belong to it. */
function pointerAt(segments: readonly Segment[], at: number, position: number): Pointer {
  const named = isOneOf(segments[at - 1]) ? at - 1 : at
  const from = has(segments[named - 1], 'range:between') ? named - 1 : named
  const to = isOneOf(segments[at + 1]) ? at + 2 : at + 1
  return { from, at, to, fitting: [position] }
}

/** A word for one of several: "number", "option". */
function isOneOf(segment: Segment | undefined): boolean {
  return has(segment, 'choice') && !namesProperty(segment) && segment?.number === null
}

function isBetween(segment: Segment): boolean {
  if (segment.mark !== null) return segment.mark === ','
  return isFiller(segment) || isOneOf(segment) || has(segment, 'and') || has(segment, 'or')
}

function weighs(segment: Segment, tokens: readonly Token[]): boolean {
  if (has(segment, 'compare') || has(segment, 'ask:within')) return true
  return tokens.slice(segment.from, segment.to).some(({ text }) => {
    const kinds = shownKinds(text)
    return kinds.has('which') || kinds.has('differs')
  })
}
