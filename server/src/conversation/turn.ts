import type { WishChange, Wishes } from '@guru/contract/requirement'
import type { Channel, LanguageCode, SizeUnit, Slot } from '@guru/contract/vocabulary'
import type { GuruAct } from '@guru/engine/dialogue/act'
import type { Reply } from '@guru/engine/dialogue/step'

/** What a seeker says, as every channel hands it over. */
export interface TurnRequest {
  channel: Channel
  /** The session as the channel names it. Never logged: it may hold a name and a number. */
  clientSessionId: string
  /** Tells the session's owner from others: for v3 the browser's device id. */
  deviceId: string
  text: string
  /** True when the text came by voice; absent where it was typed. */
  spoken?: boolean
  /** Names the turn: asked again, it gets the reply that was given. */
  turnId: string | null
  /** Wishes changed by a tap; `text` is then only what the chat shows. */
  change: WishChange | null
  /** Who it is, where the channel knows from the start; null where a form tells later. */
  person: { name: string; mobileNumber: string } | null
  /**
   * What the page of the channel has said before the seeker's first text, which then is an answer to it; null
   * where the first text chooses a language.
   */
  greeting: { text: string; asked: Slot; language: LanguageCode } | null
  /** What the channel says in other words; what it gives back is kept as the answer. */
  inOwnWords?: (answer: TurnAnswer, acts: readonly GuruAct[]) => TurnAnswer
}

/** What Guru answers, for a channel to shape; stored as it is. */
export interface TurnAnswer {
  language: LanguageCode
  finished: boolean
  reply: Reply
  wishes: Wishes
  any: Slot[]
  sizeUnit: SizeUnit
}
