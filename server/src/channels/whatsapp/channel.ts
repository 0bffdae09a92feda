import type { FastifyBaseLogger } from 'fastify'
import type { ConversationParts } from '../../conversation/take-turn.ts'
import { createDecoder } from '../../providers/speech/listening/decode.ts'
import type { Listener } from '../../providers/speech/listening/listener.ts'
import { every } from '../../repeated-work.ts'
import { createAnswerWorker } from './answer-worker.ts'
import { confirmCallbacks } from './confirm-callbacks.ts'
import { forgetOldWhatsapp } from './forget-old-whatsapp.ts'
import { createGraph } from './graph.ts'
import { createSendWorker, type SendWaits } from './send-worker.ts'
import type { WhatsappSettings } from './settings.ts'
import { createVoiceNotes } from './voice-notes.ts'
import { startWorkers } from './workers.ts'

export interface ChannelParts extends ConversationParts {
  settings: WhatsappSettings
  listeners: readonly Listener[]
  /** Where the web pages are. */
  publicUrl(): string
  retentionDays: number | null
  log: FastifyBaseLogger
  sendWaits?: SendWaits
}

/** Guru on WhatsApp at work: messages are answered, replies sent. */
export interface WhatsappChannel {
  /** Messages were stored. */
  wake(): void
  /** Ends after what is under way. */
  stop(): Promise<void>
}

/** Meta takes 80 messages a second; an answer of it takes some 300 ms. */
const senders = 16
/** Milliseconds. */
const lookForCallbacksEvery = 5_000
const forgetEvery = 3 * 3_600_000

export function startWhatsapp(parts: ChannelParts): WhatsappChannel {
  const { settings, database, log } = parts
  const graph = createGraph(settings, parts.sendWaits)
  const decoder = createDecoder()
  const failed = (error: unknown) => log.error({ err: error }, 'whatsapp_worker_failed')
  const voiceNotes = createVoiceNotes({ ...parts, graph, decoder, wake: () => answering.wake() })
  const sender = createSendWorker({
    database,
    graph,
    log,
    retryMinutes: settings.retryMinutes,
    ...(parts.sendWaits && { waits: parts.sendWaits }),
  })
  const sending = startWorkers(senders, () => sender.sendNext(), failed)
  const answerer = createAnswerWorker({
    ...parts,
    voiceNotes,
    onQueued: sending.wake,
  })
  const answering = startWorkers(answerersFor(database.pool.options.max), () => answerer.answerNext(), failed)
  const confirming = every(
    lookForCallbacksEvery,
    async () => {
      if ((await confirmCallbacks(database, settings.callbackTemplate)) > 0) sending.wake()
    },
    failed,
  )
  const forgetting = every(forgetEvery, () => forgetOldWhatsapp(database, parts.retentionDays), failed)
  return {
    wake: () => answering.wake(),
    stop: async () => {
      await Promise.all([confirming.stop(), forgetting.stop(), answering.stop(), voiceNotes.close()])
      await sending.stop()
      await decoder.close()
    },
  }
}

/** Each holds a connection while it works: most are left to the web. */
const answerersFor = (connections: number): number => Math.max(1, Math.min(3, Math.floor(connections / 3)))
