import { breathAround, has, isUnknownWord, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { asksWhichHome } from './shown-word.ts'

/**
 * "Two bathrooms are needed", "1 bathroom saladu, 2 irodu beku": so many are wished. Listings tell how many there are, but
 * nothing is searched by them. Not "how many bathrooms?", nor what is told of a home.
 */
export function wishesBathrooms(reading: Reading): boolean {
  const { clauses, segments, said } = reading
  if (!said.has('unit:bathroom') || asksWhichHome(reading)) return false
  return clauses.some(({ kind, from, to }) => {
    const clause = segments.slice(from, to)
    return (
      kind === 'wish' &&
      clause.some((one, at) => has(one, 'unit:bathroom') && isCounted(clause, at) && isWished(clause, at))
    )
  })
}

const wishing = ['seek', 'seek:next', 'min:before', 'min:after', 'liked', 'not:after'] as const

/** In its breath, not "my colleague's flat has four bathrooms, imagine". */
function isWished(clause: readonly Segment[], at: number): boolean {
  return breathAround(clause, at).some((one) => wishing.some((concept) => has(one, concept)))
}

/** "2 bathrooms", "two [attached] bathrooms". */
function isCounted(clause: readonly Segment[], at: number): boolean {
  const before = isUnknownWord(clause[at - 1]) ? at - 2 : at - 1
  return [before, at + 1].some((beside) => clause[beside]?.number?.kind === 'cardinal')
}
