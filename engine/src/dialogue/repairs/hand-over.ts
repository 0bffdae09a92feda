import { acknowledge } from '../acknowledge.ts'
import { proceed, resume } from '../proceed.ts'
import type { Flow, Outcome, Saying, Turn } from '../turn.ts'

/** The seeker wants a person: the page opens the contact form; the conversation stays where it was. */
export const handOver: Flow = (turn): Outcome | null => {
  const { act, phone, commands } = turn.understood
  return act === 'handoff' || (phone && commands.length === 0) ? toPerson(turn) : null
}

/**
 * "Don't call me": nobody will, and none is offered again after thanks. A number beside it is of no use; what is asked
 * stays open, and wishes of the turn count.
 */
export const callNobody: Flow = (turn, places): Outcome | null => {
  if (!turn.understood.commands.some(({ kind }) => kind === 'no-call')) return null
  const { pending } = turn.state
  const state = {
    ...turn.state,
    pending: pending?.kind === 'callback' ? null : pending,
    handedOver: true as const,
  }
  const acts = [{ kind: 'nobody_calls' as const }]
  if (turn.events.length === 0) return resume(state, acts, places)
  const outcome = proceed({ ...turn, state }, places)
  return { ...outcome, acts: [...acts, ...outcome.acts] }
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
