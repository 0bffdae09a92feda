import type { Understanding } from '../understanding/command.ts'
import type { DialogueState } from './state.ts'

/**
 * Places named beside the one that is looked at stay at hand: going to one of them puts the one before in its
 * place, and another city or a new list lets them go.
 */
export function keepOtherPlaces(
  before: DialogueState,
  after: DialogueState,
  { commands }: Understanding,
): DialogueState {
  const named = commands.find((command) => command.kind === 'also')?.places
  if (named !== undefined) return { ...after, otherPlaces: after.intent === 'offer' ? [] : named }
  const past = placeOf(before)
  const now = placeOf(after)
  if (past === now || before.otherPlaces.length === 0) return after
  const others = before.otherPlaces.filter((place) => place !== now)
  const known = now !== undefined && others.length < before.otherPlaces.length
  if (known) return { ...after, otherPlaces: past === undefined ? others : [...others, past] }
  return before.wishes.city === after.wishes.city || before.wishes.city === undefined
    ? after
    : { ...after, otherPlaces: [] }
}

function placeOf({ wishes }: DialogueState): string | undefined {
  return wishes.area ?? wishes.city
}
