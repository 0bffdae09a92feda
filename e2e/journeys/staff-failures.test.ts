import type { ImportResponse } from '@guru/contract/listing-import'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visit } from '../harness/journey.ts'
import { leadCards, noticeOf, staffJourney, submitLogin } from './staff-people.ts'

const importPath = '**/v1/admin/listings/import'

/** The server's answer while a file is brought in, for which the page asks again each second. */
const running: ImportResponse = {
  import: {
    id: '1',
    file: 'listings.csv',
    bytes: 1_000,
    state: 'running',
    source: 'listings',
    settings: {},
    mapping: { name: 'listings', fields: [], fixed: [], price_unit: 'rupees', unused: [] },
    needs: [],
    preview: null,
    progress: { rows: 2, rejected: 0, part: 0.1 },
    report: null,
    fault: null,
    has_rejects: false,
  },
}

/** A page on which an admin has logged in, by the form: it remembers who that was. */
async function adminPage(visit: Visit, { email, password }: { email: string; password: string }) {
  const page = await visit('/admin/login', { tolerate: [/status of 401/] })
  await submitLogin(page, email, password)
  await page.waitForURL('**/realtor/chat-history')
  return page
}

/** Opens the form of a listing and fills in its society. */
async function editListing(page: Page, society: string) {
  const rows = page.getByRole('list', { name: 'Listings' }).getByRole('listitem')
  // Not the newest: those belong to journeys that bring listings in at the same time.
  await rows.last().getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit listing' })
  await dialog.getByLabel('Society').fill(society)
  return { dialog, rows }
}

staffJourney(
  'a token that ends in the middle of work leads to the login, and back to the open lead',
  async ({ visit, people }) => {
    const asha = await people.realtor()
    await people.lead({ name: 'Meena' })
    const page = await visit('/login', { tolerate: [/status of 401/] })
    await submitLogin(page, asha.email, asha.password)
    await page.waitForURL('**/realtor/requirement')
    await leadCards(page).first().getByRole('button').click()
    const lead = page.getByRole('dialog')
    await lead.getByLabel('Your note').fill('Called twice')
    const opened = page.url()
    await lead.getByLabel('Your note').fill('Call again in March')
    await people.endLoginsAt(page, '**/v1/realtor/leads/*/state', asha.id)
    await lead.getByRole('button', { name: 'Save' }).click()
    await noticeOf(page, 'No token found').getByText('Please login again.').waitFor()
    await page.waitForURL('**/login?back=*')
    await submitLogin(page, asha.email, asha.password)
    await page.waitForURL(opened)
    await expect.poll(() => lead.getByLabel('Your note').inputValue()).toBe('Call again in March')
  },
)

