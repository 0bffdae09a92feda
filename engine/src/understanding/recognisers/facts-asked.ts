import { sizeUnits } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import { type ListedFact, listedFacts, type UntoldFact, untoldFacts } from '../command.ts'
import { has, isFiller, namesProperty, type Reading, saysOneOf } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { shownKindsOf } from './shown-word.ts'

/** What names a fact that a listing states. */
const named: Record<ListedFact, readonly Concept[]> = {
  price: ['slot:price', 'slot:rent', 'transaction:rent', 'unit:rupee', 'ask:price'],
  size_sqft: ['slot:size_sqft', ...sizeUnits.map((unit) => `unit:${unit}` as const), 'ask:size'],
  bedrooms: ['slot:bedrooms', 'unit:bedroom'],
  bathrooms: ['unit:bathroom'],
  area: ['slot:area', 'slot:city', 'ask:where'],
  // Asked for with its two ends: see untold.ts.
  distance: [],
  // By words of their own: see untold.ts.
  society: [],
  rera_number: [],
  last_confirmed: [],
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
export function readFactsAsked(reading: Reading): ListedFact[] {
  const { segments, clauses, said } = reading
  if (!saysOneOf(said, namesFacts)) return []
  return clauses.flatMap(({ kind, from, to }) =>
    kind === 'question' ? factsOf(segments.slice(from, to), reading) : [],
  )
}

const namesFacts = new Set(Object.values(named).flat())

function factsOf(clause: readonly Segment[], reading: Reading): ListedFact[] {
  const facts = new Set<ListedFact>()
  for (const [at, segment] of clause.entries()) {
    const fact = factNamed(segment)
    if (fact !== undefined && segment.number === null) facts.add(fact)
    else if (!isBeside(segment) && !isNumberOfHome(clause, at) && !isAskedAsWell(segment, reading)) return []
  }
  // "How much is the deposit?" asks for that sum alone, "how much is it, and how much is the deposit?" for both.
  const asksForSums = clause.filter((one) => has(one, 'ask:price')).length
  const namesPrice = clause.some((one) => namesOnlyPrice.some((concept) => has(one, concept)))
  const ofOther = asksForSums < 2 && !namesPrice && clause.some((one) => isOtherSum(one, reading))
  if (ofOther) facts.delete('price')
  return [...facts]
}

function isOtherSum(segment: Segment, reading: Reading): boolean {
  const kinds = shownKindsOf(reading, segment)
  return otherSums.some((fact) => kinds.has(fact))
}

const namesOnlyPrice = named.price.filter((concept) => concept !== 'ask:price')

const otherSums = [
  'deposit',
  'maintenance',
  'registration',
  'power_bill',
] as const satisfies readonly UntoldFact[]

/** "Site 2", "2 number". */
function isNumberOfHome(clause: readonly Segment[], at: number): boolean {
  if (clause[at]?.number?.kind !== 'cardinal') return false
  return namesProperty(clause[at - 1]) || has(clause[at - 1], 'choice') || has(clause[at + 1], 'choice')
}

/** "How many rooms and how much deposit": what no listing tells is asked beside it, and answered beside it. */
function isAskedAsWell(segment: Segment, reading: Reading): boolean {
  if ((reading.context.shown ?? 0) === 0) return false
  const kinds = shownKindsOf(reading, segment)
  return untoldFacts.some((fact) => kinds.has(fact))
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
