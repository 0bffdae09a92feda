import { randomUUID } from 'node:crypto'
import type { Role } from '@guru/contract/accounts'
import { openLogin } from '@guru/server/accounts/access-tokens'
import { type Database, openDatabase } from '@guru/server/db/database'
import type { Page, Route } from 'playwright-core'
import { makeAdmin, makeLead, makeRealtor, password } from '../../server/test/staff.ts'
import { journey } from '../harness/journey.ts'

type About<Make extends (...parts: never[]) => unknown> = Parameters<Make>[1]

/** People and leads beside those of other journeys: a city of their own keeps them apart. */
export interface People {
  database: Database
  /** Where this file's seekers look, and its realtors work. */
  city: string
  /** @returns id and e-mail address of a realtor of the city. */
  realtor(about?: About<typeof makeRealtor>): Promise<{ id: string; email: string; password: string }>
  admin(): Promise<{ id: string; email: string; password: string }>
  /** @returns the id of a lead of the city. */
  lead(about?: About<typeof makeLead>): Promise<string>
  /** Offers the callback of a lead to realtors, as the server does one after the other. */
  offer(leadId: string, realtorIds: readonly string[]): Promise<void>
  /** Logs the page's browser in without the form. @returns the token. */
  logIn(page: Page, role: Role, id: string): Promise<string>
  /** Ends every login of an account, which its pages find out with their next call. */
  endLogins(id: string): Promise<void>
  /** The same when the page sends to this address: no other of its calls finds out before. */
  endLoginsAt(page: Page, address: string | RegExp, id: string): Promise<void>
}

/** A journey with realtors and admins. */
export const staffJourney = journey.extend('people', { scope: 'file' }, async ({ guru }, { onCleanup }) => {
  const database = await openDatabase({ url: guru.databaseUrl })
  onCleanup(() => database.close())
  return peopleOf(database)
})

/** The same on any database. */
export function peopleOf(database: Database): People {
  const city = `Town ${randomUUID().slice(0, 8)}`
  const address = () => `${randomUUID()}@example.in`
  const endLogins = async (id: string) => {
    await database.kysely.deleteFrom('access_token').where('account_id', '=', id).execute()
  }
  return {
    database,
    city,
    async realtor(about = {}) {
      const email = address()
      return { id: await makeRealtor({ database }, { cities: [city], email, ...about }), email, password }
    },
    async admin() {
      const email = address()
      return { id: await makeAdmin({ database }, email), email, password }
    },
    lead: (about = {}) => makeLead({ database }, { city, ...about }),
    async offer(leadId, realtorIds) {
      const offers = realtorIds.map((realtor_id) => ({ requirement_id: leadId, realtor_id }))
      await database.kysely.insertInto('callback_offer').values(offers).execute()
    },
    async logIn(page, role, id) {
      const token = await openLogin(database.kysely, { role, id })
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        `${role}-token`,
        token,
      ] as const)
      return token
    },
    endLogins,
    async endLoginsAt(page, address, id) {
      const end = async (route: Route) => {
        await endLogins(id)
        await route.continue()
      }
      await page.route(address, end, { times: 1 })
    },
  }
}

/** Fills in a login form and sends it. */
export async function submitLogin(page: Page, email: string, secret: string): Promise<void> {
  // The page before may still show, and ask for an email as well.
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** The notice with this text. */
export const noticeOf = (page: Page, text: string) =>
  page.locator('.mantine-Notification-root', { hasText: text })

/** The cards of a realtor's list. */
export const leadCards = (page: Page) => page.locator('main').getByRole('article')
