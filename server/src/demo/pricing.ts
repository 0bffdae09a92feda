import type { DemoArea, DemoCity } from './demo-cities.ts'
import type { Home, PriceClass } from './homes.ts'
import type { Random } from './random.ts'

const classShares: Record<PriceClass, number> = { simple: 0.78, usual: 1, good: 1.22, best: 1.6 }

/** A house's price holds the land under it. */
const houseShares = { sale: 1.12, rent: 0.9 }
/** A year's lease of bare land is about this share of its price. */
const landLeaseOfYear = 0.02

/** Whole rupees, per month when renting, at the level of the area, rounded as people round. */
export function priceOf(random: Random, home: Home, city: DemoCity, area: DemoArea): number {
  const luck = random.between(0.9, 1.12)
  if (home.propertyType === 'land') return landPrice(home, city, area, luck)
  const rate = home.transactionType === 'sale' ? area.saleRate : area.rentRate
  const house = home.propertyType === 'house' ? houseShares[home.transactionType] : 1
  const price = rate * home.sizeSqft * classShares[home.priceClass] * house * furnishingShare(home) * luck
  return home.transactionType === 'sale' ? roundSale(price) : roundRent(price)
}

function landPrice(home: Home, city: DemoCity, area: DemoArea, luck: number): number {
  // Bigger plots are cheaper by the foot.
  const bulk = (1200 / home.sizeSqft) ** 0.12
  const price = area.saleRate * city.landShare * classShares[home.priceClass] * home.sizeSqft * bulk * luck
  return home.transactionType === 'sale' ? roundSale(price) : roundRent((price * landLeaseOfYear) / 12)
}

function furnishingShare({ furnishing, transactionType }: Home): number {
  if (furnishing === 'furnished') return transactionType === 'rent' ? 1.25 : 1.05
  if (furnishing === 'semi_furnished') return transactionType === 'rent' ? 1.08 : 1.02
  return 1
}

function roundSale(price: number): number {
  if (price < 1e7) return roundTo(price, 1e5)
  return price < 5e7 ? roundTo(price, 5e5) : roundTo(price, 2.5e6)
}

function roundRent(price: number): number {
  if (price < 20_000) return Math.max(1_000, roundTo(price, 500))
  return price < 100_000 ? roundTo(price, 1_000) : roundTo(price, 5_000)
}

function roundTo(price: number, step: number): number {
  return step * Math.max(1, Math.round(price / step))
}
