import { areaName, isOfficeOnly, mergeKey, spellingOf } from './area-names.ts'
import { type GazetteerCity, isBesideCity, kilometres } from './cities.ts'
import {
  addedAreas,
  areaAliases,
  areaNames,
  listedCities,
  metropolises,
  nativeAreaNames,
  numberedAreas,
  shortened,
} from './curated-areas.ts'
import { localities } from './curated-localities.ts'
import { namedLocalities } from './curated-names.ts'
import { keptNames } from './curated-spellings.ts'
import { cityRadiusKm, positionOf, townCentres } from './positions.ts'
import type { LocalityRow, Position, PostOfficeRow } from './tables.ts'
import { placeIn } from './towns.ts'

export interface GazetteerArea {
  name: string
  city: string
  position: Position | null
  /** Listings that named it in the sources; 0 for a post office alone. */
  count: number
  aliases: string[]
}

/** One place under all the spellings that the sources have for it. */
interface Gathered {
  spellings: Map<string, number>
  listed: { position: Position; count: number }[]
  offices: Position[]
}

type CityAreas = Map<string, Gathered>

interface PlacedOffice {
  office: string
  position: Position
}

const placedAreas = [...addedAreas, ...localities]

/** Cities of at least this size have their post offices as areas; smaller ones only confirm names. */
const leastForOffices = 180_000

/** The areas of each city, the most listed first. */
export function gatherAreas(
  cities: GazetteerCity[],
  localities: LocalityRow[],
  offices: PostOfficeRow[],
): Map<string, GazetteerArea[]> {
  const byName = new Map(cities.map((city) => [city.name, city]))
  const gathered = new Map<string, CityAreas>(cities.map((city) => [city.name, new Map()]))
  const isCentreOfListings = townCentres(localities.flatMap((row) => row.position ?? []))
  const placed = offices.flatMap(({ office, position }) => (position === null ? [] : { office, position }))
  const isCentreOfOffices = townCentres(placed.map((office) => office.position))
  for (const row of localities) {
    const misplaced = row.position !== null && isCentreOfListings(row.position)
    addLocality(misplaced ? { ...row, position: null } : row, byName, gathered)
  }
  for (const office of placed) {
    if (!isCentreOfOffices(office.position)) addOffice(office, cities, gathered)
  }
  const areas = new Map<string, GazetteerArea[]>()
  for (const city of cities) {
    const settled = settle(city, gathered.get(city.name) ?? new Map())
    areas.set(
      city.name,
      settled.filter((area) => !isOtherCity(area, cities)),
    )
  }
  return areas
}

/** Few listings that name another, bigger town are filed under the wrong city; who wrote a name down by hand knew. */
function isOtherCity(area: GazetteerArea, cities: GazetteerCity[]): boolean {
  if (area.count >= 15 || area.name === area.city || isBesideCity(area.name)) return false
  if (namedLocalities.get(area.city)?.includes(area.name)) return false
  const name = area.name.toLowerCase()
  return cities.some(
    (city) =>
      city.population > 100_000 && [city.name, ...city.aliases].some((other) => other.toLowerCase() === name),
  )
}

function addLocality(
  row: LocalityRow,
  cities: Map<string, GazetteerCity>,
  gathered: Map<string, CityAreas>,
): void {
  const listedCity = listedCities[row.city] ?? row.city
  const name = areaName(row.locality)
  if (name === null) return
  const { city, area } = placeIn(listedCity, name, row.position)
  const areas = gathered.get(city)
  const middle = cities.get(city)
  if (areas === undefined || middle === undefined) return
  const place = placeNamed(areas, city, area)
  place.spellings.set(area, (place.spellings.get(area) ?? 0) + row.count)
  if (row.position !== null) place.listed.push({ position: row.position, count: row.count })
}

function placeNamed(areas: CityAreas, city: string, name: string): Gathered {
  const key = mergeKey(keptName(city, name))
  const before = areas.get(key)
  if (before !== undefined) return before
  const place: Gathered = { spellings: new Map(), listed: [], offices: [] }
  areas.set(key, place)
  return place
}

/** The name that people use for an area, whatever the source calls it. */
function keptName(city: string, name: string): string {
  return keptNames[city]?.[name] ?? areaNames[city]?.[name] ?? name
}

