import type { ListingStatus } from '@guru/contract/listings'
import { readConfig } from '../../config.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { SetupError } from '../../errors.ts'
import { listSources, setSourceStatus } from '../../listings/sources.ts'

export async function printSources(): Promise<void> {
  await withDatabase(async (database) => {
    const sources = await listSources(database)
    if (sources.length === 0) console.log('There are no listings yet.')
    for (const { source, available, retired, last_confirmed } of sources)
      console.log(
        `${source}: ${available} available, ${retired} retired, last confirmed ${day(last_confirmed)}`,
      )
  })
}

/** @throws SetupError when there is no such source. */
export async function setStatus(source: string, status: ListingStatus): Promise<void> {
  await withDatabase(async (database) => {
    const sources = await listSources(database)
    if (!sources.some((one) => one.source === source))
      throw new SetupError(
        `There are no listings of “${source}”: npm run listings -- list-sources shows what there is.`,
      )
    const count = await setSourceStatus(database, source, status)
    const left = status === 'available' ? await retiredOf(database, source) : 0
    const byHand = left > 0 ? ` ${left} stay retired: that was done by hand.` : ''
    console.log(`${source}: ${count} listings are now ${status}.${byHand}`)
  })
}

async function retiredOf(database: Database, source: string): Promise<number> {
  return (await listSources(database)).find((one) => one.source === source)?.retired ?? 0
}

async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(readConfig().database)
  try {
    await migrate(database.kysely)
    await work(database)
  } finally {
    await database.close()
  }
}

const day = (date: Date): string => date.toISOString().slice(0, 10)
