import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { startGuru } from '../harness/start-guru.ts'
import { leadCards, noticeOf, staffJourney as oneServer } from './staff-people.ts'

/** Beside the shared server a second one over the same database. */
const staffJourney = oneServer.extend('secondGuru', async ({ guru }, { onCleanup }) => {
  const second = await startGuru({ databaseUrl: guru.databaseUrl, settings: { DEMO: 'off' } })
  onCleanup(async () => void (await second.stop()))
  return second
})

/** Longer than the server takes between two rounds of offers and two looks for changes. */
const patience = { timeout: 90_000 }

staffJourney('of two realtors who take a callback at once exactly one gets it', async ({ visit, people }) => {
  const realtors = [await people.realtor(), await people.realtor()]
  // Its time to be passed on lies ahead: nobody else gets it meanwhile.
  const lead = await people.lead({
    name: 'Meena',
    callback_at: new Date(),
    next_offer_at: new Date(Date.now() + 3_600_000),
  })
  await people.offer(
    lead,
    realtors.map(({ id }) => id),
  )
  const pages = await Promise.all(
    realtors.map(async ({ id }) => {
      const page = await visit('/login', { tolerate: [/status of 409/] })
      await people.logIn(page, 'realtor', id)
      // Nobody hears that the other was faster before the own click.
      await page.route('**/v1/realtor/live', () => {})
      await page.goto(`/realtor/requirement?lead=${lead}`)
      await page.getByRole('button', { name: 'I will call' }).waitFor()
      return page
    }),
  )
  await Promise.all(pages.map((page) => page.getByRole('button', { name: 'I will call' }).click()))
  const outcome = (page: (typeof pages)[number]) =>
    Promise.race([
      noticeOf(page, 'This callback is yours.')
        .waitFor()
        .then(() => 'mine'),
      noticeOf(page, 'Another realtor was faster.')
        .waitFor()
        .then(() => 'taken'),
    ])
  const outcomes = await Promise.all(pages.map(outcome))
  expect(outcomes.toSorted()).toEqual(['mine', 'taken'])
  const { claimed_by } = await people.database.kysely
    .selectFrom('requirement')
    .select('claimed_by')
    .where('id', '=', lead)
    .executeTakeFirstOrThrow()
  expect(claimed_by).toBe(realtors[outcomes.indexOf('mine')]?.id)
  for (const [at, page] of pages.entries()) {
    const badge = outcomes[at] === 'mine' ? 'Your callback' : 'Callback taken'
    await page.getByRole('dialog').getByText(badge).waitFor()
    expect(await page.getByRole('button', { name: 'I will call' }).count()).toBe(0)
  }
})

staffJourney(
  'what seekers ask of one server appears on a page of another one without a reload',
  async ({ visit, people, guru, secondGuru }) => {
    const asha = await people.realtor({ cities: ['Mysuru'] })
    const page = await visit('/login', { url: secondGuru.url })
    await people.logIn(page, 'realtor', asha.id)
    const listening = page.waitForResponse((answer) => answer.url().endsWith('/realtor/live'))
    await page.goto('/realtor/requirement')
    await page.getByText('New ones appear by themselves.').waitFor()
    expect((await listening).status()).toBe(200)
    await page.evaluate(() => Object.assign(window, { sameLoad: true }))

    await people.lead({ name: 'Direct lead', city: 'Mysuru' })
    await leadCards(page).getByText('Direct lead').waitFor(patience)

    const ids = { session_id: randomUUID(), device_id: randomUUID() }
    const send = async (path: string, body: object) => {
      const answer = await fetch(`${guru.url}/v1/user/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...ids, ...body }),
      })
      expect(answer.status).toBe(200)
    }
    await send('chat-v3', { answer: 'English' })
    await send('chat-v3', { answer: '2bhk flat for rent in Mysore below 30k' })
    await send('add_new_requirement', { user_name: 'Lakshmi', mobile_number: '9812312312' })
    const card = leadCards(page).filter({ hasText: 'Lakshmi' })
    await card.getByText('Wants a call: take it').waitFor(patience)
    await noticeOf(page, 'A seeker asks to be called').waitFor(patience)
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true)
  },
)

staffJourney.for(['refused', 'held back'])(
  'where the stream is %s, the list looks anew by itself',
  async (stream, { visit, people }) => {
    const asha = await people.realtor()
    const page = await visit('/login', { tolerate: [/ERR_FAILED/] })
    await people.logIn(page, 'realtor', asha.id)
    await page.clock.install()
    let tries = 0
    await page.route('**/v1/realtor/live', (route) => {
      tries++
      // What is held back is never answered.
      if (stream === 'refused') return route.abort()
    })
    await page.goto('/realtor/requirement')
    await page.getByPlaceholder('Search by name, area, or city').waitFor()
    await expect.poll(() => tries).toBeGreaterThan(0)
    const name = `Seen while ${stream}`
    await people.lead({ name })
    await page.clock.fastForward('00:30')
    if (stream === 'held back') await page.clock.fastForward('00:30')
    await leadCards(page).getByText(name).waitFor(patience)
  },
)

staffJourney(
  'an admin sees who waits for a call, to whom it was offered and who took it',
  async ({ visit, people }) => {
    const asha = await people.realtor({ name: 'Asha Homes' })
    const asked = { callback_at: new Date(), next_offer_at: new Date(Date.now() + 3_600_000) }
    const lead = await people.lead({ name: 'Kamala', ...asked })
    await people.offer(lead, [asha.id])
    const boss = await people.admin()
    const page = await visit('/admin/login')
    await people.logIn(page, 'admin', boss.id)
    await page.goto('/dashboard/callbacks')
    const row = page.getByRole('listitem').filter({ hasText: 'Kamala' })
    await row.getByText('Offered to Asha Homes.').waitFor()
    await people.database.kysely
      .updateTable('requirement')
      .set({ claimed_by: asha.id, claimed_at: new Date() })
      .where('id', '=', lead)
      .execute()
    await page.getByText('Taken', { exact: true }).click()
    await row.getByText('taken by Asha Homes after less than a minute').waitFor()
  },
)
