import { distanceKm } from '@guru/engine/places/distance'
import { readGazetteer, type Weighted as WeightedPlace } from '@guru/engine/places/gazetteer'
import type { Area, City } from '@guru/engine/places/place'
import { type PriceLevels, readPriceLevels } from './price-levels.ts'
import { Random, seedOf, type Weighted } from './random.ts'

/** A city that the demo inventory has listings in. */
export interface DemoCity {
  name: string
  state: string
  /** How many of the listings are here, against the other cities. */
  weight: number
  /** What land costs for a square foot against a flat. */
  landShare: number
  areas: Weighted<DemoArea>[]
}

export interface DemoArea {
  name: string
  latitude: number
  longitude: number
  /** Rupees for a square foot of a flat of the usual kind. */
  saleRate: number
  /** Rupees a month for it. */
  rentRate: number
}

const mostCities = 70
const mostAreas = 60
/** With fewer areas whose position is known a city makes no good demo. */
const fewestAreas = 8
/** States whose cities lack figures take the level of the country. */
const usualSaleRate = 3_800

/** The biggest cities with areas enough, at the price levels of the sources. */
export function demoCities(): DemoCity[] {
  const levels = readPriceLevels()
  const { cities, areas } = readGazetteer()
  const byCity = Map.groupBy(areas, ({ place }) => place.city)
  return cities
    .flatMap((city) => demoCity(city, byCity.get(city.place.name) ?? [], levels, cities))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostCities)
}

function demoCity(
  { place, weight }: WeightedPlace<City>,
  areas: WeightedPlace<Area>[],
  levels: PriceLevels,
  cities: WeightedPlace<City>[],
): DemoCity[] {
  const placed = areas.filter((area) => area.place.latitude !== null && area.place.name !== place.name)
  if (placed.length < fewestAreas || place.state === null) return []
  const own = levels.cities.get(place.name)
  const sale = own?.sale ?? saleRateOfState(place.state, levels, cities)
  const level = { sale, rent: own?.rent ?? sale * levels.rentOfSale }
  const listed = areas.reduce((sum, area) => sum + area.weight, 0)
  const inThousands = Math.max(weight, 1)
  return [
    {
      name: place.name,
      state: place.state,
      // Listings in the sources tell where people look; the power keeps the small cities in.
      weight: (listed + 1) ** 0.55 + Math.sqrt(inThousands) / 3,
      landShare: Math.min(1.4, Math.max(0.5, 0.5 + 0.3 * Math.log10(inThousands / 100))),
      areas: placed.slice(0, mostAreas).flatMap((area) => demoArea(area, place, level, levels)),
    },
  ]
}

function saleRateOfState(state: string, levels: PriceLevels, cities: WeightedPlace<City>[]): number {
  const rates: number[] = []
  for (const { place } of cities) {
    const sale = place.state === state ? levels.cities.get(place.name)?.sale : null
    if (sale != null) rates.push(sale)
  }
  rates.sort((one, other) => one - other)
  return rates[Math.floor(rates.length / 2)] ?? usualSaleRate
}

function demoArea(
  { place, weight }: WeightedPlace<Area>,
  city: City,
  cityLevel: { sale: number; rent: number },
  levels: PriceLevels,
): Weighted<DemoArea>[] {
  const { latitude, longitude } = place
  if (latitude === null || longitude === null) return []
  const own = levels.areas.get(place.city)?.get(place.name)
  const share = standing(place.name, city, latitude, longitude)
  const saleRate = within(own?.sale ?? cityLevel.sale * share, cityLevel.sale)
  const rentRate = within(own?.rent ?? (cityLevel.rent * saleRate) / cityLevel.sale, cityLevel.rent)
  const area = { name: place.name, latitude, longitude, saleRate, rentRate }
  return [{ value: area, weight: (weight + 3) ** 0.6 }]
}

/** Areas near the middle cost more than those at the edge, and each is a little its own. */
function standing(name: string, city: City, latitude: number, longitude: number): number {
  const own = new Random(seedOf(`${name}, ${city.name}`)).between(0.88, 1.14)
  if (city.latitude === null || city.longitude === null) return own
  const middle = { latitude: city.latitude, longitude: city.longitude }
  return own * Math.max(0.65, 1.2 - distanceKm(middle, { latitude, longitude }) / 45)
}

/** An area's median out of few rows is not believed when it is far from the city's. */
function within(rate: number, cityRate: number): number {
  return Math.min(cityRate * 3, Math.max(cityRate * 0.4, rate))
}
