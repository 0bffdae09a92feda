import type { ChatV3Response, Match } from '@guru/contract/chat'
import type { Slot } from '@guru/contract/vocabulary'

/** What the newest reply brought for eye and ear. */
export interface Heard {
  text: string
  asked: Slot | null
  choices: string[]
  matches: Match[]
  handoff: boolean
}

export const heardFrom = (reply: ChatV3Response): Heard => ({
  text: reply.question,
  asked: reply.asked,
  choices: reply.choices.map(({ text }) => text),
  matches: reply.matches,
  handoff: reply.handoff,
})
