import type { Amenity } from '@guru/contract/vocabulary'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import { pageSize } from '../matching/plan-search.ts'
import type { RankedListing } from '../matching/rank.ts'
import type { ActOf, GuruAct } from './act.ts'
import { refiningQuestion } from './agenda.ts'
import { ask } from './ask.ts'
import { beyondBudgetApart, leastOf, leastWorthTelling, presentDearer } from './beyond-budget.ts'
import { choicesAfterResult, looseningChoices } from './choices.ts'
import { differencesOf } from './differences.ts'
import { homesBefore } from './homes-before.ts'
import { followed, hasLookedThere, type Presented, remember, withoutArea } from './presented.ts'
import { offerTowns } from './repairs/other-town.ts'
import { byAreaWished, byKindWished, inTurns } from './several-areas.ts'
import type { DialogueState } from './state.ts'
import { hasHomesOnlyElsewhere } from './towns.ts'
import { topicOf } from './turn.ts'
import { hasTooFewRooms, isOfKindTurnedDown, needsTurnedDown } from './turned-down.ts'
import { hinted, whatNext } from './what-next.ts'

/**
 * Decides what of a search's result is shown. What fits in every point comes alone, with an offer of the
 * rest when it is little; when nothing fits, what comes close is shown and named so.
 */
export function present(state: DialogueState, found: RankedListing[], places: Neighbourhood): Presented {
  const presented = presentFound(state, found, places)
  const { city } = state.wishes
  return city === undefined ? presented : { ...presented, state: { ...presented.state, lookedIn: city } }
}

function presentFound(state: DialogueState, found: RankedListing[], places: Neighbourhood): Presented {
  const { ranked, dearer } = beyondBudgetApart(found)
  const fitting = ranked.filter((one) => one.relaxed.length === 0)
  const byArea = byAreaWished(state, fitting, places)
  const together = [...byArea.values(), ...byKindWished(state, fitting)]
  const exact = state.view === null ? inTurns(fitting, together) : fitting
  // What comes close is looked for behind all that fits.
  const complete = ranked.some(({ allowed }) => allowed.length > 0)
  // What was seen is not among what is found, so "more" tells nothing of what there is.
  const lacking = [...byArea].flatMap(([area, homes]) => (homes.length === 0 ? [area] : []))
  const none: GuruAct[] =
    complete && state.view === null && lacking.length > 0 ? [{ kind: 'none_in_areas', areas: lacking }] : []
  if (exact.length > 0) return presentExact(state, { exact, ranked, none }, places)
  const close = closest(
    state,
    ranked.filter((one) => !isOfKindTurnedDown(state, one)),
  )
  if (close.length > 0) return presentClose(state, close, leastWorthTelling(state, close, dearer))
  return dearer.length > 0 ? presentDearer(state, dearer) : presentNothing(state, places)
}

function presentExact(
  state: DialogueState,
  { exact, ranked, none }: { exact: RankedListing[]; ranked: RankedListing[]; none: GuruAct[] },
  places: Neighbourhood,
): Presented {
  const page = exact.slice(0, pageSize)
  const found: GuruAct = {
    kind: 'found',
    count: page.length,
    follows: followed(state),
    topic: topicOf(withoutMissing(state, page)),
  }
  const after = remember(state, page)
  const others = ranked.filter(
    (one) => one.relaxed.length > 0 && !isOfKindTurnedDown(state, one) && !hasTooFewRooms(state, one),
  )
  const [first] = others
  if (exact.length < pageSize && first !== undefined && !needsTurnedDown(state, first))
    return offerOthers(after, [found, ...none], others.filter(missesAlike(first)).slice(0, pageSize), page)
  const refining = state.finished ? null : refiningQuestion(after)
  if (refining !== null) {
    const asked = ask(after, refining, [found, ...none], places)
    return { state: asked.state, acts: asked.acts, choices: asked.choices, page }
  }
  return {
    state: hinted(after),
    acts: [found, ...none, whatNext(after)],
    choices: choicesAfterResult(after),
    page,
  }
}

/** What would have been good and some of those shown do not have is no part of what they all are. */
function withoutMissing(state: DialogueState, page: RankedListing[]): DialogueState {
  const { leeway, wishes } = withoutArea(state)
  const isMissing = (amenity: Amenity) => page.some(({ listing }) => !listing.amenities.includes(amenity))
  const { amenities = [], ...others } = wishes
  const kept = amenities.filter((amenity) => !leeway.liked.includes(amenity) || !isMissing(amenity))
  return { ...state, wishes: kept.length === 0 ? others : { ...others, amenities: kept } }
}

