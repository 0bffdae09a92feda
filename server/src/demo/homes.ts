import type { Furnishing, PropertyType, TransactionType } from '@guru/contract/vocabulary'
import type { Random, Weighted } from './random.ts'

/** How well a home is made and kept; moves its price and what it offers. */
export type PriceClass = 'simple' | 'usual' | 'good' | 'best'

/** What is for sale or to let, before it has a place and a price. */
export interface Home {
  transactionType: TransactionType
  propertyType: PropertyType
  priceClass: PriceClass
  bedrooms: number | null
  bathrooms: number | null
  sizeSqft: number
  furnishing: Furnishing | null
}

const propertyTypes: Record<TransactionType, Weighted<PropertyType>[]> = {
  sale: [
    { value: 'apartment', weight: 58 },
    { value: 'house', weight: 23 },
    { value: 'land', weight: 19 },
  ],
  rent: [
    { value: 'apartment', weight: 70 },
    { value: 'house', weight: 26 },
    { value: 'land', weight: 4 },
  ],
}

const priceClasses: Weighted<PriceClass>[] = [
  { value: 'simple', weight: 26 },
  { value: 'usual', weight: 44 },
  { value: 'good', weight: 22 },
  { value: 'best', weight: 8 },
]

const bedroomCounts: Record<'apartment' | 'house', Record<PriceClass, Weighted<number>[]>> = {
  apartment: {
    simple: weights([1, 38], [2, 52], [3, 10]),
    usual: weights([1, 18], [2, 50], [3, 30], [4, 2]),
    good: weights([1, 8], [2, 36], [3, 46], [4, 10]),
    best: weights([2, 14], [3, 46], [4, 32], [5, 8]),
  },
  house: {
    simple: weights([1, 22], [2, 56], [3, 22]),
    usual: weights([2, 34], [3, 48], [4, 18]),
    good: weights([3, 44], [4, 42], [5, 14]),
    best: weights([3, 12], [4, 48], [5, 30], [6, 10]),
  },
}

/** Least and most square feet by number of bedrooms. */
const sizes: Record<'apartment' | 'house', readonly (readonly [number, number])[]> = {
  apartment: [
    [350, 480],
    [480, 700],
    [820, 1220],
    [1250, 1850],
    [1950, 2900],
    [2800, 4200],
  ],
  house: [
    [400, 520],
    [520, 800],
    [850, 1400],
    [1350, 2200],
    [1950, 3300],
    [2700, 4600],
    [3600, 6000],
  ],
}

/** Plots as they are laid out: 20x30, 30x40, 40x60 feet, 100 to 500 gaj, 5 and 10 cents, a ground. */
const plotSizes: Weighted<number>[] = weights(
  [600, 8],
  [900, 9],
  [1000, 8],
  [1200, 20],
  [1350, 8],
  [1500, 10],
  [1800, 9],
  [2178, 5],
  [2250, 5],
  [2400, 12],
  [2700, 4],
  [3600, 3],
  [4356, 3],
  [4500, 2],
  [10890, 1],
)

function weights(...pairs: [value: number, weight: number][]): Weighted<number>[] {
  return pairs.map(([value, weight]) => ({ value, weight }))
}

/** A home as it might be offered. */
export function someHome(random: Random, transactionType: TransactionType): Home {
  const propertyType = random.weighted(propertyTypes[transactionType])
  const priceClass = random.weighted(priceClasses)
  if (propertyType === 'land') {
    const sizeSqft = random.weighted(plotSizes)
    return {
      transactionType,
      propertyType,
      priceClass,
      bedrooms: null,
      bathrooms: null,
      sizeSqft,
      furnishing: null,
    }
  }
  const bedrooms = random.weighted(bedroomCounts[propertyType][priceClass])
  const [least, most] = sizes[propertyType][bedrooms] ?? [500, 1000]
  return {
    transactionType,
    propertyType,
    priceClass,
    bedrooms,
    bathrooms: bathroomsFor(random, bedrooms, priceClass),
    sizeSqft: 5 * Math.round(random.between(least, most) / 5),
    furnishing: furnishingOf(random, transactionType, priceClass),
  }
}

function bathroomsFor(random: Random, bedrooms: number, priceClass: PriceClass): number {
  if (priceClass === 'best') return bedrooms + (random.chance(0.4) ? 1 : 0)
  return Math.max(1, bedrooms - (random.chance(priceClass === 'simple' ? 0.7 : 0.3) ? 1 : 0))
}

function furnishingOf(random: Random, transactionType: TransactionType, priceClass: PriceClass): Furnishing {
  const full = (transactionType === 'rent' ? 22 : 6) * (priceClass === 'simple' ? 0.4 : 1)
  const half = transactionType === 'rent' ? 42 : 24
  return random.weighted<Furnishing>([
    { value: 'furnished', weight: full },
    { value: 'semi_furnished', weight: half },
    { value: 'unfurnished', weight: 100 - full - half },
  ])
}
