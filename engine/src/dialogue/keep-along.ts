import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { Understanding } from '../understanding/command.ts'
import { isSameLeeway, leewayAfter } from './leeway.ts'
import { keepOtherPlaces } from './other-places.ts'
import { townsWithout } from './several-towns.ts'
import type { DialogueState } from './state.ts'
import { turnedDownAfter } from './turned-down.ts'
import { remembering } from './wanted.ts'

/**
 * What is known along with the wishes follows them wherever they change: areas beside Adyar do not come along to
 * Bengaluru. A change of that alone ("not Wakad", "a lift is a must") can be taken back like one of a wish.
 */
export function keepAlong(
  before: DialogueState,
  applied: DialogueState,
  said: Pick<Understanding, 'act' | 'commands' | 'tapped' | 'refusedTowns'>,
  places: Neighbourhood,
): DialogueState {
  const others = keepOtherPlaces(before, applied, said)
  const without = [...new Set([...others.withoutHomes, ...townsWithout(said.commands)])]
  const placed = { ...others, withoutHomes: without }
  const wanted = { ...placed, leeway: leewayAfter(before, placed, said, places) }
  const state = { ...wanted, turnedDown: turnedDownAfter(before, wanted, said, places) }
  const changed = before.intent === state.intent && !isSameLeeway(before.leeway, state.leeway)
  return changed && before.earlier === state.earlier ? { ...state, earlier: remembering(before) } : state
}
