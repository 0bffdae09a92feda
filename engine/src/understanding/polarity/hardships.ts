import type { Concept } from '../../languages/concept.ts'
import { oneselfKinds } from '../../languages/oneself.ts'
import type { Token } from '../../text/token.ts'
import { has, isFiller, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** Whether a segment says that something is hard, and not that nothing is: "no trouble". */
export function saysHard(segments: readonly Segment[], at: number, tokens: readonly Token[]): boolean {
  const segment = segments[at]
  if (segment === undefined || !oneselfKinds(tokens[segment.from]?.text ?? '').has('hard')) return false
  const refused = (one: Segment | undefined) => refusing.some((concept) => has(one, concept))
  let next = at + 1
  while (next < at + reach && isFiller(segments[next])) next++
  return !refused(segment) && !refused(segments[next]) && !refused(segments[at - 1])
}

const refusing = ['not:after', 'acceptable', 'all-the-same', 'indifferent'] as const

/**
 * "Without a lift it will be difficult", "লিফট না থাকলে অসুবিধে হবে": where the lack of something is hard nothing comes of it,
 * and no trouble is asked for.
 */
export function withHardships(segments: readonly Segment[], tokens: readonly Token[]): readonly Segment[] {
  const lack = segments.findIndex((segment) => lacking.some((concept) => has(segment, concept)))
  if (lack < 0) return segments
  const asked = segments.some(({ mark }) => mark === '?')
  const others = withoutLack(segments, lack)
  return segments.map((segment, at) => {
    if (at <= lack || at > lack + reach || !saysHard(others, at, tokens)) return segment
    const kept = [...segment.concepts].filter((concept) => asked || concept !== 'ask:closing')
    return { ...segment, concepts: new Set<Concept>([...kept, 'no-deal']) }
  })
}

/** The lack itself refuses nothing of what is hard. */
function withoutLack(segments: readonly Segment[], lack: number): readonly Segment[] {
  return segments.map((segment, at) => (at === lack ? { ...segment, concepts: new Set<Concept>() } : segment))
}

const lacking = ['without', 'without:then', 'if-not'] as const
