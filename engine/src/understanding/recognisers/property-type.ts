import { propertyTypes } from '@guru/contract/vocabulary'
import { isDealGivenUp } from '../polarity/struck.ts'
import {
  has,
  isFiller,
  mostNamed,
  namesProperty,
  propertyTypeOf,
  type Reading,
  reach,
  valueNamed,
} from '../reading.ts'
import { isHomeNotRoom } from '../room-or-home.ts'
import type { Segment } from '../segments.ts'
import type { WishOf } from '../wish.ts'
import { isHomeElsewhere } from './home-elsewhere.ts'
import { homesOnceOwned, isComplainedOf, isDescribed, isGivenFor, isMovedFrom, toldBefore } from './told.ts'

/**
 * House, apartment or land. "The flat", "this house" only point at something: they name the kind while
 * none is known.
 */
export function readPropertyType(reading: Reading): WishOf<'property_type'>[] {
  const wishes: WishOf<'property_type'>[] = []
  const roomsAreHomes = areRoomsHomes(reading)
  const isOnceOwned = homesOnceOwned(reading)
  let named = 0
  reading.segments.forEach((segment, at) => {
    if (reading.clauseOf[at]?.kind !== 'wish' || named === mostNamed) return
    const value =
      propertyTypeOf(segment) ?? (has(segment, 'thing') && isPieceOfLand(reading, at) ? 'land' : undefined)
    if (value === undefined) return
    const before = at > 0 ? reading.segments[at - 1] : undefined
    named++
    if (has(segment, 'unit:bedroom') && !(roomsAreHomes && isHomeNotRoom(reading.segments, at))) return
    if (isHomeElsewhere(reading, at) || isGivenFor(reading, at)) return
    // "The second house", "the last flat" picks one of those shown.
    const picked = isAmongShown(reading) || has(reading.segments[at - 2], 'this') || onlyPicks(reading, at)
    if ((before?.number?.kind === 'ordinal' || has(before, 'last')) && picked) return
    // "Paili wali": Punjabi's word for land, as typed, is also its "first".
    if (segment.number?.kind === 'ordinal' && has(reading.segments[at + 1], 'choice')) return
    // "Around an acre of land", asked how large the farmhouse is to be.
    const { asked, known } = reading.context
    if (value === 'land' && asked === 'size_sqft' && known.property_type !== undefined) return
    if (value === 'land' && (isGroundOfHome(reading, at) || isNameAhead(reading, at))) return
    if (isHousehold(reading.segments, at)) return
    // "In our house" is where somebody lives.
    if (has(segment, 'own') && has(reading.segments[at + 1], 'of')) return
    // "barita": the house at hand.
    const pointed = has(before, 'this') || has(reading.segments[at + 1], 'it')
    if (pointed && reading.context.known.property_type !== undefined) return
    // "This is an old house, no": one that was shown is refused, not its kind.
    if (reading.negated[at] && has(reading.segments[at - 2], 'it')) return
    if (isOnceOwned(at) || isDescribed(reading, at)) return
    if (isMovedFrom(reading, at) || isComplainedOf(reading, at)) return
    // "വാടക വീട് വേണ്ട": one word for the deal and the kind, of which the deal is struck.
    const negated = reading.negated[at] === true && !isDealGivenUp(segment, reading.said)
    wishes.push({ slot: 'property_type', value, at, negated })
  })
  // "Her parents' house is in Aluva, that is why a flat near it": only what is told before what is sought.
  // "We have a plot but no money to build, so a ready flat."
  const reasoned = (['therefore', 'but', 'so'] as const).some((concept) => reading.said.has(concept))
  const told = reasoned
    ? toldBefore(
        wishes.filter(({ negated }) => !negated),
        reading,
      )
    : []
  return wishes.filter(
    (wish) =>
      !isGeneral(wish, wishes, reading) &&
      !isSoldFirst(wish, wishes, reading) &&
      !isSomebodys(wish, wishes, reading) &&
      !isTooDear(wish, wishes, reading) &&
      !isOnlyPlace(wish, wishes, reading) &&
      !isOthersWish(wish, wishes, reading) &&
      !told.includes(wish),
  )
}

/** "Moonnamathe veed kollam", the third house is good: where no article tells, nothing else is said. */
function onlyPicks({ segments }: Reading, home: number): boolean {
  return segments.every(
    (segment, at) =>
      segment.mark !== null ||
      segment.number?.kind === 'ordinal' ||
      isFiller(segment) ||
      picking.some((concept) => has(segment, concept)) ||
      (at > home && has(segment, 'seek')),
  )
}

const picking = ['choice', 'lead-in', 'act:affirm', 'this'] as const

/** "A house for rent, it should be a flat": house is also said of any home, and the kind comes after it. */
function isGeneral(
  { value, at, negated }: WishOf<'property_type'>,
  wishes: readonly WishOf<'property_type'>[],
  { segments, said }: Reading,
): boolean {
  if (value !== 'house' || negated) return false
  const next = wishes.find((other) => other.at > at && other.value !== 'house')
  if (next?.value !== 'apartment' || next.negated) return false
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
  { value, at, negated }: WishOf<'property_type'>,
  wishes: readonly WishOf<'property_type'>[],
  { segments, said }: Reading,
): boolean {
  if (value !== 'land' || negated || !has(segments[at], 'place-is')) return false
  if (said.has('or') || said.has('all-the-same') || said.has('acceptable')) return false
  if (landUnits.some((unit) => said.has(`unit:${unit}`))) return false
  return wishes.some((other) => other.at > at && other.value !== 'land' && !other.negated)
}

