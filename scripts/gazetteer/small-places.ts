import { isFormOfCommonWord } from '../../engine/src/places/common-words.ts'
import { joinedSound, nameUnits, wordsOf } from '../../engine/src/places/name-units.ts'
import { editDistance } from '../../engine/src/text/edit-distance.ts'
import { areaName, isOfficeOnly, spellingOf } from './area-names.ts'
import type { GazetteerArea } from './areas.ts'
import { type GazetteerCity, kilometres } from './cities.ts'
import { noPlaces, streetWords } from './curated-small-places.ts'
import type { CityRow, Position, PostOfficeRow } from './tables.ts'

/** A town or village of which little more than the name is known. */
export interface SmallPlace {
  name: string
  /** null for namesakes in several states. */
  state: string | null
  /** null where it is not known, and for namesakes. */
  position: Position | null
}

/** Kilometres from the middle of a large town, and of a small one, within which a post office is one of its quarters. */
const quarterKm = { large: 4, small: 1.5 }
const largeTown = 60_000
/** Farther apart two of one name are two. */
const namesakeKm = 40

/**
 * Towns and villages beyond the gazetteer's cities and areas, none of them called like one of these.
 *
 * @param towns those that no city was made of
 * @param offices all post offices: nearly every town has one
 * @param listed further ones that have none of their name
 */
export function gatherSmallPlaces(
  cities: readonly GazetteerCity[],
  areas: ReadonlyMap<string, readonly GazetteerArea[]>,
  towns: readonly CityRow[],
  offices: readonly PostOfficeRow[],
  listed: readonly SmallPlace[],
): SmallPlace[] {
  const known = new Set(
    [...cities, ...[...areas.values()].flat()].flatMap(({ name, aliases }) =>
      [name, ...aliases].map(spellingOf),
    ),
  )
  const places = new Map<string, SmallPlace>()
  const isOtherSpelling = otherSpellings([
    ...cities.map(({ name, position }) => ({ name, position })),
    ...[...areas.values()].flat(),
  ])
  const isShared = sharedPoints(offices)
  const ofOffices = offices.flatMap((office) =>
    placeOf(isShared(office.position) ? { ...office, position: null } : office, cities),
  )
  for (const place of [...[...towns.map(townOf), ...ofOffices].map(withListedName(listed)), ...listed]) {
    const key = spellingOf(place.name)
    if (known.has(key) || isOtherSpelling(place)) continue
    const namesake = places.get(key)
    places.set(key, namesake === undefined ? place : ofOneName(namesake, place))
  }
  return [...places.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Offices and maps spell some names in ways of their own: Otapidaram is Ottapidaram. */
function withListedName(listed: readonly SmallPlace[]): (place: SmallPlace) => SmallPlace {
  const keyOf = ({ name, state }: SmallPlace) => `${state} ${soundOf(name)}`
  const names = new Map(listed.map((place) => [keyOf(place), place.name]))
  return (place) => ({ ...place, name: names.get(keyOf(place)) ?? place.name })
}

/** Tells the places that are known already, a slip or less away. */
function otherSpellings(
  known: readonly Pick<SmallPlace, 'name' | 'position'>[],
): (place: SmallPlace) => boolean {
  const sounds = known.flatMap(({ name, position }) =>
    position === null ? [] : { sound: soundOf(name), position },
  )
  const bySquare = Map.groupBy(sounds, ({ position }) => squareOf(position.lat, position.lon))
  const all = new Set(known.map(({ name }) => soundOf(name)))
  return ({ name, position }) => {
    const sound = soundOf(name)
    // "Mukarjee Nagar": of so many sounds no village is meant.
    if (sound.length >= manySounds && all.has(sound)) return true
    if (position === null) return false
    const around = [-1, 0, 1].flatMap((north) =>
      [-1, 0, 1].flatMap(
        (east) => bySquare.get(squareOf(position.lat + north * square, position.lon + east * square)) ?? [],
      ),
    )
    return around.some(
      (other) =>
        kilometres(position, other.position) < sameKm &&
        editDistance(sound, other.sound, 1) <= (sound.length >= longSound ? 1 : 0),
    )
  }
}

/** Degrees of a square, more than two places of one name are apart that are one. */
const square = 0.25
const sameKm = 20
const longSound = 6
const manySounds = 8

const squareOf = (lat: number, lon: number): string =>
  `${Math.floor(lat / square)} ${Math.floor(lon / square)}`
const soundOf = (name: string): string => joinedSound(nameUnits(name))

function townOf({ name, state, lat, lon }: CityRow): SmallPlace {
  return { name, state, position: { lat, lon } }
}

/** Tells the points that several offices have: the middle of their district, which says nothing of a village. */
function sharedPoints(offices: readonly PostOfficeRow[]): (position: Position | null) => boolean {
  const counts = new Map<string, number>()
  const keyOf = ({ lat, lon }: Position) => `${lat},${lon}`
  for (const { position } of offices)
    if (position !== null) counts.set(keyOf(position), (counts.get(keyOf(position)) ?? 0) + 1)
  return (position) => position !== null && (counts.get(keyOf(position)) ?? 0) > 1
}

function placeOf(
  { office, state, position }: PostOfficeRow,
  cities: readonly GazetteerCity[],
): SmallPlace | [] {
  const name = areaName(office)
  if (name === null || isOfficeOnly(name) || noPlaces.has(name.toLowerCase())) return []
  const words = wordsOf(name)
  if (words.length > mostWords || name.length < shortestName || /\d/u.test(name)) return []
  if (words.length > 1 && streetWords.has(words.at(-1) ?? '')) return []
  if (words.every((word) => isFormOfCommonWord(word))) return []
  if (position !== null && cities.some((city) => isQuarter(position, city))) return []
  return { name, state: state === '' ? null : state, position }
}

function isQuarter(position: Position, { position: middle, population }: GazetteerCity): boolean {
  return kilometres(middle, position) < (population >= largeTown ? quarterKm.large : quarterKm.small)
}

const mostWords = 3
const shortestName = 4

function ofOneName(one: SmallPlace, other: SmallPlace): SmallPlace {
  const state = one.state === other.state ? one.state : null
  const { position: at, name } = one
  const { position: there } = other
  if (at === null || there === null) return { name, state, position: state === null ? null : (at ?? there) }
  return { name, state, position: kilometres(at, there) > namesakeKm ? null : at }
}
