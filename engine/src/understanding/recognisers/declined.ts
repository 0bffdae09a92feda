import { areOthers, isHousehold, isLandmark, isNeighbourhood, isOnly } from '../../languages/neighbours.ts'
import {
  has,
  isFiller,
  isPersonal,
  namesProperty,
  type Reading,
  reach,
  saysWord,
  valueNamed,
} from '../reading.ts'
import type { Segment } from '../segments.ts'

/**
 * Wishes about the religion, caste, food or marital status of neighbours and owners, which Guru declines: such a word
 * beside people, a refusal, "only", or an area. What people say of themselves ("we are vegetarians") is no such wish,
 * nor is a landmark ("near the Jain temple").
 *
 * @returns the segments that the declined wishes take up; null when there is none
 */
export function readDeclined(reading: Reading): ReadonlySet<number> | null {
  const { said, segments } = reading
  if (!said.has('creed') && !said.has('diet') && !said.has('marital')) return null
  const declined = new Set<number>()
  segments.forEach((segment, at) => {
    if (!isPersonal(segment) || isAsked(reading, at)) return
    const after = wordsBeside(reading, at, 1)
    if (after === null) return
    const limit = limitAfter(reading, at, after)
    // "We are vegetarians", but "we look for a Brahmin area".
    const wished = limit === null ? isWished(reading, at) : !isOfSelf(reading, at) || isArea(reading, limit)
    if (wished) for (let one = at; one <= (limit ?? homeBehind(reading, at)); one++) declined.add(one)
  })
  return declined.size === 0 ? null : declined
}

/** "No Muslim house": the refused home right behind the word, else the word itself. */
function homeBehind({ segments, negated }: Reading, at: number): number {
  return namesProperty(segments[at + 1]) && negated[at + 1] === true ? at + 1 : at
}

/** In a question, or before the one word that makes one of it: "do they say so?" */
function isAsked({ clauseOf }: Reading, at: number): boolean {
  const clause = clauseOf[at]
  const next = clause === undefined ? undefined : clauseOf[clause.to]
  return clause?.kind === 'question' || (next?.kind === 'question' && next.to - next.from === 1)
}

/** What is said before the word, or by the word itself, makes a wish of it: "no bachelors", "veg mattum". */
function isWished(reading: Reading, at: number): boolean {
  const { segments } = reading
  if (isOfSelf(reading, at)) return false
  if (!has(segments[at], 'marital') && someWord(reading, at, isOnly)) return true
  let placed = false
  for (const before of wordsBeside(reading, at, -1) ?? []) {
    if (has(segments[before], 'own')) return false
    if (has(segments[before], 'not:before') || someWord(reading, before, isOnly)) return true
    if (!placed && isOfPeople(reading, before)) return true
    placed ||= has(segments[before], 'placed')
  }
  return false
}

/** The segment behind the word that makes a wish of it, itself about people, an area, "only", or a refusal. */
function limitAfter(reading: Reading, at: number, after: readonly number[]): number | null {
  const { segments } = reading
  let placed = false
  for (const next of after) {
    const segment = segments[next]
    if (has(segment, 'not:after') || has(segment, 'remove:after') || someWord(reading, next, isOnly))
      return next
    if (!placed && isOfPeople(reading, next)) return next
    // "Nair family only", "pure veg families only".
    if (isPersonal(segment) && has(segment, 'marital') !== has(segments[at], 'marital')) return next
    placed ||= namesProperty(segment) || has(segment, 'placed')
  }
  return null
}

/**
 * The segments that are said in one breath with a word, nearest first: up to a comma, a number, a place, an amenity
 * and what is looked for. null when the word only names a landmark.
 */
function wordsBeside({ segments, tokens, clauseOf }: Reading, at: number, step: 1 | -1): number[] | null {
  const found: number[] = []
  let first = true
  for (let one = at + step; one !== at + step * reach && clauseOf[one] === clauseOf[at]; one += step) {
    const segment = segments[one]
    if (segment === undefined) break
    const words = tokens.slice(segment.from, segment.to).map(({ text }) => text)
    if (words.some(isLandmark) && !has(segment, 'not:after')) return first && step > 0 ? null : found
    const theirs = words.some(isNeighbourhood)
    const parted = segment.mark !== null && !isPersonal(segments[one + step])
    if (parted || segment.number !== null || (segment.mention !== null && !theirs)) break
    if (
      valueNamed(segment, 'amenity:') !== null ||
      (step > 0 && has(segment, 'not:before') && !has(segment, 'not:after'))
    )
      break
    found.push(one)
    if (step > 0 && has(segment, 'seek') && !theirs && !words.some(areOthers)) break
    first &&= isFiller(segment)
  }
  return found
}

/** "Neighbours", "society"; not the seeker's own family, and nobody who is counted. */
function isOfPeople(reading: Reading, at: number): boolean {
  if (someWord(reading, at, isHousehold)) return false
  const { segments } = reading
  if (isArea(reading, at) || someWord(reading, at, areOthers)) return segments[at - 1]?.number == null
  return has(segments[at], 'people') && !namesProperty(segments[at]) && segments[at - 1]?.number == null
}

function isArea(reading: Reading, at: number): boolean {
  return someWord(reading, at, isNeighbourhood)
}

function someWord({ segments, tokens }: Reading, at: number, is: (word: string) => boolean): boolean {
  const segment = segments[at]
  return segment !== undefined && saysWord(tokens, segment, is)
}

/** "We are", "my" before the word, with no more than a number and fillers between. */
function isOfSelf({ segments }: Reading, at: number): boolean {
  let before = at - 1
  while (before >= at - 4 && isBetween(segments[before])) before--
  return has(segments[before], 'self') || has(segments[before], 'own')
}

function isBetween(segment: Segment | undefined): boolean {
  if (segment === undefined || has(segment, 'self') || has(segment, 'own')) return false
  return isFiller(segment) || segment.number !== null || has(segment, 'persons') || isPersonal(segment)
}
