import { compare } from '../matching/compare.ts'
import { heldBy } from '../matching/held-by-kind.ts'
import { type Neighbourhood, withReach } from '../matching/neighbourhood.ts'
import { fewThatAreClose } from '../matching/plan-search.ts'
import { type RankedListing, rankMatches } from '../matching/rank.ts'
import type { Caller } from '../understanding/command.ts'
import type { GuruAct } from './act.ts'
import { withAnswers, withPrices } from './beside-result.ts'
import { choicesAfterResult } from './choices.ts'
import { present } from './present.ts'
import { type Presented, remember } from './presented.ts'
import { sayOn } from './proceed.ts'
import { withForm } from './repairs/calling-too.ts'
import { leaveToRealtor } from './repairs/question.ts'
import { sparingCalls } from './repairs/spare-calls.ts'
import { isResult, namesWishes } from './results.ts'
import { answersInOrder } from './said-in-order.ts'
import { biggest, cheapest, cheapestOfShown, extreme, sideBySide } from './side-by-side.ts'
import type { DialogueState } from './state.ts'
import type { ListingsFound, PendingTurn } from './step.ts'
import { closedAs, toldAlong } from './told-along.ts'
import { about, answersOf, compareShown, tellOf, told } from './told-of-shown.ts'
import { areasLeftOut } from './turned-down.ts'
import { asBefore, countedAmongFound } from './visited-among-found.ts'

/** Decides what is said once the rows that a turn waited for are there. */
export function concludeTurn(
  pending: PendingTurn,
  found: ListingsFound,
  places: Neighbourhood,
): Presented & { handoff?: boolean; caller?: Caller } {
  const page = pending.needs.kind === 'lookup' ? rowsOf(pending, found, places) : []
  const concluded = tell(pending, found, page, places)
  const known = asBefore(pending, concluded)
  if (known !== null) return sparingCalls(known)
  const answer = closedAs(pending, toldAlong(pending, concluded, page))
  const named = answer.acts.some(namesWishes)
  // A result that names all wishes needs no saying back of the new ones before it.
  const before = named ? pending.acts.filter(isNews) : pending.acts
  const said =
    pending.needs.kind === 'lookup'
      ? answersInOrder(landTold([...before, ...answer.acts], page))
      : countedAmongFound(pending, { ...answer, acts: [...before, ...answer.acts] })
  const told = { ...answer, acts: sayingWhetherAny(said, answer.page) }
  return sparingCalls(pending.handoff ? { ...told, ...withForm(told), handoff: true } : told)
}

/**
 * The size of a plot is how much land it is: that its listing does not say so would be wrong. Beside a house whose land is
 * asked for the size of its floor stands in square feet, whatever land is measured in.
 */
function landTold(acts: readonly GuruAct[], page: readonly RankedListing[]): GuruAct[] {
  if (!acts.some((act) => act.kind === 'untold' && act.facts.includes('land_size'))) return [...acts]
  if (page.some(({ listing }) => listing.property_type !== 'land'))
    return acts.map((act) =>
      act.kind === 'listed' ? { ...act, topic: { ...act.topic, sizeUnit: 'sqft' } } : act,
    )
  return acts.flatMap((act): GuruAct[] => {
    if (act.kind !== 'untold') return [act]
    const facts = act.facts.filter((one) => one !== 'land_size')
    return facts.length === 0 ? [] : [{ ...act, facts }]
  })
}

/** That those with a balcony come first is true only where one of the page has it; else none is said to. */
function sayingWhetherAny(acts: GuruAct[], page: readonly RankedListing[]): GuruAct[] {
  const missing = (act: GuruAct) =>
    act.kind === 'liked' && page.length > 0
      ? act.amenities.filter((one) => !page.some(({ listing }) => listing.amenities.includes(one)))
      : []
  const told = acts.flatMap((act): GuruAct[] => {
    if (act.kind !== 'liked') return [act]
    const kept = act.amenities.filter((one) => !missing(act).includes(one))
    return kept.length === 0 ? [] : [{ ...act, amenities: kept }]
  })
  const none = acts.flatMap(missing).map(
    (amenity): GuruAct => ({
      kind: 'which_have',
      amenity,
      having: [],
      unsaid: page.length,
      shown: page.length,
    }),
  )
  const at = told.findLastIndex(isResult)
  return none.length === 0 ? told : [...told.slice(0, at + 1), ...none, ...told.slice(at + 1)]
}

