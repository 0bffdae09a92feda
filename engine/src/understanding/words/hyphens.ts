import type { Token } from '../../text/token.ts'
import type { EndingTable } from './endings.ts'

/** Leaves out the hyphen before an ending that is written apart: "chennai-la", "Adyar-க்கு", "20k-kulla". */
export type HyphenDropper = (tokens: readonly Token[]) => readonly Token[]

/** Before an ending, and between two scripts; gives the same list back where there is no hyphen. */
export function createHyphenDropper({ isEnding }: EndingTable): HyphenDropper {
  const joins = (tokens: readonly Token[], at: number): boolean => {
    const mark = tokens[at]
    const before = tokens[at - 1]
    const after = tokens[at + 1]
    if (mark?.text !== '-' || mark.spaced || before === undefined) return false
    if (after?.kind !== 'word' || after.spaced || before.kind === 'mark') return false
    return isEnding(after.text) || (after.script !== 'latin' && before.script !== after.script)
  }
  return (tokens) =>
    tokens.some(({ text }) => text === '-') ? tokens.filter((_, at) => !joins(tokens, at)) : tokens
}
