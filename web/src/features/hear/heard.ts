import type { ChatV3Response, Match } from '@guru/contract/chat'
import type { Slot } from '@guru/contract/vocabulary'
import { callerIn } from '../callback/caller.ts'
import type { VisitorProfile } from '../callback/visitor-profile.ts'
import type { ChatState } from '../chat/chat-state.ts'

/** A reply that has just come, to be said aloud. */
export interface Heard {
  text: string
  matches: Match[]
  handoff: boolean
  /** Who asked to be called, as far as it was said. */
  caller: VisitorProfile | null
}

export const heardFrom = (reply: ChatV3Response, answer: string): Heard => ({
  text: reply.question,
  matches: reply.matches,
  handoff: reply.handoff,
  caller: callerIn(answer, reply),
})

/** What a chat shows beside its newest words, also after a reload. */
export interface Shown {
  asked: Slot | null
  choices: string[]
  matches: Match[]
  /** A realtor may be asked for a call: homes were looked for, or Guru wants name and number. */
  callable: boolean
}

export function shownIn({ messages, choices, finished }: ChatState): Shown {
  const replies = messages.filter((message) => message.from === 'guru')
  const newest = replies.at(-1)
  // Whoever asks for a call does so for the home that is shown: it stays.
  const about = replies.findLast(({ handoff }) => !handoff)
  return {
    asked: newest?.asked ?? null,
    choices,
    matches: about?.matches ?? [],
    callable: finished || newest?.handoff === true,
  }
}
