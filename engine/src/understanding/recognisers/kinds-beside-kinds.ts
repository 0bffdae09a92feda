import type { Concept } from '../../languages/concept.ts'
import { hasListed } from '../listed-in.ts'
import { breathAround, has, isFiller, isUnknownWord, namesDeal, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { WishOf } from '../wish.ts'
import { landUnits } from './land-words.ts'
import { tellsInBreath } from './oneself.ts'

type Kind = WishOf<'property_type'>

/** True for a kind of property that is named beside another one, which alone is what is wanted. */
export function givesWay(kind: Kind, all: readonly Kind[], reading: Reading): boolean {
  return reasons.some((isReason) => isReason(kind, all, reading))
}

/** "A house for rent, it should be a flat": house is also said of any home, and the kind comes after it. */
function isGeneral({ value, at, negated }: Kind, wishes: readonly Kind[], reading: Reading): boolean {
  const { segments, said } = reading
  if (value !== 'house' || negated) return false
  const next = wishes.find((other) => other.at > at && other.value !== 'house')
  if (next?.value !== 'apartment' || next.negated || isFeltWithin(next, wishes, reading)) return false
  if (said.has('all-the-same') || said.has('any')) return false
  const between = segments.slice(at + 1, next.at)
  return (
    // "My brother's house is in Hebbal, near it a flat": the house is what the flat is to be near to.
    between.some((segment) => has(segment, 'seek') || has(segment, 'near-it')) &&
    !between.some((segment) => has(segment, 'or') || has(segment, 'but'))
  )
}

/** "A place without dust, a flat with two rooms": Malayalam's word for land is also any place. */
function isOnlyPlace(
  { value, at, negated }: Kind,
  wishes: readonly Kind[],
  { segments, said }: Reading,
): boolean {
  if (value !== 'land' || negated || !has(segments[at], 'place-is')) return false
  if (said.has('or') || said.has('all-the-same') || said.has('acceptable')) return false
  if (landUnits.some((unit) => said.has(`unit:${unit}`))) return false
  return wishes.some((other) => other.at > at && other.value !== 'land' && !other.negated)
}

/** The next kind that is wanted, where it is another one. */
function nextKind(kind: Kind['value'], at: number, wishes: readonly Kind[]): Kind | undefined {
  return wishes.find((other) => other.at > at && other.value !== kind && !other.negated)
}

/** "Papa says buy a plot, but I want a flat": what others want, set against what is wanted. */
function isOthersWish(
  { value, at, negated }: Kind,
  wishes: readonly Kind[],
  { segments, said }: Reading,
): boolean {
  if (negated || !said.has('talk:past')) return false
  const next = nextKind(value, at, wishes)
  if (next === undefined) return false
  const told = segments.slice(Math.max(0, at - reach), at).some((segment) => has(segment, 'talk:past'))
  const between = segments.slice(at + 1, next.at)
  if (between.some((segment) => has(segment, 'but'))) return told
  // "Papa says take a plot, I like a flat": what is set against it follows a pause.
  const pause = between.findIndex(({ mark }) => mark === ',')
  return pause >= 0 && told && !between.slice(pause).some((segment) => has(segment, 'or'))
}

/** "My wife's house is in Pala, a plot near there": whose home it is only says where the other kind is to be. */
function isSomebodys(
  { value, at, negated }: Kind,
  wishes: readonly Kind[],
  { segments, said }: Reading,
): boolean {
  if (negated || !said.has('own') || !(said.has('there') || said.has('near-it'))) return false
  const owner = has(segments[at - 1], 'of') ? segments[at - 2] : segments[at - 1]
  if (!has(owner, 'own')) return false
  const next = nextKind(value, at, wishes)
  if (next === undefined) return false
  return segments.slice(at + 1, next.at).some((segment) => has(segment, 'there') || has(segment, 'near-it'))
}

/** "Two crore for a villa is not possible, a flat up to 80 lakh": the kind whose price is refused gives way to the next. */
function isTooDear({ value, at, negated }: Kind, wishes: readonly Kind[], reading: Reading): boolean {
  const next = nextKind(value, at, wishes)
  if (negated || next === undefined || next.at > at + 2 * reach) return false
  const between = reading.segments.slice(at + 1, next.at)
  const priced = between.findIndex(({ number }, index) => number !== null && reading.negated[at + 1 + index])
  return priced >= 0 && between.slice(priced).some(({ mark }) => mark === ',')
}

/** "फ्लैट में दम घुटता है, हमें मकान चाहिए", in a flat one cannot breathe: what is felt in one kind is told beside another one that is wanted. */
function isFeltWithin({ value, at, negated }: Kind, wishes: readonly Kind[], reading: Reading): boolean {
  const { segments, said } = reading
  // "Flat humein raas nahi aata", flats do not agree with us.
  const ofUs = isFiller(segments[at + 1]) && isUnknownWord(segments[at + 2])
  const spokenOf = ofUs || has(segments[at + 1], 'of') || has(segments[at + 1], 'unsuited')
  if (negated || !spokenOf || welcomes(segments, said)) return false
  const wanted = wishes.some((other) => other.value !== value && isWanted(other, segments))
  if (!wanted) return false
  let end = at + 1
  while (end < at + 2 * reach && isFelt(segments[end])) end++
  const felt = segments.slice(at + 1, end)
  if (segments[end] !== undefined && segments[end]?.mark === null) return false
  // "हमें मकान चाहिए, फ्लैट में मन नहीं लगता": what one does not feel at home in, whatever its verb.
  const refused = felt.some((segment) => refusing.some((concept) => has(segment, concept)))
  if (refused && (ofUs || has(segments[at + 1], 'of'))) return true
  return felt.some((segment) => has(segment, 'unsuited')) || tellsInBreath(reading, felt, 'unhappy')
}

/** A word that names nothing. */
function isFelt(segment: Segment | undefined): boolean {
  if (segment === undefined || segment.mark !== null) return false
  return isUnknownWord(segment) || isFiller(segment) || feeling.some((concept) => has(segment, concept))
}

/** Beside words that mean nothing: "ഫ്ലാറ്റിൽ താമസിക്കാൻ ഇഷ്ടമില്ല", to live in a flat one does not like. */
const refusing = ['not:after', 'act:deny', 'no-deal'] as const
const feeling = ['unsuited', 'of', 'seek', 'slot:price', ...refusing] as const

/**
 * "ನಾವು ಮನೆಯಲ್ಲಿ ನಾಯಿ ಸಾಕಿದ್ದೇವೆ, ಫ್ಲಾಟ್ ಬೇಕು", at home we keep a dog: what is there where one lives, in a breath that seeks nothing,
 * before another kind that is wanted.
 */
function isWhereOneLives(
  { value, at, negated }: Kind,
  wishes: readonly Kind[],
  { segments, said }: Reading,
): boolean {
  const atHome = has(segments[at - 1], 'at') && !has(segments[at - 1], 'placed')
  if (value !== 'house' || negated || !(atHome || has(segments[at + 1], 'of'))) return false
  if (welcoming.some((concept) => said.has(concept))) return false
  const next = nextKind(value, at, wishes)
  if (next === undefined || !(atHome || isWanted(next, segments))) return false
  const comma = segments.findIndex(({ mark }, behind) => behind > at && mark !== null)
  if (comma < 0 || comma > next.at) return false
  return segments.slice(at + 1, comma).every((one) => {
    const holds =
      one.mention === null && !has(one, 'thing') && one.number?.kind !== 'ordinal' && !namesDeal(one)
    return holds && !has(one, 'seek') && !has(one, 'but')
  })
}

/** With a word of wanting behind it. */
function isWanted({ at, negated }: Kind, segments: readonly Segment[]): boolean {
  if (negated) return false
  let next = at + 1
  while (next < at + reach && isFiller(segments[next]) && !has(segments[next], 'seek')) next++
  return has(segments[next], 'seek')
}

/** Words that make several kinds welcome. */
const welcoming = ['or', 'all-the-same', 'acceptable', 'any'] as const

/** "Pasand nahi" says of a choice that none is preferred, and refuses a kind of home. */
function welcomes(segments: readonly Segment[], said: ReadonlySet<Concept>): boolean {
  if (!welcoming.some((concept) => said.has(concept))) return false
  return segments.some((one) => welcoming.some((concept) => has(one, concept)) && !has(one, 'act:deny'))
}

/** Sold, or having sold. */
const sellings = ['talk:past', 'talk:told', 'from-now'] as const

/** "We have land in the village, we sell it and buy a house": what is parted with before another kind is wanted. */
function isSoldFirst(
  { value, at, negated }: Kind,
  wishes: readonly Kind[],
  { segments, said }: Reading,
): boolean {
  if (negated || !sellings.some((concept) => said.has(concept))) return false
  const next = nextKind(value, at, wishes)
  if (next === undefined) return false
  const between = segments.slice(at + 1, next.at)
  return (
    (between.some(({ mark }) => mark === ',') || isSoldAtOnce(between)) &&
    between.some((segment) => sellings.some((concept) => has(segment, concept))) &&
    !between.some((segment) => has(segment, 'seek') || has(segment, 'or'))
  )
}

/** "Apna plot bechkar flat lena": the selling stands right behind what is sold. */
function isSoldAtOnce(between: readonly Segment[]): boolean {
  const first = between.find((segment) => !isFiller(segment) && !has(segment, 'it'))
  return sellings.some((concept) => has(first, concept))
}

/** "My flat or house is on rent now, 2bhk wanted": what one has of either kind. */
function isOwnedEither({ at }: Kind, all: readonly Kind[], reading: Reading): boolean {
  const pair = pairOf(at, all, reading)
  if (pair === null || !has(reading.segments[pair.from - 1], 'own')) return false
  const { segments } = reading
  if (breathAround(segments, at).some((segment) => has(segment, 'seek'))) return false
  return has(segments[pair.to], 'is') && breathAround(segments, at).some(namesDeal)
}

/** "House or flat, which is better for a family?": weighed, and neither chosen. */
function isWeighed({ at }: Kind, all: readonly Kind[], reading: Reading): boolean {
  const pair = pairOf(at, all, reading)
  if (pair === null) return false
  const { segments, tokens, clauseOf } = reading
  if (breathAround(segments, at).some((segment) => has(segment, 'seek'))) return false
  const behind = segments.slice(pair.to, pair.to + reach)
  const asks = behind.some(
    (segment, index) => has(segment, 'ask') && clauseOf[pair.to + index]?.kind === 'question',
  )
  return asks && behind.some((segment) => hasListed(tokens, segment, 'shownWords', 'praised', 'weighs'))
}

/** Where this kind and another one that "or" joins with it stand. */
function pairOf(
  at: number,
  all: readonly Kind[],
  { segments }: Reading,
): { from: number; to: number } | null {
  const joined = (from: number) => has(segments[from + 1], 'or') && all.some((other) => other.at === from + 2)
  if (joined(at)) return { from: at, to: at + 3 }
  return all.some((other) => other.at === at - 2) && joined(at - 2) ? { from: at - 2, to: at + 1 } : null
}

const reasons: readonly ((kind: Kind, all: readonly Kind[], reading: Reading) => boolean)[] = [
  isGeneral,
  isSoldFirst,
  isSomebodys,
  isTooDear,
  isFeltWithin,
  isWhereOneLives,
  isOnlyPlace,
  isOthersWish,
  isOwnedEither,
  isWeighed,
]
