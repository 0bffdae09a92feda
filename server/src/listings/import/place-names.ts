import { distanceKm, type GlobePoint } from '@guru/engine/places/distance'
import { createPlaceIndex, type PlaceIndex } from '@guru/engine/places/index'
import { namesNoPlace } from '@guru/engine/places/no-name'
import type { City } from '@guru/engine/places/place'
import { quoted, Unusable } from '../values/unusable.ts'
import { namesTheSame } from './place-spelling.ts'

/** Where a listing is, by canonical names. */
export interface ListingPlace {
  city: string
  area: string
  /** Centre of the city; null when the gazetteer lacks it. */
  centre: City | null
}

/** Finds canonical names for those of sources; remembers what it found, as rows repeat them. */
export class PlaceNames {
  readonly #index: PlaceIndex = gazetteer()
  readonly #cities: readonly City[]
  readonly #states: ReadonlySet<string>
  readonly #known = new Map<string, ListingPlace | Unusable>()

  constructor() {
    this.#cities = this.#index.cityNames().flatMap((name) => this.#index.findCity(name) ?? [])
    this.#states = new Set(this.#cities.flatMap(({ state }) => state?.toLowerCase() ?? []))
  }

  /**
   * The place of a city and a locality as a source writes them. The city may come out as another one: a
   * portal's "Kharghar, Mumbai" is in Navi Mumbai.
   * @throws Unusable for what is no name of a place.
   */
  placeOf(city: string, area: string): ListingPlace {
    const key = `${city}\n${area}`
    let place = this.#known.get(key)
    if (place === undefined) {
      place = this.#find(city, area)
      if (this.#known.size < mostRemembered) this.#known.set(key, place)
    }
    if (place instanceof Unusable) throw place
    return place
  }

  /** The place of a locality if the city is known to have it under that name, or null. */
  knownArea(city: string, area: string): ListingPlace | null {
    for (const name of namesWithin(area)) {
      const found = this.#index.findArea(city, name)
      if (found !== null && namesTheSame(name, found))
        return { city: found.city, area: found.name, centre: this.#index.findCity(found.city) }
    }
    return null
  }

  /** The cities of the same state as this one, itself first. */
  citiesOfState(city: string): City[] {
    const state = this.#cities.find(({ name }) => name === city)?.state
    const others = this.#cities.filter((one) => one.state === state && one.name !== city)
    return [...this.#cities.filter(({ name }) => name === city), ...others]
  }

  #find(city: string, area: string): ListingPlace | Unusable {
    if (!isName(city)) return new Unusable(city === '' ? 'no city' : `${quoted(city)} is no city`)
    if (this.#states.has(city.toLowerCase()) && this.#index.findCity(city) === null)
      return new Unusable(`${quoted(city)} is a state, not a city`)
    const inArea = withoutCity(area, city)
    if (!isName(inArea)) return new Unusable(inArea === '' ? 'no locality' : `${quoted(area)} is no locality`)
    const known = this.#index.findCity(city)
    const ownName = known?.name ?? tidyName(city)
    const place = this.knownArea(ownName, inArea)
    return place ?? { city: ownName, area: tidyName(namesWithin(inArea)[1] ?? inArea), centre: known }
  }
}

/** Far enough for a metropolis with the towns around it. */
export const metropolitanKm = 60

/** From a city's centre to a point; far where the centre is not known. */
export function kilometresTo({ latitude, longitude }: City, point: GlobePoint): number {
  return latitude === null || longitude === null
    ? Number.POSITIVE_INFINITY
    : distanceKm({ latitude, longitude }, point)
}

let index: PlaceIndex | null = null

/** Made once, when first needed: it takes a moment and never changes. */
function gazetteer(): PlaceIndex {
  index ??= createPlaceIndex([])
  return index
}

/** Enough for the names of any country's portal; beyond it memory matters more. */
const mostRemembered = 200_000
const longestName = 100

/** The whole name, then its parts between commas, the last first: sources put the closer place in front. */
function namesWithin(area: string): string[] {
  const parts = area.split(',').map((part) => part.trim())
  return parts.length > 1 ? [area, ...parts.filter(isName).reverse()] : [area]
}

/** Two letters at least: not a number, not a mark; nor the kind of home that some rows have there. */
function isName(text: string): boolean {
  return text.length <= longestName && /\p{L}.*\p{L}/u.test(text) && !namesNoPlace(text)
}

/** "Sector-65 Gurgaon" in Gurgaon is Sector-65; "Gurgaon" alone stays. */
function withoutCity(area: string, city: string): string {
  const shorter = area.toLowerCase().endsWith(` ${city.toLowerCase()}`) ? area.slice(0, -city.length) : area
  return shorter.replace(/[\s,-]+$/, '').trim() || area
}

/** "mulund (west)" → "Mulund West": one space between words, capitals where all was small or all big. */
function tidyName(name: string): string {
  const plain = name
    .replace(/[()[\]"]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:-]+|[\s,.;:-]+$/g, '')
  const oneCase = plain === plain.toLowerCase() || (plain === plain.toUpperCase() && plain.length > 5)
  return oneCase ? plain.toLowerCase().replace(/(^|[\s.-])\p{L}/gu, (start) => start.toUpperCase()) : plain
}
