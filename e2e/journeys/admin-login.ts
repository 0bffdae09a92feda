import { openLogin } from '@guru/server/accounts/access-tokens'
import { openDatabase } from '@guru/server/db/database'
import { uuidV7 } from '@guru/server/db/uuid'
import type { Page } from 'playwright-core'

/** Makes an admin at a server and logs the page's browser in. */
export async function logInAsAdmin(page: Page, { databaseUrl }: { databaseUrl: string }): Promise<void> {
  const database = await openDatabase({ url: databaseUrl })
  try {
    const id = uuidV7()
    await database.kysely
      .insertInto('admin')
      .values({ id, email: `${id}@example.in`, password_hash: null })
      .execute()
    const token = await openLogin(database.kysely, { role: 'admin', id })
    await page.evaluate((value) => localStorage.setItem('admin-token', value), token)
  } finally {
    await database.close()
  }
}
