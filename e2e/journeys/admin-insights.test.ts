import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '../harness/accessible.ts'
import { journey } from '../harness/journey.ts'
import { logInAsAdmin } from './admin-login.ts'

/** A chat of two turns that finds something in the demo inventory. */
async function chat(url: string): Promise<void> {
  const ids = { session_id: randomUUID(), device_id: randomUUID() }
  for (const answer of [
    'English',
    'flat for rent in Whitefield Bangalore below 30k, 2bhk, nothing else matters',
  ]) {
    const response = await fetch(`${url}/v1/user/chat-v3`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ids, answer }),
    })
    expect(response.status).toBe(200)
  }
}

const figure = (page: Page, name: string) =>
  page.locator('dl > *', { has: page.getByText(name, { exact: true }) }).locator('dd')

for (const width of [360, 1440]) {
  journey(`an admin sees at ${width} px what happened, as plots and as tables`, async ({ visit, guru }) => {
    await chat(guru.url)
    const page = await visit('/admin/login', { width })
    await logInAsAdmin(page, guru)
    await page.goto('/dashboard/insights')
    await page.getByRole('heading', { name: 'Insights' }).waitFor()
    await page.locator('.recharts-line').first().waitFor()
    await page.locator('.recharts-bar').first().waitFor()
    expect(Number(await figure(page, 'Chats').textContent())).toBeGreaterThanOrEqual(1)
    expect(Number(await figure(page, 'Turns to a result (median)').textContent())).toBeGreaterThanOrEqual(1)

    await page.getByText('Cities as a table').click()
    const bengaluru = page.getByRole('row', { name: /^Bengaluru/ })
    await bengaluru.waitFor()
    expect(await bengaluru.getByRole('cell').first().textContent()).toMatch(/^\d+$/)
    await page.getByLabel('What the plots below count').getByText('Finished').click()
    await page.getByText('Finished of each city.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Switch to dark colours' }).click()
    await expectAccessible(page)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  })
}

journey(
  'an admin chooses days, and days that cannot be are told before they are asked for',
  async ({ visit, guru }) => {
    const page = await visit('/admin/login')
    await logInAsAdmin(page, guru)
    await page.goto('/dashboard/insights')
    const asked = page.waitForRequest((request) => request.url().includes('/admin/insights'))
    await page.getByText('7 days', { exact: true }).click()
    await asked
    await page.getByText('Own', { exact: true }).click()
    await page.getByLabel('From date').fill('2020-01-01')
    await page.getByLabel('To date').fill('2020-01-31')
    await page.getByText('Nothing in these days.').first().waitFor()
    await page.getByText('Every search of these days found something.').waitFor()
    await page.getByLabel('From date').fill('2020-02-01')
    await page.getByText('The first day lies behind the last').waitFor()
    await expectAccessible(page)
  },
)

journey('numbers that cannot be loaded can be asked for again', async ({ visit, guru }) => {
  const page = await visit('/admin/login', { tolerate: [/503/] })
  await logInAsAdmin(page, guru)
  let failing = true
  await page.route('**/v1/admin/insights?*', (route) =>
    failing ? route.fulfill({ status: 503, json: { code: 'busy', message: 'Busy' } }) : route.continue(),
  )
  await page.goto('/dashboard/insights')
  await page.getByText('The numbers could not be loaded').waitFor()
  failing = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('By day', { exact: true }).waitFor()
})
