import { shownWord } from '../../languages/shown-words.ts'
import type { Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

export type ShownKind = keyof typeof shownWord

/** Whether a word of the segment is such a one as it is typed, as it is read, or without its ending. */
export function isShownWord({ tokens, lexemes }: Reading, { from, to }: Segment, kind: ShownKind): boolean {
  const is = shownWord[kind]
  for (let at = from; at < to; at++) {
    const text = tokens[at]?.text
    const lexeme = lexemes[at]
    if (text !== undefined && is(text)) return true
    if (lexeme !== undefined && (is(lexeme.text) || (lexeme.stem !== null && is(lexeme.stem)))) return true
  }
  return false
}
