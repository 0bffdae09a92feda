import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settled, type WhatsappApp, whatsappApp, whatsappSettings } from '../../../test/whatsapp.ts'
import { whatsappPeople } from '../../../test/whatsapp-people.ts'
import { bodyOf, change, textMessage } from '../../cli/whatsapp/payloads.ts'

let guru: WhatsappApp
beforeAll(async () => {
  guru = await whatsappApp()
})
afterAll(() => guru.close())

const { somebody } = whatsappPeople(() => guru)

/** Ends every other connection, as a database does that is started anew. @returns how many. */
async function endConnections(): Promise<number> {
  const { rows } = await guru.database.query({
    text: `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  })
  return rows.length
}

test('connections that are lost in the middle of the work cost no message, and none is answered twice', async () => {
  guru.graph.takes = 20
  const statuses: Promise<unknown>[] = []
  guru.graph.onTaken = ({ wamid, message: { biz_opaque_callback_data } }) => {
    const status = { id: wamid, status: 'sent', biz_opaque_callback_data }
    statuses.push(insist({ statuses: [status] }))
  }
  const insist = async (parts: Parameters<typeof change>[1]) => {
    const body = bodyOf(change(whatsappSettings.WHATSAPP_PHONE_NUMBER_ID, parts))
    while ((await guru.postBody(body)).statusCode !== 200) await sleep(50)
  }
  const those = Array.from({ length: 40 }, () => somebody())
  const posts = those.map(({ sender }) => {
    guru.graph.wrote(sender.number ?? '')
    return insist({ messages: [textMessage(sender, 'flat for rent in Chennai')], sender })
  })
  let lost = 0
  // How many are open at a time is the machine's: a few rounds more where those found few.
  for (let round = 0; round < 5 || (lost <= 5 && round < 20); round++) {
    await sleep(150)
    lost += await endConnections()
  }
  expect(lost).toBeGreaterThan(5)
  await Promise.all(posts)
  await settled(guru, 40_000)
  await Promise.all(statuses)
  expect(those.map((one) => one.received().length)).toEqual(those.map(() => 1))
})
