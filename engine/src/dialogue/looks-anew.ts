import { isSameLeeway } from './leeway.ts'
import type { Turn } from './turn.ts'

/** True when the turn changed what is looked through, although every wish is as it was. */
export function looksAnew({ before, state }: Pick<Turn, 'before' | 'state'>): boolean {
  return (
    before.turnedDown.areas.join() !== state.turnedDown.areas.join() ||
    !isSameLeeway(before.leeway, state.leeway)
  )
}
