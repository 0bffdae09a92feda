import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { expectAccessible } from '../harness/accessible.ts'
import { leadCards, noticeOf, staffJourney } from './staff-people.ts'

staffJourney(
  'a realtor opens a lead, can call, write or copy, and keeps what was done',
  async ({ visit, people }) => {
    const asha = await people.realtor()
    await people.lead({
      name: 'ലക്ഷ്മിക്കുട്ടിയമ്മ',
      city: 'Bengaluru',
      area: null,
      bedrooms_min: 2,
      bedrooms_max: 2,
    })
    await people.database.kysely
      .updateTable('realtor')
      .set({ cities: ['Bengaluru'] })
      .where('id', '=', asha.id)
      .execute()
    const page = await visit('/login')
    await people.logIn(page, 'realtor', asha.id)
    await page.goto('/realtor/requirement')
    const card = leadCards(page).filter({ hasText: 'ലക്ഷ്മിക്കുട്ടിയമ്മ' })
    expect(await card.getByRole('link', { name: '+919876543210' }).getAttribute('href')).toBe(
      'tel:+919876543210',
    )
    await card.getByRole('button').click()
    const lead = page.getByRole('dialog')
    await lead.getByText(/^Wants to rent a 2 BHK apartment in Bengaluru/).waitFor()
    await lead.getByRole('heading', { name: 'Best matching listings' }).waitFor()
    expect(await lead.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+919876543210')
    expect(await lead.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      'https://wa.me/919876543210',
    )
    await lead.getByRole('button', { name: 'Copy number' }).waitFor()

    await lead.getByText('Not useful', { exact: true }).click()
    await lead.getByRole('button', { name: 'Save' }).click()
    await lead.getByText('Say why it was not useful').waitFor()
    await lead.getByLabel('Why?').fill('Bought elsewhere')
    await lead.getByLabel('Your note').fill('Call again in March')
    await expectAccessible(page)
    await lead.getByRole('button', { name: 'Save' }).click()
    await noticeOf(page, 'Saved.').waitFor()
    await page.keyboard.press('Escape')
    await lead.waitFor({ state: 'detached' })
    await card.getByText('Not useful').waitFor()

    await page.reload()
    await card.getByRole('button').click()
    await expect.poll(() => lead.getByLabel('Why?').inputValue()).toBe('Bought elsewhere')
    expect(await lead.getByLabel('Your note').inputValue()).toBe('Call again in March')
    await page.goBack()
    await lead.waitFor({ state: 'detached' })
  },
)

staffJourney('a file that cannot hold every lead says so', async ({ visit, people }) => {
  const asha = await people.realtor()
  await people.lead()
  const page = await visit('/login')
  await people.logIn(page, 'realtor', asha.id)
  await page.route('**/v1/realtor/list?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), counts: { profile: 1_23_456, all: 2_00_000 } } })
  })
  await page.goto('/realtor/requirement')
  await page.getByText('My profile (1,23,456)').waitFor()
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await noticeOf(page, 'The file holds the newest 10,000 leads').getByText('There are 1,23,456.').waitFor()
})

staffJourney('what is shown comes as a file, in which no cell is a formula', async ({ visit, people }) => {
  const town = `${people.city} file`
  const asha = await people.realtor({ cities: [town] })
  await people.lead({ city: town, name: '=HYPERLINK("http://x")' })
  await people.lead({ city: town, name: 'Left out', area: 'Hebbal' })
  const page = await visit('/login')
  await people.logIn(page, 'realtor', asha.id)
  await page.goto('/realtor/requirement')
  await page.getByPlaceholder('Search by name, area, or city').fill('whitefield')
  await page.getByText('1 of 1 shown').waitFor()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('leads-web.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(text).not.toContain('Left out')
})
