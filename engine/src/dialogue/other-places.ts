import type { Understanding } from '../understanding/command.ts'
import { areasRefused } from './leeway.ts'
import type { DialogueState } from './state.ts'

/**
 * Places named beside the one that is looked at stay at hand: going to one of them puts the one before in its
 * place, and another city or a new list lets them go, as refusing one lets go of that one.
 */
export function keepOtherPlaces(
  before: DialogueState,
  after: DialogueState,
  { commands, refusedTowns = [] }: Pick<Understanding, 'commands' | 'refusedTowns'>,
): DialogueState {
  const refused = [...areasRefused(commands), ...refusedTowns]
  const otherPlaces = placesAtHand(before, after, commands).filter((place) => !refused.includes(place))
  return { ...after, otherPlaces }
}

function placesAtHand(
  before: DialogueState,
  after: DialogueState,
  commands: Understanding['commands'],
): readonly string[] {
  const named = commands.find((command) => command.kind === 'also')?.places
  if (named !== undefined) return after.intent === 'offer' ? [] : named
  const past = placeOf(before)
  const now = placeOf(after)
  if (past === now || before.otherPlaces.length === 0) return after.otherPlaces
  const others = before.otherPlaces.filter((place) => place !== now)
  const known = now !== undefined && others.length < before.otherPlaces.length
  if (known) return past === undefined ? others : [...others, past]
  const stays = before.wishes.city === after.wishes.city || before.wishes.city === undefined
  return stays ? after.otherPlaces : []
}

function placeOf({ wishes }: DialogueState): string | undefined {
  return wishes.area ?? wishes.city
}
