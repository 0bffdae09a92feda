import type { WishChange } from '@guru/contract/requirement'
import { type Act, type LanguageCode, languageNames, liveLanguages } from '@guru/contract/vocabulary'
import type { GuruAct } from '@guru/engine/dialogue/act'
import { contextOf, initialState } from '@guru/engine/dialogue/state'
import type { Engine } from '@guru/engine/engine'
import { formatterFor } from '@guru/engine/format/formatter-for'
import { sentencesOf } from '@guru/engine/replies/written-languages'
import { numbersSaidIn } from '@guru/engine/understanding/said-numbers'
import { namedLanguage } from '../../conversation/language-choice.ts'
import { type ConversationParts, takeTurn } from '../../conversation/take-turn.ts'
import type { TurnAnswer, TurnRequest } from '../../conversation/turn.ts'
import { requestCallbackHere } from '../../leads/request-callback.ts'
import { answerPayload, languageList } from './compose.ts'
import { keepFirstWords } from './contact-marks.ts'
import { type Contact, type ContactSession, keepConversation } from './contacts.ts'
import { type GraphPayload, numberRequestPayload } from './payload.ts'
import { whatsappTexts } from './texts/index.ts'

/** What a person said, for the conversation. */
export interface WhatsappTurn {
  /** Of the message: a turn of one id is taken once. */
  id: string
  text: string
  /** The language that it was heard in; absent where it was written. */
  heardIn?: LanguageCode
  change?: WishChange
  /** Whoever had stopped Guru wants it back; the text is the start word. */
  again?: boolean
}

/** Takes a turn of a contact to the message that answers it. */
export async function takeWhatsappTurn(
  parts: ConversationParts,
  contact: Contact,
  turn: WhatsappTurn,
  publicUrl: string,
): Promise<GraphPayload> {
  const spoken = turn.heardIn !== undefined
  const { text, greeting } =
    contact.session === null ? opening(parts.engine(), contact, turn) : { ...turn, greeting: null }
  if (greeting === 'language?') {
    if (text !== '') await keepFirstWords(parts.database, contact, text)
    return languageList()
  }
  const session = contact.session ?? ownSession(contact)
  const typedNumber = mobileNumberIn(text, contact.session?.language ?? turn.heardIn ?? 'en')
  const reachable = contact.number !== null || typedNumber !== null || (contact.session?.numberLeft ?? false)
  const answer = await takeTurn(parts, {
    channel: session.channel,
    clientSessionId: session.clientSessionId,
    deviceId: session.deviceId,
    text,
    spoken,
    turnId: turn.id,
    // With words from before it a pin's place is among them.
    change: text === turn.text ? (turn.change ?? null) : null,
    person: null,
    greeting,
    inOwnWords: (answer, acts) =>
      inOwnWords(greetedOnce(answer, greeting !== null, turn.again), acts, { typedNumber, reachable }),
  })
  const begun = contact.session?.channel === 'whatsapp' ? contact.session.id : null
  const sessionId = begun ?? (await keepConversation(parts.database, contact, session))
  const { handoff } = answer.reply
  if (handoff) await requestCallbackHere(parts.database, { sessionId, mobileNumber: typedNumber })
  const heard = spoken ? [whatsappTexts[answer.language].heard(turn.text)] : []
  const before = greeting === null ? heard : [greeting.text, ...heard]
  if (handoff && !reachable)
    return numberRequestPayload([...before, whatsappTexts[answer.language].numberNeeded].join('\n\n'))
  return answerPayload(answer, { before, publicUrl })
}

/** A conversation that begins here. */
const ownSession = ({ id }: Contact): Omit<ContactSession, 'id' | 'language' | 'numberLeft'> => ({
  channel: 'whatsapp',
  clientSessionId: id,
  deviceId: `whatsapp ${id}`,
})

/** What is said first, and how it is opened; `language?`: to be asked, and what was wanted is kept. */
interface Opening {
  text: string
  greeting: TurnRequest['greeting'] | 'language?'
}

/**
 * How a conversation begins. Letters of a language, and plain English, tell which it is, and the words are
 * answered at once. Words in Latin letters may be of any: who writes such ones is asked for the language, and
 * answered once it is chosen, or something more is said.
 */
