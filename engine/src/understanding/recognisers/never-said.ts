import { breathAround, has, type Reading } from '../reading.ts'
import { shownKindsIn } from './shown-word.ts'

/**
 * "I did not say any budget!", "I asked about the deposit, not the rent": who denies to have said or asked something leaves it
 * open no more than before.
 */
export function isNeverSaid(reading: Reading, at: number): boolean {
  const breath = breathAround(reading.segments, at)
  return breath.some((one) => refusing.some((concept) => has(one, concept))) && saysSaid(reading, breath)
}

function saysSaid(reading: Reading, breath: Reading['segments']): boolean {
  const kinds = shownKindsIn(reading, breath)
  return kinds.has('said') || kinds.has('inquired')
}

const refusing = ['not:before', 'not:after', 'act:deny'] as const
