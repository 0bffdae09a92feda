import type { Concept } from '../../languages/concept.ts'
import { has, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** With one of these a question about trains or restaurants asks where a home is, or what it is like there. */
const aboutHome: readonly Concept[] = [
  'near-it',
  'nearer',
  'there',
  'exist',
  'it',
  'own',
  'thing',
  'range:to',
  'min:before',
  'talk:cost',
  'agent',
  'people',
  'choice',
]
const ofHome = ['property:', 'amenity:', 'slot:', 'unit:', 'transaction:'] as const

/** "How is the weather today?", "who won the match?": asked of other services, and of no home. */
export function asksElsewhere({ segments, clauses, said }: Reading): boolean {
  if (!said.has('talk:elsewhere')) return false
  return clauses.some(({ kind, from, to }) => {
    if (kind !== 'question') return false
    const clause = segments.slice(from, to)
    return clause.some((segment) => has(segment, 'talk:elsewhere')) && !clause.some(isOfHome)
  })
}

function isOfHome(segment: Segment, at: number, clause: readonly Segment[]): boolean {
  // "The weather in Chennai" is near no home; "trains at the back" may be.
  if (has(segment, 'at')) return clause[at + 1]?.mention == null
  if (aboutHome.some((concept) => has(segment, concept))) return true
  return [...segment.concepts].some(
    (concept) => concept !== 'unit:time' && ofHome.some((beginning) => concept.startsWith(beginning)),
  )
}
