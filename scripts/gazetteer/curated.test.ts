import { readGazetteer } from '@guru/engine/places/gazetteer'
import { expect, test } from 'vitest'
import { areaAliases, areaNames, nativeAreaNames } from './curated-areas.ts'
import { cityAliases, nativeAliases } from './curated-cities.ts'
import { keptNames } from './curated-spellings.ts'

const { cities, areas } = readGazetteer()

test('what is written down by hand of an area is of one that the gazetteer has', () => {
  const known = new Set(areas.map(({ place }) => `${place.city}: ${place.name}`))
  const named = [
    ...byCity([areaAliases, nativeAreaNames], Object.keys),
    ...byCity([areaNames, keptNames], Object.values<string>),
  ]
  expect(named.length).toBeGreaterThan(1000)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('what is written down by hand of a city is of one that the gazetteer has', () => {
  const known = new Set(cities.map(({ place }) => place.name))
  const named = [cityAliases, nativeAliases].flatMap((names) => Object.keys(names))
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

function byCity<T extends object>(
  tables: readonly Readonly<Record<string, T>>[],
  namesIn: (ofCity: T) => string[],
): string[] {
  return tables.flatMap((table) =>
    Object.entries(table).flatMap(([city, ofCity]) => namesIn(ofCity).map((name) => `${city}: ${name}`)),
  )
}
