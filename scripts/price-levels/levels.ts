import type { PlaceIndex } from '../../engine/src/places/index.ts'
import type { Offer } from './offers.ts'

export interface CityLevels {
  name: string
  /** Median rupees for a square foot. */
  sale: number
  rent: number | null
  plot: number | null
  areas: AreaLevels[]
}

interface AreaLevels {
  name: string
  sale: number | null
  rent: number | null
}

/** Fewer rows than these tell nothing about a city or an area. */
const leastForCity = 25
const leastForArea = 8

type Rates = Record<Offer['kind'], number[]>

interface Gathered {
  rates: Rates
  areas: Map<string, Rates>
}

/** Median rates of every city with rows enough, and of its areas, by name. */
export function levelsOf(offers: Offer[], places: PlaceIndex): CityLevels[] {
  const cities = new Map<string, Gathered>()
  const known = new Map<string, { city: string; area: string | null } | null>()
  for (const offer of offers) {
    const key = `${offer.city}|${offer.locality}`
    let place = known.get(key)
    if (place === undefined) {
      place = placeOf(places, offer)
      known.set(key, place)
    }
    if (place !== null) gather(cities, place, offer)
  }
  return [...cities]
    .filter(([, { rates }]) => rates.sale.length >= leastForCity)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, gathered]) => cityLevels(name, gathered))
}

function placeOf(places: PlaceIndex, offer: Offer): { city: string; area: string | null } | null {
  const city = places.findCity(offer.city)
  if (city === null) return null
  const area = places.findArea(city.name, offer.locality)
  return { city: area?.city ?? city.name, area: area?.name ?? null }
}

function gather(
  cities: Map<string, Gathered>,
  place: { city: string; area: string | null },
  offer: Offer,
): void {
  const city = cities.get(place.city) ?? { rates: noRates(), areas: new Map<string, Rates>() }
  cities.set(place.city, city)
  city.rates[offer.kind].push(offer.rate)
  if (place.area === null) return
  const area = city.areas.get(place.area) ?? noRates()
  city.areas.set(place.area, area)
  area[offer.kind].push(offer.rate)
}

function noRates(): Rates {
  return { sale: [], rent: [], plot: [] }
}

function cityLevels(name: string, { rates, areas }: Gathered): CityLevels {
  return {
    name,
    sale: medianOf(rates.sale, 1) ?? 0,
    rent: medianOf(rates.rent, leastForCity),
    plot: medianOf(rates.plot, leastForCity),
    areas: [...areas]
      .map(([area, of]) => ({
        name: area,
        sale: medianOf(of.sale, leastForArea),
        rent: medianOf(of.rent, leastForArea),
      }))
      .filter((area) => area.sale !== null || area.rent !== null)
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  }
}

/** Rounded: whole rupees above 100, one decimal below. */
function medianOf(values: number[], least: number): number | null {
  if (values.length < least) return null
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  return middle >= 100 ? Math.round(middle) : Math.round(middle * 10) / 10
}
