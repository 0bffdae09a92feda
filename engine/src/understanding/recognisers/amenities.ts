import { type Amenity, amenities, isFurnishing } from '@guru/contract/vocabulary'
import { isNoted } from '../../languages/call-times.ts'
import type { Concept } from '../../languages/concept.ts'
import { ofGuruKinds } from '../../languages/of-guru.ts'
import { hasListed } from '../listed-in.ts'
import { notDoneWithout } from '../polarity/indispensable.ts'
import {
  breathAround,
  has,
  isFiller,
  isUnknownWord,
  mostNamed,
  type Reading,
  reach,
  saysWord,
} from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { WishOf } from '../wish.ts'
import { buysAnyFurniture, buysFurniture } from './buys-furniture.ts'
import { shownKindsOf } from './shown-word.ts'

const amenityOf = new Map<Concept, Amenity>(amenities.map((amenity) => [`amenity:${amenity}`, amenity]))

type AmenityWish = WishOf<'amenities'>

/** Amenities named in this turn; one wish each. */
export function readAmenities(reading: Reading): AmenityWish[] {
  const wishes: AmenityWish[] = []
  const open = isFurnishingOpen(reading)
  reading.segments.forEach((segment, at) => {
    const wished = reading.clauseOf[at]?.kind === 'wish'
    for (const concept of segment.concepts) {
      const amenity = amenityOf.get(concept)
      if (amenity === undefined || !(wished || isTakenBackBeside(amenity, reading, at))) continue
      if (isSecondChoice(amenity, reading, at)) continue
      if (open && isFurnishing(amenity)) continue
      if (isOnlySupposed(reading, at) || isSaidToBeUntold(reading, at) || buysFurniture(reading, at)) continue
      if (isToldOfOne(reading, at)) continue
      if (amenity === 'security' && isWork(reading, at)) continue
      // "Roti pani", meals.
      if (
        amenity === 'water_supply' &&
        hasListed(reading.tokens, reading.segments[at - 1], 'shownWords', 'meals')
      )
        continue
      wishes.push({
        slot: 'amenities',
        value: [amenity === 'furnished' && isSomeFurniture(reading, at) ? 'semi_furnished' : amenity],
        at,
        negated: reading.negated[at] === true || isOnStreet(reading, at),
      })
    }
  })
  const refused = wishes.filter(({ negated }) => negated).slice(0, mostNamed)
  return refused.length === 0 ? wishes : wishes.filter((wish) => !isRefusedBeside(wish, refused, reading))
}

/** "Benachity wale ch ta lift likhi c", "the second one has a lift, you said": told of a home shown. */
function isToldOfOne({ segments, tokens, context }: Reading, at: number): boolean {
  if ((context.shown ?? 0) === 0) return false
  const before = segments.slice(Math.max(0, at - reach), at)
  if (!before.some((one, from) => one.number?.kind === 'ordinal' && has(before[from + 1], 'choice')))
    return false
  const behind = segments.slice(at + 1, at + 1 + reach)
  return behind.some((one) => saysWord(tokens, one, isNoted) || has(one, 'said-so'))
}

/**
 * "We have furniture, it need not be furnished", "remove security, guard was my job": what is taken out in one breath is
 * only spoken of in another that wants nothing.
 */
function isRefusedBeside(
  { value, at, negated }: AmenityWish,
  refused: readonly AmenityWish[],
  { segments, context }: Reading,
): boolean {
  if (negated) return false
  const ofIt = refused.filter((other) => other.value[0] === value[0])
  if (value.every(isFurnishing)) return ofIt.some((other) => other.at > at)
  if (ofIt.length === 0) return false
  const own = breathAround(segments, at)
  if (own.some((one) => has(one, 'seek'))) return false
  const known = context.known.amenities?.some((amenity) => value[0] === amenity) === true
  return ofIt.some((other) => {
    const breath = breathAround(segments, other.at)
    if (breath[0] === own[0]) return false
    const removes = breath.some((one) => has(one, 'remove') || has(one, 'remove:after'))
    // "The cat is with my sister now, pet friendly is not needed" of who wished it.
    return removes || (known && other.at > at)
  })
}

/**
 * "We sold the car, no parking needed now": beside what is only told a wish that is known is taken back. "There is no lift
 * where we live now" is the reason for it.
 */
function isTakenBackBeside(amenity: Amenity, reading: Reading, at: number): boolean {
  const { segments, negated, clauseOf, context } = reading
  if (negated[at] !== true || !context.known.amenities?.includes(amenity)) return false
  if (clauseOf[at]?.asking === true) return false
  const others = breathAround(segments, at).filter((one) => one !== segments[at])
  const refuses = others.some((one) => takingBack.some((concept) => has(one, concept)))
  const strange = others.filter(isUnknownWord).length
  return refuses && strange < 2 && others.every((one) => isUnknownWord(one) || isOfTakingBack(one))
}

const takingBack = ['not:after', 'remove:after', 'remove'] as const

/** What says nothing of where else it may be missing. */
function isOfTakingBack(segment: Segment): boolean {
  if (segment.mark !== null) return true
  if (has(segment, 'at') || has(segment, 'there') || has(segment, 'it')) return false
  return isFiller(segment) || ofTakingBack.some((concept) => has(segment, concept))
}