/** The next kind that is wanted, where it is another one. */
function nextKind(
  kind: WishOf<'property_type'>['value'],
  at: number,
  wishes: readonly WishOf<'property_type'>[],
): WishOf<'property_type'> | undefined {
  return wishes.find((other) => other.at > at && other.value !== kind && !other.negated)
}

/** "Papa says buy a plot, but I want a flat": what others want, set against what is wanted. */
function isOthersWish(
  { value, at, negated }: WishOf<'property_type'>,
  wishes: readonly WishOf<'property_type'>[],
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
  { value, at, negated }: WishOf<'property_type'>,
  wishes: readonly WishOf<'property_type'>[],
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
function isTooDear(
  { value, at, negated }: WishOf<'property_type'>,
  wishes: readonly WishOf<'property_type'>[],
  reading: Reading,
): boolean {
  const next = nextKind(value, at, wishes)
  if (negated || next === undefined || next.at > at + 2 * reach) return false
  const between = reading.segments.slice(at + 1, next.at)
  const priced = between.findIndex(({ number }, index) => number !== null && reading.negated[at + 1 + index])
  return priced >= 0 && between.slice(priced).some(({ mark }) => mark === ',')
}

/** Sold, or having sold. */
const sellings = ['talk:past', 'talk:told', 'from-now'] as const

/** "We have land in the village, we sell it and buy a house": what is parted with before another kind is wanted. */
function isSoldFirst(
  { value, at, negated }: WishOf<'property_type'>,
  wishes: readonly WishOf<'property_type'>[],
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

/** A word for rooms may mean a home where none is asked for and no other kind is named. */
function areRoomsHomes({ segments, said, context, amounts }: Reading): boolean {
  if (!said.has('unit:bedroom') || context.asked === 'bedrooms') return false
  // "One more room, make it three": rooms are spoken of.
  if (context.known.bedrooms !== undefined && [...amounts.values()].includes('bedrooms')) return false
  return !segments.some((segment) => namesProperty(segment) && !has(segment, 'unit:bedroom'))
}

/** "Ghar me chaar log hain": who lives together. */
function isHousehold(segments: readonly Segment[], at: number): boolean {
  const number = segments[at + 2]?.number
  if (!has(segments[at + 1], 'of') || number?.kind !== 'cardinal' || number.vague) return false
  return (['unit:other', 'people', 'persons'] as const).some((concept) => has(segments[at + 3], concept))
}

/** "A villa on 4 cents of land", "20 cents and a house in it" is a house. */
function isGroundOfHome({ segments, clauseOf }: Reading, at: number): boolean {
  const inIt = has(segments[at + 1], 'it') && has(segments[at + 2], 'of')
  if (!inIt && !has(segments[at + 1], 'of')) return false
  const end = Math.min(at + reach, clauseOf[at]?.to ?? 0)
  return segments.slice(at + 2, end).some((segment) => has(segment, 'property:house'))
}

/** "Sthalam Vadakara": a word for land that also says which place is meant, before its name. */
function isNameAhead({ segments, context }: Reading, at: number): boolean {
  if (!has(segments[at], 'place-is')) return false
  const name = segments[at + 1]?.mark === null ? at + 1 : at + 2
  const behind = segments[name + 1]
  if (segments[name]?.mention == null) return false
  const placeAsked = context.asked === 'city' || context.asked === 'area'
  return (
    placeAsked || behind === undefined || behind.mark !== null || (has(behind, 'is') && !has(behind, 'of'))
  )
}

/** The segment before another one, past the endings written on to it: "hattu sentina-varegina jaga". */
function wordBefore({ segments }: Reading, at: number): Segment | undefined {
  let before = at - 1
  while (segments[before] !== undefined && segments[before]?.from === segments[before]?.to) before--
  return segments[before]
}

/** Units in which land is counted: "anju cent idam" is land. */
const landUnits = ['cent', 'ground', 'gunta', 'acre', 'marla', 'kanal', 'katha'] as const

/** "Five cents of something", but not "4 marla wala ghar", where the house is named behind it. */
function isPieceOfLand(reading: Reading, at: number): boolean {
  if (reading.context.known.property_type !== undefined) return false
  if (isLandUnit(wordBefore(reading, at))) return valueNamed(reading.segments[at + 1], 'property:') === null
  // "Four cents are enough, a place with a road": where no other kind is named, too.
  const { said } = reading
  return (
    southernUnits.some((unit) => said.has(unit)) &&
    !propertyTypes.some((type) => said.has(`property:${type}`))
  )
}

/** Units of the south, in which homes are not counted without saying so. */
const southernUnits = ['unit:cent', 'unit:ground', 'unit:acre', 'unit:gunta'] as const

function isLandUnit(segment: Segment | undefined): boolean {
  return landUnits.some((unit) => has(segment, `unit:${unit}`))
}

/** Homes are before the seeker, or their kind is settled. */
function isAmongShown({ context }: Reading): boolean {
  return (context.shown ?? 0) > 0 || context.known.property_type !== undefined
}
