import { slots } from '@guru/contract/vocabulary'
import type { GuruAct } from '../act.ts'
import { isAnswered } from '../agenda.ts'
import { undo, undoSlot } from '../go-back.ts'
import { isSameLeeway } from '../leeway.ts'
import { keepOtherPlaces } from '../other-places.ts'
import { proceed, resume } from '../proceed.ts'
import type { Flow, Outcome } from '../turn.ts'
import { areasTurnedDown } from '../turned-down.ts'

/**
 * "Undo that", "go back": the last change is taken back, and said back like any other; its question may come again.
 * "The first area was better" takes back the last change of the area.
 */
export const takeBackLast: Flow = (turn, places): Outcome | null => {
  const command = turn.understood.commands.find(({ kind }) => kind === 'undo')
  if (command?.kind !== 'undo') return null
  const { slot } = command
  const taken = slot === undefined ? undo(turn.state) : undoSlot(turn.state, slot)
  if (taken === null) return resume(turn.state, [{ kind: 'all_right' }], places)
  const { events } = taken
  const moved = keepOtherPlaces(turn.state, taken.state, turn.understood)
  const areas = areasTurnedDown(turn.state, moved, turn.understood)
  const state = { ...moved, turnedDown: { ...moved.turnedDown, areas } }
  const reopened = slots.filter((slot) => isAnswered(turn.state, slot) && !isAnswered(state, slot))
  const asked = state.asked.filter((slot) => !reopened.includes(slot))
  const outcome = proceed({ ...turn, state: { ...state, asked, pending: null }, events }, places)
  // What is said back are wishes: that an area is looked through again beside the one wished, the list tells.
  const unsaid = events.length === 0 && !isSameLeeway(turn.state.leeway, state.leeway)
  const acts: GuruAct[] = unsaid ? [{ kind: 'all_right' }, ...outcome.acts] : outcome.acts
  return { ...outcome, acts, events }
}
