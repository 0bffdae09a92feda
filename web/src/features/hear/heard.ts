import type { ChatV3Response, Match } from '@guru/contract/chat'
import type { Slot } from '@guru/contract/vocabulary'
import type { ChatState } from '../chat/chat-state.ts'

/** What the newest reply brought for eye and ear. */
export interface Heard {
  text: string
  asked: Slot | null
  choices: string[]
  matches: Match[]
  handoff: boolean
}

/** Whoever asks for a call does so for the home that is shown: it stays. */
export const heardFrom = (reply: ChatV3Response, before: Heard | null): Heard => ({
  text: reply.question,
  asked: reply.asked,
  choices: reply.choices.map(({ text }) => text),
  matches: reply.handoff ? (before?.matches ?? []) : reply.matches,
  handoff: reply.handoff,
})

/** The same of a chat that was taken up again, as far as it is kept. */
export function heardBefore({ messages, choices }: ChatState): Heard {
  const newest = messages.findLast(({ from }) => from === 'guru')
  const { text, matches } = newest?.from === 'guru' ? newest : { text: '', matches: [] }
  return { text, asked: null, choices, matches, handoff: false }
}
