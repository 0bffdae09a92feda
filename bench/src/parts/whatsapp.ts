import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bodyOf, change, posted, textMessage } from '@guru/server/cli/whatsapp/payloads'
import { type StandIn, startStandIn } from '@guru/server/cli/whatsapp/stand-in'
import { type Database, openDatabase } from '@guru/server/db/database'
import { migrate } from '@guru/server/db/migrate'
import { demoListings } from '@guru/server/demo/demo-listings'
import { writeListings } from '@guru/server/listings/write-listings'
import { withServer } from '../http/with-server.ts'
import { percentile, type Row } from '../part.ts'
import { standInSettings } from '../whatsapp/settings.ts'

export const name = 'whatsapp'

/** Messages of the burst. */
const messages = 1_000
/** So many people write at a time, each through the whole script; then others do. */
const atATime = 40
/** Messages a second, and for how many seconds. */
const rate = 50
const seconds = 20
const warmUp = 500
/** Milliseconds that the stand-in takes to answer, as the Graph API does. */
const graphTakes = 200

/** What people write, again and again. */
const script = ['English', 'I want to rent', 'a 2bhk flat', 'in Bangalore', 'below 40k'] as const

interface Measured {
  acknowledged: number[]
  replied: number[]
  lost: number
  twice: number
}

/**
 * A burst of 1,000 messages posted at once, as after an outage, and a steady 50 a second: how long until each is
 * acknowledged and until its reply reaches the Graph API, for which a stand-in on this machine takes 200 ms.
 */
export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-bench-whatsapp-'))
  const url = `embedded:${folder}/pg`
  const database = await openDatabase({ url })
  const graph = await startStandIn({ ...standInSettings, port: standInSettings.port })
  graph.takes = graphTakes
  try {
    await migrate(database.kysely)
    await writeListings(database.pool, demoListings({ referenceDate: new Date() }))
    return await withServer('whatsapp', url, async (address) => {
      // The first turns wait for the engine's words, which a server that runs has read.
      await measure(database, graph, address, warmUp, 1000 / rate)
      const steady = await measure(database, graph, address, rate * seconds, 1000 / rate)
      const burst = await measure(database, graph, address, messages, 0)
      return [...rows(`${rate} messages/s`, steady, '250 ms or less'), ...rows(`burst of ${messages}`, burst)]
    })
  } finally {
    await graph.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function rows(what: string, { acknowledged, replied, lost, twice }: Measured, goal?: string): Row[] {
  const time = (samples: number[], share: number) => `${percentile(samples, share).toFixed(0)} ms`
  return [
    { what: `WhatsApp, ${what}, lost / answered twice`, figure: `${lost} / ${twice}`, goal: '0 / 0' },
    { what: `WhatsApp, ${what}, to acknowledge, p50`, figure: time(acknowledged, 0.5) },
    {
      what: `WhatsApp, ${what}, to acknowledge, p99`,
      figure: time(acknowledged, 0.99),
      ...(goal !== undefined && { goal }),
    },
    { what: `WhatsApp, ${what}, to reply, p50`, figure: time(replied, 0.5) },
    { what: `WhatsApp, ${what}, to reply, p99`, figure: time(replied, 0.99) },
  ]
}

let round = 0

async function measure(
  database: Database,
  graph: StandIn,
  address: string,
  count: number,
  apart: number,
): Promise<Measured> {
  round += 1
  const before = graph.taken.length
  const postedAt = new Map<string, number>()
  const acknowledged: number[] = []
  const post = async (at: number) => {
    const person = Math.floor(at / (atATime * script.length)) * atATime + (at % atATime)
    const sender = { number: `91${round}00000${10_000 + person}` }
    graph.wrote(sender.number)
    const text = script[Math.floor(at / atATime) % script.length] ?? script[0]
    const message = textMessage(sender, text)
    const { payload, headers } = posted(
      bodyOf(change(standInSettings.phoneNumberId, { messages: [message], sender })),
      standInSettings.appSecret,
    )
    const started = performance.now()
    postedAt.set(message.id, Date.now())
    const answer = await fetch(`${address}/v1/whatsapp/webhook`, { method: 'POST', body: payload, headers })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`The webhook answered ${answer.status}.`)
    acknowledged.push(performance.now() - started)
  }
  const posts: Promise<void>[] = []
  const began = performance.now()
  for (let at = 0; at < count; at++) {
    // By the clock: a wait that took too long must not slow down the rest.
    const early = began + at * apart - performance.now()
    if (early > 0) await sleep(early)
    posts.push(post(at))
  }
  await Promise.all(posts)
  const until = Date.now() + 120_000
  while (graph.taken.length - before < count && Date.now() < until) await sleep(50)
  // One that is sent twice comes late.
  await sleep(1_000)
  return { acknowledged, ...(await matched(database, graph.taken.slice(before), postedAt)) }
}

/** Each reply names its row in the queue, and that the message which it answers. */
async function matched(
  database: Database,
  taken: StandIn['taken'],
  postedAt: ReadonlyMap<string, number>,
): Promise<Pick<Measured, 'replied' | 'lost' | 'twice'>> {
  const { rows } = await database.query<{ id: string; cause: string }>({
    text: 'select id, cause from whatsapp_send',
  })
  const causes = new Map(rows.map(({ id, cause }) => [id, cause]))
  const times = new Map<string, number[]>()
  for (const { message, at } of taken) {
    const cause = causes.get(message.biz_opaque_callback_data ?? '') ?? ''
    times.set(cause, [...(times.get(cause) ?? []), at])
  }
  const answers = [...postedAt].map(([id, started]) => (times.get(id) ?? []).map((at) => at - started))
  return {
    replied: answers.flatMap(([first]) => (first === undefined ? [] : [first])),
    lost: answers.filter((all) => all.length === 0).length,
    twice: answers.filter((all) => all.length > 1).length,
  }
}
