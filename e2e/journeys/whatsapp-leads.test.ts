import { bodyOf, change, posted, textMessage } from '@guru/server/cli/whatsapp/payloads'
import { type StandIn, startStandIn } from '@guru/server/cli/whatsapp/stand-in'
import { openDatabase } from '@guru/server/db/database'
import { afterAll, beforeAll, expect } from 'vitest'
import { expectAccessible } from '../harness/accessible.ts'
import { journey, screenshot } from '../harness/journey.ts'
import { type Guru, startGuru } from '../harness/start-guru.ts'
import { leadCards, noticeOf, peopleOf } from './staff-people.ts'

const ids = { accessToken: 'a token', phoneNumberId: '100000000000000' }
const secret = 'a secret'

let meta: StandIn
let guru: Guru
beforeAll(async () => {
  meta = await startStandIn(ids)
  guru = await startGuru({
    settings: {
      DEMO: 'off',
      WHATSAPP_VERIFY_TOKEN: 'a word',
      WHATSAPP_APP_SECRET: secret,
      WHATSAPP_ACCESS_TOKEN: ids.accessToken,
      WHATSAPP_PHONE_NUMBER_ID: ids.phoneNumberId,
      WHATSAPP_GRAPH_URL: meta.url,
    },
  })
})
afterAll(async () => {
  await guru.stop()
  await meta.close()
})

const patience = { timeout: 60_000 }

/** Somebody writes, and waits for the reply. @returns its words. */
async function say(sender: { number?: string; userId: string; name: string }, text: string): Promise<string> {
  const whom = sender.number ?? sender.userId
  const repliesTo = () => meta.taken.filter((taken) => taken.whom === whom)
  const before = repliesTo().length
  meta.wrote(whom)
  const body = bodyOf(change(ids.phoneNumberId, { messages: [textMessage(sender, text)], sender }))
  const { payload, headers } = posted(body, secret)
  const answer = await fetch(`${guru.url}/v1/whatsapp/webhook`, { method: 'POST', body: payload, headers })
  expect(answer.status).toBe(200)
  await expect.poll(() => repliesTo().length, patience).toBe(before + 1)
  return JSON.stringify(repliesTo().at(-1)?.message)
}

journey(
  'what is said on WhatsApp becomes a realtor’s lead, its callback is told there, and an admin reads the chat',
  async ({ visit }) => {
    const database = await openDatabase({ url: guru.databaseUrl })
    const people = peopleOf(database)
    // Before anybody asks for a call: one that has been offered to nobody waits for its next round.
    const asha = await people.realtor({ cities: ['Mysuru'], name: 'Asha Homes' })
    const meera = { number: '919812312312', userId: 'IN.1', name: 'മീര' }
    await say(meera, 'മലയാളം')
    await say(meera, 'മൈസൂരിൽ വാടകയ്ക്ക് 2 ബെഡ്റൂം ഫ്ലാറ്റ് വേണം')
    await say(meera, 'എന്നെ വിളിക്കൂ')
    const hidden = { userId: 'IN.2', name: '' }
    await say(hidden, '2bhk flat for rent in Mysuru below 30k')
    await say(hidden, 'please call me')

    const page = await visit('/login', { url: guru.url })
    await people.logIn(page, 'realtor', asha.id)
    await page.goto('/realtor/whatsapp-requirement')
    await page.getByRole('heading', { name: 'WhatsApp Client List and Requirement' }).waitFor()
    const card = leadCards(page).filter({ hasText: '+919812312312' })
    await card.getByText('Mysuru').waitFor()
    await leadCards(page).filter({ hasText: 'Unknown User' }).waitFor()
    await card.getByText('Wants a call: take it').waitFor(patience)
    await expectAccessible(page)
    await screenshot(page, 'whatsapp/leads-360-light')
    await card.getByRole('button', { name: '+919812312312' }).click()
    await page.getByRole('button', { name: 'I will call' }).click()
    await noticeOf(page, 'This callback is yours.').waitFor()
    await expect
      .poll(() => JSON.stringify(meta.taken.at(-1)?.message), patience)
      .toMatch(/Asha Homes.*[\u0d00-\u0d7f]/)

    await page.goto('/realtor/whatsapp-requirement')
    await page.getByRole('button', { name: 'Unknown User' }).click()
    await page.getByRole('button', { name: 'I will call' }).click(patience)
    await page.getByText('The seeker hides the number.').waitFor()
    await expectAccessible(page)
    await screenshot(page, 'whatsapp/lead-without-number-360-light')

    const boss = await people.admin()
    await people.logIn(page, 'admin', boss.id)
    await page.goto('/realtor/chat-history')
    await page.getByRole('button', { name: 'View the chat of 919812312312' }).click()
    const dialog = page.getByRole('dialog', { name: 'Chat Details' })
    await dialog.getByText('WhatsApp', { exact: true }).waitFor()
    await dialog.getByText('User: എന്നെ വിളിക്കൂ').waitFor()
    expect(meta.refused).toEqual([])
    await database.close()
  },
)
