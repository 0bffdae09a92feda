import { expect } from 'vitest'
import { type People, staffJourney } from './staff-people.ts'

/** Numbers that start with digits of this file's own. */
const start = `6${String(Date.now()).slice(-6)}`

/** People with a chat of one exchange each, all at once: more than one page of them. */
async function makeChats({ database, lead }: People, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    await lead({ name: null, mobile_number: `+91${start}${String(at).padStart(3, '0')}` })
  }
  const sessions = await database.kysely
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select('session.id')
    .where('person.mobile_number', 'like', `+91${start}%`)
    .execute()
  const turns = sessions.map(({ id }) => ({
    session_id: id,
    position: 1,
    client_turn_id: null,
    user_text: 'எனக்கு வீடு வேண்டும்',
    commands: '[]',
    reply_text: 'எந்த நகரில்?',
    reply: '{}',
    language: 'ta' as const,
  }))
  await database.kysely.insertInto('turn').values(turns).execute()
}

staffJourney(
  'an admin finds chats by number, goes through pages, and reads one',
  async ({ visit, people }) => {
    await makeChats(people, 52)
    const boss = await people.admin()
    const page = await visit('/admin/login', { width: 1440, height: 900 })
    await people.logIn(page, 'admin', boss.id)
    await page.goto('/realtor/chat-history')
    await page.getByText(/^Total Users: [1-9]/).waitFor()
    await page.getByPlaceholder('Filter by Mobile Number').fill(start)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('Total Users: 52').waitFor()
    await people.lead({ name: null, mobile_number: `+91${start}999` })
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('Total Users: 53').waitFor()
    await page.getByText('Page 1 of 2').waitFor()
    const rows = page.locator('tbody').getByRole('row')
    const serial = () => rows.first().getByRole('cell').first().textContent()
    await expect.poll(() => rows.count()).toBe(50)
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)

    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('Page 2 of 2').waitFor()
    await expect.poll(serial).toBe('51')
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)

    const jump = page.getByRole('textbox', { name: 'Jump to page' })
    await jump.fill('3')
    await page.getByRole('button', { name: 'Go' }).click()
    await page.getByText('Page 2 of 2').waitFor()
    await jump.fill('1')
    await page.getByRole('button', { name: 'Go' }).click()
    await page.getByText('Page 1 of 2').waitFor()
    await expect.poll(serial).toBe('1')

    // A page that fewer people than before do not fill leads to their last one.
    await page.getByPlaceholder('Filter by Mobile Number').fill(`${start}00`)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('Total Users: 10').waitFor()
    await page.getByText('Page 1 of 1').waitFor()
    await expect.poll(() => rows.count()).toBe(10)

    const number = `91${start}007`
    const view = page.getByRole('button', { name: `View the chat of ${number}` })
    await view.click()
    const dialog = page.getByRole('dialog', { name: 'Chat Details' })
    await dialog.getByText('User: எனக்கு வீடு வேண்டும்').waitFor()
    await dialog.getByText('AI: எந்த நகரில்?').waitFor()
    await dialog.getByText(/^Tamil · /).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => view.evaluate((button) => button === document.activeElement)).toBe(true)
  },
)

staffJourney('a number that nobody has gives an empty table', async ({ visit, people }) => {
  const boss = await people.admin()
  const page = await visit('/admin/login')
  await people.logIn(page, 'admin', boss.id)
  await page.goto('/realtor/chat-history')
  await page.getByPlaceholder('Filter by Mobile Number').fill('00000000000')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('No chats with a number here.').waitFor()
  await page.getByText('Total Users: 0').waitFor()
})
