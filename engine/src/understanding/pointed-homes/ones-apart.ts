import type { Concept } from '../../languages/concept.ts'
import { shownKinds } from '../../languages/shown-words.ts'
import type { Token } from '../../text/token.ts'
import type { ShownHome } from '../command.ts'
import type { Segment } from '../segments.ts'
import { fittingOf } from './fitting.ts'

/** "The 47 lakh one": the one that costs so much, where one does, and no amount of a rupee more. */
export function withOnesApart(
  segments: readonly Segment[],
  tokens: readonly Token[],
  homes: readonly ShownHome[],
): readonly Segment[] {
  return segments.flatMap((segment) => {
    const { from, to, number } = segment
    const endsAsOne = to - from > 1 && shownKinds(tokens[to - 1]?.text ?? '').has('one')
    if (number === null || number.scale < 1000 || number.value % 10 !== 1 || !endsAsOne) return segment
    const amount = { ...segment, to: to - 1, number: { ...number, to: to - 1, value: number.value - 1 } }
    if (fittingOf(amount, homes).length === 0) return segment
    return [amount, { ...segment, from: to - 1, concepts: new Set<Concept>(['choice']), number: null }]
  })
}