function isNews(act: GuruAct): boolean {
  return act.kind !== 'noted' && act.kind !== 'freed'
}

/** The rows that were looked up, each held against the wishes, or against the area from which it is asked how far they are. */
function rowsOf(
  { state, purpose, distanceFrom }: PendingTurn,
  found: ListingsFound,
  places: Neighbourhood,
): RankedListing[] {
  const area = purpose === 'answer' ? distanceFrom : undefined
  const wishes = area === undefined ? state.wishes : { ...state.wishes, area }
  const { beside, kinds } = state.leeway
  const surroundings =
    area === undefined
      ? withReach(places.surroundingsOf(wishes, beside), state.leeway)
      : places.surroundingsOf(wishes, [])
  return found.map(({ listing }) => ({
    listing,
    allowed: [],
    relaxed: [],
    comparisons: compare(listing, heldBy(listing.property_type, wishes, kinds), surroundings),
  }))
}

function tell(
  { state, needs, purpose, asksAbout, distanceFrom }: PendingTurn,
  found: ListingsFound,
  page: RankedListing[],
  places: Neighbourhood,
): Presented {
  if (needs.kind === 'search') {
    const leftOut = areasLeftOut(state, places)
    const others = fewThatAreClose(found, needs.search).filter(({ listing }) => !leftOut.has(listing.area))
    const ranked = rankMatches(others, needs.search, state.wishes, places, state.leeway)
    const known = purpose === 'cheapest' ? cheapestOfShown(state, ranked) : null
    if (known !== null) return known
    const presented = present(state, ranked, places)
    // Of what was left out there may be more as well, so as many fewer make the rows whole.
    const limit = needs.search.limit - (found.length - others.length)
    if (purpose === 'prices') return withPrices(presented, ranked, limit)
    // Found for a wish, homes are held against the wished area alone.
    const asked = distanceFrom === undefined ? asksAbout : asksAbout.filter((one) => one !== 'distance')
    return withAnswers(presented, purpose, asked)
  }
  const [first] = page
  if (first === undefined) return gone(state)
  if (purpose === 'repeat') return repeated(state, page, places)
  if (purpose === 'look-back')
    return withAnswers(repeated(remember(state, page), page, places), purpose, asksAbout)
  if (purpose === 'real') {
    const answered = sayOn(state, [{ kind: 'are_real', demo: areDemo(page) }], places)
    return { ...answered, page: [] }
  }
  if (purpose === 'compare') return sideBySide(state, page, asksAbout)
  const best = purpose === 'cheapest' || purpose === 'biggest' ? extreme(state, page, purpose) : null
  if (best !== null) return best
  if (purpose === 'cheapest') return tellOf(state, cheapest(page, first), 'details')
  if (purpose === 'biggest') {
    const one = biggest(page)
    return one === null ? { ...leaveToRealtor(state), page: [] } : tellOf(state, one, 'details')
  }
  if (page.length > 1) return compareShown(state, page, asksAbout)
  const acts = answersOf(state, page, asksAbout)
  return about(state, first, acts.length > 0 ? acts : told(state, first, purpose), purpose)
}

/** null where some are real and others are made up. */
function areDemo(page: readonly RankedListing[]): boolean | null {
  const demo = page.filter(({ listing }) => listing.demo).length
  return demo === 0 || demo === page.length ? demo > 0 : null
}

function gone(state: DialogueState): Presented {
  return { state, acts: [{ kind: 'gone' }], choices: choicesAfterResult(state), page: [] }
}

function repeated(state: DialogueState, page: RankedListing[], places: Neighbourhood): Presented {
  const again = sayOn(state, [{ kind: 'shown_again' }], places)
  return { state: again.state, acts: again.acts, choices: again.choices, page }
}
