import type { Listing } from '../matching/listing.ts'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { Understanding } from '../understanding/command.ts'
import type { DialogueState } from './state.ts'

/**
 * "Anywhere except Kakkanad": what is left out stays so until an area is chosen, another city looked at, or anywhere
 * will do after all.
 */
export function keepAvoided(
  before: DialogueState,
  { avoided: _past, ...after }: DialogueState,
  { commands }: Understanding,
): DialogueState {
  const named = commands.find((command) => command.kind === 'avoid')?.areas ?? []
  const moved = before.wishes.city !== undefined && before.wishes.city !== after.wishes.city
  const freed = commands.some((command) => command.kind === 'any' && command.slot === 'area')
  const goes = moved || after.wishes.area !== undefined || after.intent !== before.intent || freed
  const avoided = [...new Set([...(goes ? [] : (before.avoided ?? [])), ...named])]
  return avoided.length === 0 ? after : { ...after, avoided }
}

/** True when the turn changed which areas are left out. */
export function avoidsOthers({ before, state }: { before: DialogueState; state: DialogueState }): boolean {
  return (before.avoided ?? []).join() !== (state.avoided ?? []).join()
}

/** True for a listing in an area that is to be left out, or in a part of it. */
export function isAvoided({ avoided = [], wishes }: DialogueState, places: Neighbourhood) {
  const left = new Set(
    avoided.flatMap((area) => [area, ...places.surroundingsOf({ city: wishes.city, area }).within]),
  )
  return ({ area }: Listing): boolean => left.has(area)
}
