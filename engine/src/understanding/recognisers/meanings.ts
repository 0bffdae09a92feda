import { termKinds } from '../../languages/term-words.ts'
import { type Command, type Term, terms } from '../command.ts'
import { has, isFiller, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { shownKindsIn } from './shown-word.ts'

/** Tokens: who says more wants something. */
const longest = 9

/** Of a home that is shown these are asked for: "what is the deposit?" */
const facts: readonly Term[] = ['carpet', 'deposit', 'floor', 'cent', 'ground', 'gaj', 'semi_furnished']

/** "What is RERA?", "carpet area matlab?", "BHK?": a turn that asks for nothing but what a word of listings means. */
export function readMeaning(reading: Reading): Command | null {
  const { tokens, segments, context } = reading
  if (tokens.length > longest) return null
  // "Ground floor da na dikhayo": Tamil's "na" of meanings is a "no" elsewhere.
  if (reading.said.has('not:before') || reading.said.has('not:after')) return null
  const kinds = segments.map((segment) => kindsOf(reading, segment))
  const term = terms.find((one) => kinds.some((ofOne) => ofOne.has(one)))
  const demo = kinds.some((ofOne) => ofOne.has('demo'))
  if (term === undefined && !demo) return null
  const means = kinds.some((ofOne) => ofOne.has('means'))
  const rest = segments.filter((_, at) => kinds[at]?.size === 0)
  if (demo && (means || rest.some(asks))) return { kind: 'aside', about: 'real' }
  if (term === undefined || segments.some(({ number }) => number !== null && !number.vague)) return null
  if (!rest.every((one) => asks(one) || isBeside(one))) return null
  const { shown = 0 } = context
  const shownKinds = shownKindsIn(reading, segments)
  // "How much is the deposit?", "which floor?"
  const plain =
    (shown === 0 || !facts.includes(term)) && !shownKinds.has('amount') && !shownKinds.has('which')
  return means || (plain && rest.some(asks)) ? { kind: 'meaning', term } : null
}

function kindsOf({ tokens }: Reading, { from, to }: Segment) {
  const kinds = new Set<ReturnType<typeof termKinds> extends ReadonlySet<infer Kind> ? Kind : never>()
  for (let at = from; at < to; at++) {
    const text = tokens[at]?.text ?? ''
    for (const kind of termKinds(text)) kinds.add(kind)
    for (const kind of termKinds(text + (tokens[at + 1]?.text ?? ''))) kinds.add(kind)
  }
  return kinds
}

function asks(segment: Segment): boolean {
  return segment.mark === '?' || asking.some((concept) => has(segment, concept))
}

function isBeside(segment: Segment): boolean {
  if (segment.number?.vague) return true
  return segment.mark !== null || isFiller(segment) || beside.some((concept) => has(segment, concept))
}

const asking = ['ask', 'ask:within', 'ask-about'] as const
const beside = [
  'ask:closing',
  'ask:polar',
  'is',
  'it',
  'this',
  'of',
  'interjection',
  'slot:area',
  'slot:size_sqft',
  'exist',
  'talk:told',
  'act:affirm',
] as const
