import { shownOf } from '../src/cli/whatsapp/graph-rules.ts'
import {
  bodyOf,
  change,
  type MessagePayload,
  message,
  posted,
  type Sender,
  tapMessage,
  textMessage,
} from '../src/cli/whatsapp/payloads.ts'
import { type StandIn, startStandIn, type TakenMessage } from '../src/cli/whatsapp/stand-in.ts'
import type { Database } from '../src/db/database.ts'
import { demoListings } from '../src/demo/demo-listings.ts'
import { writeListings } from '../src/listings/write-listings.ts'
import { testApp } from './test-app.ts'
import { hurried } from './whatsapp-waits.ts'

/** Settings with which the channel is on; nobody answers at its Graph API. */
export const whatsappSettings = {
  WHATSAPP_VERIFY_TOKEN: 'a word of ours',
  WHATSAPP_APP_SECRET: 'app secret of a test',
  WHATSAPP_ACCESS_TOKEN: 'token of a test',
  WHATSAPP_PHONE_NUMBER_ID: '27681414235104944',
  WHATSAPP_GRAPH_URL: 'http://127.0.0.1:9',
} as const

/** The real app with the channel at work, on a stand-in for the Graph API. */
export async function whatsappApp({
  settings = {},
  listings = 0,
}: {
  settings?: Record<string, string>
  listings?: number
} = {}) {
  const graph = await startStandIn({
    accessToken: whatsappSettings.WHATSAPP_ACCESS_TOKEN,
    phoneNumberId: whatsappSettings.WHATSAPP_PHONE_NUMBER_ID,
  })
  const guru = await testApp({
    settings: {
      ...whatsappSettings,
      PUBLIC_URL: 'https://guru.example.in',
      ...settings,
      WHATSAPP_GRAPH_URL: graph.url,
    },
    whatsappWork: { sendWaits: hurried },
  })
  if (listings > 0) {
    await writeListings(
      guru.database.pool,
      demoListings({ referenceDate: new Date('2026-11-20'), count: listings }),
    )
  }
  const postBody = (body: unknown) => {
    const { payload, headers } = posted(body, whatsappSettings.WHATSAPP_APP_SECRET)
    return guru.app.inject({ method: 'POST', url: '/v1/whatsapp/webhook', payload, headers })
  }
  const close = async () => {
    await guru.close()
    await graph.close()
  }
  return { ...guru, graph, postBody, close, phone: (sender: Sender) => phoneOf(sender, { graph, postBody }) }
}
export type WhatsappApp = Awaited<ReturnType<typeof whatsappApp>>

/** Somebody's phone: writes to the webhook and sees what the stand-in took for it. */
function phoneOf(
  sender: Sender,
  { graph, postBody }: { graph: StandIn; postBody: (body: unknown) => Promise<unknown> },
) {
  const whom = () => [sender.number, sender.userId].filter((id) => id !== undefined)
  const received = (): TakenMessage[] => graph.taken.filter((taken) => whom().includes(taken.whom))
  const post = async (...messages: MessagePayload[]) => {
    for (const id of whom()) graph.wrote(id)
    return postBody(bodyOf(change(whatsappSettings.WHATSAPP_PHONE_NUMBER_ID, { messages, sender })))
  }
  /** The next message that comes after what is posted. */
  const answerTo = async (...messages: MessagePayload[]) => {
    const before = received().length
    await post(...messages)
    return nextAfter(before)
  }
  const nextAfter = async (count: number) => {
    await until(() => received().length > count)
    const taken = received()[count]
    if (taken === undefined) throw new Error('there is no message')
    return { ...shownOf(taken.message), message: taken.message }
  }
  return {
    received,
    post,
    answerTo,
    nextAfter,
    say: (text: string) => answerTo(textMessage(sender, text)),
    tap: (id: string, title = id) => answerTo(tapMessage(sender, id, title, 'button')),
    send: (type: string, parts: Record<string, unknown>) => answerTo(message(sender, type, parts)),
    sender,
  }
}

export type WhatsappPhone = ReturnType<typeof phoneOf>

/** Waits until something is so, ten seconds at most. */
export async function until(isSo: () => boolean | Promise<boolean>, within = 10_000): Promise<void> {
  const end = Date.now() + within
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('it did not become so')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Waits until all that was received is worked off and all that was queued is settled. */
export async function settled({ database }: { database: Database }, within?: number): Promise<void> {
  await until(async () => {
    const waiting = await database.kysely
      .selectFrom('whatsapp_message')
      .select('id')
      .where('done_at', 'is', null)
      .execute()
    const queued = await database.kysely
      .selectFrom('whatsapp_send')
      .select('id')
      .where('state', '=', 'queued')
      .execute()
    return waiting.length + queued.length === 0
  }, within)
}
