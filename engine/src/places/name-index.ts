import { writtenNames } from '../languages/place-names.ts'
import { hashOf, noLetters } from '../text/glance.ts'
import { checkStart, Filing } from '../text/keyed.ts'
import { isLatin } from '../text/script.ts'
import { type Merger, mergedHash, mergers } from '../text/sound-key.ts'
import { commonWords } from './common-words.ts'
import { readGazetteer, type Weighted } from './gazetteer.ts'
import { Misspellings } from './misspellings.ts'
import { nameOrders } from './name-orders.ts'
import { joinedSound, type NameUnit, nameUnits, spelledKey, wordUnit, writtenOut } from './name-units.ts'
import { type NamesByKey, namesByKey } from './names-by-key.ts'
import { namesNoPlace } from './no-name.ts'
import { otherSounds } from './other-sounds.ts'
import type { Area, City, ListedPlace, Place } from './place.ts'
import { SmallPlaces } from './small-places.ts'
import { stateNames } from './states.ts'

/** A place under one of its names. */
export interface Named {
  place: Place
  weight: number
  /** The name's key as spelled. */
  spelled: string
  /** How many words and numbers it has. */
  words: number
}

/** All names of all places by the keys under which people may write them. */
export interface NameIndex {
  spelled: NamesByKey
  sound: NamesByKey
  /** Names by merged sound keys; by 'v' those alone whose key differs from their own. */
  merged: Readonly<Record<Merger, NamesByKey>>
  misspellings: Misspellings
  cities: readonly Weighted<City>[]
  areasByCity: ReadonlyMap<string, readonly Weighted<Area>[]>
  /** Areas of a city that the listings table names; absent for a city without listings. */
  listedAreas: ReadonlyMap<string, ReadonlySet<string>>
  /** What stands for a state among the named: no place for a home. */
  states: ReadonlySet<Place>
  /** Most units in one name. */
  longestName: number
  small: SmallPlaces
}

/** Builds the index of the gazetteer and of what the listings table names beyond it. */
export function buildNameIndex(listed: readonly ListedPlace[]): NameIndex {
  const builder = new IndexBuilder()
  const { cities, areas } = readGazetteer()
  for (const city of cities) builder.addCity(city)
  for (const area of areas) builder.addArea(area)
  for (const place of listed) builder.addListed(place)
  for (const [state, ...names] of stateNames) builder.addState(state, names)
  return builder.index()
}

class IndexBuilder {
  readonly #names: Named[] = []
  readonly #spelled = new Filing()
  readonly #sound = new Filing()
  readonly #merged = { voice: new Filing(), v: new Filing() }
  readonly #cities = new Map<string, Weighted<City>>()
  readonly #areas = new Map<string, Map<string, Weighted<Area>>>()
  readonly #listedAreas = new Map<string, Set<string>>()
  readonly #states = new Set<Place>()
  readonly #cityNames = new Map<string, ReadonlySet<string>>()
  readonly #small = new SmallPlaces()
  readonly #written = writtenNames()
  readonly #words = new Map<string, NameUnit>()
  /** Words of places known well enough that a slip of the finger may mean them. */
  readonly #knownWords = new Set<NameUnit>()
  /** Long words of lesser places. */
  readonly #longWords = new Set<NameUnit>()
  #longestName = 1

  addCity(city: Weighted<City>): void {
    this.#cities.set(city.place.name, city)
    this.#addNames(city)
  }

  addArea(area: Weighted<Area>): void {
    const { city, name } = area.place
    const known = this.#areas.get(city)
    if (known === undefined) this.#areas.set(city, new Map([[name, area]]))
    else known.set(name, area)
    // An area called like its city is the city to everybody who says it.
    if (name !== city) this.#addNames(area)
  }

