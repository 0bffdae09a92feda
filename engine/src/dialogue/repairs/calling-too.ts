import type { GuruAct } from '../act.ts'
import type { Outcome, Turn } from '../turn.ts'
import { toPerson } from './hand-over.ts'

/**
 * "2bhk in Baner under 25k, and call me tomorrow": the form opens beside whatever else is answered. Wishes that change
 * nothing are not answered at all: they only said for which home.
 */
export function callingToo(turn: Turn, outcome: Outcome): Outcome {
  if (!turn.understood.calls || turn.state.pending?.kind === 'read_back') return outcome
  if (turn.events.length === 0) return toPerson(turn)
  if (outcome.kind === 'fetch') return { ...outcome, handoff: true }
  return outcome.handoff ? outcome : { ...outcome, ...withForm(outcome), handoff: true }
}

/** Asks for name and number in place of what would be asked or offered. */
export function withForm<A extends Pick<Outcome, 'state' | 'acts'>>({ state, acts }: A) {
  const { callsRefused: _, ...rest } = state
  return {
    state: {
      ...rest,
      pending: rest.pending === null || rest.pending.kind === 'relax' ? callback : rest.pending,
      handedOver: true as const,
      formOpen: true as const,
    },
    acts: [...acts.filter(({ kind }) => !asking.has(kind)), { kind: 'handoff' as const }],
    choices: [],
  }
}

const callback = { kind: 'callback' as const }

const asking: ReadonlySet<GuruAct['kind']> = new Set([
  'ask',
  'what_next',
  'offer_callback',
  'offer_relaxed',
  'handoff',
])
