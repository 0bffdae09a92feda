import { acknowledge } from '../acknowledge.ts'
import type { Flow, Outcome, Turn } from '../turn.ts'

/** The seeker wants a person: the page opens the contact form; the conversation stays where it was. */
export const handOver: Flow = (turn): Outcome | null => {
  return turn.understood.act === 'handoff' ? toPerson(turn) : null
}

export function toPerson(turn: Turn): Outcome {
  const { state } = turn
  return {
    kind: 'say',
    state: state.pending?.kind === 'callback' ? { ...state, pending: null } : state,
    acts: [...acknowledge(turn), { kind: 'handoff' }],
    choices: [],
    handoff: true,
  }
}
