import { maxAnswerLength } from '@guru/contract/limits'
import {
  type WhatsappMessage,
  type WhatsappStatus,
  whatsappBodySchema,
  whatsappMessageSchema,
  whatsappStatusSchema,
} from '@guru/contract/whatsapp'
import type { WhatsappContent, WhatsappSaid } from '../../db/tables/whatsapp-message.ts'

/** A message to be worked off. */
export interface ReceivedMessage {
  id: string
  sentAt: Date
  content: WhatsappContent
}

/** What a posted body holds for the business's number. */
export interface ReceivedBody {
  messages: ReceivedMessage[]
  statuses: WhatsappStatus[]
}

/**
 * Reads every entry, change, message and status of a body; what is not for this number, not for a single
 * person (groups) or of no use (reactions, echoes, account news) is left out.
 */
export function readBody(json: unknown, phoneNumberId: string): ReceivedBody {
  const body = whatsappBodySchema.safeParse(json)
  const changes = body.success ? body.data.entry.flatMap((entry) => entry.changes) : []
  const values = changes
    .filter(({ field, value }) => field === 'messages' && value.metadata?.phone_number_id === phoneNumberId)
    .map(({ value }) => value)
  return {
    messages: values.flatMap(({ messages, contacts }) => {
      const nameOf = (message: WhatsappMessage) =>
        contacts.find(
          ({ wa_id, user_id }) =>
            (user_id !== undefined && user_id === message.from_user_id) ||
            (wa_id !== undefined && wa_id === message.from),
        )?.profile?.name
      return messages.flatMap((message) => {
        const read = whatsappMessageSchema.safeParse(message)
        return read.success ? received(read.data, nameOf(read.data)) : []
      })
    }),
    statuses: values.flatMap(({ statuses }) =>
      statuses.flatMap((status) => {
        const read = whatsappStatusSchema.safeParse(status)
        return read.success ? [read.data] : []
      }),
    ),
  }
}

function received(message: WhatsappMessage, name: string | undefined): ReceivedMessage[] {
  const { id, timestamp, from, from_user_id, group_id } = message
  if (group_id !== undefined || (from === undefined && from_user_id === undefined)) return []
  const said = saidIn(message)
  if (said === null) return []
  const sender = {
    number: from ?? null,
    userId: from_user_id ?? null,
    name: name === undefined ? null : storable(name).trim().slice(0, longestName) || null,
  }
  // A clock that runs ahead must not keep the window open.
  const sentAt = new Date(Math.min(timestamp * 1000, Date.now()))
  return [{ id: storable(id), sentAt, content: { from: sender, said } }]
}

const longestName = 100

/** null for what needs no answer. */
function saidIn(message: WhatsappMessage): WhatsappSaid | null {
  const { type, location, contacts, interactive, button, system, edit, revoke } = message
  switch (type) {
    case 'reaction':
      return null
    case 'audio':
      return message.audio ? { kind: 'voice', mediaId: message.audio.id } : { kind: 'unusable' }
    case 'interactive': {
      const tap = interactive?.button_reply ?? interactive?.list_reply
      return tap
        ? { kind: 'tap', id: storable(tap.id).slice(0, 256), text: storable(tap.title ?? '') }
        : { kind: 'unusable' }
    }
    case 'button':
      return button ? written(button.text) : { kind: 'unusable' }
    case 'location':
      return location
        ? { kind: 'location', latitude: location.latitude, longitude: location.longitude }
        : { kind: 'unusable' }
    case 'contacts':
      return ownNumber(contacts) ?? { kind: 'unusable' }
    case 'system':
      return system?.type === 'user_changed_number' && system.wa_id !== undefined
        ? { kind: 'new_number', number: system.wa_id, userId: system.user_id ?? null }
        : null
    case 'edit':
      return edit ? { kind: 'edit', of: edit.original_message_id, text: wordsOf(edit.message) } : null
    case 'revoke':
      return revoke ? { kind: 'revoke', of: revoke.original_message_id } : null
    default: {
      const words = wordsOf(message)
      return words === null ? { kind: 'unusable' } : { kind: 'text', text: words }
    }
  }
}

/** The words of a text, or under a picture. */
function wordsOf(
  message: Pick<WhatsappMessage, 'text' | 'image' | 'video' | 'document'> | undefined,
): string | null {
  const { text, image, video, document } = message ?? {}
  const words = text?.body ?? image?.caption ?? video?.caption ?? document?.caption
  const kept = words === undefined ? '' : storable(words).slice(0, maxAnswerLength).trim()
  return kept === '' ? null : kept
}

function written(text: string): WhatsappSaid {
  return { kind: 'text', text: storable(text).slice(0, maxAnswerLength) }
}

/** Cards of other people are not kept. */
function ownNumber(contacts: WhatsappMessage['contacts']): WhatsappSaid | null {
  const own = contacts?.find(({ origin }) => origin === 'contact_request')
  const [phone] = own?.phones ?? []
  const number = phone?.wa_id ?? phone?.phone?.replaceAll(/\D/g, '')
  return number !== undefined && /^\d{7,15}$/.test(number) ? { kind: 'own_number', number } : null
}

const controls = /[\p{Cc}--[\t\n\r]]/gv

/** Text that the database takes: whole characters without control characters. */
const storable = (text: string): string => text.toWellFormed().replaceAll(controls, '')
