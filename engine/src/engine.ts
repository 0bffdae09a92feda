import type { Match } from '@guru/contract/chat'
import type { WishChange, Wishes } from '@guru/contract/requirement'
import type { LanguageCode, Slot } from '@guru/contract/vocabulary'
import type { DialogueState } from './dialogue/state.ts'
import type { FinishedTurn, ListingsFound, PendingTurn } from './dialogue/step.ts'
import type { FoundListing, ListingSearch } from './matching/listing.ts'
import type { PlaceIndex } from './places/index.ts'
import type { Understanding, UnderstandingContext } from './understanding/command.ts'

/**
 * The whole engine as the server uses it: pure and synchronous. One turn is
 * `understand` → `advance` → (rows from the database → `conclude`).
 */
export interface Engine {
  /** Reads a turn. Never throws, whatever the text; at most 4,096 characters of it are read. */
  understand(text: string, context: UnderstandingContext): Understanding
  /** The same for wishes changed by a tap. */
  understandTaps(change: WishChange): Understanding
  /** The first question of a new conversation; `asked`: the slot that it asks for. */
  begin(language: LanguageCode, asked?: Slot): FinishedTurn
  advance(state: DialogueState, understood: Understanding): FinishedTurn | PendingTurn
  conclude(pending: PendingTurn, found: ListingsFound): FinishedTurn
  /** Where to look for what a requirement wants, outside of a conversation; `matches` words what was found. */
  searchFor(wishes: Wishes): ListingSearch
  /** The best of what was found for a requirement, with reasons in English. */
  matches(wishes: Wishes, search: ListingSearch, found: readonly FoundListing[]): Match[]
  /** Names of places, for forms, profiles and pins on a map. */
  places: Pick<PlaceIndex, 'findCity' | 'findArea' | 'cityNames' | 'areaNames' | 'placeOfPoint'>
}
