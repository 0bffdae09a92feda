import type { OfSeekerWords } from '../../languages/language.ts'
import { unlisted } from '../../languages/listed-words.ts'
import { ofSeekerKinds } from '../../languages/of-seeker.ts'
import type { Token } from '../../text/token.ts'
import { listedIn } from '../listed-in.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import { has, type Reading } from '../reading.ts'

export type SeekerKind = keyof OfSeekerWords

/** Tokens: who says more tells a story. */
export const longest = 14

/** "Kutta rakh sakte hain?": asks whether pets are allowed, by words that are said of much else. */
export function asksForPets(reading: Reading): boolean {
  const kinds = kindsOfSeeker(reading.tokens)
  return kinds.has('pets') && kinds.has('keeps')
}

/** "We can come down next weekend": with a day, a home is to be seen. */
export function saysToCome({ tokens, said }: Reading): boolean {
  return kindsOfSeeker(tokens).has('comes') && !said.has('funds')
}

/** "Next month 5th", "5 तारीख": the number is a day's and no home's. */
export function isDate({ tokens }: Reading): boolean {
  const isDay = (token: Token | undefined) => token !== undefined && ofSeekerKinds(token.text).has('dates')
  return tokens.some(
    ({ kind }, at) =>
      kind === 'number' && [at - 2, at - 1, at + 1, at + 2].some((beside) => isDay(tokens[beside])),
  )
}

export function namesDate({ tokens }: Reading): boolean {
  return kindsOfSeeker(tokens).has('dates')
}

/** Nothing where the turn is long; words side by side count as one, too: "thank god" is "thankgod". */
export function kindsOfSeeker(tokens: readonly Token[]): ReadonlySet<SeekerKind> {
  return tokens.length <= 2 * longest ? listedIn(tokens).ofSeeker : unlisted.ofSeeker
}

/** A place, an amount, rooms or an amenity: the turn wishes something whatever else it says. */
export function wishesBeside({ segments, quantities }: Reading): boolean {
  if (quantities.some(({ kind }) => kind === 'money' || kind === 'size')) return true
  return segments.some(
    (segment) => segment.mention !== null || namesAmenity(segment) || has(segment, 'unit:bedroom'),
  )
}
