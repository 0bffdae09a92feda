import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { remark } from './compose.ts'
import { type Contact, claimContact, letWait, noteSender } from './contacts.ts'
import { firstWaiting, markDone, noteAttempt, type WaitingMessage } from './messages.ts'
import type { GraphPayload } from './payload.ts'
import { type ReplyParts, replyTo } from './reply-to.ts'
import { enqueue } from './send-queue.ts'
import { whatsappTexts } from './texts/index.ts'
import type { VoiceNotes } from './voice-notes.ts'

export interface AnswerWorker {
  /** Works off one message. @returns false when none waits. */
  answerNext(): Promise<boolean>
}

interface AnswerParts extends ReplyParts {
  voiceNotes: VoiceNotes
  log: Pick<FastifyBaseLogger, 'error'>
  /** Called when a message was put into the queue. */
  onQueued(): void
}

/** After so many failures a person is asked to say it again. */
const mostAttempts = 4
/** Milliseconds before the second attempt. */
const backOff = 500

/**
 * Works off messages: the turn, the reply's place in the queue and the message's end are one transaction, so a
 * message is answered once however often the process ends in between.
 */
export function createAnswerWorker(parts: AnswerParts): AnswerWorker {
  const { database, voiceNotes, log } = parts
  return {
    async answerNext() {
      let busyWith: { contact: Contact; message: WaitingMessage } | null = null
      try {
        return await inTransaction(database, async (within) => {
          const claimed = await claimContact(within)
          if (claimed === null) return false
          const message = await firstWaiting(within, claimed.id)
          if (message === null) return true
          busyWith = { contact: claimed, message }
          const { said, from } = message.content
          const language = claimed.session?.language ?? 'en'
          if (said.kind === 'voice' && voiceNotes.listensTo(language)) {
            const note = { contactId: claimed.id, messageId: message.id, mediaId: said.mediaId, language }
            await letWait(within, claimed.id, voiceNotes.listenTo(note))
            return true
          }
          const contact =
            said.kind === 'new_number' ? claimed : await noteSender(within, claimed, from, message.sent_at)
          const reply = await replyTo({ ...parts, database: within }, contact, message)
          await finish(within, contact, message, reply)
          return true
        })
      } catch (error) {
        if (busyWith === null) throw error
        await afterFailure(busyWith, error)
        return true
      } finally {
        parts.onQueued()
      }
    },
  }

  async function afterFailure(
    { contact, message }: { contact: Contact; message: WaitingMessage },
    error: unknown,
  ): Promise<void> {
    log.error({ err: error }, 'whatsapp_message_failed')
    if (message.attempts + 1 < mostAttempts) {
      await noteAttempt(database, message.id)
      return letWait(database, contact.id, backOff * 2 ** message.attempts)
    }
    const language = contact.session?.language ?? 'en'
    await inTransaction(database, (within) =>
      finish(within, contact, message, remark(language, whatsappTexts[language].trouble)),
    )
  }
}

async function finish(
  db: Database,
  contact: Contact,
  message: WaitingMessage,
  reply: GraphPayload | null,
): Promise<void> {
  if (reply !== null) await enqueue(db, { contactId: contact.id, cause: message.id, payload: reply })
  await markDone(db, message.id)
}
