import type { Concept } from '../../languages/concept.ts'
import { closesName } from '../../places/closing-words.ts'
import type { Command } from '../command.ts'
import { has, isFiller, isUnknownWord, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { placesMovedTo } from './moved-to.ts'

/** What is said of things as of homes; any other concept may belong to a wish. */
const ofAnything: ReadonlySet<Concept> = new Set<Concept>([
  'filler',
  'interjection',
  'lead-in',
  'is',
  'of',
  'at',
  'placed',
  'this',
  'it',
  'people',
  'choice',
  'thing',
  'unsuited',
  'times',
  'talk',
  'talk:errand',
  'slot:city',
  'act:affirm',
])

/** What says how something is: "super", "too much". */
const opinions: readonly Concept[] = ['act:affirm', 'lead-in', 'unsuited']

/**
 * "Agra petha tastes awesome", "too much traffic in Bengaluru": a city of which something else is told. Everyday
 * words tell it from "Kolkata Subhash Pally", where the words that nobody knows may be a part of the city.
 */
export function isCityTalk(reading: Reading, found: readonly Command[]): boolean {
  const { segments, tokens, said, strange, context } = reading
  if (placesMovedTo(reading).length > 0) return false
  if (context.asked === 'city' || context.asked === 'area') return false
  if (!found.every((command) => isOfCity(command, context.known.city))) return false
  for (const concept of said) if (!ofAnything.has(concept)) return false
  if (segments.filter(({ mention }) => mention !== null).length !== 1) return false
  if (segments.some(isBesideIt)) return false
  // "Too much traffic in Bengaluru" of who looks for a home there is a reason to look elsewhere.
  if (said.has('unsuited') && context.known.city === undefined) return true
  const told = segments.filter(isUnknownWord)
  const valued = segments.findIndex((segment) => opinions.some((concept) => has(segment, concept)))
  if (valued < 0) {
    const last = told.at(-1)
    // "Is Noida safe?": a mark that asks shows by one word what two show without it.
    const enough = segments.at(-1)?.mark === '?' ? 1 : 2
    if (last === undefined || told.length < enough || closesName(tokens[last.from]?.text ?? '')) return false
    return told.some(({ from }) => strange[from] !== true)
  }
  // "Ludhiana sahi lagda", seems right: what is told stands before what is thought of it.
  const [first] = told
  if (first !== undefined) return segments.indexOf(first) < valued
  return said.has('talk') || said.has('talk:errand')
}

/** True for a command on nothing but the city; one that nobody chose cannot be dropped. */
function isOfCity(command: Command, known: string | undefined): boolean {
  if (command.kind === 'set') return command.slot === 'city'
  return command.kind === 'drop' && command.what === 'city' && known === undefined
}

/** "Near the station of Pune": a word of nearness makes a place of what is said. */
function isBesideIt(segment: Segment): boolean {
  return has(segment, 'at') && !isFiller(segment)
}
