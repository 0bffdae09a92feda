import { priceLevelsText } from './price-levels.generated.ts'

/** What a square foot costs, in rupees; null where the sources had too few rows. */
export interface PriceLevel {
  sale: number | null
  /** A month. */
  rent: number | null
}

export interface PriceLevels {
  cities: ReadonlyMap<string, PriceLevel>
  /** By city, then by area. */
  areas: ReadonlyMap<string, ReadonlyMap<string, PriceLevel>>
  /** What a month's rent is of the sale price: the median of the cities that have both. */
  rentOfSale: number
}

/** Reads the generated table. */
export function readPriceLevels(): PriceLevels {
  const cities = new Map<string, PriceLevel>()
  const areas = new Map<string, Map<string, PriceLevel>>()
  let ofCity = new Map<string, PriceLevel>()
  for (const line of priceLevelsText.split('\n')) {
    const [name = '', sale, rent] = line.trim().split('|')
    if (name === '') continue
    const level = { sale: rupees(sale), rent: rupees(rent) }
    if (line.startsWith(' ')) {
      ofCity.set(name, level)
    } else {
      cities.set(name, level)
      ofCity = new Map()
      areas.set(name, ofCity)
    }
  }
  return { cities, areas, rentOfSale: medianShare(cities.values()) }
}

function rupees(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text)
}

function medianShare(levels: Iterable<PriceLevel>): number {
  const shares: number[] = []
  for (const { sale, rent } of levels) if (sale !== null && rent !== null) shares.push(rent / sale)
  shares.sort((one, other) => one - other)
  return shares[Math.floor(shares.length / 2)] ?? 0
}
