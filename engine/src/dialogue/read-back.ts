import type { Wishes } from '@guru/contract/requirement'
import type { Slot } from '@guru/contract/vocabulary'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import { sameWish } from '../same-wish.ts'
import type { Command, Understanding } from '../understanding/command.ts'
import type { GuruAct } from './act.ts'
import { apply } from './apply.ts'
import { ask } from './ask.ts'
import type { DialogueState, PendingReadBack } from './state.ts'
import { type Saying, topicOf } from './turn.ts'

/**
 * What came by voice may have been misheard, and a wrong amount leads a seeker astray: money and rooms wait
 * for a yes. In the order in which they are said back.
 */
const readBackSlots: readonly Slot[] = ['bedrooms', 'price']

/** How often something is read back to somebody who says neither yes nor no. */
const mostAsked = 2

/** A turn parted into what counts at once (`now`) and what waits for a yes. */
interface Heard {
  state: DialogueState
  now: Understanding
  waiting: Command[]
}

/** Parts a turn; a yes to what was read back makes that part of the turn. */
export function hear(state: DialogueState, understood: Understanding): Heard {
  const { commands, spoken } = understood
  const pending = state.pending?.kind === 'read_back' && state.pending.asked > 0 ? state.pending : null
  if (pending !== null && isYes(understood)) {
    const confirmed: Understanding = {
      ...understood,
      act: 'inform',
      commands: [...pending.commands, ...commands.filter(({ kind }) => kind !== 'show')],
    }
    return { state: { ...state, pending: pending.paused }, now: confirmed, waiting: [] }
  }
  const heard = spoken ? toReadBack(commands, state.wishes) : []
  const named = commands.flatMap((command) => slotOf(command) ?? [])
  const left = pending?.commands.filter((command) => !named.includes(slotOf(command) ?? '')) ?? []
  const waiting = [...left, ...heard]
  return {
    state,
    now: { ...understood, commands: commands.filter((command) => !heard.includes(command)) },
    waiting: waiting.some(setsAmount) ? waiting : [],
  }
}

/** "Show me" to what was read back lets it stand. */
function isYes({ act, commands }: Understanding): boolean {
  return act === 'affirm' || commands.some(({ kind }) => kind === 'show')
}

/** The amounts of a turn that say something new, and what makes no sense without them. */
function toReadBack(commands: readonly Command[], wishes: Wishes): Command[] {
  const slots = commands.filter((command) => setsAmount(command) && isNew(command, wishes)).map(slotOf)
  if (slots.length === 0) return []
  return commands.filter(
    (command) => command.kind === 'show' || command.kind === 'follow-up' || slots.includes(slotOf(command)),
  )
}

function setsAmount(command: Command): boolean {
  return command.kind === 'set' && readBackSlots.includes(command.slot)
}

function isNew(command: Command, wishes: Wishes): boolean {
  return command.kind === 'set' && !sameWish(wishes[command.slot], command.value)
}

function slotOf(command: Command): string | null {
  if (command.kind === 'set' || command.kind === 'any') return command.slot
  return command.kind === 'drop' ? command.what : null
}

/** The state in which `waiting` waits, if anything does; what waited already was read back already. */
export function waitFor(waiting: Command[], state: DialogueState): DialogueState {
  const past = state.pending?.kind === 'read_back' ? state.pending : null
  const paused = past === null ? state.pending : past.paused
  if (waiting.length === 0) return { ...state, pending: paused }
  const same = past !== null && past.commands.length === waiting.length
  const asked = same && waiting.every((one) => past.commands.includes(one)) ? past.asked : 0
  return { ...state, pending: { kind: 'read_back', commands: waiting, paused, asked } }
}

/** "You said thirty lakh, right?", after what else there is to say. */
export function readBack(
  state: DialogueState,
  pending: PendingReadBack,
  acts: GuruAct[],
  places: Neighbourhood,
): Saying {
  if (pending.asked >= mostAsked) return misheard(state, pending, acts, places)
  const meant = apply(state, { commands: pending.commands }, places).state
  const slots = readBackSlots.filter((slot) => pending.commands.some((one) => sets(one, slot)))
  return {
    kind: 'say',
    state: { ...state, pending: { ...pending, asked: pending.asked + 1 } },
    acts: [...acts, { kind: 'read_back', slots, again: pending.asked > 0, topic: topicOf(meant) }],
    choices: [{ kind: 'yes' }, { kind: 'not_so' }],
  }
}

/** It was not meant, or never confirmed: it is let go and asked for again. */
export function misheard(
  state: DialogueState,
  { commands }: PendingReadBack,
  acts: GuruAct[],
  places: Neighbourhood,
): Saying {
  const slot = commands.some((one) => sets(one, 'price')) ? 'price' : 'bedrooms'
  return ask({ ...state, pending: null }, slot, [...acts, { kind: 'misheard' }], places)
}

function sets(command: Command, slot: Slot): boolean {
  return command.kind === 'set' && command.slot === slot
}