function addOffice(office: PlacedOffice, cities: GazetteerCity[], gathered: Map<string, CityAreas>): void {
  const tidy = areaName(office.office)
  const city = nearestCity(office.position, cities)
  if (tidy === null || city === null) return
  const placed = placeIn(city.name, tidy, office.position)
  const town = cities.find(({ name }) => name === placed.city) ?? city
  const name = placed.area
  const areas = gathered.get(town.name)
  if (areas === undefined) return
  const known = areas.get(mergeKey(keptName(town.name, name)))
  if (known !== undefined) known.offices.push(office.position)
  else if (city.population >= leastForOffices) addNewOffice(areas, town, name, office.position)
}

function addNewOffice(areas: CityAreas, city: GazetteerCity, name: string, position: Position): void {
  const isStreet = /\b(?:road|street|lane|market|sarani|marg|line|lines|row|avenue)$/iu.test(name)
  if ((isStreet && name.split(' ').length > 2) || isOfficeOnly(name)) return
  if (name.toLowerCase() === city.name.toLowerCase()) return
  const place = placeNamed(areas, city.name, name)
  place.spellings.set(name, 0)
  place.offices.push(position)
}

/** The city in whose reach a point lies, measured by how far each city reaches; what lies in a town beside one is the city's. */
function nearestCity(point: Position, cities: GazetteerCity[]): GazetteerCity | null {
  let best: { city: GazetteerCity; reach: number } | null = null
  for (const city of cities) {
    if (Math.abs(city.position.lat - point.lat) > 0.4 || isBesideCity(city.name)) continue
    const reach = kilometres(city.position, point) / officeReachKm(city)
    if (reach <= 1 && (best === null || reach < best.reach)) best = { city, reach }
  }
  return best === null ? null : best.city
}

function officeReachKm(city: GazetteerCity): number {
  return Math.min(22, cityRadiusKm(city) * 0.55)
}

function settle(city: GazetteerCity, areas: CityAreas): GazetteerArea[] {
  for (const added of placedAreas) if (added.city === city.name) placeNamed(areas, city.name, added.name)
  for (const name of namedLocalities.get(city.name) ?? []) placeNamed(areas, city.name, name)
  for (const name of numberedIn(city.name)) placeNamed(areas, city.name, name)
  const settled = [...areas.entries()].flatMap(([key, place]) =>
    isCityItself(city, key, place) ? [] : settleOne(city, key, place),
  )
  addBases(city, settled)
  addTownItself(city, settled)
  for (const area of settled) area.position ??= inherited(area, settled)
  return settled.sort(
    (one, other) =>
      other.count - one.count || fameOf(one) - fameOf(other) || (one.name < other.name ? -1 : 1),
  )
}

/** The post's "Chapra" in Chhapra is the town in another spelling. */
function isCityItself(city: GazetteerCity, key: string, { spellings }: Gathered): boolean {
  return key === mergeKey(city.name) && !spellings.has(city.name) && !isTownOfMetropolis(city)
}

/** What was written down by hand people speak of, first what stands first; many a post office is known to the post alone. */
function fameOf({ city, name }: GazetteerArea): number {
  const at = namedLocalities.get(city)?.indexOf(name) ?? -1
  if (at >= 0) return at
  return placedAreas.some((one) => one.city === city && one.name === name) ? leastKnown : leastKnown + 1
}

/** More localities are not written down for any city. */
const leastKnown = 1000

function settleOne(city: GazetteerCity, key: string, place: Gathered): GazetteerArea[] {
  const added = placedAreas.find((one) => one.city === city.name && mergeKey(one.name) === key)
  let count = 0
  for (const times of place.spellings.values()) count += times
  const confirmed = place.offices.length > 0
  const named = namedLocalities.get(city.name)?.find((name) => mergeKey(name) === key)
  const numbered = numberedIn(city.name).find((name) => mergeKey(name) === key)
  const known = added !== undefined || named !== undefined || numbered !== undefined
  if (!known && count === 1 && !confirmed) return []
  const byCount = [...place.spellings].sort(
    (one, other) =>
      other[1] - one[1] ||
      Number(startsWithPart(one[0])) - Number(startsWithPart(other[0])) ||
      (one[0] < other[0] ? -1 : 1),
  )
  const best = added?.name ?? byCount[0]?.[0] ?? named ?? numbered
  if (best === undefined) return []
  const name = keptName(city.name, best)
  const position = added ?? positionOf(city, place.listed, place.offices)
  return [{ name, city: city.name, position, count, aliases: aliasesOf(city.name, name, byCount) }]
}

