import { together } from '../../languages/listed.ts'
import { shownKinds } from '../../languages/shown-words.ts'
import type { ShownWords } from '../../languages/word-lists.ts'
import { listedIn } from '../listed-in.ts'
import { has, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

export type ShownKind = keyof ShownWords

const none: ReadonlySet<ShownKind> = new Set()

/** Told by two words together, of which each alone is another: "बस अड्डा", "medical shop". */
const ofTwoWords: readonly ShownKind[] = ['bus', 'chemist', 'kitchen', 'well']

/**
 * What the words of a segment may ask of homes shown: as they are typed, as they are read, or without their endings.
 * "Mere paas", "nanna hatra" has something, and is near nothing.
 */
export function shownKindsOf(reading: Reading, segment: Segment): ReadonlySet<ShownKind> {
  const kinds = kindsOfWords(reading, segment)
  if (!has(segment, 'funds') || !kinds.has('nearest')) return kinds
  return new Set([...kinds].filter((kind) => kind !== 'nearest'))
}

function kindsOfWords({ tokens, lexemes }: Reading, { from, to }: Segment): ReadonlySet<ShownKind> {
  const { words, pairs } = listedIn(tokens)
  let kinds = none
  for (let at = from; at < to; at++) {
    const text = tokens[at]?.text
    const lexeme = lexemes[at]
    kinds = together(kinds, words[at]?.shownWords ?? none)
    const both = pairs[at]?.shownWords
    if (both !== undefined && ofTwoWords.some((kind) => both.has(kind))) kinds = together(kinds, both)
    if (lexeme === undefined) continue
    if (lexeme.text !== text) kinds = together(kinds, shownKinds(lexeme.text))
    if (lexeme.stem !== null) kinds = together(kinds, shownKinds(lexeme.stem))
  }
  return kinds
}

/** What the words of several segments may ask of homes shown. */
export function shownKindsIn(reading: Reading, segments: readonly Segment[]): ReadonlySet<ShownKind> {
  return segments.reduce((kinds, segment) => together(kinds, shownKindsOf(reading, segment)), none)
}

/** "Which of them?" of who has homes before them. */
export function asksWhichHome(reading: Reading): boolean {
  return (reading.context.shown ?? 0) > 0 && shownKindsIn(reading, reading.segments).has('which')
}

/** "Which of the two is better?" of who has several before them. */
export function asksWhichIsBetter(reading: Reading): boolean {
  if ((reading.context.shown ?? 0) < 2) return false
  const kinds = shownKindsIn(reading, reading.segments)
  return kinds.has('which') && kinds.has('praised')
}
