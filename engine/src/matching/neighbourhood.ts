import type { Wishes } from '@guru/contract/requirement'
import type { PlaceIndex } from '../places/index.ts'
import type { ListedPlace } from '../places/place.ts'
import { areNeighbours } from '../places/resolve.ts'

/** What dialogue and matching ask of the gazetteer. */
export interface Neighbourhood {
  /** Canonical names of all cities, the biggest first. */
  cityNames(): readonly string[]
  /** Canonical names of the cities that have listings, the one with the most areas first. */
  listedCities(): readonly string[]
  /** The nearest cities with listings, the nearest first, where the city itself has none; else none. */
  listedNear(city: string): readonly NearCity[]
  /** Canonical names of a city's areas, those with the most listings first. */
  areaNames(city: string): readonly string[]
  /** The cities that have an area of that name, the biggest first. */
  citiesWith(area: string): readonly string[]
  /** The one city that people mean by an area alone; null where several may be meant. */
  cityMeant(area: string): string | null
  /** The city beside a town under which the homes of that town are listed; null for a town with areas of its own. */
  listedUnder(town: string): string | null
  /**
   * The wished area and what lies around it; empty without one. `beside`: areas of the city that are wanted as well, so
   * that what is in one of them, or near it, is in the right place.
   */
  surroundingsOf(wishes: Pick<Wishes, 'city' | 'area'>, beside?: readonly string[]): Surroundings
}

export interface NearCity {
  name: string
  /** Whole kilometres. */
  kilometres: number
}

export interface Surroundings {
  /** The area and its parts: listings there are in the area. */
  within: ReadonlySet<string>
  /** Kilometres to the other areas of the city, the nearest first. */
  around: ReadonlyMap<string, number>
  /** What the area is a part of and has no place of its own in: a listing there may be in it. */
  wholes: ReadonlySet<string>
  /** Kilometres within which what lies around is in the right place as well; absent where only the area itself is. */
  reach?: number
  /** Of several wished areas the one that each area is nearest to; absent for one. */
  nearest?: ReadonlyMap<string, string>
}

/** How far around a wished area "nearby" reaches. */
export const nearbyKilometres = 8

/** The surroundings as somebody means them who looks near the area as well as in it. */
export function withReach(
  surroundings: Surroundings,
  { near, kilometres = nearbyKilometres }: { near?: true; kilometres?: number },
): Surroundings {
  return near ? { ...surroundings, reach: kilometres } : surroundings
}

/** More areas than that within reach are not told apart. */
const most = 200
/** Kilometres below which the gazetteer's sources know a part by the point of its whole. */
const samePoint = 0.05
/** Surroundings kept, since every turn of a conversation asks for the same ones: a few megabytes at most. */
const kept = 300

/** The gazetteer as dialogue and matching use it. Remembers what it worked out; answers never change. */
export function createNeighbourhood(places: PlaceIndex, listed: readonly ListedPlace[] = []): Neighbourhood {
  const known = new Map<string, Surroundings>()
  const cities = places.cityNames()
  const areas = new Map(cities.map((city) => [city, places.areaNames(city)]))
  const having = citiesByArea(areas)
  const withListings = citiesOf(listed, places)
  return {
    cityNames: () => cities,
    listedCities: () => withListings,
    listedNear: (city) => (withListings.includes(city) ? [] : nearestOf(city, withListings, places)),
    areaNames: (city) => areas.get(city) ?? [],
    citiesWith: (area) => having.get(area) ?? [],
    cityMeant: (area) => meantBy(area, having.get(area) ?? [], places),
    listedUnder: (town) => ((areas.get(town) ?? []).length > 0 ? null : cityBeside(town, having, places)),
    surroundingsOf: ({ city, area }, beside = []) => {
      if (area === undefined) return nowhere
      const others = beside.filter((other) => other !== area)
      return others.length === 0
        ? surroundingsOf(city, area)
        : together([area, ...others].map((name) => ({ name, ...surroundingsOf(city, name) })))
    },
  }

  function surroundingsOf(city: string | undefined, area: string): Surroundings {
    const key = `${city}\n${area}`
    const surroundings = known.get(key) ?? workOut(places, city, area)
    if (known.size >= kept) known.clear()
    known.set(key, surroundings)
    return surroundings
  }
}

