import { type PropertyType, propertyTypes, type TransactionType } from '@guru/contract/vocabulary'
import { createPlaceIndex } from '@guru/engine/places/index'
import type { Random } from './random.ts'

/** A made-up market: few cities hold most listings and few areas hold most of a city's. */
interface City {
  name: string
  areas: string[]
  /** Price level against the country's middle. */
  level: number
}

const mostCities = 60
const mostAreas = 300

export const places = createPlaceIndex([])

/** Real names, the biggest cities first; the first has an eighth of all listings. */
export const cities: City[] = places
  .cityNames()
  .filter((name) => places.areaNames(name).length > 0)
  .slice(0, mostCities)
  .map((name, rank) => ({
    name,
    areas: places.areaNames(name).slice(0, mostAreas),
    level: 2 / (1 + rank / 12),
  }))

/** What a listing and a seeker have in common: the part of the market that they are in. */
export interface Segment {
  city: City
  area: string
  transactionType: TransactionType
  propertyType: PropertyType
  /** 0 for land. */
  bedrooms: number
}

export function anySegment(random: Random): Segment {
  const city = skewed(cities, random, 2)
  const transactionType = random.next() < 0.4 ? 'rent' : 'sale'
  const propertyType = propertyTypes[weighted(random, [0.2, 0.7, 0.1])] ?? 'apartment'
  return {
    city,
    area: skewed(city.areas, random, 2),
    transactionType,
    propertyType,
    bedrooms:
      propertyType === 'land' ? 0 : 1 + weighted(random, [0.22, 0.42, 0.25, 0.07, 0.02, 0.01, 0.005, 0.005]),
  }
}

/** Whole rupees in steps that people name; bell-shaped around what the segment costs. */
export function priceIn(segment: Segment, random: Random): number {
  const middle = segment.city.level * (0.6 + 0.5 * segment.bedrooms) * Math.exp(random.bell() * 0.45)
  return segment.transactionType === 'rent'
    ? Math.max(2000, Math.round((middle * 12_000) / 500) * 500)
    : Math.max(300_000, Math.round((middle * 3_500_000) / 50_000) * 50_000)
}

function skewed<Item>(items: Item[], random: Random, power: number): Item {
  const item = items[Math.floor(random.next() ** power * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

function weighted(random: Random, weights: number[]): number {
  let left = random.next()
  for (const [position, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return position
  }
  return 0
}
