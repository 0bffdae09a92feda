import { writtenNames } from '../languages/place-names.ts'
import { FiledNames } from './filed-names.ts'
import { type Gazetteer, readGazetteer, type Weighted } from './gazetteer.ts'
import type { City, Place } from './place.ts'
import { stateNames } from './states.ts'

/** All places that are there without any listing. */
export interface NamedPlaces extends Gazetteer {
  states: Weighted<City>[]
}

/** Always in the same order. */
export function namedPlaces(): NamedPlaces {
  const states = stateNames.map(([state]) => ({ place: { ...unknownCity(state), state }, weight: 0 }))
  return { ...readGazetteer(), states }
}

/** Cities, areas and states in one list, whose places in it are what filed names point to. */
export function allOf({ cities, areas, states }: NamedPlaces): Weighted<Place>[] {
  return [...cities, ...areas, ...states]
}

/** Files all their names, which takes a tenth of a second. */
export function fileNames(named: NamedPlaces): FiledNames {
  const names = new FiledNames()
  for (const { place, weight } of [...named.cities, ...named.areas]) {
    // An area called like its city is the city to everybody who says it.
    if (place.kind === 'area' && place.name === place.city) continue
    for (const name of namesOf(place)) names.addInOrders(name, place, weight)
  }
  for (const [at, [, ...inAllScripts]] of stateNames.entries()) {
    const state = named.states[at]
    if (state !== undefined) for (const name of inAllScripts) names.add(name, state.place, 0)
  }
  return names
}

/** Each name of a place once. */
export function namesOf(place: Place): ReadonlySet<string> {
  const written = writtenNames(place.name, place.kind === 'area' ? place.city : undefined)
  return new Set([place.name, ...place.aliases, ...written])
}

/** A city of which nothing but the name is known. */
export function unknownCity(name: string): City {
  return { kind: 'city', name, state: null, latitude: null, longitude: null, aliases: [] }
}
