import { avoidsOthers } from './avoided.ts'
import type { Turn } from './turn.ts'

/** True when the turn changed what is looked through, although every wish is as it was. */
export function looksAnew(turn: Pick<Turn, 'before' | 'state'>): boolean {
  const { before, state } = turn
  return avoidsOthers(turn) || differ(before.beside, state.beside) || differ(before.liked, state.liked)
}

function differ(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.join() !== other.join()
}
