import type { ChatV3Response, Match } from '@guru/contract/chat'
import type { Slot } from '@guru/contract/vocabulary'
import { callerIn } from '../callback/caller.ts'
import type { VisitorProfile } from '../callback/visitor-profile.ts'
import type { ChatState } from '../chat/chat-state.ts'

/** What the newest reply brought for eye and ear. */
export interface Heard {
  text: string
  asked: Slot | null
  choices: string[]
  matches: Match[]
  handoff: boolean
  /** Who asked to be called, as far as it was said. */
  caller: VisitorProfile | null
}

/** Whoever asks for a call does so for the home that is shown: it stays. */
export const heardFrom = (reply: ChatV3Response, answer: string, before: Heard | null): Heard => ({
  text: reply.question,
  asked: reply.asked,
  choices: reply.choices.map(({ text }) => text),
  matches: reply.handoff ? (before?.matches ?? []) : reply.matches,
  handoff: reply.handoff,
  caller: callerIn(answer, reply),
})

/** The same of a chat that was taken up again, as far as it is kept. */
export function heardBefore({ messages, choices }: ChatState): Heard {
  const newest = messages.findLast(({ from }) => from === 'guru')
  const { text, matches } = newest?.from === 'guru' ? newest : { text: '', matches: [] }
  return { text, asked: null, choices, matches, handoff: false, caller: null }
}
