import { compare } from '../matching/compare.ts'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import { type RankedListing, rankMatches } from '../matching/rank.ts'
import type { ChoiceAct, GuruAct } from './act.ts'
import { choicesAfterResult } from './choices.ts'
import { type Presented, present } from './present.ts'
import { resume } from './proceed.ts'
import type { DialogueState } from './state.ts'
import type { ListingsFound, PendingTurn } from './step.ts'
import { topicOf } from './turn.ts'

/** Decides what is said once the rows that a turn waited for are there. */
export function concludeTurn(pending: PendingTurn, found: ListingsFound, places: Neighbourhood): Presented {
  const told = tell(pending, found, places)
  const named = told.acts.some((act) => act.kind === 'found' && act.follows === null)
  const before = named ? pending.acts.filter(isNews) : pending.acts
  return { ...told, acts: [...before, ...told.acts] }
}

/** A result that names the wishes it fits needs no saying back of new ones before it. */
function isNews(act: GuruAct): boolean {
  return act.kind !== 'noted' && act.kind !== 'freed'
}

function tell(
  { state, needs, purpose }: PendingTurn,
  found: ListingsFound,
  places: Neighbourhood,
): Presented {
  if (needs.kind === 'search') {
    return present(state, rankMatches(found, needs.search, state.wishes, places), places)
  }
  const surroundings = places.surroundingsOf(state.wishes)
  const page = found.map(({ listing }) => ({
    listing,
    relaxed: [],
    comparisons: compare(listing, state.wishes, surroundings),
  }))
  const [first] = page
  if (first === undefined) return gone(state)
  if (purpose === 'repeat') return repeated(state, page, places)
  return about(state, first, purpose)
}

function gone(state: DialogueState): Presented {
  return { state, acts: [{ kind: 'gone' }], choices: choicesAfterResult(state), page: [] }
}

function repeated(state: DialogueState, page: RankedListing[], places: Neighbourhood): Presented {
  const again = resume(state, [{ kind: 'shown_again' }], places)
  return { state: again.state, acts: again.acts, choices: again.choices, page }
}

/** Talks about one listing and offers the call of a realtor, who knows more. */
function about(state: DialogueState, ranked: RankedListing, purpose: PendingTurn['purpose']): Presented {
  const focused: DialogueState = { ...state, focus: ranked.listing.id, pending: { kind: 'callback' } }
  const topic = topicOf(state)
  const choices: ChoiceAct[] = [{ kind: 'yes' }, { kind: 'no' }, { kind: 'more' }]
  if (purpose === 'details') {
    const position = state.shown.indexOf(ranked.listing.id) + 1
    const acts: GuruAct[] = [{ kind: 'details', ranked, position, topic }, { kind: 'offer_callback' }]
    return { state: focused, acts, choices: [...choices, { kind: 'why' }], page: [ranked] }
  }
  const act: GuruAct =
    purpose === 'reasons' ? { kind: 'reasons', ranked, topic } : { kind: 'all_that_is_known', ranked, topic }
  return { state: focused, acts: [act, { kind: 'offer_callback' }], choices, page: [] }
}
