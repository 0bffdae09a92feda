import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import { type Graph, type GraphPatience, graphPatience } from './graph.ts'
import { GraphFailure, type Remedy } from './graph-failure.ts'
import { type GraphPayload, isTemplate } from './payload.ts'
import { type DueSend, giveUp, markSent, postpone, takeDue, unsettled } from './send-queue.ts'

export interface SendWorker {
  /** Sends the next message that is due. @returns false when there is none. */
  sendNext(): Promise<boolean>
}

/** Milliseconds. */
export interface SendWaits extends GraphPatience {
  /** After which a message whose end is not known is sent again: a status of it comes within seconds. */
  unsettled: number
  /** Before the second attempt; doubled with each, with some chance in it. */
  backOff: number
  mostBackOff: number
}

const sendWaits: SendWaits = {
  ...graphPatience,
  unsettled: 45_000,
  backOff: 2_000,
  mostBackOff: 300_000,
}

/** Milliseconds between two messages: Meta takes 80 a second of one number. */
const apart = 13
/** A second apart: until they are over the message is this worker's. */
const mostNotes = 20

/** They hit every message alike. */
const concernsAll: ReadonlySet<Remedy> = new Set(['token', 'account', 'pause'])

interface SendParts {
  database: Database
  graph: Pick<Graph, 'send'>
  retryMinutes: number
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  waits?: SendWaits
}

/** Sends what is in the queue; several of them, also on several servers, never send one message at once. */
export function createSendWorker({
  database,
  graph,
  retryMinutes,
  log,
  waits = sendWaits,
}: SendParts): SendWorker {
  let pausedUntil = 0
  let nextTurn = 0
  // Statuses that came while no server ran are posted again once one does.
  const startedAt = Date.now()

  async function attempt(send: DueSend): Promise<void> {
    const payload = addressed(send)
    if (payload === null) return giveUp(database, send.id, 'no_address')
    if (!send.in_window && !isTemplate(send.payload)) return giveUp(database, send.id, 'window_closed')
    await turn()
    const sent = await graph.send(payload).catch((error) => {
      if (error instanceof GraphFailure) return error
      throw error
    })
    if (sent instanceof GraphFailure) return settle(send, sent)
    await noteSent(send.id, sent)
  }

  /** All workers together keep to what Meta takes. */
  async function turn(): Promise<void> {
    const now = Date.now()
    nextTurn = Math.max(now, nextTurn + apart)
    await sleep(nextTurn - now)
  }

  /** A database that is away for a moment must not let it be sent once more. */
  async function noteSent(id: string, wamid: string | null): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await markSent(database, id, wamid)
      } catch (error) {
        if (attempt === mostNotes) throw error
        await sleep(1_000)
      }
    }
  }

  async function settle(send: DueSend, { remedy, reason, waitAtLeast }: GraphFailure): Promise<void> {
    if (remedy === 'token') log.error({ reason }, 'whatsapp_token_refused')
    if (remedy === 'account') log.error({ reason }, 'whatsapp_account_refused')
    if (concernsAll.has(remedy)) pausedUntil = Date.now() + waitAtLeast
    const wait = Math.max(waitAtLeast, remedy === 'unknown' ? waits.unsettled : backOff(send.attempts, waits))
    const until = send.created_at.getTime() + retryMinutes * 60_000
    if (remedy !== 'give_up' && Date.now() + wait < until)
      return postpone(database, send.id, wait, remedy === 'unknown' ? unsettled : reason)
    log.warn({ reason }, 'whatsapp_message_given_up')
    await giveUp(database, send.id, reason)
  }

  return {
    async sendNext() {
      if (Date.now() < pausedUntil) return false
      const send = await takeDue(database, waits.unsettled, Date.now() > startedAt + waits.unsettled)
      if (send === null) return false
      await attempt(send)
      return true
    },
  }
}

/** Somewhere between half and the whole, so that what failed together does not come again together. */
function backOff(attempts: number, waits: SendWaits): number {
  const whole = Math.min(waits.mostBackOff, waits.backOff * 2 ** (attempts - 1))
  return whole * (0.5 + Math.random() / 2)
}

/** The own id comes back with every status of the message. */
function addressed({ id, payload, number, user_id }: DueSend): GraphPayload | null {
  const whom = number !== null ? { to: number } : user_id !== null ? { recipient: user_id } : null
  if (whom === null) return null
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...whom,
    ...payload,
    biz_opaque_callback_data: id,
  }
}
