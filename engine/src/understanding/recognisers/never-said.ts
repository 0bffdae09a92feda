import { breathAround, breathBounds, has, longestBreath, type Reading } from '../reading.ts'
import { shownKindsIn } from './shown-word.ts'

/**
 * "I did not say any budget!", "I asked about the deposit, not the rent": who denies to have said or asked something leaves it
 * open no more than before.
 */
export function isNeverSaid(reading: Reading, at: number): boolean {
  const breath = breathAround(reading.segments, at)
  return breath.some((one) => refusing.some((concept) => has(one, concept))) && saysSaid(reading, breath)
}

/** "I never said 9500. 7000 max": an amount that was not said, where another one is. */
export function isNeverSaidAmount(reading: Reading, at: number, others: readonly number[]): boolean {
  const { segments } = reading
  const { from, to } = breathBounds(segments, at, longestBreath)
  const apart = others.filter((other) => other < from || other >= to)
  const alone = apart.length === others.length - 1 && apart.length > 0
  return alone && isNeverSaid(reading, at) && shownKindsIn(reading, segments.slice(from, to)).has('said')
}

function saysSaid(reading: Reading, breath: Reading['segments']): boolean {
  const kinds = shownKindsIn(reading, breath)
  return kinds.has('said') || kinds.has('inquired')
}

const refusing = ['not:before', 'not:after', 'act:deny'] as const
