import type { Quantity } from '../../quantities/quantity.ts'
import { has, isFiller, type Reading, reach } from '../../reading.ts'
import type { Segment } from '../../segments.ts'
import { breathOf, isPause, seeks } from './breath.ts'

/** "The field brought 80 lakhs, out of that up to 70 for this": the sum of which another one is a part. */
export function isTakenFrom(quantity: Quantity, said: readonly Quantity[], reading: Reading): boolean {
  const { segments } = reading
  if (said.length < 2 || quantity.bound !== null) return false
  const whole = breathOf(reading, quantity.at)
  // "60 lakhs, 20 of it a loan": a bare sum and a budget are nothing that was brought.
  if (whole.length <= quantity.to - quantity.from || whole.some((one) => has(one, 'slot:price'))) return false
  return said.some(({ from, to, low, bound }) => {
    if (from < quantity.to || low > quantity.low || (bound !== 'max' && !has(segments[to], 'funds')))
      return false
    if (segments.slice(to, to + 3).some((one) => has(one, 'talk:cost') || has(one, 'own'))) return false
    let pointing = from - 1
    while (pointing > from - 3 && (isFiller(segments[pointing]) || has(segments[pointing], 'of'))) pointing--
    const within = has(segments[pointing], 'it') || has(segments[pointing], 'within-it')
    return within && isPause(segments[pointing - 1]) && pointing > quantity.at
  })
}

/**
 * "This is 30 thousand, I want it up to 20", "these are all 1bhk, we need two": said of what is pointed at, where another
 * amount is sought.
 */
export function saidOfShown(quantity: Quantity, said: readonly Quantity[], reading: Reading): boolean {
  const { segments } = reading
  if (quantity.bound !== null) return false
  let first = quantity.from - 1
  const isPassed = (one: Segment | undefined) => isFiller(one) || has(one, 'any')
  while (first > quantity.from - reach && isPassed(segments[first]) && !pointsAt(segments[first])) first--
  if (!pointsAt(segments[first]) || !(first === 0 || isPause(segments[first - 1]))) return false
  return said.some(({ at, bound }) => {
    if (at < quantity.to) return false
    const priced = segments[quantity.at]
    const breath = breathOf(reading, at)
    return priced !== undefined && !breath.includes(priced) && (bound !== null || seeks(breath))
  })
}

/** "They say 20 thousand, will they come down a little?" of who was shown nothing here: what somebody asks elsewhere. */
export function isToComeDown({ at, bound }: Quantity, reading: Reading): boolean {
  const { segments, clauses, clauseOf, said, context } = reading
  const clause = clauseOf[at]
  if (!said.has('negotiable') || bound !== null || clause === undefined) return false
  // To the question for a budget it is one.
  if ((context.shown ?? 0) > 0 || context.asked === 'price') return false
  const next = clauses[clauses.indexOf(clause) + 1]
  if (next?.asking !== true) return false
  const asksForLess = segments.slice(next.from, next.to).some((one) => has(one, 'negotiable'))
  return asksForLess && !breathOf(reading, at).some((one) => seeking.some((concept) => has(one, concept)))
}

const seeking = ['seek', 'slot:price', 'slot:rent', 'own', 'transaction:rent', 'transaction:sale'] as const

function pointsAt(segment: Segment | undefined): boolean {
  return (has(segment, 'it') || has(segment, 'this')) && !has(segment, 'there')
}
