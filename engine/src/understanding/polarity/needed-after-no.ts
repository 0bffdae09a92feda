import { isOnly } from '../../languages/neighbours.ts'
import type { Token } from '../../text/token.ts'
import { listedIn } from '../listed-in.ts'
import { has, reach, saysWord } from '../reading.ts'
import type { Segment } from '../segments.ts'

/**
 * "No need 2bhk only", as English is typed in India: no, only that is needed. What stands between is wanted after all;
 * "no need of a lift" refuses.
 */
export function wantNeeded(segments: readonly Segment[], tokens: readonly Token[], negated: boolean[]): void {
  const { pairs } = listedIn(tokens)
  segments.forEach((segment, at) => {
    if (!has(segment, 'not:before') || !pairs[segment.from]?.ofSeeker.has('needsAfterNo')) return
    const only = segments.findIndex(
      (one, next) => next > at && next <= at + reach && saysWord(tokens, one, isOnly),
    )
    const inOneBreath = segments.slice(at, only).every(({ mark }) => mark === null)
    // "No need gym only parking" wants what follows.
    const next = segments[only + 1]
    const closes = next === undefined || next.mark !== null
    if (only > 0 && inOneBreath && closes) negated.fill(false, at, only)
  })
}
