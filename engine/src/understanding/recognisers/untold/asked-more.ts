import type { Asked } from '../../command.ts'
import { has, isUnknownWord, type Reading, valueNamed } from '../../reading.ts'
import type { Segment } from '../../segments.ts'

/**
 * "Who owns the first one?", "is the second one negotiable?": asks for something that Guru has no word for, and not only to be
 * told or shown the home.
 */
export function asksForMore({ segments, clauses }: Reading, asksAbout: readonly Asked[]): boolean {
  if (asksAbout.length > 0) return false
  return clauses.some(({ kind, from, to }) => {
    const clause = segments.slice(from, to)
    const toldOf = clause.some((segment) => tellingOf.some((concept) => has(segment, concept)))
    return kind === 'question' && !toldOf && clause.some(isOfMore)
  })
}

const tellingOf = ['ask-about', 'seek', 'propose', 'about', 'talk:visit'] as const

function isOfMore(segment: Segment): boolean {
  if (isUnknownWord(segment) || segment.mention !== null) return true
  return valueNamed(segment, 'unit:') !== null || beyondListings.some((concept) => has(segment, concept))
}

const beyondListings = [
  'aside:unlisted',
  'talk',
  'talk:cost',
  'talk:elsewhere',
  'funds',
  'negotiable',
  'agent',
  'well',
] as const

/** "Show in Baner, why is it so costly?": beside a wish it is asked why a home costs so much. */
export function asksWhyDear({ segments, clauses }: Reading): boolean {
  return clauses.some(({ kind, from, to }) => {
    const clause = segments.slice(from, to)
    const ofOne = clause.some((one) => has(one, 'it') || has(one, 'why'))
    return kind === 'question' && ofOne && clause.some((one) => has(one, 'cheaper'))
  })
}