staffJourney(
  'a server that fails is told, and the list comes with the next try',
  async ({ visit, people }) => {
    const asha = await people.realtor()
    await people.lead({ name: 'Fatima' })
    const page = await visit('/login', { tolerate: [/status of 503/] })
    await people.logIn(page, 'realtor', asha.id)
    const failure = {
      status: 503,
      contentType: 'application/json',
      body: '{"code":"busy","message":"Too busy just now."}',
    }
    await page.route('**/v1/realtor/list?*', (route) => route.fulfill(failure))
    await page.goto('/realtor/requirement')
    await noticeOf(page, 'Error fetching data').getByText('Too busy just now.').waitFor()
    await page.unroute('**/v1/realtor/list?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await leadCards(page).getByText('Fatima').waitFor()
  },
)

staffJourney(
  'without a network a realtor is told that nothing was saved, and that the list may be old',
  async ({ visit, people }) => {
    const asha = await people.realtor()
    await people.lead({ name: 'Rukmini' })
    const page = await visit('/login', { tolerate: [/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/] })
    await people.logIn(page, 'realtor', asha.id)
    await page.goto('/realtor/requirement')
    await leadCards(page).filter({ hasText: 'Rukmini' }).getByRole('button').click()
    const lead = page.getByRole('dialog')
    await lead.getByLabel('Your note').fill('Visit on Sunday')
    await page.context().setOffline(true)
    await lead.getByRole('button', { name: 'Save' }).click()
    await noticeOf(page, 'Not saved').getByText('The server cannot be reached.').waitFor()
    await page.getByText('These leads may be out of date').waitFor({ state: 'attached' })
    await page.context().setOffline(false)
    await lead.getByRole('button', { name: 'Save' }).click()
    await noticeOf(page, 'Saved.').waitFor()
    await page.getByText('These leads may be out of date').waitFor({ state: 'detached' })
  },
)

staffJourney(
  'a list that cannot be read is told to an admin in the console alone',
  async ({ visit, people }) => {
    const boss = await people.admin()
    const page = await visit('/admin/login', { tolerate: [/status of 503/, /Error fetching data/] })
    await people.logIn(page, 'admin', boss.id)
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error fetching data'))
    await page.route('**/v1/admin/realtors', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/dashboard')
    await logged
    await page.getByText('Total: 0').waitFor()
    expect(await page.locator('.mantine-Notification-root').count()).toBe(0)
  },
)

staffJourney(
  'an admin whose token ended comes back to the page that was asked for',
  async ({ visit, people }) => {
    const boss = await people.admin()
    const page = await visit('/admin/login', { tolerate: [/status of 401/] })
    await people.logIn(page, 'admin', boss.id)
    await people.endLogins(boss.id)
    await page.goto('/dashboard/realtor/signup')
    await page.waitForURL('**/admin/login?back=*')
    await noticeOf(page, 'No token found').waitFor()
    await submitLogin(page, boss.email, boss.password)
    await page.waitForURL('**/dashboard/realtor/signup')
    await page.getByRole('heading', { name: 'Create New Realtor' }).waitFor()
  },
)

staffJourney(
  'an admin stays on the page when the server cannot be asked again who that is',
  async ({ visit, people }) => {
    const boss = await people.admin()
    const page = await visit('/admin/login', { tolerate: [/ERR_FAILED/] })
    await people.logIn(page, 'admin', boss.id)
    await page.clock.install()
    await page.goto('/dashboard/realtor/signup')
    await page.getByLabel('Realtor Name').fill('Asha Homes')
    let tries = 0
    await page.route('**/v1/admin/isadmin', (route) => {
      tries++
      return route.abort()
    })
    await page.clock.fastForward('06:00')
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    const triedAgain = async () => {
      await page.clock.fastForward('00:10')
      return tries
    }
    await expect.poll(triedAgain).toBe(3)
    expect(await page.getByLabel('Realtor Name').inputValue()).toBe('Asha Homes')
    expect(new URL(page.url()).pathname).toBe('/dashboard/realtor/signup')
  },
)

staffJourney(
  'what was filled in for a realtor is still there after a login that had ended',
  async ({ visit, people }) => {
    const boss = await people.admin()
    const page = await adminPage(visit, boss)
    await page.goto('/dashboard/realtor/signup')
    await page.getByLabel('Realtor Name').fill('Asha Homes')
    for (const [label, value] of [
      ['Property Type', 'house'],
      ['Transaction Type', 'rent'],
      ['City', 'Mysuru'],
      ['Area', 'Kuvempunagar'],
    ] as const) {
      await page.getByRole('combobox', { name: label }).fill(value)
      await page.getByRole('button', { name: `Add ${value}` }).click()
    }
    await page.getByLabel('Email').fill(`kept.${boss.email}`)
    await people.endLoginsAt(page, '**/v1/realtor/signup', boss.id)
    await page.getByRole('button', { name: 'Create Realtor' }).click()
    await page.waitForURL('**/admin/login?back=*')
    await submitLogin(page, boss.email, boss.password)
    await expect.poll(() => page.getByLabel('Realtor Name').inputValue()).toBe('Asha Homes')
    await page.getByRole('list', { name: 'City: chosen' }).getByText('Mysuru').waitFor()
    await page.getByRole('button', { name: 'Create Realtor' }).click()
    await noticeOf(page, 'Realtor created.').waitFor()
  },
)

staffJourney(
  'what an admin filled in before a login ended, the next one who logs in there does not see',
  async ({ visit, people }) => {
    const [boss, other] = [await people.admin(), await people.admin()]
    const page = await adminPage(visit, boss)
    await page.clock.install()
    await page.goto('/dashboard/realtor/signup')
    await page.getByLabel('Realtor Name').fill('Asha Homes')
    const endAndLogInAs = async (next: typeof boss) => {
      await people.endLogins(boss.id)
      // Who comes back to the page has it ask whether the login still counts.
      await page.clock.fastForward('06:00')
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await page.waitForURL('**/admin/login?back=*')
      await submitLogin(page, next.email, next.password)
      await page.waitForURL('**/dashboard/realtor/signup')
    }
    await endAndLogInAs(boss)
    await expect.poll(() => page.getByLabel('Realtor Name').inputValue()).toBe('Asha Homes')
    await endAndLogInAs(other)
    await expect.poll(() => page.getByLabel('Realtor Name').inputValue()).toBe('')
  },
)

staffJourney(
  'a listing whose form was sent with a login that had ended opens again as it was filled in',
  async ({ visit, people }) => {
    const boss = await people.admin()
    const page = await adminPage(visit, boss)
    await page.goto('/dashboard/listings')
    const society = `${people.city} Court`
    const { dialog, rows } = await editListing(page, society)
    await people.endLoginsAt(page, /\/v1\/admin\/listings\/[\da-f-]{36}$/, boss.id)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL('**/admin/login?back=*')
    await submitLogin(page, boss.email, boss.password)
    await expect.poll(() => dialog.getByLabel('Society').inputValue()).toBe(society)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await noticeOf(page, 'Listing saved').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.getByLabel('Search area, city, society or source').fill(society)
    await page.keyboard.press('Enter')
    await rows.getByText(society).waitFor()
  },
)

staffJourney(
  'a form that is open while the page finds out by itself that the login has ended opens again as it was',
  async ({ visit, people }) => {
    const boss = await people.admin()
    const page = await adminPage(visit, boss)
    await page.route(importPath, (route) => route.fulfill({ json: running }))
    await page.goto('/dashboard/listings')
    await page.getByText('rows read').waitFor()
    const society = `${people.city} Heights`
    const { dialog, rows } = await editListing(page, society)
    await people.endLogins(boss.id)
    await page.unroute(importPath)
    await page.waitForURL('**/admin/login?back=*')
    await submitLogin(page, boss.email, boss.password)
    await expect.poll(() => dialog.getByLabel('Society').inputValue()).toBe(society)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await rows.last().getByRole('button', { name: /^Edit/ }).click()
    expect(await dialog.getByLabel('Society').inputValue()).not.toBe(society)
  },
)

staffJourney(
  'a page whose code does not come says so, and comes with the next try',
  async ({ visit, people }) => {
    const boss = await people.admin()
    const page = await visit('/admin/login', {
      tolerate: [/status of 404/, /dynamically imported|preload CSS/],
    })
    await people.logIn(page, 'admin', boss.id)
    await page.goto('/dashboard')
    await page.getByRole('heading', { name: 'Realtors Management' }).waitFor()
    await page.route('**/assets/insights-page*', (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('link', { name: 'Insights' }).click()
    await page.getByText('This page could not be loaded.').waitFor()
    await page.unroute('**/assets/insights-page*')
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await page.getByRole('heading', { name: 'Insights' }).waitFor()
  },
)
