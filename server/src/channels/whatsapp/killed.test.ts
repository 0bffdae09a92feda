import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { settled, whatsappSettings } from '../../../test/whatsapp.ts'
import { bodyOf, change, type MessagePayload, posted, textMessage } from '../../cli/whatsapp/payloads.ts'
import { type StandIn, startStandIn } from '../../cli/whatsapp/stand-in.ts'

const program = path.join(import.meta.dirname, '../../../test/whatsapp-server.ts')
const phoneNumberId = whatsappSettings.WHATSAPP_PHONE_NUMBER_ID

interface Server {
  process: ChildProcess
  address: string
}

let database: TestDatabase
let graph: StandIn
let servers: Server[] = []
beforeEach(async () => {
  database = await testDatabase()
  graph = await startStandIn({ accessToken: whatsappSettings.WHATSAPP_ACCESS_TOKEN, phoneNumberId })
  graph.onTaken = ({ wamid, message }) => {
    const { biz_opaque_callback_data } = message
    void insist({ statuses: [{ id: wamid, status: 'sent', biz_opaque_callback_data }] })
  }
})
afterEach(async () => {
  for (const { process } of servers) process.kill('SIGKILL')
  servers = []
  await graph.close()
  await database.drop()
})

async function start(): Promise<Server> {
  const settings = JSON.stringify({ ...whatsappSettings, WHATSAPP_GRAPH_URL: graph.url })
  const child = spawn(process.execPath, [program, JSON.stringify(database.connection), settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()))
    child.once('exit', () => reject(new Error('The server ended before it was ready.')))
  })
  const server = { process: child, address }
  servers.push(server)
  return server
}

/** Ends it at once, as a power cut does. */
async function kill(server: Server): Promise<void> {
  const ended = new Promise((resolve) => server.process.once('exit', resolve))
  server.process.kill('SIGKILL')
  await ended
  servers = servers.filter((one) => one !== server)
}

/** Posts a copy to each server, until one takes it, as Meta does. */
async function insist(parts: {
  messages?: MessagePayload[]
  statuses?: unknown[]
  sender?: object
}): Promise<void> {
  const { payload, headers } = posted(
    bodyOf(change(phoneNumberId, parts)),
    whatsappSettings.WHATSAPP_APP_SECRET,
  )
  for (let attempt = 0; attempt < 200; attempt++) {
    const answers = await Promise.all(
      servers.map(({ address }) =>
        fetch(`${address}/v1/whatsapp/webhook`, { method: 'POST', body: payload, headers }).catch(() => null),
      ),
    )
    if (answers.some((answer) => answer?.status === 200)) return
    await sleep(100)
  }
}

const burst = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const sender = { number: `9196000${10_000 + (at % 10)}` }
    graph.wrote(sender.number)
    return insist({ messages: [textMessage(sender, `flat for rent in Chennai below ${10 + at}k`)], sender })
  })

/** Which replies somebody got, counted by what they answer. */
async function answered() {
  const rows = await database.kysely.selectFrom('whatsapp_send').select(['id', 'cause', 'state']).execute()
  const taken = Map.groupBy(graph.taken, ({ message }) => message.biz_opaque_callback_data)
  return rows.map(({ id, state }) => ({ state, times: taken.get(id)?.length ?? 0 }))
}

describe('a server that is killed', { timeout: 120_000 }, () => {
  test('in the middle of its work leaves every message answered once after its restart', async () => {
    const first = await start()
    graph.takes = 30
    const posts = burst(60)
    while (graph.taken.length < 15) await sleep(5)
    await kill(first)
    const before = graph.taken.length
    expect(before).toBeLessThan(60)
    await start()
    await Promise.all(posts)
    await settled({ database }, 100_000)
    const replies = await answered()
    expect(replies).toHaveLength(60)
    expect(replies.filter(({ state, times }) => state !== 'sent' || times !== 1)).toEqual([])
  })
})

describe('two servers on one database', { timeout: 120_000 }, () => {
  test('answer every message once, though both of them get it', async () => {
    await Promise.all([start(), start()])
    await Promise.all(burst(60))
    await settled({ database }, 100_000)
    const replies = await answered()
    expect(replies).toHaveLength(60)
    expect(replies.filter(({ state, times }) => state !== 'sent' || times !== 1)).toEqual([])
  })
})