/** "Baner or Hinjewadi": what is in either, and how far it is to the nearer one. */
function together(wished: readonly (Surroundings & { name: string })[]): Surroundings {
  const within = new Set(wished.flatMap((one) => [...one.within]))
  const around = new Map<string, number>()
  const nearest = new Map<string, string>()
  for (const one of wished)
    for (const [area, kilometres] of one.around) {
      if (within.has(area) || kilometres >= (around.get(area) ?? Number.POSITIVE_INFINITY)) continue
      around.set(area, kilometres)
      nearest.set(area, one.name)
    }
  const wholes = wished.flatMap((one) => [...one.wholes]).filter((area) => !within.has(area))
  return {
    within,
    around: new Map([...around].sort(([, one], [, other]) => one - other)),
    wholes: new Set(wholes),
    nearest,
  }
}

/** By their canonical names, those in whose most areas something is listed first. */
function citiesOf(listed: readonly ListedPlace[], places: PlaceIndex): string[] {
  const areas = new Map<string, number>()
  for (const { city } of listed) {
    const name = places.findCity(city)?.name ?? city
    areas.set(name, (areas.get(name) ?? 0) + 1)
  }
  return [...areas].sort(([, one], [, other]) => other - one).map(([name]) => name)
}

/** Kilometres within which somebody who looks in a town may look in a city, too; beyond them the nearest one alone is worth naming. */
const withinReach = 150
const farthest = 200
/** Cities named at most. */
const nearNamed = 3

function nearestOf(city: string, listed: readonly string[], places: PlaceIndex): NearCity[] {
  const from = places.findCity(city)
  if (from === null) return []
  const near = listed
    .flatMap((name): NearCity[] => {
      const to = places.findCity(name)
      const kilometres = to === null ? null : places.distanceKm(from, to)
      return kilometres === null || kilometres > farthest
        ? []
        : [{ name, kilometres: Math.round(kilometres) }]
    })
    .sort((one, other) => one.kilometres - other.kilometres)
  const within = near.filter(({ kilometres }) => kilometres <= withinReach)
  return within.length > 0 ? within.slice(0, nearNamed) : near.slice(0, 1)
}

/** From this many listings on, and this many times as many as any namesake, an area is the known one. */
const knownArea = { listings: 20, times: 8 }

/** Who says Jayanagar means Bengaluru, although Tumakuru has one, too. */
function meantBy(area: string, cities: readonly string[], places: PlaceIndex): string | null {
  if (cities.length < 2) return cities[0] ?? null
  const [first, second] = cities
    .map((city) => ({ city, weight: places.areaWeight(city, area) }))
    .sort((one, other) => other.weight - one.weight)
  if (first === undefined || second === undefined || first.weight < knownArea.listings) return null
  return first.weight >= knownArea.times * second.weight ? first.city : null
}

/** The city with an area called like the town, and as near as its own areas are; null where there is none. */
function cityBeside(
  town: string,
  having: ReadonlyMap<string, readonly string[]>,
  places: PlaceIndex,
): string | null {
  const itself = places.findCity(town)
  const near = (having.get(town) ?? []).filter((city) => areNeighbours(itself, places.findCity(city)))
  return near.sort((one, other) => places.areaWeight(other, town) - places.areaWeight(one, town))[0] ?? null
}

function citiesByArea(areas: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, string[]> {
  const cities = new Map<string, string[]>()
  for (const [city, names] of areas) {
    for (const area of names) {
      const known = cities.get(area)
      if (known) known.push(city)
      else cities.set(area, [city])
    }
  }
  return cities
}

const nowhere: Surroundings = { within: new Set(), around: new Map(), wholes: new Set() }

function workOut(places: PlaceIndex, city: string | undefined, area: string): Surroundings {
  if (city === undefined) return { ...nowhere, within: new Set([area]) }
  const within = new Set([area, ...places.areasWithin(city, area)])
  const near = places.nearbyAreas(city, area, most).filter(({ name }) => !within.has(name))
  const onTheSpot = near.filter(({ kilometres }) => kilometres < samePoint)
  const wholes = onTheSpot.filter(({ name }) => places.areasWithin(city, name).includes(area))
  return {
    within,
    around: new Map(near.map(({ name, kilometres }) => [name, kilometres])),
    wholes: new Set(wholes.map(({ name }) => name)),
  }
}