/** "Sector 1" to "Sector 56". */
function numberedIn(city: string): string[] {
  return numberedAreas
    .filter((run) => run.city === city)
    .flatMap(({ word, from, to }) => Array.from({ length: to - from + 1 }, (_, at) => `${word} ${from + at}`))
}

function startsWithPart(name: string): boolean {
  return /^(?:\d|Block|Phase|Stage|Sector)/u.test(name)
}

function aliasesOf(city: string, name: string, spellings: [string, number][]): string[] {
  const taken = new Set([spellingOf(name)])
  const curated = Object.entries({ ...areaNames[city], ...keptNames[city] }).flatMap(([other, kept]) =>
    kept === name ? [other] : [],
  )
  const native = nativeAreaNames[city]?.[name] ?? []
  const placed = localities.find((one) => one.city === city && one.name === name)?.aliases ?? []
  const long = (shortened[city] ?? []).flatMap((one) =>
    one.short !== '' && name.startsWith(one.short) ? [one.long + name.slice(one.short.length)] : [],
  )
  const all = [
    ...(areaAliases[city]?.[name] ?? []),
    ...native,
    ...placed,
    ...long,
    ...curated,
    ...spellings.map(([spelling]) => spelling),
  ]
  // In words of its own a name is found with endings that its joined spelling hides: "ರಾಜಾಜಿ ನಗರದಲ್ಲಿ".
  const inMoreWords = new Set(curated.filter((other) => wordsIn(other) > wordsIn(name)))
  return [...new Set(all)].filter((alias) => {
    const spelling = spellingOf(alias)
    if (taken.has(spelling)) return inMoreWords.has(alias)
    taken.add(spelling)
    return true
  })
}

function wordsIn(name: string): number {
  return name.split(' ').length
}

const partEnding = / (?:East|West|North|South|Phase \d+|Sector \d+|Stage \d+|Extension)$/u

/** "Andheri" where the sources only have "Andheri East" and "Andheri West". */
function addBases(city: GazetteerCity, areas: GazetteerArea[]): void {
  const known = new Set(areas.map((area) => mergeKey(area.name)))
  for (const area of [...areas]) {
    const base = area.name.replace(partEnding, '')
    if (base === area.name || known.has(mergeKey(base)) || base.toLowerCase() === city.name.toLowerCase())
      continue
    if (areaName(base) === null || /^(?:Sector|Phase|Block|New|Old) ?\d*$/u.test(base)) continue
    known.add(mergeKey(base))
    const aliases = aliasesOf(city.name, base, [])
    areas.push({ name: base, city: city.name, position: area.position, count: 0, aliases })
  }
}

/** A town that portals list as a locality of a metropolis is an area to them: the whole town. */
function addTownItself(city: GazetteerCity, areas: GazetteerArea[]): void {
  if (!isTownOfMetropolis(city)) return
  const known = areas.find((area) => mergeKey(area.name) === mergeKey(city.name))
  if (known === undefined) {
    areas.push({ name: city.name, city: city.name, position: city.position, count: 0, aliases: [] })
    return
  }
  if (known.name !== city.name) known.aliases = [known.name, ...known.aliases]
  known.aliases = known.aliases.filter((alias) => alias !== city.name)
  known.name = city.name
  known.position = city.position
}

function isTownOfMetropolis({ name }: GazetteerCity): boolean {
  return metropolises.some(({ cities }) => name in cities)
}

/** A part without a trusted position of its own stands where the area stands that it is part of. */
function inherited(area: GazetteerArea, areas: GazetteerArea[]): Position | null {
  const name = ` ${area.name.toLowerCase()} `
  let best: GazetteerArea | null = null
  for (const other of areas) {
    if (other === area || other.position === null || other.name.length < 4) continue
    const part = ` ${other.name.toLowerCase()} `
    const contains = name.endsWith(part) || name.startsWith(part)
    if (contains && (best === null || other.name.length > best.name.length)) best = other
  }
  return best === null ? null : best.position
}
