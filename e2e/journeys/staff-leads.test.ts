import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { leadCards, staffJourney } from './staff-people.ts'

const timezoneId = 'Asia/Kolkata'
const names = (page: Page) => leadCards(page).getByRole('heading').allTextContents()

staffJourney('a realtor sees both lists as cards, the newest first and marked', async ({ visit, people }) => {
  const asha = await people.realtor()
  await people.lead({ name: 'Older', updated_at: '2026-10-30T10:00:00Z', area: null, price_max: null })
  await people.lead({ name: 'மீனாட்சி', amenities: ['parking'], updated_at: '2026-11-02T10:00:00Z' })
  await people.lead({
    channel: 'whatsapp',
    name: null,
    mobile_number: null,
    whatsapp_number: '+919988776655',
    transaction_type: null,
    property_type: null,
  })
  const page = await visit('/login', { timezoneId })
  await people.logIn(page, 'realtor', asha.id)
  await page.goto('/realtor/requirement')
  await page.getByRole('heading', { name: 'WEB Client List and Requirement' }).waitFor()
  await expect.poll(() => names(page)).toEqual(['மீனாட்சி', 'Older'])
  const newest = leadCards(page).first()
  for (const text of [
    'Latest',
    'rent',
    `Whitefield, ${people.city}`,
    'up to ₹ 30,000 a month',
    '+919876543210',
    'parking',
    'November 2, 2026',
  ]) {
    await newest.getByText(text, { exact: true }).waitFor()
  }
  await leadCards(page).nth(1).getByText('Not Specified').waitFor()
  expect(await page.getByText('Latest', { exact: true }).count()).toBe(1)
  await page.getByRole('link', { name: 'Requirements - WhatsApp' }).click()
  await page.getByRole('heading', { name: 'WhatsApp Client List and Requirement' }).waitFor()
  await expect.poll(() => names(page)).toEqual(['+919988776655'])
  await leadCards(page).getByText('N/A').first().waitFor()
  await page.getByRole('link', { name: 'Requirements - WEB' }).click()
  await page.waitForURL('**/realtor/requirement')
})

staffJourney('search and days narrow the list, both ends of the days included', async ({ visit, people }) => {
  const town = `${people.city} days`
  const asha = await people.realtor({ cities: [town] })
  const lead = (name: string, updated_at: string, area = 'Whitefield') =>
    people.lead({ city: town, name, updated_at, area })
  await lead('Before', '2026-11-01T18:29:59.999Z')
  await lead('Start', '2026-11-01T18:30:00.000Z', 'Hebbal')
  await lead('End', '2026-11-02T18:29:59.999Z')
  await lead('After', '2026-11-02T18:30:00.000Z')
  const page = await visit('/login', { timezoneId, width: 1440, height: 900 })
  await people.logIn(page, 'realtor', asha.id)
  await page.goto('/realtor/requirement')
  await expect.poll(() => names(page)).toEqual(['After', 'End', 'Start', 'Before'])
  await page.getByLabel('From date').fill('2026-11-02')
  await page.getByLabel('To date').fill('2026-11-02')
  await expect.poll(() => names(page)).toEqual(['End', 'Start'])
  await page.getByText('2 of 2 shown').waitFor()
  await page.getByPlaceholder('Search by name, area, or city').fill('hEBB')
  await expect.poll(() => names(page)).toEqual(['Start'])
  await page.waitForURL('**q=hEBB*')
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['Start'])
  expect(await page.getByLabel('From date').inputValue()).toBe('2026-11-02')
  await page.getByPlaceholder('Search by name, area, or city').fill('nobody')
  await page.getByText('No lead fits these filters.').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => names(page)).toHaveLength(4)
})

staffJourney('profile and all leads can be switched, with how many each has', async ({ visit, people }) => {
  const town = `${people.city} profile`
  const asha = await people.realtor({ cities: [town] })
  await people.lead({ city: town, name: 'Fits' })
  await people.lead({ city: town, name: 'Buys', transaction_type: 'sale' })
  await people.lead({ city: town, name: 'Lets', transaction_type: 'sale', intent: 'offer' })
  const page = await visit('/login')
  await people.logIn(page, 'realtor', asha.id)
  await page.goto('/realtor/requirement')
  await expect.poll(() => names(page)).toEqual(['Fits'])
  await page.getByPlaceholder('Search by name, area, or city').fill(town)
  await page.getByText('All (3)').waitFor()
  await page.getByText('My profile (1)').waitFor()
  await page.getByText('All (3)').click()
  await expect.poll(() => names(page)).toEqual(['Lets', 'Buys', 'Fits'])
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Kind').selectOption('Owners')
  await expect.poll(() => names(page)).toEqual(['Lets'])
  await leadCards(page).getByText('Owner', { exact: true }).waitFor()
})

staffJourney(
  'without a subscription a realtor sees how often each value is asked for, and no names',
  async ({ visit, people }) => {
    const ravi = await people.realtor({ subscription: false })
    await people.lead({ name: 'Hidden Person', area: null })
    const page = await visit('/login')
    await people.logIn(page, 'realtor', ravi.id)
    const answers: string[] = []
    // Read on its way to the page: an answer to a page that was left meanwhile cannot be read any more.
    await page.route('**/v1/realtor/list*', async (route) => {
      const answer = await route.fetch()
      answers.push(await answer.text())
      await route.fulfill({ response: answer })
    })
    for (const address of ['/realtor/requirement', '/realtor/whatsapp-requirement']) {
      await page.goto(address)
      await page.getByText('Subscription required to view this content.').waitFor()
    }
    await page.goto('/realtor/requirement')
    await page.getByText(/^\d+ leads? fits? your profile\.$/).waitFor()
    for (const group of ['Area', 'City', 'Property Type', 'Transaction Type']) {
      await page.getByRole('heading', { name: group, exact: true }).waitFor()
    }
    await page.getByRole('table', { name: 'Leads by Area' }).getByText('Unspecified').waitFor()
    expect(await leadCards(page).count()).toBe(0)
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    expect(answers.join()).not.toContain('Hidden Person')
  },
)
