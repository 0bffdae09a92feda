import type { LanguageCode } from '@guru/contract/vocabulary'
import { presentLanguages } from '../../languages/index.ts'
import type { OneselfWords } from '../../languages/word-lists.ts'
import { isLatin } from '../../text/script.ts'
import { listedIn } from '../listed-in.ts'
import { namesAmenity } from '../polarity/value-kind.ts'
import {
  breathAround,
  has,
  isFiller,
  namesDeal,
  namesHome,
  type Reading,
  reach,
  valueNamed,
} from '../reading.ts'
import type { Segment } from '../segments.ts'

/**
 * "My mother is ill", "we are five, three are children", "I drive an auto": tells of who writes, and wants nothing. What is
 * sought and not understood ("I want a wigwam") is none of it, nor are letters without sense.
 */
export function tellsOfOneself(reading: Reading): boolean {
  const { segments, said, context } = reading
  if (wanting.some((concept) => said.has(concept))) return false
  const { kinds, words, unknown } = toldIn(reading)
  // "My family" says nothing yet of anybody.
  if (kinds.has('kin') || kinds.has('life') || kinds.has('grew'))
    return words > 2 || (words === 2 && segments.filter((one) => !isFiller(one)).length === 2)
  // "My office is near Xyzpur" may name the place that is asked for.
  const placeAsked = context.asked === 'city' || context.asked === 'area'
  if (placeAsked && unknown > 0 && (said.has('placed') || said.has('at'))) return false
  // "Something in my budget."
  if (segments.some(isOfHome)) return false
  return (kinds.has('own') || said.has('origin')) && words > 2 && unknown * 2 < words
}

/** "I drive an auto": what somebody lives by, of whom the auto is no ride that is ordered. */
export function tellsOfLiving(reading: Reading): boolean {
  if (wanting.some((concept) => reading.said.has(concept))) return false
  const { kinds } = toldIn(reading)
  return kinds.has('own') && kinds.has('life')
}

/** Whether words of a breath, or two of them written as one, tell something of that kind: "बड़े हुए", "grew up". */
export function tellsInBreath(
  { tokens }: Pick<Reading, 'tokens'>,
  breath: readonly Segment[],
  kind: keyof OneselfWords,
): boolean {
  const { words, pairs } = listedIn(tokens)
  const end = breath.at(-1)?.to ?? 0
  for (let at = breath[0]?.from ?? 0; at < end; at++)
    if (words[at]?.oneself.has(kind) || (at + 1 < end && pairs[at]?.oneself.has(kind))) return true
  return false
}

/**
 * "We grew up in a big house in Trichy": tells of the segment of a wish whether its breath tells of one's childhood, seeks
 * nothing, and its place is not the one that is sought. What the whole turn says is found once for all wishes.
 */
export function childhoodIn(reading: Reading): (at: number) => boolean {
  const { segments, said } = reading
  if (!tellsInBreath(reading, segments, 'grew')) return () => false
  const pointing = segments.findIndex((one) => has(one, 'there') || has(one, 'near-it'))
  const isToldOf = (breath: readonly Segment[]) =>
    tellsInBreath(reading, breath, 'grew') && !breath.some(isSeeking)
  // "Her house was in Kottayam, there I grew up"; not "I grew up in Nagpur and want a house there".
  const behind = segments.slice(pointing + 1, pointing + 1 + reach)
  if (pointing >= 0 && (behind.some(namesHome) || !isToldOf(breathAround(segments, pointing))))
    return () => false
  return (at) => {
    const breath = breathAround(segments, at)
    return isToldOf(breath) || (pointing > at && !said.has('seek:next') && !breath.some(isSeeking))
  }
}

/** "My childhood was spent in Madurai": a turn that tells of it asks nothing and agrees to nothing, whatever it sounds like. */
export function tellsOfChildhood({ tokens, segments, said }: Reading): boolean {
  if (tokens.at(-1)?.text === '?' || said.has('seek:next') || segments.some(isSeeking)) return false
  return tellsInBreath({ tokens }, segments, 'grew')
}

function isSeeking(segment: Segment): boolean {
  if (has(segment, 'seek') && !has(segment, 'is') && !has(segment, 'unit:time')) return true
  return ofSeeking.some((concept) => has(segment, concept))
}

const ofSeeking = [
  'propose',
  'take',
  'acceptable',
  'transaction:rent',
  'transaction:sale',
  'max:after',
  'max:before',
] as const

/** By which kinds of words it tells something, how many words there are, and how many of them nobody knows. */
function toldIn({ tokens, strange, context }: Reading) {
  const listed = listedIn(tokens).words
  const kinds = new Set<keyof OneselfWords>()
  let words = 0
  let unknown = 0
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind === 'mark') continue
    words++
    const told = kindsOf(text, listed[at]?.oneself ?? none, context.language)
    if (strange[at] && told.length === 0) unknown++
    for (const one of told) kinds.add(one)
  }
  return { kinds, words, unknown }
}

function isOfHome(segment: Segment): boolean {
  return (
    valueNamed(segment, 'slot:') !== null || namesHome(segment) || namesDeal(segment) || namesAmenity(segment)
  )
}

/** What wants, refuses or corrects something: not understood, it is no talk. */
const wanting = ['seek', 'seek:next', 'remove', 'correct', 'said-so'] as const

const none: ReadonlySet<keyof OneselfWords> = new Set()

function kindsOf(
  word: string,
  listed: ReadonlySet<keyof OneselfWords>,
  language: LanguageCode,
): (keyof OneselfWords)[] {
  const kinds = [...listed]
  return isLatin(word) ? kinds.filter((kind) => kind !== 'own' || isOwnIn(word, language)) : kinds
}

function isOwnIn(word: string, language: LanguageCode): boolean {
  return own.get(language)?.has(word) === true || own.get('en')?.has(word) === true
}

const own = new Map(
  presentLanguages.map(({ code, oneself }) => [code, new Set(oneself.own.split(' '))] as const),
)
