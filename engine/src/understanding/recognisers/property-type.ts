import { listedAs } from '../../languages/listed-words.ts'
import { ofGuruKinds, speaksOfCalls } from '../../languages/of-guru.ts'
import { hasListed } from '../listed-in.ts'
import { isDealGivenUp } from '../polarity/struck.ts'
import {
  has,
  isFiller,
  mostNamed,
  namesProperty,
  propertyTypeOf,
  type Reading,
  transactionOf,
} from '../reading.ts'
import { isHomeNotRoom } from '../room-or-home.ts'
import type { Segment } from '../segments.ts'
import type { WishOf } from '../wish.ts'
import { isGroundOfHome } from './ground-of-home.ts'
import { isHomeElsewhere } from './home-elsewhere.ts'
import { givesWay } from './kinds-beside-kinds.ts'
import { isNameAhead, isPieceOfLand, isPlaceAnywhere, isPlaceOfHome } from './land-words.ts'
import { isOnlyKind } from './only-kind.ts'
import { toldBefore } from './told/told-before.ts'
import { homesOnceOwned, isComplainedOf, isDescribed, isGivenFor, isMovedFrom } from './told/told-homes.ts'

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
    if (isPlaceOfHome(reading, at)) return
    if (value === 'house' && isRoomOfHome(reading, at)) return
    if (value === 'land' && isPlaceAnywhere(reading, at)) return
    if (value === 'land' && isWhereOneCallsFrom(reading, at)) return
    if (value === 'house' && namesAnyHome(reading, at)) return
    if (value === 'house' && asksToBeTaken(reading, at)) return
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
  return wishes.filter((wish) => !givesWay(wish, wishes, reading) && !told.includes(wish))
}

/** "Rasoi ghar", "adige mane": a kitchen and not a home, but for "near a school, ghar". */
function isRoomOfHome({ segments, tokens }: Reading, at: number): boolean {
  const segment = segments[at]
  if (segment === undefined || !hasListed(tokens, segment, 'shownWords', 'homes')) return false
  const word = { from: segment.from - 1, to: segment.from }
  if (word.from < 0 || !hasListed(tokens, word, 'shownWords', 'roomsAhead')) return false
  return segments[at - 1]?.mark === null && !has(segments[at - 2], 'at')
}

/** "Call me when I am back [from the field]": where one works. */
function isWhereOneCallsFrom({ segments, tokens }: Reading, at: number): boolean {
  if (!(['origin:after', 'range:to', 'min:after'] as const).some((one) => has(segments[at + 1], one)))
    return false
  if (segments.some(({ mention }) => mention !== null)) return false
  return tokens.some(({ text }) => speaksOfCalls(ofGuruKinds(text)))
}

/** "Flat or house, both are okay", and later "show me homes in Baner", but for "sirf ghar" and "plot ya ghar". */
function namesAnyHome(reading: Reading, at: number): boolean {
  const { segments, tokens, context } = reading
  const segment = segments[at]
  if (context.anyKind !== true || segment === undefined || isOnlyKind(reading, at)) return false
  if (segments.some((one) => propertyTypeOf(one) === 'land')) return false
  return tokens.slice(segment.from, segment.to).every(({ text }) => listedAs(text).shownWords.has('homes'))
}

/** "I am a Muslim, will I get a house?": whether anybody lets to one is asked, and no kind of home is chosen. */
function asksToBeTaken({ segments, said, clauseOf }: Reading, at: number): boolean {
  if (!said.has('creed') && !said.has('diet') && !said.has('marital')) return false
  if (clauseOf[at]?.asking !== true || said.has('seek')) return false
  return segments.every(
    (one) => one.mention === null && one.number === null && transactionOf(one) === undefined,
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

/** A word for rooms may mean a home where none is asked for and no other kind is named. */
function areRoomsHomes({ segments, said, context, amounts }: Reading): boolean {
  if (!said.has('unit:bedroom') || context.asked === 'bedrooms') return false
  // "One more room, make it three": rooms are spoken of.
  if (context.known.bedrooms !== undefined && [...amounts.values()].includes('bedrooms')) return false
  return !segments.some((segment) => namesProperty(segment) && !has(segment, 'unit:bedroom'))
}

/** "Ghar me chaar log hain", "ghar me hum 4 log hain": who lives together. */
function isHousehold(segments: readonly Segment[], at: number): boolean {
  const counted = has(segments[at + 2], 'self') ? at + 3 : at + 2
  const number = segments[counted]?.number
  // "Kothi ka ek floor": one only introduces.
  if (!has(segments[at + 1], 'of') || number?.kind !== 'cardinal' || number.value === 1) return false
  return (['unit:other', 'people', 'persons'] as const).some((concept) => has(segments[counted + 1], concept))
}

/** Homes are before the seeker, or their kind is settled. */
function isAmongShown({ context }: Reading): boolean {
  return (context.shown ?? 0) > 0 || context.known.property_type !== undefined
}
