import type { Listing } from '../matching/listing.ts'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { Understanding } from '../understanding/command.ts'
import type { DialogueState } from './state.ts'

/**
 * "Anywhere except Kakkanad", "not Gokul Road": what is left out stays so until it is chosen itself, another city looked
 * at, or anywhere will do after all.
 */
export function keepAvoided(
  before: DialogueState,
  { avoided: _past, ...after }: DialogueState,
  { commands }: Pick<Understanding, 'commands'>,
): DialogueState {
  const named = commands.find((command) => command.kind === 'avoid')?.areas ?? []
  const moved = before.wishes.city !== undefined && before.wishes.city !== after.wishes.city
  const freed = commands.some((command) => command.kind === 'any' && command.slot === 'area')
  const goes = moved || after.intent !== before.intent || freed
  const chosen = [after.wishes.area, ...(after.beside ?? [])]
  const avoided = [...new Set([...(goes ? [] : (before.avoided ?? [])), ...named])].filter(
    (area) => !chosen.includes(area),
  )
  return avoided.length === 0 ? after : { ...after, avoided }
}

/** True when the turn changed which areas are left out. */
export function avoidsOthers({ before, state }: { before: DialogueState; state: DialogueState }): boolean {
  return (before.avoided ?? []).join() !== (state.avoided ?? []).join()
}

/** True for a listing in an area that is to be left out, or in a part of it. */
export function isAvoided(state: DialogueState, places: Neighbourhood) {
  const left = areasAvoided(state, places)
  return ({ area }: Listing): boolean => left.has(area)
}

/** The areas left out and their parts; who looks in a part of one does not mean that part. */
export function areasAvoided(
  { avoided = [], wishes }: Pick<DialogueState, 'avoided' | 'wishes'>,
  places: Neighbourhood,
): ReadonlySet<string> {
  const partsOf = (area: string) => places.surroundingsOf({ city: wishes.city, area }).within
  const { area: wished = '' } = wishes
  return new Set(avoided.flatMap((area) => (partsOf(area).has(wished) ? [area] : [area, ...partsOf(area)])))
}
