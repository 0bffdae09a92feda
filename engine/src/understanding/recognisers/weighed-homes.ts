import type { Concept } from '../../languages/concept.ts'
import { shownKinds } from '../../languages/shown-words.ts'
import { has, isFiller, type Reading, valueNamed } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { shownKindsIn, shownKindsOf } from './shown-word.ts'

/**
 * The positions of those shown that are weighed against each other: "1க்கும் 3க்கும் என்ன வித்தியாசம்", "which of 1 and 2 is
 * bigger", and all of them in "inme sabse accha kaun sa hai"; none where nothing is weighed. "Which area is best?" weighs
 * no homes.
 */
export function readWeighed(reading: Reading): number[] {
  const { segments, said, clauses, context } = reading
  const { shown = 0 } = context
  if (shown < 2 || segments.some(({ mention }) => mention !== null)) return []
  const kinds = shownKindsIn(reading, segments)
  const differs = kinds.has('differs') || said.has('compare')
  const weighs = kinds.has('praised') || kinds.has('weighs') || extremes.some((concept) => said.has(concept))
  // "X flat dodda na Y flat dodda na": said of each.
  const ofEach = extremes.some((concept) => segments.filter((one) => has(one, concept)).length > 1)
  const asks = ofEach || clauses.some(({ kind, asking }) => kind === 'question' || asking)
  // "Which of 1 and 2 has parking?"
  const which = kinds.has('which') && !kinds.has('floor')
  const positions = positionsIn(segments)
  // "Hinjewadi wala bada hai ya Chinchwad wala": two of them in one breath, and nothing sought.
  const apart = segments.some(({ mark }) => mark === ',') || said.has('seek')
  const ofTwo = positions.length === 2 && !apart && extremes.some((concept) => said.has(concept))
  if (!differs && !ofTwo && !(asks && (weighs || which))) return []
  if (positions.length > 0)
    return positions.length > 1 && positions.every((one) => one <= shown) ? positions : []
  const ofAll = asks && kinds.has('praised') && kinds.has('which') && segments.every(isOfThese(reading))
  return ofAll ? Array.from({ length: shown }, (_, at) => at + 1) : []
}

const extremes: readonly Concept[] = ['cheaper', 'cheapest', 'bigger', 'ask:biggest', 'smaller', 'nearer']

/** "The first two" are both; empty where a number counts something else: "2 bhk or 3 bhk". */
function positionsIn(segments: readonly Segment[]): number[] {
  const numbers = segments.flatMap((segment, at) =>
    segment.number === null ? [] : [{ ...segment.number, at }],
  )
  if (numbers.some(({ at, value }) => valueNamed(segments[at + 1], 'unit:') !== null || !isPosition(value)))
    return []
  const [first, count] = numbers
  if (
    numbers.length === 2 &&
    first?.kind === 'ordinal' &&
    count?.kind === 'cardinal' &&
    count.at === first.at + 1
  )
    return first.value === 1 ? Array.from({ length: count.value }, (_, at) => at + 1) : []
  return [...new Set(numbers.filter(({ vague }) => !vague).map(({ value }) => value))]
}

function isPosition(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 20
}

/** Words of a question that names nothing but those before the seeker. */
function isOfThese(reading: Reading): (segment: Segment) => boolean {
  return (segment) => {
    if (segment.mark !== null || isFiller(segment)) return true
    if (others.some((concept) => has(segment, concept)) || namesMore(reading, segment)) return false
    const kinds = shownKindsOf(reading, segment)
    return (
      kinds.has('praised') ||
      kinds.has('among') ||
      kinds.has('which') ||
      beside.some((one) => has(segment, one))
    )
  }
}

/** "ఏ ఏరియా బాగుంటుంది", which area is good: a question that is known as a whole names something between its words. */
function namesMore(reading: Reading, { from, to }: Segment): boolean {
  if (to - from < 3) return false
  const words = reading.tokens.slice(from, to).map(({ text }) => shownKinds(text))
  return words.some((kinds) => !ofThese.some((kind) => kinds.has(kind)))
}

const ofThese = ['which', 'praised', 'among', 'one'] as const

const others: readonly Concept[] = ['ask:where', 'people', 'slot:area', 'slot:city', 'thing']
const beside: readonly Concept[] = [
  'ask',
  'ask:within',
  'ask:polar',
  'ask-about',
  'this',
  'it',
  'choice',
  'of',
  'is',
  'range:between',
  'than:after',
]
