import { acknowledge } from '../acknowledge.ts'
import type { Flow, Outcome, Saying, Turn } from '../turn.ts'

/** The seeker wants a person: the page opens the contact form; the conversation stays where it was. */
export const handOver: Flow = (turn): Outcome | null => {
  const { act, phone, commands } = turn.understood
  return act === 'handoff' || (phone && commands.length === 0) ? toPerson(turn) : null
}

/** Opens the contact form, which a question that is open outlasts; a number typed into the chat goes into it. */
export function toPerson(turn: Turn): Saying {
  const { state, understood } = turn
  return {
    kind: 'say',
    state: {
      ...state,
      // The form may still be refused.
      pending: state.pending ?? { kind: 'callback' },
      handedOver: true,
      formOpen: true,
    },
    acts: [...acknowledge(turn), { kind: 'handoff', ...(understood.phone && { typed: true }) }],
    choices: [],
    handoff: true,
    ...(understood.caller && { caller: understood.caller }),
  }
}
