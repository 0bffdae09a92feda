import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'

/** One listing of a source, as far as price levels need it. */
export interface Offer {
  kind: 'sale' | 'rent' | 'plot'
  city: string
  locality: string
  /** Rupees, per month when renting, for a square foot. */
  rate: number
}

/** Every listing of the five files whose price and size are plain and plausible. */
export function readOffers(folder: string): Offer[] {
  return [
    ...bengaluruSales(folder),
    ...metroSales(folder),
    ...indiaSales(folder),
    ...sixCityRents(folder),
    ...magicbricksRents(folder),
  ].filter(isPlausible)
}

function bengaluruSales(folder: string): Offer[] {
  return read(folder, 'sale_bengaluru.csv').map((row) => ({
    kind: row.area_type?.startsWith('Plot') ? 'plot' : 'sale',
    city: 'Bengaluru',
    locality: text(row.location),
    rate: (Number(row.price) * 100_000) / plainSize(row.total_sqft),
  }))
}

function metroSales(folder: string): Offer[] {
  return read(folder, 'sale_metros_amenities.csv').map((row) => ({
    kind: 'sale',
    city: text(row.City),
    locality: text(row.Location),
    rate: Number(row.Price) / plainSize(row.Area),
  }))
}

/** "Locality,City"; two wrong cities hold mostly localities of Mumbai. */
function indiaSales(folder: string): Offer[] {
  return read(folder, 'sale_india_geo.csv').map((row) => {
    const parts = text(row.ADDRESS).split(',')
    const city = parts.at(-1) ?? ''
    return {
      kind: 'sale',
      city: city === 'Lalitpur' || city === 'Maharashtra' ? 'Mumbai' : city,
      locality: parts.at(-2) ?? '',
      rate: (Number(row['TARGET(PRICE_IN_LACS)']) * 100_000) / plainSize(row.SQUARE_FT),
    }
  })
}

function sixCityRents(folder: string): Offer[] {
  return read(folder, 'rent_six_cities.csv').map((row) => ({
    kind: 'rent',
    city: text(row.City),
    locality: text(row['Area Locality']).split(',').at(-1) ?? '',
    rate: Number(row.Rent) / plainSize(row.Size),
  }))
}

function magicbricksRents(folder: string): Offer[] {
  return read(folder, 'rent_magicbricks.csv').map((row) => ({
    kind: 'rent',
    city: text(row.city),
    locality: text(row.locality),
    rate: Number(row.rent) / plainSize(row.area),
  }))
}

function isPlausible({ kind, rate }: Offer): boolean {
  return kind === 'rent' ? rate >= 3 && rate <= 400 : rate >= 800 && rate <= 80_000
}

/** Square feet; NaN for ranges, other units and sizes that no home has. */
function plainSize(size: string | undefined): number {
  const feet = Number(size)
  return feet >= 150 && feet <= 20_000 ? feet : Number.NaN
}

function read(folder: string, file: string): Record<string, string>[] {
  return parse<Record<string, string>>(readFileSync(join(folder, file)), { columns: true, bom: true })
}

function text(value: string | undefined): string {
  return (value ?? '').trim()
}
