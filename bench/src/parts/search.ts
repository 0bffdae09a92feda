import type { Database } from '@guru/server/db/database'
import { searchListings } from '@guru/server/listings/search'
import { writeListings } from '@guru/server/listings/write-listings'
import { withEmptyDatabase } from '../database/bench-database.ts'
import { generatedListings } from '../inventory/listings.ts'
import { generatedSearches } from '../inventory/searches.ts'
import { percentile, type Row } from '../part.ts'

export const name = 'search'

const sizes = [100_000, 1_000_000]
const warmUps = 600
const searches = 3_000

/** One search after another on one connection, as the server runs them. */
export async function run(): Promise<Row[]> {
  const times: { listings: number; p50: number; p99: number }[] = []
  for (const listings of sizes) {
    const samples = await withEmptyDatabase(async (database) => {
      await writeListings(database.pool, generatedListings(listings))
      await timeSearches(database, warmUps, 1)
      return timeSearches(database, searches, 2)
    })
    times.push({ listings, p50: percentile(samples, 0.5), p99: percentile(samples, 0.99) })
  }
  const [small, big] = times
  if (small === undefined || big === undefined) throw new Error('two sizes are compared')
  return [
    ...times.flatMap(({ listings, p50, p99 }) => [
      { what: `${what(listings)}, p50`, figure: ms(p50), goal: '2 ms or less' },
      { what: `${what(listings)}, p99`, figure: ms(p99), goal: '10 ms or less' },
    ]),
    { what: 'p50 at 1,000,000 against 100,000', figure: timesAs(big.p50 / small.p50), goal: 'twice or less' },
    { what: 'p99 at 1,000,000 against 100,000', figure: timesAs(big.p99 / small.p99), goal: 'twice or less' },
  ]
}

async function timeSearches(database: Database, count: number, seed: number): Promise<number[]> {
  const samples: number[] = []
  for (const search of generatedSearches(count, seed)) {
    const start = performance.now()
    await searchListings(database, search)
    samples.push(performance.now() - start)
  }
  return samples
}

const what = (listings: number): string => `listing search, ${listings.toLocaleString('en-US')} listings`
const ms = (value: number): string => `${value.toFixed(2)} ms`
const timesAs = (ratio: number): string => `${ratio.toFixed(2)} times`
