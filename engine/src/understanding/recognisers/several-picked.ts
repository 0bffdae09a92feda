import { isPosition } from '../pointed-homes/homes-before.ts'
import { has, type Reading, valueNamed } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isLastPrice } from './bargains.ts'
import { counted, isBeside, isChosen, isNumberOfChoice } from './positions.ts'
import { shownKindsOf } from './shown-word.ts'

/**
 * Several of those shown: "compare the first and the second", "I like 1 and 3", "the first two", and all of them
 * where they shall be compared and none is named; empty when it is not several.
 */
export function readPositions(reading: Reading, shown: number): number[] {
  const { segments, said } = reading
  const compares = said.has('compare')
  // Nothing is shown any more: that is what there is to say.
  if (shown === 0) return compares ? [1, 2] : []
  const numbered = numbersNamed(segments).filter((position) => position <= shown)
  if (numbered.length > 1) return numbered
  const several = compares ? countCompared(segments, shown) : null
  if (several !== null) return Array.from({ length: several }, (_, at) => at + 1)
  const positions = new Set<number>()
  for (const [at, segment] of segments.entries()) {
    const { number } = segment
    const chosen = number?.kind === 'ordinal' && isChosen(reading, at)
    const many = firstOf(segments, at)
    if (many !== null) for (let one = 1; one <= many; one++) positions.add(one)
    else if (chosen || (number?.kind === 'cardinal' && !number.vague)) {
      if (!isPosition(number.value, shown) || counted(number.value) === null) return []
      positions.add(number.value)
    } else if (has(segment, 'last') && !isLastPrice(segments, at)) positions.add(shown)
    else if (segment.mark === null && !isBeside(segment) && !shownKindsOf(reading, segment).has('remembers'))
      return [...chosenByName(reading, shown)]
  }
  if (positions.size > 1) return [...positions]
  return compares && positions.size === 0 && shown > 1 ? Array.from({ length: shown }, (_, at) => at + 1) : []
}

/** "Number 2 and 4": those that a word for one of several opens, one "and" after the other. */
function numbersNamed(segments: readonly Segment[]): number[] {
  const named = new Set<number>()
  let last = -1
  for (const [at, { number }] of segments.entries()) {
    if (number?.kind !== 'cardinal' || number.vague) continue
    const goesOn = last >= 0 && at - last <= 3 && segments.slice(last + 1, at).some((one) => has(one, 'and'))
    if (!goesOn && !isNumberOfChoice(segments, at)) continue
    if (valueNamed(segments[at + 1], 'unit:') !== null) continue
    named.add(number.value)
    last = at
  }
  return [...named]
}

/** "Compare the two", "compare the first two": how many; null where a number may be a position, or none is named. */
function countCompared(segments: readonly Segment[], shown: number): number | null {
  const numbers = segments.flatMap(({ number }) => (number === null ? [] : number))
  const [count, another] = numbers.filter(({ kind }) => kind === 'cardinal')
  if (count === undefined || another !== undefined || count.value < 2 || count.value > shown) return null
  return numbers.every(({ kind, value }) => kind === 'cardinal' || value === 1) ? counted(count.value) : null
}

/** Two ordinals or more name several, whatever else is said of them; empty for fewer. */
function chosenByName(reading: Reading, shown: number): Set<number> {
  const named = reading.segments.flatMap(({ number }, at) =>
    number?.kind === 'ordinal' && isChosen(reading, at) ? [number.value] : [],
  )
  const among = named.every((position) => counted(position) !== null && isPosition(position, shown))
  return new Set(among && new Set(named).size > 1 ? named : [])
}

/** How many "the first two" are; null at any other word. Its "first" counts for nothing. */
export function firstOf(segments: readonly Segment[], at: number): number | null {
  const ordinal = segments[at]?.number
  const count = segments[at + 1]?.number
  if (ordinal?.kind !== 'ordinal' || ordinal.value !== 1 || count?.kind !== 'cardinal') return null
  return counted(count.value)
}
