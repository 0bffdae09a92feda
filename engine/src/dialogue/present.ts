import type { Amenity } from '@guru/contract/vocabulary'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import { pageSize } from '../matching/plan-search.ts'
import type { RankedListing } from '../matching/rank.ts'
import type { ActOf, GuruAct } from './act.ts'
import { refiningQuestion } from './agenda.ts'
import { ask } from './ask.ts'
import { beyondBudgetApart, presentDearer, tellingLeast } from './beyond-budget.ts'
import { choicesAfterResult, looseningChoices } from './choices.ts'
import { differencesOf } from './differences.ts'
import { homesBefore } from './homes-before.ts'
import { followed, type Presented, remember, withoutArea } from './presented.ts'
import { offerTowns } from './repairs/other-town.ts'
import { byAreaWished, byKindWished, inTurns } from './several-areas.ts'
import type { DialogueState } from './state.ts'
import { hasHomesOnlyElsewhere } from './towns.ts'
import { topicOf } from './turn.ts'
import { isOfKindTurnedDown, needsTurnedDown } from './turned-down.ts'
import { hinted, whatNext } from './what-next.ts'

/**
 * Decides what of a search's result is shown. What fits in every point comes alone, with an offer of the
 * rest when it is little; when nothing fits, what comes close is shown and named so.
 */
export function present(state: DialogueState, found: RankedListing[], places: Neighbourhood): Presented {
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
  const close = ranked.filter((one) => !isOfKindTurnedDown(state, one)).slice(0, pageSize)
  if (close.length > 0) return tellingLeast(presentClose(state, close), dearer)
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
  const others = ranked.find((one) => one.relaxed.length > 0 && !isOfKindTurnedDown(state, one))
  if (exact.length < pageSize && others !== undefined && !needsTurnedDown(state, others))
    return offerOthers(after, [found, ...none], others, page)
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
  other: RankedListing,
  page: RankedListing[],
): Presented {
  const offer = offerOf(state, other)
  return {
    state: { ...state, pending: { kind: 'relax', relaxations: other.allowed, told: offer.relaxed } },
    acts: [...found, offer],
    choices: [{ kind: 'yes' }, { kind: 'no' }, { kind: 'callback' }],
    page,
  }
}

/** Which way one home has fewer or more rooms says nothing of the others. */
function offerOf(state: DialogueState, other: RankedListing): ActOf<'offer_relaxed'> {
  const { relaxed } = differencesOf([other])
  return { kind: 'offer_relaxed', relaxed, topic: topicOf(nearTo(state, [other])) }
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

function presentClose(state: DialogueState, page: RankedListing[]): Presented {
  // More of what came close before: that nothing fits in every point was said then.
  const goesOn = state.close === true && followed(state) === 'more'
  const told = {
    count: page.length,
    ...differencesOf(page),
    follows: followed(state),
    topic: topicOf(nearTo(state, page)),
  }
  const act: GuruAct =
    state.view?.relaxed === undefined && !goesOn
      ? { kind: 'found_close', ...told, ...(state.close && { again: true }) }
      : { kind: 'found_agreed', ...told }
  const after: DialogueState = { ...remember(state, page), close: true }
  return {
    state: hinted(after),
    acts: [act, whatNext(after)],
    choices: looseningChoices(state),
    page,
  }
}

/**
 * Where nothing is cheaper or bigger, what was shown stays what "the second one" refers to. Where nothing is
 * there for new wishes, listings shown for older ones answer nothing any more.
 */
function presentNothing(state: DialogueState, places: Neighbourhood): Presented {
  const follows = followed(state) !== null
  const again = state.finished && state.found === 0
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
