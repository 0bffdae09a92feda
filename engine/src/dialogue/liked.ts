import type { Understanding } from '../understanding/command.ts'
import type { DialogueState } from './state.ts'

/** "A lift would be good" is no must: it stays so until the amenity is asked for outright, or not wished any more. */
export function keepLiked(
  before: DialogueState,
  { liked: _past, ...after }: DialogueState,
  { commands }: Pick<Understanding, 'commands'>,
): DialogueState {
  const named = commands.flatMap((command) => (command.kind === 'liked' ? command.amenities : []))
  const asked = commands.flatMap((command) =>
    command.kind === 'set' && command.slot === 'amenities' ? command.value : [],
  )
  const kept = (before.liked ?? []).filter((amenity) => !asked.includes(amenity))
  const wished = after.wishes.amenities ?? []
  const liked = wished.filter((amenity) => named.includes(amenity) || kept.includes(amenity))
  return liked.length === 0 || after.intent === 'offer' ? after : { ...after, liked }
}
