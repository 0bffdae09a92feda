import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { Understanding } from '../understanding/command.ts'
import type { DialogueState } from './state.ts'

/** True where nobody lists anything in the wished city, and other towns with homes are near. */
export function hasHomesElsewhere({ wishes: { city } }: DialogueState, places: Neighbourhood): boolean {
  return city !== undefined && places.listedNear(city).length > 0
}

/**
 * "Not Thrissur, only Kozhikode": the towns that were offered in the place of one without homes are not offered again,
 * nor is a city that was left for such a town.
 */
export function keepTowns(
  before: DialogueState,
  after: DialogueState,
  { act, commands }: Pick<Understanding, 'act' | 'commands'>,
  places: Neighbourhood,
): DialogueState {
  const past = before.wishes.city
  const now = after.wishes.city
  if (past === undefined || now === undefined) return after
  const stays = past === now
  const said = commands.some((command) => command.kind === 'set' && command.slot === 'city')
  const declined = act === 'deny' && before.pending?.kind === 'town'
  if (stays && isWithoutHomes(before) && (said || declined))
    return refusing(
      after,
      places.listedNear(past).map(({ name }) => name),
    )
  const left = !stays && !after.otherPlaces.includes(past)
  return left && hasHomesElsewhere(after, places) ? refusing(after, [past]) : after
}

function refusing(state: DialogueState, towns: readonly string[]): DialogueState {
  const { from = [], refused = [] } = state.towns ?? {}
  return { ...state, towns: { from, refused: [...new Set([...refused, ...towns])] } }
}

/** True where the wished town has no homes and others were offered for it: nothing that is asked or changed brings one. */
export function isWithoutHomes({ intent, wishes, towns }: DialogueState): boolean {
  return intent === 'search' && wishes.city !== undefined && (towns?.from ?? []).includes(wishes.city)
}