function opening(engine: Engine, { first_words }: Contact, { text, change, heardIn }: WhatsappTurn): Opening {
  if (heardIn !== undefined) return { text, greeting: greetingIn(heardIn) }
  const named = chosenLanguage(text)
  if (named !== null) {
    return first_words === null
      ? { text: languageNames[named].own, greeting: null }
      : { text: first_words, greeting: greetingIn(named) }
  }
  const understood = engine.understand(text, contextOf(initialState('en')))
  const language = understood.language ?? (isPlainlyEnglish(text) ? 'en' : null)
  const says = understood.commands.length > 0 || change !== undefined || telling.has(understood.act)
  const all = first_words === null ? text : `${first_words}, ${text}`
  if (language !== null && (says || language !== 'en')) return { text: all, greeting: greetingIn(language) }
  if (first_words !== null && says) return { text: all, greeting: greetingIn('en') }
  return { text: says ? text : '', greeting: 'language?' }
}

/**
 * The language that a message chooses, by its name or its place in the list. "hi" is a greeting long before it is
 * Hindi.
 */
export function chosenLanguage(text: string): LanguageCode | null {
  const place = /^\s*([1-9])[\s.)]*$/.exec(text)?.[1]
  if (place !== undefined) return liveLanguages[Number(place) - 1] ?? null
  const named = namedLanguage(text)
  return named === text.trim().toLowerCase() ? null : named
}

/** Acts of somebody who wants something, though no wish was said. */
const telling: ReadonlySet<Act> = new Set(['handoff', 'help', 'question'])

const englishWords =
  /\b(i|am|want|need|looking|for|in|to|the|a|an|with|please|below|under|near|show|find|can|you|my)\b/gi

/** Three of English's small words: "flat for rent in" alone is written in every language. */
const isPlainlyEnglish = (text: string): boolean => (text.match(englishWords)?.length ?? 0) >= 3

/** Guru says who it is before its first answer. */
function greetingIn(language: LanguageCode): TurnRequest['greeting'] {
  const text = sentencesOf(language).act.welcome({ kind: 'welcome' }, formatterFor(language))
  return { text, asked: 'transaction_type', language }
}

/** Whoever was welcomed, or is back, is not greeted a second time in the same message. */
function greetedOnce(answer: TurnAnswer, welcomed: boolean, again = false): TurnAnswer {
  if (!welcomed && !again) return answer
  const { reply, language } = answer
  const greeting = sentencesOf(language).act.greeting({ kind: 'greeting' }, formatterFor(language))
  const instead = again ? whatsappTexts[language].started : ''
  const text = reply.text.replace(greeting, () => instead).trim()
  return { ...answer, reply: { ...reply, text, spoken: text } }
}

function callTimeNoted(language: LanguageCode, acts: readonly GuruAct[]): string | null {
  const noted = acts.find((act) => act.kind === 'call_time_noted')
  return noted ? sentencesOf(language).act.call_time_noted(noted, formatterFor(language)) : null
}

/** There is no form here: the number is that of the chat, is typed, or is shared with a button. */
function inOwnWords(
  answer: TurnAnswer,
  acts: readonly GuruAct[],
  { typedNumber, reachable }: { typedNumber: string | null; reachable: boolean },
): TurnAnswer {
  const texts = whatsappTexts[answer.language]
  const says = (kind: GuruAct['kind']) => acts.some((act) => act.kind === kind)
  const said = (text: string): TurnAnswer => ({ ...answer, reply: { ...answer.reply, text, spoken: text } })
  const time = callTimeNoted(answer.language, acts)
  const toBeCalled = (text: string) => said(time === null ? text : `${text} ${time}`)
  if (says('handoff') && typedNumber !== null) return toBeCalled(texts.numberNoted(`+91${typedNumber}`))
  if (says('handoff')) return toBeCalled(reachable ? texts.callbackNoted : texts.numberNeeded)
  if (says('owner_done')) return said(texts.ownerNoted)
  return answer
}

/** Ten digits as they are typed in India ("98765 43210", "+91-9876543210"), or said in words. */
function mobileNumberIn(text: string, language: LanguageCode): string | null {
  const found = /(?<!\d)(?:\+?91[\s-]?|0)?([6-9]\d{4})[\s-]?(\d{5})(?!\d)/.exec(text)
  if (found !== null) return `${found[1]}${found[2]}`
  return numbersSaidIn(text, language).find(({ mobile }) => mobile)?.digits ?? null
}
