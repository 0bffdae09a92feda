import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { noticeOf, staffJourney } from './staff-people.ts'

staffJourney(
  'the table of realtors is filtered, paged by five, and switches subscriptions',
  async ({ visit, people }) => {
    const boss = await people.admin()
    for (let at = 1; at <= 6; at++) {
      await people.realtor({ name: `${people.city} realtor ${at}`, subscription: at <= 2 })
    }
    const page = await visit('/admin/login', { width: 1440, height: 900 })
    await people.logIn(page, 'admin', boss.id)
    await page.goto('/dashboard')
    await page.getByRole('heading', { name: 'Realtors Management' }).waitFor()
    const rows = page.getByRole('row').filter({ hasText: people.city })
    await page.getByPlaceholder('Filter by Name or Email').fill(people.city.toUpperCase())
    await expect.poll(() => rows.count()).toBe(5)
    await page.getByText('Page 1 of 2').waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => rows.count()).toBe(1)
    expect(await rows.getByRole('cell').first().textContent()).toBe('6')
    await page.getByRole('button', { name: 'Previous' }).click()

    const subscribed = page.getByLabel('Subscribed Only', { exact: true })
    const unsubscribed = page.getByLabel('Unsubscribed Only')
    await subscribed.check()
    await expect.poll(() => rows.count()).toBe(2)
    await unsubscribed.check()
    expect(await subscribed.isChecked()).toBe(false)
    await expect.poll(() => rows.count()).toBe(4)
    await unsubscribed.uncheck()

    const name = `${people.city} realtor 1`
    const subscription = page.getByRole('switch', { name: `Subscription of ${name}` })
    const dialog = page.getByRole('dialog', { name: 'Update Subscription' })
    expect(await subscription.isChecked()).toBe(true)
    await subscription.press('Space')
    await dialog.getByText(`Change subscription for ${name}?`).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await subscription.isChecked()).toBe(true)
    await subscription.press('Space')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await noticeOf(page, 'Please wait').waitFor()
    await noticeOf(page, 'Success').getByText('Updated successfully.').waitFor()
    await expect.poll(() => subscription.isChecked()).toBe(false)
  },
)

staffJourney('a subscription that cannot be switched stays, and is told', async ({ visit, people }) => {
  const boss = await people.admin()
  const name = `${people.city} stays`
  await people.realtor({ name })
  const page = await visit('/admin/login', { tolerate: [/status of 503/] })
  await people.logIn(page, 'admin', boss.id)
  await page.route('**/v1/admin/update_subscription/*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/dashboard')
  await page.getByPlaceholder('Filter by Name or Email').fill(name)
  const subscription = page.getByRole('switch', { name: `Subscription of ${name}` })
  await subscription.press('Space')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await noticeOf(page, 'Failed').getByText('Error updating. Try again.').waitFor()
  expect(await subscription.isChecked()).toBe(true)
})

staffJourney('an admin makes a new password link for a realtor', async ({ visit, people }) => {
  const boss = await people.admin()
  const name = `${people.city} forgot`
  await people.realtor({ name })
  const page = await visit('/admin/login')
  await people.logIn(page, 'admin', boss.id)
  await page.goto('/dashboard')
  await page.getByPlaceholder('Filter by Name or Email').fill(name)
  await page.getByRole('button', { name: `Password link for ${name}` }).click()
  const link = page.getByRole('dialog', { name: 'Password link' }).getByText('/realtor/set-password#')
  expect(await link.textContent()).toMatch(/\/realtor\/set-password#./)
})

staffJourney('addresses and numbers stay whole in the tables of a phone', async ({ visit, people }) => {
  const boss = await people.admin()
  const email = `meenakshi.${people.city.slice(-8)}@example.in`
  await people.realtor({ name: people.city, email })
  await people.lead({ mobile_number: '+916543210987' })
  const page = await visit('/admin/login', { width: 360, height: 740 })
  await people.logIn(page, 'admin', boss.id)
  /** On how many lines the cell's own text stands, its parts between places to break apart. */
  const linesOf = (cell: Locator) =>
    cell.evaluate((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size
        }),
    )
  await page.goto('/dashboard')
  await page.getByPlaceholder('Filter by Name or Email').fill(email)
  expect(await linesOf(page.getByRole('cell').filter({ hasText: email }))).toEqual([1, 1])
  await page.goto('/realtor/chat-history')
  await page.getByPlaceholder('Filter by Mobile Number').fill('6543210987')
  await page.getByRole('button', { name: 'Search' }).click()
  const row = page.locator('tbody').getByRole('row').first()
  await row.getByText('916543210987').waitFor()
  for (const text of ['916543210987', /^\d+ \w+ \d{4}$/])
    expect(await linesOf(row.getByRole('cell').filter({ hasText: text }).first())).toEqual([1])
})
