import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import type { WhatsappSaid } from '../../db/tables/whatsapp-message.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type Claimed, claimContact } from './claim-contact.ts'
import { remark, wordsSaid } from './compose.ts'
import { letWait } from './contact-marks.ts'
import { type Contact, noteSender } from './contacts.ts'
import { finishMessage, isWritten, noteAttempt } from './messages.ts'
import { type ReplyParts, replyTo } from './reply-to.ts'
import { chosenLanguage } from './take-whatsapp-turn.ts'
import { whatsappTexts } from './texts/index.ts'
import type { VoiceNote, VoiceNotes } from './voice-notes.ts'

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
      let busyWith: Claimed | null = null
      try {
        return await inTransaction(database, async (within) => {
          const claimed = await claimContact(within)
          if (claimed === null) return false
          if (claimed === 'done') return true
          busyWith = claimed
          await workOff(within, claimed)
          return true
        })
      } catch (error) {
        if (busyWith === null) throw error
        await afterFailure(busyWith, error)
        return true
      } finally {
        if (busyWith !== null) parts.onQueued()
      }
    },
  }

  async function workOff(within: Database, { contact, message }: Claimed): Promise<void> {
    const { said, from } = message.content
    const note = toBeHeard(contact, said)
    if (note !== null && voiceNotes.listensTo(note.language)) {
      const wait = voiceNotes.listenTo({ ...note, contactId: contact.id, messageId: message.id })
      return letWait(within, contact.id, wait)
    }
    const known = said.kind === 'new_number' ? contact : await noteSender(within, contact, from)
    const reply = await replyTo({ ...parts, database: within }, known, message)
    await finishMessage(within, { contactId: contact.id, message, reply })
  }

  async function afterFailure({ contact, message }: Claimed, error: unknown): Promise<void> {
    log.error({ err: error }, 'whatsapp_message_failed')
    if (message.attempts + 1 < mostAttempts) {
      await noteAttempt(database, message.id)
      return letWait(database, contact.id, backOff * 2 ** message.attempts)
    }
    const language = contact.session?.language ?? 'en'
    const waitsForReply = isWritten(message.content.said)
    const reply = waitsForReply ? remark(language, whatsappTexts[language].trouble) : null
    await finishMessage(database, { contactId: contact.id, message, reply })
  }
}

/** A voice note, or the choice of a language by somebody whose first message was one. */
function toBeHeard(
  { session, first_voice }: Contact,
  said: WhatsappSaid,
): Pick<VoiceNote, 'mediaId' | 'language' | 'otherwise'> | null {
  if (session !== null)
    return said.kind === 'voice' ? { mediaId: said.mediaId, language: session.language } : null
  if (first_voice === null || (said.kind !== 'tap' && said.kind !== 'text')) return null
  const language = chosenLanguage(wordsSaid(said))
  return language === null ? null : { mediaId: first_voice, language, otherwise: said }
}
