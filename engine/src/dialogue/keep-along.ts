import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { Understanding } from '../understanding/command.ts'
import { remembering } from './apply.ts'
import { keepAvoided } from './avoided.ts'
import { keepBeside } from './beside.ts'
import { keepKindsLeft } from './kinds-left.ts'
import { keepLiked } from './liked.ts'
import { wantsOtherwise } from './looks-anew.ts'
import { keepOtherPlaces } from './other-places.ts'
import type { DialogueState } from './state.ts'
import { keepTowns } from './towns.ts'

/**
 * What is known along with the wishes follows them wherever they change: areas beside Adyar do not come along to
 * Bengaluru. A change of that alone ("not Wakad", "a lift is a must") can be taken back like one of a wish.
 */
export function keepAlong(
  before: DialogueState,
  applied: DialogueState,
  said: Pick<Understanding, 'act' | 'commands' | 'tapped'>,
  places: Neighbourhood,
): DialogueState {
  const placed = keepBeside(before, keepOtherPlaces(before, applied, said), said, places)
  const stayed = keepKindsLeft(before, keepTowns(before, placed, said, places), said)
  const state = keepAvoided(before, keepLiked(before, stayed, said), said)
  const changed = before.intent === state.intent && wantsOtherwise(before, state)
  return changed && before.earlier === state.earlier ? { ...state, earlier: remembering(before) } : state
}
