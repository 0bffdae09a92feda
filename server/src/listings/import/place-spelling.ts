import type { Area } from '@guru/engine/places/place'

/**
 * Whether an area found by its sound can be the one that a source names: numbers and a letter at the end
 * must be the same. "Pocket K" sounds like "Pocket C" and is another place.
 */
export function namesTheSame(name: string, found: Area): boolean {
  const marks = tellingMarks(name)
  return [found.name, ...found.aliases].some((known) => tellingMarks(known) === marks)
}

const roman: Record<string, string> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5' }

/** The numbers of a name in order of size and the letter at its end: "7th Phase JP Nagar" → "7". */
function tellingMarks(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const last = words.at(-1) ?? ''
  const numbers = words.flatMap((word) => roman[word] ?? word.match(/\d+/g) ?? [])
  const letter = roman[last] === undefined ? (/^\d*([a-z])$/.exec(last)?.[1] ?? '') : ''
  return (
    numbers
      .map(Number)
      .sort((one, other) => one - other)
      .join(' ') + letter
  )
}
