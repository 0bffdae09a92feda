import type { Concept } from '../../../languages/concept.ts'
import type { Place } from '../../../places/place.ts'
import {
  has,
  isFiller,
  isUnknownWord,
  namesDeal,
  namesHome,
  namesProperty,
  type Reading,
  reach,
} from '../../reading.ts'
import type { Segment } from '../../segments.ts'
import { isHomeElsewhere } from '../home-elsewhere.ts'
import { isMovedButLooks } from '../moved-to.ts'
import { breathOf, nextPause, seeks } from './breath.ts'
import { toldBefore } from './told-before.ts'

/** Where a place was named. */
interface Named {
  at: number
  places: readonly [Place, ...Place[]]
}

/**
 * "My flat in Pune is sold, now looking in Mumbai": of cities in several breaths, those of a breath that only
 * tells something give way where another one seeks. The same holds for areas.
 */
export function withoutTold<T extends Named>(named: readonly T[], reading: Reading): readonly T[] {
  if (named.length < 2) return named
  const ofKind = (kind: Place['kind']) => named.filter(({ places }) => places[0].kind === kind)
  const told = new Set([...toldBefore(ofKind('city'), reading), ...toldBefore(ofKind('area'), reading)])
  for (const [index, one] of named.slice(0, -1).entries())
    if (isMovedButLooks(reading, one.at, named[index + 1]?.at ?? one.at)) told.add(one)
  for (const one of named.slice(0, -1))
    if (isPartedWith(one.at, reading) || isHomeElsewhere(reading, one.at) || leadsToAnother(reading, one.at))
      told.add(one)
  for (const [index, one] of named.entries())
    if (named.slice(index + 1).some(({ at }) => isWorkplaceBefore(one.at, at, reading))) told.add(one)
  // "Mother says Angamaly, I settled on Aluva": a city that has nothing to do with the area that is sought.
  const areas = ofKind('area').filter((one) => !told.has(one))
  for (const one of areas.length > 0 ? toldBefore(named, reading) : [])
    if (one.places[0].kind === 'city' && !areas.some(({ places }) => isWithin(places, one.places[0].name)))
      told.add(one)
  // "Gave up our flat in Dadar, want to buy in Dombivli": an area that does not lie in the city that is sought.
  const cities = ofKind('city').filter((one) => !told.has(one))
  for (const one of cities.length > 0 && areas.length > 0 ? toldBefore(named, reading) : [])
    if (one.places[0].kind === 'area' && !cities.some(({ places }) => isWithin(one.places, places[0].name)))
      told.add(one)
  return told.size === 0 ? named : named.filter((one) => !told.has(one))
}

/** "Office in Noida, a 2bhk in Indirapuram": where one works, in a breath without a home, before another place. */
function isWorkplaceBefore(at: number, next: number, reading: Reading): boolean {
  if (!reading.said.has('aside:other-kind')) return false
  const breath = breathOf(reading, at)
  if (!breath.some((segment) => has(segment, 'aside:other-kind')) || seeks(breath)) return false
  if (breath.some((segment) => namesHome(segment) || namesDeal(segment))) return false
  return breathOf(reading, next).some(namesHome)
}

function isWithin(areas: readonly Place[], city: string): boolean {
  return areas.some((area) => area.kind === 'area' && area.city === city)
}

/** "The flat in Aluva sold, a plot in Angamaly": a home there, and at once what is wanted instead, before another place. */
function isPartedWith(at: number, { segments }: Reading): boolean {
  let home = at + 1
  while (home <= at + reach && !has(segments[home], 'from-now') && isSaidOfHome(segments[home])) home++
  const left = segments[home]
  // "In Guntur [the house we had is sold]", said in one phrase.
  if (has(left, 'from-now'))
    return has(left, 'own') || has(left, 'origin:after') || has(segments[home - 1], 'own')
  let next = home + 1
  while (next <= home + 2 && isFiller(segments[next]) && !has(segments[next], 'from-now')) next++
  return (namesProperty(left) || has(left, 'origin')) && has(segments[next], 'from-now')
}

const ofHome = ['of', 'exist', 'own'] as const

/** "Bareilly ka [pushtaini] makaan": what may stand between a place and the home there. */
function isSaidOfHome(segment: Segment | undefined): boolean {
  if (segment === undefined || namesProperty(segment)) return false
  return ofHome.some((concept) => has(segment, concept)) || isFiller(segment) || isUnknownWord(segment)
}

/** Selling, letting or having done so. */
const parting: readonly Concept[] = ['offer:sale', 'offer:rent', 'talk:past', 'talk:told']

/** "We are selling our house in Adyar, now a flat in Chennai": what is parted with, before what is sought from now on. */
export function leadsToAnother(reading: Reading, at: number): boolean {
  const { segments, said } = reading
  if (!said.has('from-now') || !parting.some((concept) => said.has(concept))) return false
  const breath = breathOf(reading, at)
  if (!breath.some((segment) => parting.some((concept) => has(segment, concept))) || seeks(breath))
    return false
  const behind = nextPause(at, segments) + 1
  if (!segments.slice(behind, behind + 2).some((segment) => has(segment, 'from-now'))) return false
  const wanted = segments.slice(behind, nextPause(behind, segments))
  return wanted.some(namesHome) && (seeks(wanted) || wanted.some(namesDeal))
}
