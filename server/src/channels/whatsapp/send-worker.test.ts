import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { until, whatsappSettings } from '../../../test/whatsapp.ts'
import { hurried } from '../../../test/whatsapp-waits.ts'
import { startStandIn } from '../../cli/whatsapp/stand-in.ts'
import { parseConfig } from '../../config.ts'
import { uuidV7 } from '../../db/uuid.ts'
import { createGraph, type Graph } from './graph.ts'
import { GraphFailure } from './graph-failure.ts'
import { textPayload } from './payload.ts'
import { enqueue } from './send-queue.ts'
import { createSendWorker, type SendWaits } from './send-worker.ts'
import { startWorkers } from './workers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

let people = 0
/** Somebody who has just written, for whom messages wait. */
async function somebody(messages = 1) {
  people += 1
  const contact = { id: uuidV7(), number: `9190000${10_000 + people}`, last_message_at: new Date() }
  await database.kysely.insertInto('whatsapp_contact').values(contact).execute()
  for (let at = 0; at < messages; at++)
    await enqueue(database, {
      contactId: contact.id,
      cause: `${contact.id} ${at}`,
      payload: textPayload('Hello'),
    })
  return contact
}
const sendsTo = ({ id }: { id: string }) =>
  database.kysely
    .selectFrom('whatsapp_send')
    .selectAll()
    .where('contact_id', '=', id)
    .orderBy('created_at')
    .execute()

const log = { warn: () => {}, error: () => {} }
const workerOn = (send: Graph['send'], waits: Partial<SendWaits> = {}, on: TestDatabase = database) =>
  createSendWorker({
    database: on,
    graph: { send },
    retryMinutes: 60,
    log,
    waits: { ...hurried, ...waits },
  })

test('what was sent is kept without its words', async () => {
  const meera = await somebody()
  expect(await workerOn(async () => 'wamid.1').sendNext()).toBe(true)
  expect(await sendsTo(meera)).toMatchObject([{ state: 'sent', wamid: 'wamid.1', payload: null }])
})

test('a message that may have been taken waits, after a start, for the statuses that Meta kept', async () => {
  const meera = await somebody()
  const silent = workerOn(() => Promise.reject(new GraphFailure('unknown', 'no_answer')), { unsettled: 1 })
  await silent.sendNext()
  expect(await sendsTo(meera)).toMatchObject([{ state: 'queued', attempts: 1 }])
  await until(async () => ((await sendsTo(meera))[0]?.due_at ?? 0) < new Date())
  const started = workerOn(async () => 'wamid.2', { unsettled: 300 })
  expect(await started.sendNext()).toBe(false)
  await until(() => started.sendNext())
  expect(await sendsTo(meera)).toMatchObject([{ state: 'sent', attempts: 2 }])
})

test('what waits behind a message that is postponed waits as long, and is sent after it', async () => {
  const meera = await somebody(3)
  let fails = true
  const sent: string[] = []
  const worker = workerOn(async ({ biz_opaque_callback_data: id }) => {
    if (fails) throw new GraphFailure('retry', '131000', 400)
    sent.push(String(id))
    return `wamid of ${id}`
  })
  await worker.sendNext()
  fails = false
  const rows = await sendsTo(meera)
  expect(new Set(rows.map(({ due_at }) => due_at.getTime())).size).toBe(1)
  expect(rows.map(({ failure }) => failure)).toEqual(['131000', null, null])
  expect(await worker.sendNext()).toBe(false)
  await until(async () => {
    await worker.sendNext()
    return sent.length === 3
  })
  expect(sent).toEqual(rows.map(({ id }) => id))
})

test('a database that is away for a moment does not let a message be sent twice', async () => {
  const meera = await somebody()
  let refusals = 1
  const shaky: TestDatabase = {
    ...database,
    query: (asked, on) => {
      if (asked.name === 'whatsapp-mark-sent' && refusals-- > 0) return Promise.reject(new Error('away'))
      return database.query(asked, on)
    },
  }
  let sent = 0
  const worker = workerOn(async () => `wamid.${++sent}`, { unsettled: 60_000 }, shaky)
  await worker.sendNext()
  expect(await sendsTo(meera)).toMatchObject([{ state: 'sent', wamid: 'wamid.1' }])
  expect([sent, refusals]).toEqual([1, -1])
})

test('what Meta holds against the account waits for the operator, and nothing else is tried meanwhile', async () => {
  const meera = await somebody()
  const told: string[] = []
  const worker = createSendWorker({
    database,
    graph: { send: () => Promise.reject(new GraphFailure('account', '131042', 60_000)) },
    retryMinutes: 60,
    log: { warn: () => {}, error: (_: unknown, message?: string) => void told.push(message ?? '') },
    waits: hurried,
  })
  await worker.sendNext()
  await somebody()
  expect(await worker.sendNext()).toBe(false)
  expect(await sendsTo(meera)).toMatchObject([{ state: 'queued', failure: '131042' }])
  expect(told).toEqual(['whatsapp_account_refused'])
  await database.kysely.deleteFrom('whatsapp_send').execute()
})

test('a message to nobody stands in nobody’s way', async () => {
  await enqueue(database, { contactId: uuidV7(), cause: 'to nobody', payload: textPayload('Hello') })
  const meera = await somebody()
  await workerOn(async () => 'wamid.3').sendNext()
  expect(await sendsTo(meera)).toMatchObject([{ state: 'sent' }])
})

test('a person gets 45 messages at once, and more only as Meta takes them', async () => {
  const meera = await somebody(50)
  const waiting = (await sendsTo(meera)).map(({ due_at }) => (due_at.getTime() - Date.now()) / 1000)
  expect(waiting.filter((seconds) => seconds <= 0)).toHaveLength(45)
  for (const seconds of waiting.slice(45)) expect(Math.abs(seconds - 270)).toBeLessThan(5)
  await database.kysely.deleteFrom('whatsapp_send').execute()
})

test('however fast Meta answers, it gets no more a second than it takes', async () => {
  const { whatsapp } = parseConfig(whatsappSettings)
  if (whatsapp === null) throw new Error('the settings are whole')
  const standIn = await startStandIn(whatsapp)
  const those = await Promise.all(Array.from({ length: 240 }, () => somebody()))
  for (const { number } of those) standIn.wrote(number)
  const graph = createGraph({ ...whatsapp, graphUrl: `${standIn.url}/v26.0` })
  const worker = createSendWorker({ database, graph, retryMinutes: 60, log, waits: hurried })
  const workers = startWorkers(
    16,
    () => worker.sendNext(),
    () => {},
  )
  try {
    await until(() => standIn.taken.length === those.length)
    expect(standIn.refused).toEqual([])
  } finally {
    await workers.stop()
    await standIn.close()
  }
})
