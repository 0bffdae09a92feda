import { isFormOfCommonWord } from '../../engine/src/places/common-words.ts'
import { distanceKm } from '../../engine/src/places/distance.ts'
import { soundKey } from '../../engine/src/text/sound-key.ts'
import { metropolises } from './curated-areas.ts'
import {
  addedCities,
  capitals,
  cityAliases,
  cityNames,
  nativeAliases,
  smallerTowns,
  wrongTwins,
} from './curated-cities.ts'
import { towns as curatedTowns, townsBesideCities } from './curated-towns.ts'
import type { CityRow, LocalityRow, Position } from './tables.ts'

export interface GazetteerCity {
  name: string
  state: string
  position: Position
  /** Rough number of people; tells the likelier of two namesakes. */
  population: number
  aliases: string[]
}

/** Towns of this size are in the gazetteer even when no listing names them. */
const leastPopulation = 90_000

/** Towns of this size are in it as well when nothing else is called so. */
const leastPopulationOfUnmistakable = 20_000
/** Letters and sounds from which on a name is not met by chance. */
const longName = 6
const longSound = 5
/** A town so near to a chosen one is mostly the same under another spelling. */
const twinKilometres = 5
/** What lies so near to a city of this size is better known as a part of it. */
const cityOfParts = { population: 180_000, kilometres: 18 }

/** The cities that Guru knows: those with listings, the capitals, every town of some size. */
export function chooseCities(rows: CityRow[], localities: LocalityRow[]): GazetteerCity[] {
  const listed = new Map(localities.map((row) => [row.city, row.state]))
  const named = namedTowns(rows)
  const added: CityRow[] = [...addedCities, ...curatedTowns].map((city) => ({
    ...city,
    oldName: city.name,
    nativeNames: [],
  }))
  const known = [...added, ...named.filter((row) => !added.some((city) => sameCity(city, row)))]
  const chosen = known.filter(
    (row) =>
      row.population >= leastPopulation ||
      capitals.includes(row.name) ||
      smallerTowns[row.state]?.includes(row.name) === true ||
      added.includes(row) ||
      listed.get(row.name) === row.state,
  )
  const towns = unmistakableTowns(known, chosen, localities)
  const cities = withoutDoubles([...chosen, ...towns]).filter((city) => !isSuburb(city))
  return cities.sort((one, other) => other.population - one.population).map(toCity)
}

/** Towns by the names that people use today, without those that are none. */
export function namedTowns(rows: CityRow[]): CityRow[] {
  return rows.flatMap((row) => {
    const name = row.name in cityNames ? cityNames[row.name] : row.name
    return name === null || name === undefined || isWrongTwin(row) ? [] : [{ ...row, name }]
  })
}

/** Further towns: their names are no everyday words, and neither a place known already nor another town sounds so. */
function unmistakableTowns(rows: CityRow[], chosen: CityRow[], localities: LocalityRow[]): CityRow[] {
  const towns = rows.filter(({ population }) => population >= leastPopulationOfUnmistakable)
  const names = chosen.flatMap(({ name, oldName }) => [name, oldName, ...(cityAliases[name] ?? [])])
  const taken = new Set([...names, ...localities.map(({ locality }) => locality)].map(nameKey))
  const townsByKey = Map.groupBy(towns, ({ name }) => nameKey(name))
  const large = rows.filter(({ population }) => population >= cityOfParts.population)
  return towns.filter((town) => {
    const key = nameKey(town.name)
    if (town.name.length < longName || key.length < longSound) return false
    if (isFormOfCommonWord(town.name.toLowerCase())) return false
    if (chosen.some((city) => kilometres(city, town) < twinKilometres)) return false
    if (large.some((city) => kilometres(city, town) < cityOfParts.kilometres)) return false
    return !taken.has(key) && townsByKey.get(key)?.length === 1
  })
}

function nameKey(name: string): string {
  return soundKey(name.toLowerCase().replace(/[^a-z]/gu, ''))
}

