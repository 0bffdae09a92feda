import { createDemoAccounts, type DemoAccount } from '../accounts/demo-accounts.ts'
import type { Database } from '../db/database.ts'
import { inStartLock } from '../db/start-lock.ts'
import { demoListings } from '../demo/demo-listings.ts'
import { writeListings } from '../listings/write-listings.ts'

/**
 * Fills an empty database with what it takes to try Guru: made-up listings, unless there are listings, and
 * accounts, unless there are accounts. One server fills, others that start at the same time wait for it.
 * @returns the accounts that were made, with their passwords.
 */
export async function fillWithDemo(database: Database): Promise<DemoAccount[]> {
  const accounts = await inStartLock(database.kysely, createDemoAccounts)
  // A lock of its own, which writes nothing: an open transaction that wrote would keep the new rows from
  // being marked as visible to all, which index-only search lives on.
  await inStartLock(database.kysely, async () => {
    const listing = await database.kysely.selectFrom('listing').select('id').limit(1).executeTakeFirst()
    if (listing === undefined) await writeListings(database.pool, demoListings({ referenceDate: new Date() }))
  })
  return accounts
}
