import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { ChatV3Response } from '@guru/contract/chat'
import { formatterFor } from '@guru/engine/format/formatter-for'
import { type Database, openDatabase } from '@guru/server/db/database'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { journey } from '../harness/journey.ts'
import { type Guru, startGuru } from '../harness/start-guru.ts'
import { cards, openChat, say } from './chat-page.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** Where the portals' files are; the project does not hold them. */
const data = process.env.GURU_DATA ?? path.resolve(root, '../shared/data')
const isListings = (file: string) => /^(sale|rent)_.*\.csv$/.test(file)

/** What a seeker says, and what every listing shown for it must be. */
const searches = [
  {
    says: '2bhk flat for rent in Whitefield Bangalore below 30k',
    fits: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', bedrooms: 2 },
    area: /Whitefield/,
    most: 30_000,
  },
  {
    says: 'I want to buy a 3 bhk apartment in Powai, Mumbai, not more than 3 crore',
    fits: { transaction_type: 'sale', property_type: 'apartment', city: 'Mumbai', bedrooms: 3 },
    area: /Powai/,
    most: 30_000_000,
  },
]

/** Sends a turn and waits for its reply. */
async function turn(page: Page, text: string): Promise<ChatV3Response> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/user/chat-v3'))
  await say(page, text)
  return (await answered).json()
}

describe.skipIf(!existsSync(data))('over the listings of the portals', () => {
  let guru: Guru
  let database: Database
  let folder: string

  beforeAll(async () => {
    guru = await startGuru({ settings: { DEMO: 'off' } })
    // The import writes its rejects beside its input: it gets copies.
    folder = mkdtempSync(path.join(os.tmpdir(), 'guru-portals-'))
    for (const file of readdirSync(data).filter(isListings)) {
      const copy = path.join(folder, file)
      copyFileSync(path.join(data, file), copy)
      const order = ['server/src/cli/listings.ts', 'import', copy, '--as', path.parse(file).name]
      execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...order], {
        cwd: root,
        env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: guru.databaseUrl },
        stdio: 'pipe',
      })
    }
    database = await openDatabase({ url: guru.databaseUrl })
  })

  afterAll(async () => {
    await database.close()
    await guru.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  for (const { says, fits, area, most } of searches) {
    journey(`“${says}” shows rows of the table that fit`, async ({ visit }) => {
      const page = await visit('/', { url: guru.url })
      await openChat(page)
      const { matches } = await turn(page, says)
      expect(matches.length).toBeGreaterThan(0)
      await cards(page)
        .nth(matches.length - 1)
        .waitFor()
      expect(await cards(page).count()).toBe(matches.length)
      for (const [position, match] of matches.entries()) {
        const row = await database.kysely
          .selectFrom('listing')
          .selectAll()
          .where('id', '=', match.listing_id)
          .executeTakeFirstOrThrow()
        expect(row).toMatchObject({ ...fits, status: 'available', price: match.price })
        expect(row.price).toBeLessThanOrEqual(most)
        expect(row.area).toMatch(area)
        expect(row.source).not.toBe('demo')
        const card = cards(page).nth(position)
        await card.getByText(formatterFor('en').rupees(row.price)).waitFor()
        await card.getByText(`${row.area}, ${row.city}`).waitFor()
      }
    })
  }
})
