import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, journey } from '../harness/journey.ts'
import { logInAsAdmin } from './admin-login.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Listings' }).getByRole('listitem')

async function search(page: Page, text: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/admin/listings?q='))
  await page.getByLabel('Search area, city, society or source').fill(text)
  await answered
}

async function isSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
}

journey('an admin adds, finds, changes, retires and brings back a listing', async ({ visit, guru }) => {
  const page = await visit('/admin/login', { tolerate: [/422/] })
  await logInAsAdmin(page, guru)
  await page.goto('/dashboard/listings')
  await rows(page).nth(24).waitFor()
  await page.getByRole('button', { name: 'Show more' }).click()
  await rows(page).nth(49).waitFor()
  await expectAccessible(page)
  expect(await isSideways(page)).toBe(false)

  await page.getByRole('button', { name: 'Add listing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add listing' })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByText('City is required').waitFor()
  await dialog.getByText('The price is a whole number of rupees').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('combobox', { name: 'City' }).fill('Madras')
  await dialog.getByRole('combobox', { name: 'Area' }).fill('Adyar')
  await dialog.getByLabel('Rupees a month').fill('100')
  await dialog.getByLabel('Society').fill('அன்னை இல்லம்')
  await dialog.getByLabel('Bedrooms').fill('2')
  await dialog.getByLabel('Lift').check()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByText('The price of ₹ 100 a month is not plausible.').waitFor()
  await dialog.getByLabel('Rupees a month').fill('25000')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Listing added').waitFor()

  await search(page, 'adyar அன்னை')
  const row = rows(page).filter({ hasText: 'அன்னை இல்லம்' })
  await row.getByText('Adyar, Chennai').waitFor()
  await row.getByText('₹ 25,000 a month').waitFor()
  await row.getByRole('button', { name: /^Edit/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit listing' })
  expect(await edit.getByLabel('Lift').isChecked()).toBe(true)
  await edit.getByLabel('Rupees a month').fill('26000')
  await edit.getByRole('button', { name: 'Save' }).click()
  await row.getByText('₹ 26,000 a month').waitFor()
  await row.getByRole('button', { name: /^Retire/ }).click()
  await row.getByText('Retired', { exact: true }).waitFor()
  await row.getByRole('button', { name: /^Bring back/ }).click()
  await row.getByText('Retired', { exact: true }).waitFor({ state: 'detached' })
})

journey('a table that finds nothing or cannot be loaded says so', async ({ visit, guru }) => {
  const page = await visit('/admin/login', { tolerate: [/503/] })
  await logInAsAdmin(page, guru)
  await page.goto('/dashboard/listings')
  await rows(page).first().waitFor()
  await search(page, 'nosuchplace')
  await page.getByText('No listing fits.').waitFor()
  let failing = true
  await page.route(/v1\/admin\/listings(\?|$)/, (route) =>
    failing ? route.fulfill({ status: 503, json: { code: 'busy', message: 'Busy' } }) : route.continue(),
  )
  await page.goto('/dashboard/listings')
  await page.getByText('The listings could not be loaded').waitFor()
  failing = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await rows(page).first().waitFor()
})
