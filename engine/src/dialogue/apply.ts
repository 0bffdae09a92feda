import { type Slot, slots } from '@guru/contract/vocabulary'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { Command, Understanding } from '../understanding/command.ts'
import { differences } from './changed-wishes.ts'
import { consequencesOf } from './consequences.ts'
import { type Draft, follow, isAmenity, withoutWish } from './draft.ts'
import type { DialogueEvent } from './event.ts'
import { inferred } from './infer.ts'
import { withOtherBound } from './other-bound.ts'
import { withOtherKind } from './other-kind.ts'
import type { DialogueState } from './state.ts'
import { turnTo } from './turn-to.ts'
import { withUnitPrice } from './unit-price.ts'
import { remembering } from './wanted.ts'

export interface Applied {
  state: DialogueState
  events: DialogueEvent[]
}

/** The part of a turn's understanding that changes what is wanted. */
type Said = Pick<Understanding, 'commands' | 'tapped'>

/**
 * Lets a turn's commands change what is wanted. What they set stands; what no longer makes sense beside it
 * is let go. The events are the difference between before and after, so a turn that says a thing and takes
 * it back tells nothing.
 */
export function apply(
  heard: DialogueState,
  { commands: said, tapped = false }: Said,
  places: Neighbourhood,
): Applied {
  const { commands, unitPrice } = withUnitPrice(heard, said)
  const before = turnTo(heard, commands, tapped)
  const asked: Draft = { wishes: before.wishes, any: before.any, gone: new Map() }
  const wished = tapped
    ? commands.reduce(follow, asked)
    : commands
        .map((command) => withOtherBound(withOtherKind(command, before), before, commands))
        .reduce(follow, asked)
  const touched = new Set(commands.flatMap((command) => namedSlot(command) ?? []))
  // Who taps an amount sees beside it what it is for.
  const mayTurn = before.intent === 'search' && !tapped
  const together = commands.flatMap((command) => (command.kind === 'kinds' ? command.kinds : []))
  const meant = inferred(wished.wishes, touched, mayTurn, places, together).reduce(follow, wished)
  const after = consequencesOf(before.wishes, meant.wishes, touched).reduce(
    (draft, { what, because }) => withoutWish(draft, what, because),
    meant,
  )
  const any = slots.filter((slot) => after.any.includes(slot))
  const turned: DialogueEvent[] =
    before.intent === heard.intent ? [] : [{ kind: 'intent_changed', intent: before.intent }]
  const changes = differences(before, after)
  const { wishes } = after
  return {
    state: {
      ...withUnitPriceKept(before, unitPrice),
      wishes,
      any,
      ...(changes.length > 0 && { earlier: remembering(before) }),
    },
    events: [...turned, ...changes],
  }
}

function withUnitPriceKept(
  { unitPrice: _, ...state }: DialogueState,
  unitPrice: DialogueState['unitPrice'],
): DialogueState {
  return unitPrice === undefined ? state : { ...state, unitPrice }
}

function namedSlot(command: Command): Slot | null {
  if (command.kind === 'set' || command.kind === 'any') return command.slot
  return command.kind === 'drop' && !isAmenity(command.what) ? command.what : null
}
