import { maxAnswerLength } from '@guru/contract/limits'
import type { WhatsappMessage } from '@guru/contract/whatsapp'
import type { WhatsappSaid } from '../../db/tables/whatsapp-message.ts'
import { storable } from './storable.ts'

/** Units of what a tap sends back: as many as a button's id may have. */
const longestTap = 256

/** What a message says, as far as Guru can use it; null for what needs no answer. */
export function saidIn(message: WhatsappMessage): WhatsappSaid | null {
  const { type, location, interactive, button, system, edit, revoke, unsupported } = message
  switch (type) {
    case 'reaction':
      return null
    case 'audio':
      return message.audio ? { kind: 'voice', mediaId: message.audio.id } : { kind: 'unusable' }
    case 'interactive': {
      const tap = interactive?.button_reply ?? interactive?.list_reply
      return tap
        ? { kind: 'tap', id: storable(tap.id, longestTap), text: storable(tap.title ?? '', longestTap) }
        : { kind: 'unusable' }
    }
    case 'button':
      return button ? { kind: 'text', text: storable(button.text, maxAnswerLength) } : { kind: 'unusable' }
    case 'location':
      return location
        ? { kind: 'location', latitude: location.latitude, longitude: location.longitude }
        : { kind: 'unusable' }
    case 'contacts':
      return ownNumber(message) ?? { kind: 'unusable' }
    case 'system':
      return newIdentity(system)
    case 'unsupported':
      return unanswered.has(unsupported?.type ?? '') ? null : { kind: 'unusable' }
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

/** What somebody did with an earlier message: nothing that waits for an answer. */
const unanswered = new Set(['reaction', 'edit', 'pin', 'keep_in_chat', 'poll_update'])

function newIdentity(system: WhatsappMessage['system']): WhatsappSaid | null {
  if (system?.type !== 'user_changed_number' && system?.type !== 'user_changed_user_id') return null
  const { wa_id: number = null, user_id: userId = null } = system
  return number === null && userId === null ? null : { kind: 'new_number', number, userId }
}

/** The words of a text, or under a picture. */
function wordsOf(
  message: Pick<WhatsappMessage, 'text' | 'image' | 'video' | 'document'> | undefined,
): string | null {
  const { text, image, video, document } = message ?? {}
  const words = text?.body ?? image?.caption ?? video?.caption ?? document?.caption
  const kept = storable(words ?? '', maxAnswerLength).trim()
  return kept === '' ? null : kept
}

/** Cards of other people are not kept. */
function ownNumber({ contacts, origin }: WhatsappMessage): WhatsappSaid | null {
  const asked = 'contact_request'
  const own = contacts?.find((contact) => contact.origin === asked || origin === asked)
  const [phone] = own?.phones ?? []
  const number = phone?.wa_id ?? phone?.phone?.replaceAll(/\D/g, '')
  return number !== undefined && /^\d{7,15}$/.test(number) ? { kind: 'own_number', number } : null
}
