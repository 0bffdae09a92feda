import type { Merger } from '../text/sound-key.ts'
import { FiledNames, type FoundNames, leastWeight } from './filed-names.ts'
import type { Weighted } from './gazetteer.ts'
import { ahead } from './gazetteer-names.ahead.ts'
import { allOf, fileNames, type NamedPlaces, namedPlaces, namesOf, unknownCity } from './gazetteer-names.ts'
import { readMadeNames } from './made-names.ts'
import type { Misspellings } from './misspellings.ts'
import { spelledKey } from './name-units.ts'
import type { NamesByKey } from './names-by-key.ts'
import { namesNoPlace } from './no-name.ts'
import type { Area, City, ListedPlace, Place } from './place.ts'
import { SmallPlaces } from './small-places.ts'

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
  const named = namedPlaces()
  const made = listed.length === 0 ? ahead('gazetteer') : null
  if (made !== null) return new IndexBuilder(named).index(readMadeNames(made, allOf(named)))
  const names = fileNames(named)
  const builder = new IndexBuilder(named, names)
  for (const place of listed) builder.addListed(place)
  return builder.index(names)
}

class IndexBuilder {
  readonly #names: FiledNames
  readonly #cities: Map<string, Weighted<City>>
  readonly #areas = new Map<string, Map<string, Weighted<Area>>>()
  readonly #listedAreas = new Map<string, Set<string>>()
  readonly #states: ReadonlySet<Place>
  readonly #cityNames = new Map<string, ReadonlySet<string>>()
  readonly #small = new SmallPlaces()

  /** @param names of these places, to which those of listed ones are added */
  constructor({ cities, areas, states }: NamedPlaces, names = new FiledNames()) {
    this.#names = names
    this.#cities = new Map(cities.map((city) => [city.place.name, city]))
    this.#states = new Set(states.map(({ place }) => place))
    for (const area of areas) this.#addArea(area)
  }

  addListed({ city, area }: ListedPlace): void {
    if (!this.#cities.has(city)) this.#addCity(city)
    if (area === null || namesNoPlace(area)) return
    const listed = this.#listedAreas.get(city)
    if (listed === undefined) this.#listedAreas.set(city, new Set([area]))
    else listed.add(area)
    // Where a listing gives its city for the area, in whatever writing, the name is the city's alone.
    if (this.#areas.get(city)?.has(area) || this.#namesOfCity(city).has(this.#spelledName(area))) return
    const place = unknownArea(city, area)
    this.#addArea({ place, weight: leastWeight.area })
    if (area !== city) this.#names.addInOrders(area, place, leastWeight.area)
  }

  index(names: FoundNames): NameIndex {
    return {
      spelled: names.byKey('spelled'),
      sound: names.byKey('sound'),
      merged: { voice: names.byKey('voice'), v: names.byKey('v') },
      misspellings: names.misspellings(),
      cities: [...this.#cities.values()],
      areasByCity: new Map([...this.#areas].map(([city, areas]) => [city, [...areas.values()]])),
      listedAreas: this.#listedAreas,
      states: this.#states,
      longestName: names.longest,
      small: this.#small,
    }
  }

  #addCity(name: string): void {
    const city = { place: this.#small.cityNamed(name) ?? unknownCity(name), weight: leastWeight.city }
    this.#cities.set(name, city)
    for (const written of namesOf(city.place)) this.#names.addInOrders(written, city.place, city.weight)
  }

  #addArea(area: Weighted<Area>): void {
    const { city, name } = area.place
    const known = this.#areas.get(city)
    if (known === undefined) this.#areas.set(city, new Map([[name, area]]))
    else known.set(name, area)
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
    return spelledKey(this.#names.unitsOf(name))
  }
}

function unknownArea(city: string, name: string): Area {
  return { kind: 'area', name, city, latitude: null, longitude: null, aliases: [] }
}