const ofTakingBack = [...takingBack, 'so', 'therefore', 'from-now', 'correct', 'and', 'of', 'seek'] as const

/** "Some furniture would be nice", "थोड़ा फर्नीचर": not all of it is needed. "Some furnished flats" are furnished. */
function isSomeFurniture({ segments, tokens, negated }: Reading, at: number): boolean {
  if (negated[at] === true || !hasListed(tokens, segments[at], 'shownWords', 'furniture')) return false
  return segments
    .slice(Math.max(0, at - 2), at + 1)
    .some((one) => hasListed(tokens, one, 'shownWords', 'little'))
}

/** "Parking on the road is fine, too": none of the home's own is needed. */
function isOnStreet(reading: Reading, at: number): boolean {
  const { segments, clauseOf } = reading
  const behind = segments.slice(at + 1, Math.min(at + reach, clauseOf[at]?.to ?? 0))
  const street = behind.findIndex((one) => shownKindsOf(reading, one).has('street'))
  if (street < 0 || !has(segments[at], 'amenity:parking')) return false
  const rest = behind.slice(street)
  return rest.some((one) => has(one, 'acceptable') || has(one, 'all-the-same'))
}

/** "Not above the third floor if there is no lift": what may be missing, where nothing comes to nought without it. */
function isOnlySupposed(reading: Reading, at: number): boolean {
  const { segments, negated } = reading
  if (negated[at]) return isRefusedIf(reading, at)
  return has(segments[at - 1], 'if-not') && notDoneWithout(segments, at - 1) === null
}

/** "If a lift is not there, the ground floor is ok"; but "no problem if a lift is not there" gives it up. */
function isRefusedIf({ segments, said }: Reading, at: number): boolean {
  if (!said.has('if')) return false
  let back = at - 1
  while (back > at - 4 && isFiller(segments[back]) && !has(segments[back], 'if')) back--
  return has(segments[back], 'if') && (segments[back - 1] === undefined || segments[back - 1]?.mark != null)
}

/** "Pets gurinchi cheppaledu, can you ask?": nothing is said about it, and it is not refused. */
function isSaidToBeUntold({ segments, tokens, clauses, negated }: Reading, at: number): boolean {
  const next = segments[at + 1]
  if (negated[at] !== true || next === undefined || !has(segments[at + 2], 'not:after')) return false
  if (!clauses.some(({ kind, from }) => kind === 'question' && from > at)) return false
  return saysWord(tokens, next, (word) => ofGuruKinds(word).has('about'))
}

/** "I am a retired railway guard", "naan securityya velai paakuren": what one is, and no wish. */
function isWork({ segments, negated }: Reading, at: number): boolean {
  if (negated[at]) return false
  const isGuard = (one: Segment | undefined) => has(one, 'amenity:security')
  let from = at - 1
  while (from > at - 4 && (isUnknownWord(segments[from]) || isGuard(segments[from]))) from--
  if (!has(segments[from], 'self')) return false
  let to = at + 1
  while (isGuard(segments[to])) to++
  return !wanting.some((concept) => has(segments[to], concept))
}

const wanting: readonly Concept[] = ['seek', 'take', 'exist', 'liked', 'propose', 'ask:closing', 'and', 'or']

/** "Furnished or unfurnished, either is fine": how it is furnished is no wish. */
function isFurnishingOpen({ segments, said }: Reading): boolean {
  if (!said.has('or') || !(said.has('all-the-same') || said.has('acceptable'))) return false
  const named = segments.flatMap(({ concepts }) => [...concepts].flatMap((one) => amenityOf.get(one) ?? []))
  return named.includes('unfurnished') && named.includes('furnished')
}

/** Amenities that a question asks about: "does it have a lift?". */
export function readAmenitiesAsked(reading: Reading): Amenity[] {
  const asked = new Set<Amenity>()
  reading.segments.forEach((segment, at) => {
    // "Is there a well?": water may come from anywhere.
    if (reading.clauseOf[at]?.kind !== 'question' || has(segment, 'well') || buysFurniture(reading, at))
      return
    for (const concept of segment.concepts) {
      const amenity = amenityOf.get(concept)
      if (amenity !== undefined) asked.add(amenity)
    }
  })
  return [...asked]
}

/** Where furnished was wished, "unfurnished is ok" and "no furniture? We buy it ourselves" give that up and demands nothing. */
export function readFurnishingGivenUp(reading: Reading): Amenity[] {
  if (buysAnyFurniture(reading)) return knownFurnishing(reading)
  if (!reading.said.has('acceptable')) return []
  const given = reading.segments.some((segment, at) =>
    [...segment.concepts].some((concept) => {
      const amenity = amenityOf.get(concept)
      return amenity !== undefined && isSecondChoice(amenity, reading, at)
    }),
  )
  return given ? knownFurnishing(reading) : []
}

function knownFurnishing({ context }: Reading): Amenity[] {
  return (context.known.amenities ?? []).filter(isFurnishing)
}

function isSecondChoice(amenity: Amenity, reading: Reading, at: number): boolean {
  if (!isFurnishing(amenity) || !knownFurnishing(reading).some((known) => known !== amenity)) return false
  let next = at + 1
  while (next < at + 3 && isFiller(reading.segments[next]) && !has(reading.segments[next], 'acceptable'))
    next++
  return has(reading.segments[next], 'acceptable')
}
