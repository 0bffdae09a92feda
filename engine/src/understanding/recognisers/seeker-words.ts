import { isNext } from '../../languages/call-times.ts'
import { unlisted } from '../../languages/listed.ts'
import { ofSeekerKinds } from '../../languages/of-seeker.ts'
import type { OfSeekerWords } from '../../languages/word-lists.ts'
import type { Token } from '../../text/token.ts'
import type { Part } from '../call-time/when-said.ts'
import { listedIn } from '../listed-in.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { asksAnything, has, type Reading } from '../reading.ts'

export type SeekerKind = keyof OfSeekerWords

/** Tokens: who says more tells a story. */
export const longest = 14

/** "Kutta rakh sakte hain?": asks whether pets are allowed, by words that are said of much else. */
export function asksForPets(reading: Reading): boolean {
  const kinds = kindsOfSeeker(reading.tokens)
  if (!kinds.has('pets')) return false
  // "We have a dog, is it ok?"
  return kinds.has('keepsPets') || ((reading.context.shown ?? 0) > 0 && asksAnything(reading))
}

/** "Next month 5th", "5 तारीख": the number is a day's and no home's. */
export function isDate({ tokens }: Reading): boolean {
  const isDay = (token: Token | undefined) => token !== undefined && isOfDate(ofSeekerKinds(token.text))
  return tokens.some(
    ({ kind }, at) =>
      kind === 'number' && [at - 2, at - 1, at + 1, at + 2].some((beside) => isDay(tokens[beside])),
  )
}

export function namesDate({ tokens }: Reading): boolean {
  return isOfDate(kindsOfSeeker(tokens))
}

function isOfDate(kinds: ReadonlySet<SeekerKind>): boolean {
  return kinds.has('dates') || kinds.has('months')
}

/** The tokens of a date and no more: "[agle mahine 5 tareekh] ko aayenge"; null where none is named. */
export function dateIn({ tokens }: Reading): Part | null {
  const { words } = listedIn(tokens)
  const isNextAt = (at: number) => isNext(tokens[at]?.text ?? '')
  const isNamed = (at: number) =>
    isOfDate(words[at]?.ofSeeker ?? unlisted.ofSeeker) || (words[at]?.ofGuru.has('days') && isNextAt(at - 1))
  const isDay = (at: number) =>
    isNamed(at) || (tokens[at]?.kind === 'number' && [at - 2, at - 1, at + 1, at + 2].some(isNamed))
  const first = tokens.findIndex((_, at) => isDay(at))
  if (first < 0) return null
  let to = first + 1
  for (let at = to; at <= to + 1 && at < tokens.length; at++) if (isDay(at)) to = at + 1
  return { from: isNextAt(first - 1) ? first - 1 : first, to }
}

/** Nothing where the turn is long; words side by side count as one, too: "thank god" is "thankgod". */
export function kindsOfSeeker(tokens: readonly Token[]): ReadonlySet<SeekerKind> {
  return tokens.length <= 2 * longest ? listedIn(tokens).ofSeeker : unlisted.ofSeeker
}

/**
 * "My son", "of the son"; "son, call me" speaks to one.
 *
 * @param whose whether something may be of theirs or done to them: "mere bete [ka] number"
 */
export function namesKin(tokens: readonly Token[], whose = true): boolean {
  const { words } = listedIn(tokens)
  return words.some(({ ofSeeker, oneself }, at) => {
    if (ofSeeker.has('ofKin')) return whose
    const mine = words[at - 1]?.ofSeeker.has('mine') === true
    const behind = words[at + 1]?.ofSeeker.has('whose') === true
    if (!whose) return mine && !behind && (ofSeeker.has('kin') || oneself.has('kin'))
    return ofSeeker.has('kin') && (mine || behind)
  })
}

/** A place, an amount, rooms or an amenity: the turn wishes something whatever else it says. */
export function wishesBeside({ segments, quantities }: Reading): boolean {
  if (quantities.some(({ kind }) => kind === 'money' || kind === 'size')) return true
  return segments.some(
    (segment) => segment.mention !== null || namesAmenity(segment) || has(segment, 'unit:bedroom'),
  )
}