function offerOthers(
  state: DialogueState,
  found: GuruAct[],
  others: RankedListing[],
  page: RankedListing[],
): Presented {
  const offer = offerOf(state, others)
  const relaxations = others[0]?.allowed ?? []
  return {
    state: { ...state, pending: { kind: 'relax', relaxations, told: offer.relaxed } },
    acts: [...found, offer],
    choices: [{ kind: 'yes' }, { kind: 'no' }, { kind: 'callback' }],
    page,
  }
}

/** Homes that miss the same as the first of those offered: what is offered is true of all of them. */
function missesAlike({ relaxed }: RankedListing): (other: RankedListing) => boolean {
  return (other) => other.relaxed.join() === relaxed.join()
}

function offerOf(state: DialogueState, others: RankedListing[]): ActOf<'offer_relaxed'> {
  const { partly: _, ...differences } = differencesOf(others)
  return { kind: 'offer_relaxed', ...differences, topic: topicOf(nearTo(state, others)) }
}

/** Of several areas looked through, homes near by are said to be near the one that all of them are nearest to. */
function nearTo(state: DialogueState, page: readonly RankedListing[]): DialogueState {
  if (state.leeway.beside.length === 0) return state
  const outside = page.flatMap(({ comparisons }) =>
    comparisons.flatMap((one) => (one.slot === 'area' && !one.fits ? [one.wished] : [])),
  )
  const [area, ...others] = new Set(outside)
  const open = withoutArea(state)
  return area === undefined || others.length > 0 ? open : { ...open, wishes: { ...open.wishes, area } }
}

/** The same list once more would be no news where there are others. */
function closest({ shown }: DialogueState, ranked: RankedListing[]): RankedListing[] {
  const isNew = ({ listing }: RankedListing) => !shown.includes(listing.id)
  const page = ranked.slice(0, pageSize)
  return page.some(isNew) || !ranked.some(isNew) ? page : ranked.filter(isNew).slice(0, pageSize)
}

/** @param least the cheapest home that fits but for its price, where that is worth telling: it comes first */
function presentClose(
  state: DialogueState,
  close: RankedListing[],
  least: RankedListing | undefined,
): Presented {
  const page = least === undefined ? close : [least, ...close.slice(0, pageSize - 1)]
  const like = least === undefined ? page : page.slice(1)
  // More of what came close before: that nothing fits in every point was said then.
  const goesOn = state.close === true && followed(state) === 'more'
  const told = {
    count: like.length,
    ...differencesOf(like),
    follows: followed(state),
    topic: topicOf(nearTo(state, like)),
  }
  const act: GuruAct =
    state.view?.relaxed === undefined && !goesOn
      ? { kind: 'found_close', ...told, ...(state.close && hasLookedThere(state) && { again: true }) }
      : { kind: 'found_agreed', ...told }
  const after: DialogueState = { ...remember(state, page), close: true }
  return {
    state: hinted(after),
    acts: [act, ...leastOf(least), whatNext(after)],
    choices: looseningChoices(state, false, least?.listing.price),
    page,
  }
}

/**
 * Where nothing is cheaper or bigger, what was shown stays what "the second one" refers to. Where nothing is
 * there for new wishes, listings shown for older ones answer nothing any more.
 */
function presentNothing(state: DialogueState, places: Neighbourhood): Presented {
  const follows = followed(state) !== null
  const again = state.finished && state.found === 0 && hasLookedThere(state)
  if (!follows && hasHomesOnlyElsewhere(state, places))
    return { ...offerTowns(cleared(state), [], places), page: [] }
  return {
    state: follows ? { ...state, finished: true, view: null } : cleared(state),
    acts: [
      {
        kind: 'found_nothing',
        follows: followed(state),
        ...(again && { again }),
        topic: topicOf(withoutArea(state)),
      },
    ],
    choices: looseningChoices(state, true),
    page: [],
  }
}

/** The state in which nothing is before the seeker. */
function cleared(state: DialogueState): DialogueState {
  const shownBefore = state.shown.length > 0 ? state.shown : state.shownBefore
  return {
    ...state,
    ...(shownBefore && { shownBefore }),
    homesBefore: homesBefore(state, []),
    finished: true,
    view: null,
    shown: [],
    homes: [],
    found: 0,
    extent: null,
    focus: null,
  }
}
