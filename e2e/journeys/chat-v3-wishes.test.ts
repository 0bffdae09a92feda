import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../harness/journey.ts'
import { guruSaid, openChat } from './chat-page.ts'

const panel = (page: Page): Locator => page.getByRole('region', { name: 'What you want' })
const wish = (page: Page, slot: string): Locator =>
  panel(page).getByRole('button', { name: new RegExp(`^${slot}`) })

/** Opens a wish, does something in its dialog, and waits until the wish reads as it should. */
async function change(page: Page, slot: string, tap: (dialog: Locator) => Promise<void>, value: string) {
  await wish(page, slot).click()
  await tap(page.getByRole('dialog', { name: slot }))
  await expect.poll(() => wish(page, slot).textContent()).toBe(slot + value)
}

const choose =
  (...names: string[]) =>
  async (dialog: Locator) => {
    for (const name of names) await dialog.getByRole('button', { name, exact: true }).click()
  }

const type = (label: string, text: string) => async (dialog: Locator) => {
  await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByRole('button', { name: 'Save' }).click()
}

journey('every wish can be given and changed without a typed message', async ({ visit }) => {
  const page = await visit('/', { width: 1440, height: 900 })
  await openChat(page)
  await guruSaid(page, 1)
  await change(page, 'Rent or buy', choose('Rent'), 'Rent')
  await change(page, 'Type', choose('Apartment'), 'Apartment')
  await change(page, 'City', type('Type a name', 'banglore'), 'Bengaluru')
  await change(page, 'Budget', type('Up to', '45'), 'up to ₹ 45,000 a month')
  await change(page, 'Bedrooms', choose('2', '3', 'Save'), '2–3 BHK')
  await change(page, 'Size', choose('from 500 sq ft', 'Save'), 'at least 500 sq ft')
  await change(page, 'Amenities', choose('Lift', 'Parking', 'Save'), 'Parking, Lift')
  await change(page, 'Amenities', choose('Lift', 'Save'), 'Parking')
  await change(page, 'Area', choose('Anything will do'), 'Anything')
  await change(page, 'City', choose('Chennai'), 'Chennai')
  expect(await wish(page, 'Budget').textContent()).toBe('Budgetup to ₹ 45,000 a month')
})

journey('land has no wish for bedrooms', async ({ visit }) => {
  const page = await visit('/', { width: 1440, height: 900 })
  await openChat(page)
  await change(page, 'Type', choose('Land'), 'Land')
  expect(await wish(page, 'Bedrooms').count()).toBe(0)
})
