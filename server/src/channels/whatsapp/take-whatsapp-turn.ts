import type { WishChange } from '@guru/contract/requirement'
import type { LanguageCode } from '@guru/contract/vocabulary'
import type { GuruAct } from '@guru/engine/dialogue/act'
import { contextOf, initialState } from '@guru/engine/dialogue/state'
import type { Engine } from '@guru/engine/engine'
import { formatterFor } from '@guru/engine/format/formatter-for'
import { sentencesOf } from '@guru/engine/replies/written-languages'
import { namedLanguage } from '../../conversation/language-choice.ts'
import { type ConversationParts, takeTurn } from '../../conversation/take-turn.ts'
import type { TurnAnswer, TurnRequest } from '../../conversation/turn.ts'
import { requestCallbackHere } from '../../leads/request-callback.ts'
import { answerPayload, languageList } from './compose.ts'
import { type Contact, type ContactSession, keepConversation } from './contacts.ts'
import { type GraphPayload, numberRequestPayload } from './payload.ts'
import { whatsappTexts } from './texts/index.ts'

/** What a person said, for the conversation. */
export interface WhatsappTurn {
  /** Of the message: a turn of one id is taken once. */
  id: string
  text: string
  spoken?: boolean
  change?: WishChange
}

/** Takes a turn of a contact to the message that answers it. */
export async function takeWhatsappTurn(
  parts: ConversationParts,
  contact: Contact,
  turn: WhatsappTurn,
  publicUrl: string,
): Promise<GraphPayload> {
  const greeting = contact.session === null ? opening(parts.engine(), turn) : null
  if (greeting === 'language?') return languageList()
  const session = contact.session ?? ownSession(contact)
  const typedNumber = contact.number === null ? mobileNumberIn(turn.text) : null
  const reachable = contact.number !== null || typedNumber !== null || (contact.session?.numberLeft ?? false)
  const answer = await takeTurn(parts, {
    channel: session.channel,
    clientSessionId: session.clientSessionId,
    deviceId: session.deviceId,
    text: turn.text,
    spoken: turn.spoken ?? false,
    turnId: turn.id,
    change: turn.change ?? null,
    person: null,
    greeting,
    inOwnWords: (answer, acts) => inOwnWords(answer, acts, reachable),
  })
  const sessionId = await keepConversation(parts.database, contact, session)
  const { handoff } = answer.reply
  if (handoff) await requestCallbackHere(parts.database, { sessionId, mobileNumber: typedNumber })
  if (handoff && !reachable) return numberRequestPayload(whatsappTexts[answer.language].numberNeeded)
  const heard = turn.spoken ? [whatsappTexts[answer.language].heard(turn.text)] : []
  const before = greeting === null ? heard : [greeting.text, ...heard]
  return answerPayload(answer, { before, publicUrl })
}

/** A conversation that begins here. */
const ownSession = ({ id }: Contact): Omit<ContactSession, 'id' | 'language' | 'numberLeft'> => ({
  channel: 'whatsapp',
  clientSessionId: id,
  deviceId: `whatsapp ${id}`,
})

/**
 * How a conversation begins. Who names a language gets it, and who says what is wanted, or writes in letters
 * that tell the language, is answered at once; all others are asked for their language first.
 */
function opening(engine: Engine, { text, change }: WhatsappTurn): TurnRequest['greeting'] | 'language?' {
  const named = namedLanguage(text)
  // "hi" is a greeting long before it is Hindi.
  if (named !== null) return named === text.trim().toLowerCase() ? 'language?' : null
  const { language, commands, act } = engine.understand(text, contextOf(initialState('en')))
  const says = commands.length > 0 || act === 'handoff' || act === 'help' || act === 'question'
  if (change === undefined && !says && (language === null || language === 'en')) return 'language?'
  return greetingIn(language ?? 'en')
}

/** Guru says who it is before its first answer. */
function greetingIn(language: LanguageCode): TurnRequest['greeting'] {
  const text = sentencesOf(language).act.welcome({ kind: 'welcome' }, formatterFor(language))
  return { text, asked: 'transaction_type', language }
}

/** There is no form here: the number is that of the chat, or is shared with a button. */
function inOwnWords(answer: TurnAnswer, acts: readonly GuruAct[], reachable: boolean): TurnAnswer {
  const texts = whatsappTexts[answer.language]
  const says = (kind: GuruAct['kind']) => acts.some((act) => act.kind === kind)
  const said = (text: string): TurnAnswer => ({ ...answer, reply: { ...answer.reply, text, spoken: text } })
  if (says('handoff')) return said(reachable ? texts.callbackNoted : texts.numberNeeded)
  if (says('owner_done')) return said(texts.ownerNoted)
  return answer
}

/** Ten digits as they are typed in India: "98765 43210", "+91-9876543210". */
function mobileNumberIn(text: string): string | null {
  const found = /(?<!\d)(?:\+?91[\s-]?|0)?([6-9]\d{4})[\s-]?(\d{5})(?!\d)/.exec(text)
  return found === null ? null : `${found[1]}${found[2]}`
}