  addListed({ city, area }: ListedPlace): void {
    if (!this.#cities.has(city))
      this.addCity({ place: this.#small.cityNamed(city) ?? unknownCity(city), weight: leastWeight.city })
    if (area === null || namesNoPlace(area)) return
    const listed = this.#listedAreas.get(city)
    if (listed === undefined) this.#listedAreas.set(city, new Set([area]))
    else listed.add(area)
    // Where a listing gives its city for the area, in whatever writing, the name is the city's alone.
    if (!this.#areas.get(city)?.has(area) && !this.#namesOfCity(city).has(this.#spelledName(area)))
      this.addArea({ place: unknownArea(city, area), weight: leastWeight.area })
  }

  addState(state: string, names: readonly string[]): void {
    const place = { ...unknownCity(state), state }
    this.#states.add(place)
    for (const name of names) this.#addUnits(nameUnits(name, this.#unitOfWord), place, 0)
  }

  index(): NameIndex {
    const names = this.#names
    return {
      spelled: namesByKey(this.#spelled, names),
      sound: namesByKey(this.#sound, names),
      merged: { voice: namesByKey(this.#merged.voice, names), v: namesByKey(this.#merged.v, names) },
      misspellings: new Misspellings(inLatin(this.#knownWords), inLatin(this.#longWords)),
      cities: [...this.#cities.values()],
      areasByCity: new Map([...this.#areas].map(([city, areas]) => [city, [...areas.values()]])),
      listedAreas: this.#listedAreas,
      states: this.#states,
      longestName: this.#longestName,
      small: this.#small,
    }
  }

  #addNames({ place, weight }: Weighted<Place>): void {
    for (const name of new Set([place.name, ...place.aliases, ...(this.#written.get(place.name) ?? [])])) {
      for (const units of nameOrders(nameUnits(name, this.#unitOfWord))) this.#addUnits(units, place, weight)
    }
  }

  #namesOfCity(city: string): ReadonlySet<string> {
    let names = this.#cityNames.get(city)
    if (names === undefined) {
      const { aliases = [] } = this.#cities.get(city)?.place ?? {}
      names = new Set([city, ...aliases].map((name) => this.#spelledName(name)))
      this.#cityNames.set(city, names)
    }
    return names
  }

  #spelledName(name: string): string {
    return spelledKey(nameUnits(name, this.#unitOfWord))
  }

  readonly #unitOfWord = (word: string): NameUnit => {
    const spelled = writtenOut(word)
    let unit = this.#words.get(spelled)
    if (unit === undefined) {
      unit = wordUnit(spelled)
      this.#words.set(spelled, unit)
    }
    return unit
  }

  #addUnits(units: NameUnit[], place: Place, weight: number): void {
    const spelled = spelledKey(units)
    if (spelled === '') return
    const at = this.#names.push({ place, weight, spelled, words: units.length }) - 1
    this.#spelled.file(spelled, at)
    const sound = joinedSound(units)
    this.#fileSound(sound, at)
    for (const other of otherSounds(units, sound)) this.#fileSound(other, at)
    if (units.length > this.#longestName) this.#longestName = units.length
    if (weight >= leastWeight[place.kind]) for (const unit of units) this.#knownWords.add(unit)
    else {
      const least = weight >= leastLongWeight[place.kind] ? longWord : veryLongWord
      for (const unit of units) if (unit.spelled.length >= least) this.#longWords.add(unit)
    }
  }

  #fileSound(sound: string, at: number): void {
    const hash = hashOf(noLetters, sound)
    this.#sound.fileHashed(hash, hashOf(checkStart, sound), at)
    for (const merger of mergers) {
      const merged = mergedHash(noLetters, sound, 0, merger)
      if (merger === 'voice' || merged !== hash)
        this.#merged[merger].fileHashed(merged, mergedHash(checkStart, sound, 0, merger), at)
    }
  }
}

/** Thousands of people for a city, listings in the sources for an area: misspellings lead to none below. */
const leastWeight = { city: 90, area: 3 }
/** The same for words of so many letters: few others are a letter away from one. */
const leastLongWeight = { city: 8, area: 1 }
const longWord = 6
/** Words that long are met by chance so rarely that even a place that no listing names is meant. */
const veryLongWord = 7

function* inLatin(words: Iterable<NameUnit>): Iterable<NameUnit> {
  for (const word of words)
    if (!word.isNumber && isLatin(word.spelled) && !commonWords.has(word.spelled)) yield word
}

function unknownCity(name: string): City {
  return { kind: 'city', name, state: null, latitude: null, longitude: null, aliases: [] }
}

function unknownArea(city: string, name: string): Area {
  return { kind: 'area', name, city, latitude: null, longitude: null, aliases: [] }
}
