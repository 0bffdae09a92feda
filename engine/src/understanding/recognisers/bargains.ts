import type { Concept } from '../../languages/concept.ts'
import { has, isFiller, namesHome, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { shownKindsIn } from './shown-word.ts'

/** The homes that are bargained about, by their positions: those counted out, and no last price. */
export function bargainedAbout({ segments, context: { shown = 0 } }: Reading): number[] {
  return segments.flatMap(({ number }, at) => {
    if (number?.kind === 'ordinal') return [number.value]
    const numbered = has(segments[at - 1], 'choice') || has(segments[at + 1], 'choice')
    return number?.kind === 'cardinal' && numbered && number.value <= shown ? [number.value] : []
  })
}

/** What is offered for a home lies between this part of its price and all of it. */
const leastOffered = 0.6

/**
 * "Will they come down?", "gachibowli di 80 ki istara", "what is the last price?": asked of a home that is shown, and
 * no wish for another price. "Show cheaper" and "reduce my budget" are none of it.
 */
export function bargains(reading: Reading): boolean {
  const { segments, said, clauses, context } = reading
  if ((context.shown ?? 0) === 0 || said.has('more')) return false
  const kinds = shownKindsIn(reading, segments)
  const asks = clauses.some(({ kind }) => kind === 'question')
  const ofOne = said.has('agent') || said.has('it') || segments.some(isOrdinal)
  if (kinds.has('bargains') || (kinds.has('lessens') && !kinds.has('budget'))) return asks || ofOne
  if (kinds.has('budget')) return false
  if (asks && said.has('negotiable')) return true
  if (asks && segments.some((_, at) => isLastPrice(segments, at))) return true
  if (said.has('cheaper') && kinds.has('yields')) return !segments.some(isOfOthers)
  if (!offers(reading)) return false
  if (kinds.has('yields') || (said.has('agent') && said.has('last'))) return true
  // "Can the 89 lakh one come down to 80?"
  return asks && (kinds.has('suits') || segments.some(isOrdinal))
}

function isOrdinal({ number }: Segment): boolean {
  return number?.kind === 'ordinal'
}

/** "Last price", "final kitna": how low it goes, and no last of several. */
export function isLastPrice(segments: readonly Segment[], at: number): boolean {
  return has(segments[at], 'last') && ofPrice.some((concept) => has(segments[at + 1], concept))
}

const ofPrice: readonly Concept[] = ['slot:price', 'slot:rent', 'ask', 'ask:within', 'ask:price']

/** Names other homes, or wants to be shown some. */
function isOfOthers(segment: Segment, at: number, segments: readonly Segment[]): boolean {
  if (segments[at - 1]?.number?.kind === 'ordinal') return false
  return segment.mention !== null || namesHome(segment) || has(segment, 'thing') || has(segment, 'choice')
}

/** One amount, a little below what one of the homes shown costs, and no other home. */
function offers({ segments, context: { homes = [] } }: Reading): boolean {
  const amounts = segments.flatMap(({ number }, at) =>
    number?.kind === 'cardinal' && !number.vague && countsNothing(segments[at + 1]) ? [number.value] : [],
  )
  const [offered] = amounts
  if (offered === undefined || amounts.length > 1) return false
  if (segments.some((segment) => segment.mention !== null || namesHome(segment))) return false
  const meant = offered < 1000 ? [1e3, 1e5, 1e7].map((scale) => offered * scale) : [offered]
  return homes.some(({ price }) => meant.some((one) => one >= leastOffered * price && one <= price))
}

/** Behind an amount: "80 ki", and no "2 balconies". */
function countsNothing(next: Segment | undefined): boolean {
  if (next === undefined || next.mark !== null || isFiller(next)) return true
  return beside.some((concept) => has(next, concept))
}

const beside: readonly Concept[] = [
  'of',
  'is',
  'unit:rupee',
  'max:after',
  'seek',
  'ask',
  'ask:within',
  'ask:closing',
]
