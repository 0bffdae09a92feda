import type { Concept } from '../../languages/concept.ts'
import { shownKinds } from '../../languages/shown-words.ts'
import type { Token } from '../../text/token.ts'
import { untoldFacts } from '../command.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { has, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** Before a home it is sought, and behind it others are: "is there a flat in Baner", "show". */
const sought: readonly Concept[] = ['seek', 'thing', 'any', 'exist']
/** What follows a home that is sought: "with", "is there"; "in", "has" follow one that is known. */
const leadsOn: readonly Concept[] = ['having', 'exist', 'ask:closing', 'and']
const asking: readonly Concept[] = ['ask', 'ask:within', 'ask:closing', 'ask:polar', 'negotiable']

/**
 * "Bharathi nagar house lo water untunda", "6500 nte flat infopark ilekk bus kittumo": of the home that stands behind its
 * place or price it is asked what lies in it, or what no home is sought by. "Is there a house in Baner with a lift?" seeks
 * one, and so do "Baner flat with a lift?" and "Baner flat available?".
 * @param from the place or the price
 * @param home the word for a home behind it
 */
export function isAskedOf(
  { segments, tokens }: { segments: readonly Segment[]; tokens: readonly Token[] },
  from: number,
  home: number,
): boolean {
  if (isSought(segments, from)) return false
  const behind = breathBehind(segments, home)
  if (behind.some((one) => has(one, 'seek') || has(one, 'thing'))) return false
  const isFact = (one: Segment) =>
    tokens.slice(one.from, one.to).some(({ text }) => {
      const kinds = shownKinds(text)
      return untoldFacts.some((fact) => kinds.has(fact))
    })
  const within =
    behind[0] !== undefined && !namesAmenity(behind[0]) && !leadsOn.some((one) => has(behind[0], one))
  if (!behind.some((one) => (within && namesAmenity(one)) || isFact(one) || has(one, 'negotiable')))
    return false
  const end = segments[home + 1 + behind.length]
  return end?.mark === '?' || behind.some((one) => asking.some((concept) => has(one, concept)))
}

/** "Valasaravakkam veedu enga pochu?", "dugri da ghar main dekh leya": what became of it, or was done with it, is told. */
export function isToldOf(segments: readonly Segment[], from: number, home: number): boolean {
  if (isSought(segments, from)) return false
  const behind = breathBehind(segments, home).slice(0, soonTold)
  if (behind.some((one) => sought.some((concept) => has(one, concept)))) return false
  return behind.some((one) => telling.some((concept) => has(one, concept)))
}

const telling: readonly Concept[] = ['talk:told', 'talk:past', 'contact', 'about']
/** Segments behind a home in which it is told what became of it. */
const soonTold = 3

function isSought(segments: readonly Segment[], from: number): boolean {
  const before = segments.slice(Math.max(0, from - soonTold), from)
  const start = before.findLastIndex(({ mark }) => mark !== null)
  return before.slice(start + 1).some((one) => sought.some((concept) => has(one, concept)))
}

function breathBehind(segments: readonly Segment[], at: number): readonly Segment[] {
  const behind = segments.slice(at + 1, at + 1 + 2 * reach)
  const end = behind.findIndex(({ mark }) => mark !== null)
  return end < 0 ? behind : behind.slice(0, end)
}
