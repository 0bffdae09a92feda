import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '@guru/server/db/database'
import { migrate } from '@guru/server/db/migrate'
import { demoListings } from '@guru/server/demo/demo-listings'
import { writeListings } from '@guru/server/listings/write-listings'
import { chatLoad, type Load } from '../http/chat-load.ts'
import { withServer } from '../http/with-server.ts'
import { percentile, type Row } from '../part.ts'

export const name = 'http'

const seekers = 16
const warmUp = 4_000
const measured = 10_000
/** The two servers take turns, so that a busy moment of the machine falls on both. */
const rounds = 3

/**
 * Chat turns over HTTP at sixteen seekers at a time, the demo inventory in the database; beside it a bare
 * route that does the same reads and writes on the same database. Servers and load are processes of their
 * own on the same machine.
 */
export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-bench-http-'))
  const url = `embedded:${folder}/pg`
  const database = await openDatabase({ url })
  try {
    await migrate(database.kysely)
    await writeListings(database.pool, demoListings({ referenceDate: new Date() }))
    const loads: Record<'guru' | 'bare', Load[]> = { guru: [], bare: [] }
    for (let round = 0; round < rounds; round++) {
      loads.bare.push(await measure('bare', url))
      loads.guru.push(await measure('guru', url))
    }
    return rows(loads.guru, loads.bare)
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function rows(guru: Load[], bare: Load[]): Row[] {
  const rate = (loads: Load[]) =>
    percentile(
      loads.map((load) => load.turnsPerSecond),
      0.5,
    )
  const time = (loads: Load[], share: number) =>
    `${percentile(
      loads.flatMap((load) => load.times),
      share,
    ).toFixed(1)} ms`
  return [
    { what: `chat over HTTP, ${seekers} at a time`, figure: `${Math.round(rate(guru))} turns/s` },
    { what: 'chat over HTTP, p50', figure: time(guru, 0.5) },
    { what: 'chat over HTTP, p99', figure: time(guru, 0.99) },
    { what: 'bare route, same reads and writes', figure: `${Math.round(rate(bare))} turns/s` },
    { what: 'bare route, p50', figure: time(bare, 0.5) },
    { what: 'bare route, p99', figure: time(bare, 0.99) },
    {
      what: 'chat against the bare route',
      figure: (rate(guru) / rate(bare)).toFixed(2),
      goal: '0.5 or more',
    },
  ]
}

const measure = (which: 'guru' | 'bare', url: string): Promise<Load> =>
  withServer(which, url, async (address) => {
    await chatLoad(address, seekers, warmUp)
    return chatLoad(address, seekers, measured)
  })
