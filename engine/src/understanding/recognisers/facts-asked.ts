import { sizeUnits } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import type { Clause } from '../clauses/clause.ts'
import { type ListedFact, listedFacts, type UntoldFact, untoldFacts } from '../command.ts'
import { has, isFiller, namesProperty, type Reading, saysOneOf } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { asksWhichHome, shownKindsOf } from './shown-word.ts'
import { asksWhomTaken } from './untold/whom-taken.ts'

/** What names a fact that a listing states. */
const named: Record<ListedFact, readonly Concept[]> = {
  price: ['slot:price', 'slot:rent', 'transaction:rent', 'unit:rupee', 'ask:price'],
  size_sqft: ['slot:size_sqft', ...sizeUnits.map((unit) => `unit:${unit}` as const), 'ask:size'],
  bedrooms: ['slot:bedrooms', 'unit:bedroom'],
  bathrooms: ['unit:bathroom'],
  area: ['slot:area', 'slot:city', 'ask:where'],
  // Asked for with its two ends: see untold.ts.
  distance: [],
  // With what stands by itself, or two kinds: see kindAsked.
  property_type: [],
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
  const facts = clauses.flatMap(({ kind, asking, from, to }, at): ListedFact[] => {
    const clause = segments.slice(from, to)
    // "Do they rent to single girls?" asks for no sum.
    const letting = asksWhomTaken(reading, at) && !clause.some(asksForSum)
    const named =
      kind === 'question' && !letting && saysOneOf(said, namesFacts)
        ? factsOf(behindTold(clause), reading)
        : []
    const ofKind = kind === 'question' || asking ? kindAsked(clause, reading) : []
    return [...named, ...(asksBathrooms(reading, clause, kind) ? (['bathrooms'] as const) : []), ...ofKind]
  })
  return [...new Set(facts)]
}

/** "Benachity wala jo dikhaya tha [uska kiraya kitna hai]": what is told of a home before it is asked about asks nothing. */
function behindTold(clause: readonly Segment[]): readonly Segment[] {
  const one = clause.findIndex(
    ({ number }, at) => number?.kind === 'ordinal' && has(clause[at + 1], 'choice'),
  )
  const it = one < 0 ? -1 : clause.findIndex((segment, at) => at > one + 1 && has(segment, 'it'))
  return it < 0 ? clause : clause.slice(it)
}

function asksForSum(segment: Segment): boolean {
  return sumAsked.some((concept) => has(segment, concept))
}

const sumAsked = ['ask', 'ask:within', 'ask:price'] as const

/** "Which of these has two bathrooms?", "only one bathroom in both?": whatever else is said of them, listings tell how many. */
function asksBathrooms(reading: Reading, clause: readonly Segment[], kind: Clause['kind']): boolean {
  if ((reading.context.shown ?? 0) === 0 || !clause.some((one) => has(one, 'unit:bathroom'))) return false
  return asksWhichHome(reading) || (kind === 'question' && !clause.some((one) => has(one, 'seek')))
}

/** "Is the third an independent house?", "ye flat hai ya makan": of one that is pointed at, and nothing else of it. */
function kindAsked(clause: readonly Segment[], reading: Reading): ListedFact[] {
  if ((reading.context.shown ?? 0) === 0 || clause.some((one) => has(one, 'seek') || has(one, 'exist')))
    return []
  const kindsOf = (one: Segment) => shownKindsOf(reading, one)
  // "Which floor?": a storey is no house.
  const isApart = (one: Segment) => kindsOf(one).has('apart') && !kindsOf(one).has('floor')
  const isPointing = (one: Segment, at: number) =>
    has(one, 'it') || has(one, 'this') || one.number?.kind === 'ordinal' || isNumberOfHome(clause, at)
  const kinds = clause.filter(namesKind).length
  const onlyThat = clause.every(
    (one, at) => isBeside(one) || isApart(one) || isNumberOfHome(clause, at) || kindsOf(one).has('either'),
  )
  const asks = clause.some(isApart) || kinds > 1
  return asks && onlyThat && clause.some(isPointing) ? ['property_type'] : []
}

function namesKind(segment: Segment): boolean {
  return has(segment, 'property:house') || has(segment, 'property:apartment')
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
  return kinds.has('builds') || untoldFacts.some((fact) => kinds.has(fact))
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
