import { namesTimeWithin } from './call-time/time-words.ts'
import { has, isFiller, type Reading } from './reading.ts'
import { wordsOf } from './recognisers/call-times.ts'
import type { Segment } from './segments.ts'

/** Sentences and parts of them beyond that are not read by themselves. */
const mostParts = 12

/** Sentences, and what commas cut them into. */
export function partsOf(text: string): string[] {
  const sentences = cut(text, /(?<=[?!।॥\n;…]|\.(?=\s))/u)
  const parts = sentences.flatMap((sentence) => {
    const pieces = cut(sentence, /,(?!\d)/u)
    return pieces.length > 1 ? pieces : [sentence]
  })
  return parts.slice(0, mostParts)
}

function cut(text: string, at: RegExp): string[] {
  return text
    .split(at)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}]/u.test(part))
}

/** Words of a part that may ask something by itself, at least. */
const leastWords = 3

/**
 * "Can we come on Sunday evening | and will the owner come down to 20?": where homes are to be seen, what an "and" joins
 * to that. "Saturday and Sunday" stay one; none where nothing is joined.
 */
export function joinedToVisit(reading: Reading): string[] {
  const { segments, tokens, context, said } = reading
  const seen = (context.shown ?? 0) > 0 && said.has('and')
  if (!seen || !(said.has('talk:visit') || namesTimeWithin(tokens, { from: 0, to: tokens.length }))) return []
  const last = segments.length - 1
  const cuts = segments.flatMap((segment, at) => (isJoint(reading, segment, at) ? [at] : []))
  const parts = [-1, ...cuts.slice(0, mostParts)].map((cut, index) => ({
    from: segments[cut + 1]?.from ?? 0,
    to: segments[(cuts[index] ?? last + 1) - 1]?.to ?? 0,
  }))
  const long = parts.filter(({ from, to }) => to - from >= leastWords)
  return cuts.length === 0 ? [] : long.map((part) => wordsOf(reading, part))
}

/** An "and" with no time right behind it. */
function isJoint({ segments, tokens }: Reading, segment: Segment, at: number): boolean {
  if (!has(segment, 'and') || segment.mark !== null) return false
  const next = segments.slice(at + 1, at + 1 + leastWords).find((one) => !isFiller(one))
  return next !== undefined && !namesTimeWithin(tokens, next)
}
