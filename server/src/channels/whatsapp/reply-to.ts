import type { LanguageCode } from '@guru/contract/vocabulary'
import type { ConversationParts } from '../../conversation/take-turn.ts'
import type { WhatsappSaid } from '../../db/tables/whatsapp-message.ts'
import { requestCallbackHere } from '../../leads/request-callback.ts'
import { codeIn, joinByCode } from './codes.ts'
import { languageList, optionsOf, remark, wordsSaid } from './compose.ts'
import { keepFirstVoice, noteHint, setStopped } from './contact-marks.ts'
import { type Contact, type ContactSession, keepConversation, noteSender } from './contacts.ts'
import { editMessage, forgetMessage, turnOfEdit, type WaitingMessage } from './messages.ts'
import type { GraphPayload } from './payload.ts'
import { stopOrStart } from './stop-words.ts'
import { takeWhatsappTurn, type WhatsappTurn } from './take-whatsapp-turn.ts'
import { whatsappTexts } from './texts/index.ts'
import type { VoiceNotes } from './voice-notes.ts'

export interface ReplyParts extends ConversationParts {
  /** Where the web pages are, without a slash at the end. */
  publicUrl(): string
  voiceNotes: Pick<VoiceNotes, 'listensTo'>
}

/** Seconds in which of several photos in a row one is answered. */
const hintsApart = 60

/** The one message that answers a message; null where nothing is to be said. */
export async function replyTo(
  parts: ReplyParts,
  contact: Contact,
  message: WaitingMessage,
): Promise<GraphPayload | null> {
  const { said } = message.content
  switch (said.kind) {
    case 'new_number':
      // Told twice, in two forms: whoever has no conversation under the old ones took them along already.
      if (contact.session !== null)
        await noteSender(parts.database, contact, { number: said.number, userId: said.userId, name: null })
      return null
    case 'revoke':
      await forgetMessage(parts.database, contact.id, said.of)
      return null
    case 'edit':
      return replyToEdit(parts, contact, message, said)
    case 'heard':
      return replyToWords(parts, contact, { id: message.id, text: said.text, heardIn: said.language })
    case 'text':
    case 'tap':
      return replyToWords(parts, contact, { id: message.id, text: wordsSaid(said) })
  }
  if (contact.stopped) return hint(parts, contact, stillStoppedRemark(languageOf(contact)))
  return replyToOther(parts, contact, message, said)
}

const languageOf = ({ session }: Contact): LanguageCode => session?.language ?? 'en'

const stoppedRemark = (language: LanguageCode): GraphPayload => {
  const { stopped, start } = whatsappTexts[language]
  return remark(language, stopped, optionsOf([start]))
}

const stillStoppedRemark = (language: LanguageCode): GraphPayload => {
  const { stillStopped, start } = whatsappTexts[language]
  return remark(language, stillStopped, optionsOf([start]))
}

/** Words by hand, by voice or by a tap. */
async function replyToWords(
  parts: ReplyParts,
  contact: Contact,
  turn: WhatsappTurn,
): Promise<GraphPayload | null> {
  const { text, heardIn } = turn
  const texts = whatsappTexts[languageOf(contact)]
  const code = codeIn(text)
  if (code !== null) {
    const joined = await joinByCode(parts.database, contact, code)
    if (joined !== null) await setStopped(parts.database, contact, false)
    return joined === null
      ? remark(languageOf(contact), texts.codeOld)
      : remark(joined, whatsappTexts[joined].joined)
  }
  const wants = stopOrStart(text)
  if (wants === 'stop') {
    await setStopped(parts.database, contact, true)
    return stoppedRemark(languageOf(contact))
  }
  if (contact.stopped) {
    if (wants !== 'start') return hint(parts, contact, stillStoppedRemark(languageOf(contact)))
    await setStopped(parts.database, contact, false)
    if (contact.session === null) return languageList(texts.started)
    return takeWhatsappTurn(
      parts,
      contact,
      { id: turn.id, text: texts.start, again: true },
      parts.publicUrl(),
    )
  }
  if (heardIn !== undefined && text === '') return remark(languageOf(contact), texts.voiceUnclear)
  return takeWhatsappTurn(parts, contact, turn, parts.publicUrl())
}

/** An edited message that still waits is read as it is now; one that was answered is said once more. */
async function replyToEdit(
  parts: ReplyParts,
  contact: Contact,
  message: WaitingMessage,
  { of, text }: Extract<WhatsappSaid, { kind: 'edit' }>,
): Promise<GraphPayload | null> {
  if (text === null) return null
  const said = { kind: 'text', text } as const
  const waits = await editMessage(parts.database, { contactId: contact.id, id: of, said })
  return waits ? null : replyToWords(parts, contact, { id: turnOfEdit(of, message.id), text })
}

async function replyToOther(
  parts: ReplyParts,
  contact: Contact,
  message: WaitingMessage,
  said: WhatsappSaid,
): Promise<GraphPayload | null> {
  const language = languageOf(contact)
  const texts = whatsappTexts[language]
  switch (said.kind) {
    case 'location': {
      const place = parts.engine().places.placeOfPoint(said)
      if (place === null) return remark(language, texts.placeUnknown)
      const text = `📍 ${[place.area, place.city].filter((name) => name !== undefined).join(', ')}`
      return takeWhatsappTurn(
        parts,
        contact,
        { id: message.id, text, change: { set: place } },
        parts.publicUrl(),
      )
    }
    case 'own_number':
      if (contact.session === null) return languageList()
      await keepOwnNumber(parts, contact, contact.session, said.number)
      return remark(language, texts.numberNoted(`+${said.number}`))
    case 'voice':
      // Where somebody listens, what was heard stands in its place by now, unless the language is to be asked.
      if (contact.session !== null || !parts.voiceNotes.listensTo(null))
        return inWords(contact, texts.voiceOff)
      await keepFirstVoice(parts.database, contact, said.mediaId)
      return languageList()
    case 'not_heard':
      return inWords(contact, said.because === 'too_long' ? texts.voiceTooLong : texts.voiceUnclear)
    default:
      return hint(parts, contact, inWords(contact, texts.unusable))
  }
}

/** Whoever has no language yet is asked for it along with it. */
const inWords = (contact: Contact, text: string): GraphPayload =>
  contact.session === null ? languageList(text) : remark(contact.session.language, text)

/** To be called at; the contact itself stays known by the user id, as its messages are. */
async function keepOwnNumber(
  { database }: ReplyParts,
  contact: Contact,
  session: ContactSession,
  number: string,
): Promise<void> {
  await keepConversation(database, { ...contact, number }, session)
  await requestCallbackHere(database, { sessionId: session.id, mobileNumber: null })
}

/** Said once for several in a row. */
async function hint(
  { database }: ReplyParts,
  contact: Contact,
  payload: GraphPayload,
): Promise<GraphPayload | null> {
  if (contact.hint_age < hintsApart) return null
  await noteHint(database, contact)
  return payload
}
