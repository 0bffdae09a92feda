import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '../harness/accessible.ts'
import { journey } from '../harness/journey.ts'
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

const header = 'listing id,purpose,property type,city,locality,society,price,bhk'
const csv = (...rows: string[]) => Buffer.from([header, ...rows].join('\n'))

/** Chooses a file as the admin does, on the page of listings. */
async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import CSV' }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer })
}

journey('an admin brings a file in, after seeing how it would be read', async ({ visit, guru }) => {
  const page = await visit('/admin/login', { tolerate: [/422/] })
  await logInAsAdmin(page, guru)
  await page.goto('/dashboard/listings')
  await rows(page).first().waitFor()

  await choose(page, 'picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]))
  await page.getByText('picture.csv is not a CSV file: it is not text.').waitFor()

  await choose(
    page,
    'journey.csv',
    csv(
      '1,For Rent,Flat,Madras,Adyar,Imported Court,25000,2',
      '2,For Rent,Flat,Madras,Adyar,Imported Court,26000,2',
      '3,For Rent,Flat,Madras,Adyar,Imported Court,ask,2',
    ),
  )
  await page.getByText('All 3 rows: 2 can be used, 1 would be refused.').waitFor()
  await page.getByText('Imported Court, Adyar, Chennai').first().waitFor()
  await page.getByText('purpose', { exact: true }).waitFor()
  await expectAccessible(page)
  expect(await isSideways(page)).toBe(false)

  await page.getByLabel('Name of the source').fill('Journey')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('2 listings added').waitFor()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download refused rows' }).click()
  expect((await download).suggestedFilename()).toBe('journey.rejects.csv')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByText('listings added').waitFor({ state: 'detached' })
  await search(page, 'imported court')
  await rows(page).getByText('Journey · confirmed').first().waitFor()
  expect(await rows(page).count()).toBe(2)
})

journey(
  'what an admin set by hand stays when the file comes again, until it is given back',
  async ({ visit, guru }) => {
    const page = await visit('/admin/login')
    await logInAsAdmin(page, guru)
    await page.goto('/dashboard/listings')
    const bring = async (price: number) => {
      await choose(page, 'hand.csv', csv(`1,For Rent,Flat,Madras,Adyar,Hand Court,${price},2`))
      await page.getByLabel('Name of the source').fill('By hand')
      await page.getByRole('button', { name: 'Import', exact: true }).click()
      const report = page.getByText(/^1 row: \d+ added/)
      await report.waitFor()
      const text = await report.textContent()
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      return text
    }
    await bring(25_000)
    await search(page, 'hand court')
    const row = rows(page).filter({ hasText: 'Hand Court' })
    await row.getByRole('button', { name: /^Edit/ }).click()
    const edit = page.getByRole('dialog', { name: 'Edit listing' })
    await edit.getByText('What you change, imports of “By hand” leave alone.').waitFor()
    await edit.getByLabel('Rupees a month').fill('24000')
    await edit.getByRole('button', { name: 'Save' }).click()
    await row.getByText('Kept by hand: price').waitFor()
    expect(await bring(26_000)).toContain(
      '1 listing keeps what was set by hand, though the file has it otherwise.',
    )
    await row.getByText('₹ 24,000 a month').waitFor()
    await expectAccessible(page)
    expect(await isSideways(page)).toBe(false)
    await row.getByRole('button', { name: /^Retire/ }).click()
    await row.getByText('Kept by hand: price, retired').waitFor()
    await row.getByRole('button', { name: /^Bring back/ }).click()
    await row.getByRole('button', { name: /^Give back to the import/ }).click()
    await row.getByText('Kept by hand: price').waitFor({ state: 'detached' })
    expect(await bring(26_000)).toContain('1 changed')
    await row.getByText('₹ 26,000 a month').waitFor()
  },
)

journey('what a file does not say is said for every row', async ({ visit, guru }) => {
  const page = await visit('/admin/login', { width: 1440 })
  await logInAsAdmin(page, guru)
  await page.goto('/dashboard/listings')
  await choose(page, 'pune.csv', Buffer.from('locality,price,bhk\nBaner,25000,2\nAundh,30000,3'))
  const settings = page.getByRole('region', { name: 'Import: pune.csv' })
  await settings.getByLabel('For rent or sale').selectOption('For rent')
  await settings.getByLabel('Kind').selectOption('Apartment')
  await settings.getByRole('combobox', { name: 'City' }).fill('Pune')
  expect(await settings.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true)
  await settings.getByRole('button', { name: 'Show how it would be read' }).click()
  await settings.getByText('Aundh, Pune').waitFor()
  await settings.getByText('All 2 rows: 2 can be used, 0 would be refused.').waitFor()
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'Discard' }).click()
  await settings.waitFor({ state: 'detached' })
})

journey('an import goes on while the page is closed, and can be stopped', async ({ visit, guru }) => {
  const page = await visit('/admin/login')
  await logInAsAdmin(page, guru)
  await page.goto('/dashboard/listings')
  const many = Array.from(
    { length: 60_000 },
    (_, at) => `${at},For Rent,Flat,Pune,Baner,,${20_000 + (at % 9_000)},2`,
  )
  await choose(page, 'many.csv', csv(...many))
  await page.getByText('The first 2,000 rows').waitFor()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText(/rows read/).waitFor()
  await page.goto('/dashboard/insights')
  await page.goto('/dashboard/listings')
  await page.getByText(/rows read/).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Ended. Nothing was imported.').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await search(page, 'many')
  await page.getByText('No listing fits.').waitFor()
})
