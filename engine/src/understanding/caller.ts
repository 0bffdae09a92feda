import { normalise } from '../text/normalise.ts'
import { placeAsTyped } from '../text/place-as-typed.ts'
import type { Caller, Stretch } from './command.ts'
import { has, type Reading } from './reading.ts'
import { namesCaller } from './recognisers/introduced.ts'

/** What is longer is no name. */
const longestName = 3

/**
 * Where number and name stand of who wants to be called: "call me, Priya 98400 12345". The name is of words that
 * nobody knows, the nearest to the number. Where there are none it may be a place's, like Anand, or be a word too.
 * @param phone the number as it was typed
 */
export function readCaller(text: string, phone: string, reading: Reading): Caller {
  const number = stretchOf(phone, text) ?? { from: 0, to: 0 }
  const distance = ({ from, to }: Stretch) => (to <= number.from ? number.from - to : from - number.to)
  const nearest = (names: string[]) =>
    names
      .flatMap((name) => stretchOf(name, text) ?? [])
      .toSorted((one, other) => distance(one) - distance(other))[0]
  const name =
    nearest(strangeNames(reading)) ??
    nearest(placeNames(reading)) ??
    nearest(wordBefore(text.slice(0, number.from), reading))
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
function strangeNames({ tokens, segments, strange }: Reading): string[] {
  const names: string[][] = [[]]
  for (const { from, mention } of segments) {
    const word = tokens[from]
    if (strange[from] && mention === null && word !== undefined) names.at(-1)?.push(word.raw)
    else names.push([])
  }
  return names.filter(({ length }) => length > 0 && length <= longestName).map((words) => words.join(' '))
}

/** Who names a place beside a wish or more words means the place. */
function placeNames(reading: Reading): string[] {
  if (!namesCaller(reading)) return []
  const { tokens, segments } = reading
  return segments.flatMap(({ mention, from, to }) => {
    const words = tokens.slice(from, to).map(({ raw }) => raw)
    return mention === null ? [] : words.join(' ')
  })
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
