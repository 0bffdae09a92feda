import type { GuruAct } from '../act.ts'
import { homesAskedAbout } from '../asked-along.ts'
import { lookRelaxed } from '../follow-ups/look-on.ts'
import type { DialogueState } from '../state.ts'
import { type Flow, lookingAtPicked, type Outcome, type Turn, topicOf } from '../turn.ts'

/**
 * "Yes, show them. How old is the first one?": the others that were offered are shown, and what no listing tells of those of
 * now is said before them. What their rows tell is answered first and the offer made again, for a turn fetches once.
 */
export const agreeToOthers: Flow = (turn, places): Outcome | null => {
  const { state, events, understood } = turn
  const { pending } = state
  if (pending?.kind !== 'relax' || !understood.agreesFirst || events.length > 0) return null
  if (!understood.commands.every(({ kind }) => answeredAlong.has(kind))) return null
  if ((understood.asksAbout ?? []).length > 0) return answerFirst(turn, pending)
  return lookRelaxed(state, pending.relaxations, asksNoFactKnown(turn) ? [unanswered] : [], places)
}

/** What stands beside any answer. */
const answeredAlong: ReadonlySet<string> = new Set(['pick', 'aside', 'bargain', 'show', 'intent'])

const unanswered: GuruAct = { kind: 'untold', facts: [] }

/** Of a home that is picked something that Guru has no word for. */
function asksNoFactKnown({ understood: { asksUntold, visit } }: Turn): boolean {
  return asksUntold?.length === 0 && visit === undefined
}

function answerFirst(turn: Turn, pending: Offer): Outcome {
  const state = lookingAtPicked(turn)
  return {
    kind: 'fetch',
    state,
    acts: [],
    needs: { kind: 'lookup', ids: homesAskedAbout({ ...turn, state }) },
    purpose: 'answer',
    asksAbout: turn.understood.asksAbout ?? [],
    closing: {
      acts: [
        { kind: 'offer_relaxed', relaxed: pending.told ?? pending.relaxations, topic: topicOf(turn.state) },
      ],
      choices: [{ kind: 'yes' }, { kind: 'no' }],
      pending,
    },
  }
}

type Offer = Extract<DialogueState['pending'], { kind: 'relax' }>