function isWrongTwin(row: CityRow): boolean {
  return wrongTwins.some((twin) => twin.name === row.name && twin.state === row.state)
}

function sameCity(one: { name: string; state: string }, other: { name: string; state: string }): boolean {
  return one.name === other.name && one.state === other.state
}

/** Of two entries of one name the bigger stays: a name alone tells a city. */
function withoutDoubles(rows: CityRow[]): CityRow[] {
  const best = new Map<string, CityRow>()
  for (const row of rows) {
    const before = best.get(row.name)
    if (before === undefined || before.population < row.population) best.set(row.name, row)
  }
  return [...best.values()]
}

/** A town so near to a metropolis that people look for it there. */
function isSuburb(row: { name: string; lat: number; lon: number }): boolean {
  if (isBesideCity(row.name)) return false
  return metropolises.some((metropolis) => {
    if (metropolis.city === row.name || row.name in metropolis.cities) return false
    const middle = metropolisMiddles[metropolis.city]
    return middle !== undefined && kilometres(middle, row) < metropolis.kilometres
  })
}

/** True for a town of its own whose homes portals list under the city beside it. */
export function isBesideCity(name: string): boolean {
  return townsBesideCities.some((town) => town.name === name)
}

const metropolisMiddles: Readonly<Record<string, Position>> = {
  Mumbai: { lat: 19.07, lon: 72.88 },
  Delhi: { lat: 28.65, lon: 77.2 },
  Chandigarh: { lat: 30.74, lon: 76.78 },
  Kolkata: { lat: 22.57, lon: 88.36 },
  Bengaluru: { lat: 12.97, lon: 77.59 },
  Hyderabad: { lat: 17.4, lon: 78.47 },
  Chennai: { lat: 13.06, lon: 80.25 },
  Pune: { lat: 18.52, lon: 73.86 },
  Ahmedabad: { lat: 23.03, lon: 72.58 },
  Patna: { lat: 25.6, lon: 85.12 },
  Raipur: { lat: 21.25, lon: 81.63 },
}

export function kilometres(one: Position, other: Position): number {
  return distanceKm({ latitude: one.lat, longitude: one.lon }, { latitude: other.lat, longitude: other.lon })
}

const townAliases = new Map(curatedTowns.map(({ name, aliases }) => [name, aliases]))

function toCity(row: CityRow): GazetteerCity {
  const aliases = [
    ...(cityAliases[row.name] ?? []),
    ...(nativeAliases[row.name] ?? []),
    ...(townAliases.get(row.name) ?? []),
  ]
  if (row.oldName !== row.name) aliases.push(row.oldName)
  for (const native of row.nativeNames) {
    if (!/\p{Nd}/u.test(native) && soundsLike(native, [row.name, ...aliases])) aliases.push(native)
  }
  const name = row.name.toLowerCase()
  const distinct = [...new Set(aliases)].filter((alias) => alias.toLowerCase() !== name)
  return {
    name: row.name,
    state: row.state,
    position: { lat: row.lat, lon: row.lon },
    population: row.population,
    aliases: distinct,
  }
}

/** Leaves out what the source's native names bring of other things: "municipal corporation", "district". */
function soundsLike(native: string, names: string[]): boolean {
  const key = soundKey(native.normalize('NFC').replaceAll(' ', ''))
  return names.some((name) => {
    const other = soundKey(name.toLowerCase().replaceAll(' ', ''))
    return other !== '' && Math.abs(other.length - key.length) <= 1 && shared(key, other) >= other.length - 2
  })
}

/** Length of the longest common subsequence. */
function shared(one: string, other: string): number {
  let row = new Array<number>(other.length + 1).fill(0)
  for (const letter of one) {
    const next = [0]
    for (let at = 0; at < other.length; at++) {
      const longest = Math.max(row[at + 1] ?? 0, next[at] ?? 0)
      next.push(letter === other[at] ? Math.max(longest, (row[at] ?? 0) + 1) : longest)
    }
    row = next
  }
  return row.at(-1) ?? 0
}
