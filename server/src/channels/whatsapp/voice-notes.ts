import type { LanguageCode } from '@guru/contract/vocabulary'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import type { WhatsappSaid } from '../../db/tables/whatsapp-message.ts'
import type { Decoder } from '../../providers/speech/listening/decode.ts'
import type { Listener } from '../../providers/speech/listening/listener.ts'
import { secondsOf } from '../../providers/speech/listening/recording.ts'
import { endWait } from './contact-marks.ts'
import type { Graph } from './graph.ts'
import { GraphFailure } from './graph-failure.ts'
import { replaceSaid } from './messages.ts'

/** Fetches voice notes and writes down what they say, beside the other work. */
export interface VoiceNotes {
  /** Whether an engine listens to the language; null: to any. */
  listensTo(language: LanguageCode | null): boolean
  /**
   * Begins to listen to a message, whose words will stand in its place.
   * @returns milliseconds that the contact's messages wait meanwhile, at most.
   */
  listenTo(note: VoiceNote): number
  /** Waits for what is under way. */
  close(): Promise<void>
}

export interface VoiceNote {
  contactId: string
  messageId: string
  mediaId: string
  language: LanguageCode
  /** What is said where no word was understood, if not that. */
  otherwise?: WhatsappSaid
}

interface VoiceNoteParts {
  database: Database
  graph: Pick<Graph, 'media'>
  decoder: Decoder
  listeners: readonly Listener[]
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Called when a message can be worked off. */
  wake(): void
}

/** Bytes: ten minutes as WhatsApp encodes a voice. */
const mostBytes = 2 * 1024 * 1024
/** Seconds. */
const longest = 61
/** At the same time. */
const mostAtOnce = 4
/** Milliseconds: to be listened to again when this process ends before it is done, and while others are. */
const lease = 90_000
const untilOthersAreDone = 1_000
/** Some twenty look-ups that fail within an hour lead to a block. */
const mostFailedLookups = 15
const hour = 3_600_000

/** Meta counts what it refuses; anybody could send files that are too large here. */
const isRefused = (error: unknown): boolean =>
  error instanceof GraphFailure &&
  error.remedy !== 'unknown' &&
  !['too_large', 'unreachable'].includes(error.reason)

export function createVoiceNotes(parts: VoiceNoteParts): VoiceNotes {
  const { database, graph, decoder, listeners, log } = parts
  /** By the message that each is for. */
  const underWay = new Map<string, Promise<void>>()
  let failedLookups: number[] = []
  const able = (language: LanguageCode | null) =>
    listeners.filter(({ languages }) => language === null || languages.includes(language))

  async function hear({ mediaId, language }: VoiceNote): Promise<WhatsappSaid> {
    failedLookups = failedLookups.filter((at) => at > Date.now() - hour)
    if (failedLookups.length >= mostFailedLookups) return { kind: 'not_heard', because: 'failed' }
    const { bytes, type } = await graph.media(mediaId, mostBytes).catch((error) => {
      if (isRefused(error)) failedLookups.push(Date.now())
      throw error
    })
    const recording = await decoder.decode(
      bytes,
      /^audio\/(mpeg|mp3)\b/.test(type) ? 'audio/mpeg' : 'audio/ogg',
    )
    if (recording === null) return { kind: 'not_heard', because: 'failed' }
    if (secondsOf(recording) > longest) return { kind: 'not_heard', because: 'too_long' }
    for (const listener of able(language)) {
      try {
        return { kind: 'heard', text: await listener.transcribe(recording, language), language }
      } catch (error) {
        log.warn({ err: error, engine: listener.engine }, 'listening_failed')
      }
    }
    return { kind: 'not_heard', because: 'failed' }
  }

  function notHeard(error: unknown): WhatsappSaid {
    log.warn({ err: error }, 'whatsapp_voice_note_failed')
    const tooLarge = error instanceof GraphFailure && error.reason === 'too_large'
    return { kind: 'not_heard', because: tooLarge ? 'too_long' : 'failed' }
  }

  async function putDown(note: VoiceNote): Promise<void> {
    const heard = await hear(note).catch(notHeard)
    const understood = heard.kind === 'heard' && heard.text !== ''
    const said = understood ? heard : (note.otherwise ?? heard)
    await replaceSaid(database, { contactId: note.contactId, id: note.messageId, said })
    await endWait(database, note.contactId)
    parts.wake()
  }

  return {
    listensTo: (language) => able(language).length > 0,
    listenTo(note) {
      if (underWay.has(note.messageId)) return lease
      if (underWay.size >= mostAtOnce) return untilOthersAreDone
      const work = putDown(note)
        .catch((error) => log.warn({ err: error }, 'whatsapp_voice_note_failed'))
        .finally(() => underWay.delete(note.messageId))
      underWay.set(note.messageId, work)
      return lease
    },
    close: async () => {
      await Promise.all(underWay.values())
    },
  }
}
