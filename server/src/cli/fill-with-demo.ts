import { createDemoAccounts, type DemoAccount } from '../accounts/demo-accounts.ts'
import type { Database } from '../db/database.ts'
import { inStartLock } from '../db/start-lock.ts'
import { demoListings } from '../demo/demo-listings.ts'
import { writeListings } from '../listings/write-listings.ts'

/**
 * Fills an empty database with what it takes to try Guru: accounts, unless there are accounts, and made-up
 * listings, unless there are listings. One server fills, others that start at the same time wait for it.
 * `tell` gets new accounts with their passwords before anything else can fail: nobody could tell them later.
 */
export async function fillWithDemo(
  database: Database,
  tell: (accounts: DemoAccount[]) => void,
): Promise<void> {
  const accounts = await inStartLock(database.kysely, createDemoAccounts)
  if (accounts.length > 0) tell(accounts)
  // A lock of its own, which writes nothing: an open transaction that wrote would keep the new rows from
  // being marked as visible to all, which index-only search lives on.
  await inStartLock(database.kysely, async () => {
    const listing = await database.kysely.selectFrom('listing').select('id').limit(1).executeTakeFirst()
    if (listing === undefined) await writeListings(database.pool, demoListings({ referenceDate: new Date() }))
  })
}
