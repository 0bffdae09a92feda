import type { Concept } from '../../languages/concept.ts'
import { ofSeekerKinds } from '../../languages/of-seeker.ts'
import type { Token } from '../../text/token.ts'
import { listedIn } from '../listed-in.ts'
import { has, isFiller, isUnknownWord, namesProperty } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** Segments between "stop" and the homes that are to be shown no more: "stop [sending me] flats". */
const nearby = 2

/** "Stop sending flats, send houses", "flat dikhana band karo": the kind of home beside it is refused. */
export function withStops(segments: readonly Segment[], tokens: readonly Token[]): readonly Segment[] {
  if (!listedIn(tokens).ofSeeker.has('stops')) return segments
  const meant = [...segments]
  for (let at = 0; at < segments.length; at++) {
    const end = endOfStop(segments, tokens, at)
    // "Don't stop showing flats"
    if (end === null || namesStop(segments, tokens, at) || has(segments[at - 1], 'not:before')) continue
    const behind = homeBeside(segments, end, 1)
    const before = behind === null ? homeBeside(segments, at - 1, -1) : null
    if (behind !== null) saysOnly(meant, at, behind, 'not:before')
    else if (before !== null) saysOnly(meant, before + 1, end, 'not:after')
  }
  return meant
}

/** "Bus stop": the word of English, which is also a noun. */
export function namesStop(segments: readonly Segment[], tokens: readonly Token[], at: number): boolean {
  const { from = 0, to = 0 } = segments[at] ?? {}
  return to - from === 1 && tokens[from]?.text === 'stop' && isUnknownWord(segments[at - 1])
}

/** Where a word for stopping that begins here ends, "band karo" of two segments among them; null for others. */
function endOfStop(segments: readonly Segment[], tokens: readonly Token[], at: number): number | null {
  for (const end of [at + 1, at + 2]) {
    const [from, to] = [segments[at]?.from ?? 0, segments[end - 1]?.to]
    const word = tokens.slice(from, to ?? from).map(({ text }) => text)
    if (ofSeekerKinds(word.join('')).has('stops')) return end
  }
  return null
}

function homeBeside(segments: readonly Segment[], from: number, step: 1 | -1): number | null {
  for (let at = from; Math.abs(at - from) <= nearby; at += step) {
    const segment = segments[at]
    if (segment === undefined || segment.mark !== null || segment.mention !== null) return null
    if (namesProperty(segment)) return at
    if (!isFiller(segment) && !isUnknownWord(segment) && !isShowing(segment)) return null
  }
  return null
}

/** "Showing", "dikhana". */
function isShowing(segment: Segment): boolean {
  return has(segment, 'seek') || has(segment, 'talk:visit')
}

/** Segments that say nothing else than that what stands beside them is refused. */
function saysOnly(segments: Segment[], from: number, to: number, concept: Concept): void {
  for (let at = from; at < to; at++) {
    const segment = segments[at]
    if (segment !== undefined) segments[at] = { ...segment, concepts: new Set([concept]) }
  }
}
