import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { Asked, Caller, Understanding } from '../understanding/command.ts'
import type { ChoiceAct, GuruAct, Topic } from './act.ts'
import type { DialogueEvent } from './event.ts'
import { toldWishes } from './price-top.ts'
import { unitOf } from './size-unit.ts'
import type { DialogueState } from './state.ts'
import type { PendingTurn } from './step.ts'

/** A turn of the seeker whose wishes have taken effect; what is answered is still open. */
export interface Turn {
  before: DialogueState
  state: DialogueState
  events: DialogueEvent[]
  understood: Understanding
}

/** How a flow ends a turn: with something to say, or with listings to fetch first. */
export type Outcome = Saying | Fetching

export interface Saying {
  kind: 'say'
  state: DialogueState
  acts: GuruAct[]
  choices: ChoiceAct[]
  /** True when the seeker wants a person. */
  handoff?: boolean
  /** Where in the turn name and number stand of who wants to be called. */
  caller?: Caller
  /** Set by a flow that changes wishes itself. */
  events?: DialogueEvent[]
}

type Fetching = {
  kind: 'fetch'
  events?: DialogueEvent[]
  asksAbout?: Asked[]
  distanceFrom?: string
  handoff?: boolean
} & Pick<PendingTurn, 'state' | 'needs' | 'purpose' | 'acts' | 'closing' | 'offersCall'>

/** A standard way of dealing with a kind of turn; null when the turn is none of its business. */
export type Flow = (turn: Turn, places: Neighbourhood) => Outcome | null

/** What sentences of Guru may speak of. */
export function topicOf(state: DialogueState): Topic {
  const { intent, any, leeway } = state
  const { beside, kinds, near } = leeway
  const wishes = toldWishes(state)
  return {
    intent,
    wishes,
    any,
    sizeUnit: unitOf(state),
    ...(beside.length > 0 && { beside }),
    ...(kinds.length > 0 && { kinds }),
    ...(near && { near }),
  }
}

/** Whether the cheapest or the biggest of those shown is asked for. */
export function extremeAsked({ commands }: Understanding): 'cheapest' | 'biggest' | null {
  if (commands.some(({ kind }) => kind === 'pick-cheapest')) return 'cheapest'
  return commands.some(({ kind }) => kind === 'pick-biggest') ? 'biggest' : null
}

/** "A photo of the second one": what is asked is asked of that home. */
export function lookingAtPicked({ state, understood }: Turn): DialogueState {
  const picked = understood.commands.find((command) => command.kind === 'pick')
  const focus = picked && state.shown[picked.position - 1]
  return focus === undefined ? state : { ...state, focus }
}
