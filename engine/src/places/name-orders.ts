import { directions, type NameUnit, numberedWords, wordUnit } from './name-units.ts'

/**
 * The orders in which people say a name of several words, the given one first: "JP Nagar Phase 7" is
 * "7th Phase JP Nagar" and "JP Nagar 7th Phase" too, "Andheri West" is "West Andheri" and "Andheri W".
 */
export function nameOrders(units: NameUnit[]): NameUnit[][] {
  if (units.length < 2) return [units]
  const part = numberedPart(units)
  if (part !== null) return [units, ...partOrders(part)]
  const direction = directionOf(units)
  return direction === null ? [units] : [units, ...directionOrders(direction)]
}

/** One and the same order for all ways to say a name; tells whether two names mean one place. */
export function settledOrder(units: readonly NameUnit[]): NameUnit[] {
  const part = numberedPart(units)
  if (part !== null) return [...part.rest, ...part.word, ...part.number]
  const direction = directionOf(units)
  return direction === null ? [...units] : [...direction.rest, direction.direction]
}

interface NumberedPart {
  rest: NameUnit[]
  word: NameUnit[]
  number: NameUnit[]
}

function numberedPart(units: readonly NameUnit[]): NumberedPart | null {
  const at = units.findIndex((unit) => numberedWords.has(unit.spelled))
  const word = units[at]
  if (word === undefined) return null
  const numberFollows = units[at + 1]?.isNumber === true
  const numberAt = numberFollows ? at + 1 : at - 1
  const number = units[numberAt]
  if (number === undefined || !number.isNumber) return null
  const letter = numberFollows ? units[numberAt + 1] : undefined
  const lettered = letter !== undefined && letter.spelled.length === 1 && !letter.isNumber ? [letter] : []
  const first = Math.min(at, numberAt)
  const after = Math.max(at, numberAt) + 1 + lettered.length
  return {
    rest: [...units.slice(0, first), ...units.slice(after)],
    word: [word],
    number: [number, ...lettered],
  }
}

function partOrders({ rest, word, number }: NumberedPart): NameUnit[][] {
  if (rest.length === 0)
    return [
      [...word, ...number],
      [...number, ...word],
    ]
  return [
    [...rest, ...word, ...number],
    [...word, ...number, ...rest],
    [...rest, ...number, ...word],
    [...number, ...word, ...rest],
  ]
}

interface Directed {
  rest: NameUnit[]
  direction: NameUnit
}

function directionOf(units: readonly NameUnit[]): Directed | null {
  const first = units[0]
  const last = units.at(-1)
  if (first === undefined || last === undefined || units.length < 2) return null
  if (directions.has(last.spelled)) return { rest: units.slice(0, -1), direction: last }
  if (directions.has(first.spelled)) return { rest: units.slice(1), direction: first }
  return null
}

function directionOrders({ rest, direction }: Directed): NameUnit[][] {
  const letter = wordUnit(direction.spelled.charAt(0))
  return [
    [...rest, direction],
    [direction, ...rest],
    [...rest, letter],
  ]
}
