import { normalise } from '../text/normalise.ts'
import { placeAsTyped } from '../text/place-as-typed.ts'
import type { Caller, Stretch } from './command.ts'
import { has, type Reading } from './reading.ts'
import { callerNamed, longestName } from './recognisers/caller-named.ts'
import type { Segment } from './segments.ts'

/**
 * Where number and name stand of who wants to be called: "call me, Priya 98400 12345". The name is of words that
 * nobody knows, the nearest to the number. Where nothing else is told it may be a place's, like Anand, or be a word too.
 * @param phone the number as it was typed
 */
export function readCaller(text: string, phone: string, reading: Reading): Caller {
  const number = stretchOf(phone, text) ?? { from: 0, to: 0 }
  const distance = ({ from, to }: Stretch) => (to <= number.from ? number.from - to : from - number.to)
  const nearest = (names: string[]) =>
    names
      .flatMap((name) => stretchOf(name, text) ?? [])
      .toSorted((one, other) => distance(one) - distance(other))[0]
  const named = callerNamed(reading)
  const names = named === null ? strangeNames(reading) : inARow(reading, (one) => named.includes(one))
  const name = nearest(names) ?? nearest(wordBefore(text.slice(0, number.from), reading))
  return { number, ...(name && { name }) }
}

/** null where reading changed the words so that they do not stand there as they were typed. */
function stretchOf(words: string, text: string): Stretch | null {
  const typed = text.indexOf(words)
  if (typed >= 0) return { from: typed, to: typed + words.length }
  const read = normalise(text).raw.indexOf(words)
  if (read < 0) return null
  return { from: placeAsTyped(text, read), to: placeAsTyped(text, read + words.length) }
}

/** Words in a row that nobody knows and that name no place. */
function strangeNames(reading: Reading): string[] {
  return inARow(reading, ({ from, mention }) => reading.strange[from] === true && mention === null)
}

function inARow({ tokens, segments }: Reading, isOfName: (segment: Segment) => boolean): string[] {
  const names: string[][] = [[]]
  for (const segment of segments) {
    const words = tokens.slice(segment.from, segment.to).map(({ raw }) => raw)
    if (isOfName(segment)) names.at(-1)?.push(...words)
    else names.push([])
  }
  return names.filter(({ length }) => length > 0 && length <= longestName).map((words) => words.join(' '))
}

/** ", Asha 98400 12345": a single word between a comma and the number, unless it speaks of the call. */
function wordBefore(text: string, { tokens, segments }: Reading): string[] {
  const word = /[,.:;\n]\s*([\p{L}\p{M}]{3,})\s*$/u.exec(text)?.[1]
  const segment = segments.findLast(({ from }) => tokens[from]?.raw === word)
  if (word === undefined || segment === undefined) return []
  const ofCall = (['act:handoff', 'self', 'filler', 'choice', 'talk'] as const).some((one) =>
    has(segment, one),
  )
  return ofCall ? [] : [word]
}
