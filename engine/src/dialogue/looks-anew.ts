import { avoidsOthers } from './avoided.ts'
import type { DialogueState } from './state.ts'
import type { Turn } from './turn.ts'

/** True when the turn changed what is looked through, although every wish is as it was. */
export function looksAnew(turn: Pick<Turn, 'before' | 'state'>): boolean {
  return avoidsOthers(turn) || wantsOtherwise(turn.before, turn.state)
}

/** True where other areas are looked through beside the one wished, or other amenities are no must. */
export function wantsOtherwise(before: DialogueState, after: DialogueState): boolean {
  return differ(before.beside, after.beside) || differ(before.liked, after.liked)
}

function differ(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.join() !== other.join()
}
