import { sizeUnits } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import { type ListedFact, listedFacts } from '../command.ts'
import { has, isFiller, type Reading, saysOneOf } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** What names a fact that a listing states. */
const named: Record<ListedFact, readonly Concept[]> = {
  price: ['slot:price', 'slot:rent', 'transaction:rent', 'unit:rupee', 'ask:price'],
  size_sqft: ['slot:size_sqft', ...sizeUnits.map((unit) => `unit:${unit}` as const), 'ask:size'],
  bedrooms: ['slot:bedrooms', 'unit:bedroom'],
  bathrooms: ['unit:bathroom'],
  area: ['slot:area', 'slot:city', 'ask:where'],
  // Asked for with its two ends: see untold.ts.
  distance: [],
}

/** What may stand beside it in a question that asks for nothing else. */
const beside: readonly Concept[] = [
  'ask',
  'ask:within',
  'ask:polar',
  'ask:closing',
  'ask-about',
  'seek',
  'is',
  'it',
  'this',
  'of',
  'at',
  'placed',
  'choice',
  'thing',
  'interjection',
  'unit:per_month',
]

/**
 * What of a listing a question asks for: "what is the rent?", "how many bathrooms?". One that holds anything
 * more ("is the rent negotiable?") asks for what no listing tells.
 */
export function readFactsAsked({ segments, clauses, said }: Reading): ListedFact[] {
  if (!saysOneOf(said, namesFacts)) return []
  return clauses.flatMap(({ kind, from, to }) =>
    kind === 'question' ? factsOf(segments.slice(from, to)) : [],
  )
}

const namesFacts = new Set(Object.values(named).flat())

function factsOf(clause: readonly Segment[]): ListedFact[] {
  const facts = new Set<ListedFact>()
  for (const segment of clause) {
    const fact = factNamed(segment)
    if (fact !== undefined && segment.number === null) facts.add(fact)
    else if (!isBeside(segment)) return []
  }
  return [...facts]
}

function factNamed(segment: Segment): ListedFact | undefined {
  return listedFacts.find((fact) => named[fact].some((concept) => has(segment, concept)))
}

function isBeside(segment: Segment): boolean {
  // "Will the rent come down?": what is listed is known, what it may become is not.
  if (has(segment, 'negotiable')) return false
  if (segment.number !== null) return segment.number.kind === 'ordinal' || segment.number.vague === true
  const home = [...segment.concepts].some((concept) => concept.startsWith('property:'))
  return segment.mark !== null || isFiller(segment) || home || beside.some((concept) => has(segment, concept))
}
