import type { Amenity } from '@guru/contract/vocabulary'
import { compare } from '../matching/compare.ts'
import type { Listing } from '../matching/listing.ts'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import { type RankedListing, rankMatches } from '../matching/rank.ts'
import { type Asked, type ListedFact, listedFacts } from '../understanding/command.ts'
import type { ActOf, ChoiceAct, GuruAct } from './act.ts'
import { isAvoided } from './avoided.ts'
import { choicesAfterResult } from './choices.ts'
import { type Presented, present } from './present.ts'
import { sayOn } from './proceed.ts'
import { withForm } from './repairs/calling-too.ts'
import { leaveToRealtor } from './repairs/question.ts'
import { sparingCalls } from './repairs/spare-calls.ts'
import { isResult, namesWishes } from './results.ts'
import type { DialogueState } from './state.ts'
import type { ListingsFound, PendingTurn, Purpose } from './step.ts'
import { topicOf } from './turn.ts'

/** Decides what is said once the rows that a turn waited for are there. */
export function concludeTurn(
  pending: PendingTurn,
  found: ListingsFound,
  places: Neighbourhood,
): Presented & { handoff?: boolean } {
  const answer = tell(pending, found, places)
  const named = answer.acts.some(namesWishes)
  // A result that names all wishes needs no saying back of the new ones before it.
  const before = named ? pending.acts.filter(isNews) : pending.acts
  const told = { ...answer, acts: sayingWhetherAny([...before, ...answer.acts], answer.page) }
  return sparingCalls(pending.handoff ? { ...told, ...withForm(told), handoff: true } : told)
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
      silent: [],
      shown: page.length,
    }),
  )
  const at = told.findLastIndex(isResult)
  return none.length === 0 ? told : [...told.slice(0, at + 1), ...none, ...told.slice(at + 1)]
}

function isNews(act: GuruAct): boolean {
  return act.kind !== 'noted' && act.kind !== 'freed'
}

function tell(
  { state, needs, purpose, asksAbout }: PendingTurn,
  found: ListingsFound,
  places: Neighbourhood,
): Presented {
  if (needs.kind === 'search') {
    const avoided = isAvoided(state, places)
    const left = found.filter(({ listing }) => !avoided(listing))
    const ranked = rankMatches(left, needs.search, state.wishes, places, state)
    const presented = present(state, ranked, places)
    if (purpose === 'prices')
      return withPrices(presented, ranked, left.length + needs.search.limit - found.length)
    return withAnswers(presented, purpose, asksAbout)
  }
  const surroundings = places.surroundingsOf(state.wishes, state.beside)
  const page = found.map(({ listing }) => ({
    listing,
    allowed: [],
    relaxed: [],
    comparisons: compare(listing, state.wishes, surroundings),
  }))
  const [first] = page
  if (first === undefined) return gone(state)
  if (purpose === 'repeat') return repeated(state, page, places)
  if (purpose === 'real') {
    const answered = sayOn(state, [{ kind: 'are_real', demo: areDemo(page) }], places)
    return { ...answered, page: [] }
  }
  if (purpose === 'compare') return sideBySide(state, page)
  const best = purpose === 'cheapest' || purpose === 'biggest' ? extreme(state, page, purpose) : null
  if (best !== null) return best
  if (purpose === 'cheapest') return tellOf(state, cheapest(page, first), 'details')
  if (purpose === 'biggest') {
    const one = biggest(page)
    return one === null ? { ...leaveToRealtor(state), page: [] } : tellOf(state, one, 'details')
  }
  if (page.length > 1) return compareShown(state, page, asksAbout)
  const acts = asksAbout.filter(isFact).flatMap((asked) => listed(state, page, asked))
  const amenities = asksAbout.filter((asked) => !isFact(asked))
  if (amenities.length > 0) acts.push({ kind: 'answer_amenity', ranked: first, amenities })
  return about(state, first, acts.length > 0 ? acts : told(state, first, purpose), purpose)
}

/** What was asked beside the wish is told of the homes found, right behind what they are. */
function withAnswers(presented: Presented, purpose: Purpose, asksAbout: Asked[]): Presented {
  const { state, page, acts } = presented
  if (page.length < 2) return presented
  const answers = [...verdictOn(state, page, purpose), ...toldOfEach(state, page, asksAbout)]
  return { ...presented, acts: acts.flatMap((act) => (isResult(act) ? [act, ...answers] : [act])) }
}

/** Which of the homes found is the biggest or the cheapest, where that is asked. */
function verdictOn(state: DialogueState, page: RankedListing[], purpose: Purpose): GuruAct[] {
  if (purpose !== 'biggest' && purpose !== 'cheapest') return []
  const among = page.map((ranked, at) => ({ ranked, position: at + 1 }))
  const other = purpose === 'biggest' ? 'cheapest' : 'biggest'
  return [{ ...compared(state, among), [other]: null, briefly: true }]
}

function toldOfEach(state: DialogueState, page: RankedListing[], asksAbout: Asked[]): GuruAct[] {
  return asksAbout.flatMap((asked) =>
    isFact(asked) ? listed(state, page, asked) : [whichHave(state, page, asked)],
  )
}

/**
 * What homes as wished cost, or else those near by, stands behind what was found; a single one's card tells its price.
 *
 * @param limit where so many fit, more of them may not have been fetched, and which is the cheapest is not known
 */
function withPrices(presented: Presented, ranked: RankedListing[], limit: number): Presented {
  const exact = ranked.filter(({ relaxed }) => relaxed.length === 0)
  const near = ranked.filter(({ relaxed }) => relaxed.every((one) => one === 'nearby_area'))
  const fitting = (exact.length > 0 ? exact : near).map(({ listing }) => listing)
  const prices = fitting.map(({ price }) => price).toSorted((one, other) => one - other)
  const [least] = prices
  const usual = prices[Math.floor(prices.length / 2)]
  const deals = new Set(fitting.map(({ transaction_type }) => transaction_type))
  const [transaction_type] = deals
  if (prices.length < 2 || deals.size > 1 || least === undefined || usual === undefined) return presented
  if (transaction_type === undefined) return presented
  const whole = (exact.length > 0 ? exact : ranked).length < limit
  const cost: GuruAct = { kind: 'usual_price', least: whole ? least : usual, usual, transaction_type }
  return {
    ...presented,
    acts: presented.acts.flatMap((act): GuruAct[] =>
      act.kind === 'found' || act.kind === 'found_close' ? [act, cost] : [act],
    ),
  }
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

/** In the order in which they were shown. */
function sideBySide(state: DialogueState, page: RankedListing[]): Presented {
  const among = inOrder(state, page)
  return {
    state: { ...state, pending: { kind: 'callback' }, compared: page.map(({ listing }) => listing.id) },
    acts: [compared(state, among), { kind: 'offer_callback' }],
    choices: [{ kind: 'yes' }, { kind: 'no' }, { kind: 'more' }],
    page: among.map(({ ranked }) => ranked),
  }
}

function inOrder({ shown }: DialogueState, page: readonly RankedListing[]): ActOf<'compared'>['among'] {
  return page
    .map((ranked) => ({ ranked, position: shown.indexOf(ranked.listing.id) + 1 }))
    .toSorted((one, other) => one.position - other.position)
}

/**
 * "Which is the biggest?": that one is, and how big all of them are; null where no single one is, or it is the only one
 * before the seeker.
 */
function extreme(
  state: DialogueState,
  page: RankedListing[],
  purpose: 'cheapest' | 'biggest',
): Presented | null {
  const among = inOrder(state, page)
  const verdict = compared(state, among)
  const position = verdict[purpose]
  const best = among.find((one) => one.position === position)
  if (best === undefined || among.length < 2) return null
  const alone = { cheapest: null, biggest: null, [purpose]: position, briefly: true } as const
  const fact = purpose === 'cheapest' ? 'price' : 'size_sqft'
  return about(state, best.ranked, [{ ...verdict, ...alone }, ...listed(state, page, fact)], 'details')
}

function compared(state: DialogueState, among: ActOf<'compared'>['among']): ActOf<'compared'> {
  const prices = among.map(({ ranked }) => ranked.listing.price)
  const sizes = among.map(({ ranked }) => ranked.listing.size_sqft ?? Number.NaN)
  const positionOf = (values: number[], best: number) =>
    values.filter((value) => value === best).length === 1 ? among[values.indexOf(best)]?.position : undefined
  const least = Math.min(...prices)
  const same = among.length > 1 && prices.every((price) => price === least)
  return {
    kind: 'compared',
    among,
    cheapest: same ? 'same' : (positionOf(prices, least) ?? null),
    // One that does not say its size makes this NaN, which is none of them.
    biggest: positionOf(sizes, Math.max(...sizes)) ?? null,
    topic: topicOf(state),
  }
}

function cheapest(page: RankedListing[], first: RankedListing): RankedListing {
  return page.reduce((least, one) => (one.listing.price < least.listing.price ? one : least), first)
}

/** null where no listing states its size. */
function biggest(page: RankedListing[]): RankedListing | null {
  const size = ({ listing }: RankedListing) => listing.size_sqft ?? 0
  const [one] = page.toSorted((first, second) => size(second) - size(first))
  return one === undefined || size(one) === 0 ? null : one
}

function tellOf(state: DialogueState, ranked: RankedListing, purpose: Purpose): Presented {
  return about(state, ranked, told(state, ranked, purpose), purpose)
}

/** What several listings say of what the seeker asked about; what none of them says is left to the realtor. */
function compareShown(state: DialogueState, page: RankedListing[], asksAbout: Asked[]): Presented {
  const acts = toldOfEach(state, page, asksAbout)
  const unknown = asksAbout.filter((asked) => isFact(asked) && !page.some((ranked) => states(ranked, asked)))
  const untold: GuruAct[] =
    unknown.length === 0 ? [] : [{ kind: 'untold', facts: unknown.includes('distance') ? ['distance'] : [] }]
  if (acts.length > 0)
    return { state, acts: [...acts, ...untold], choices: choicesAfterResult(state), page: [] }
  return { ...leaveToRealtor(state, untold), page: [] }
}

function isFact(asked: Asked): asked is ListedFact {
  return listedFacts.some((fact) => fact === asked)
}

function listed(state: DialogueState, page: RankedListing[], asked: ListedFact): GuruAct[] {
  const among = inOrder(
    state,
    page.filter((ranked) => states(ranked, asked)),
  )
  return among.length === 0 ? [] : [{ kind: 'listed', asked, among, topic: topicOf(state) }]
}

function states({ listing, comparisons }: RankedListing, asked: ListedFact): boolean {
  if (asked !== 'distance') return listing[asked] !== null
  return comparisons.some((one) => one.slot === 'area' && one.kilometres !== null)
}

function whichHave({ shown }: DialogueState, page: RankedListing[], amenity: Amenity): GuruAct {
  const positions = (wanted: (listing: Listing) => boolean) =>
    page.flatMap(({ listing }) => (wanted(listing) ? [shown.indexOf(listing.id) + 1] : []))
  const silent = positions(({ amenities_known }) => !amenities_known)
  const having = positions(({ amenities }) => amenities.includes(amenity))
  return { kind: 'which_have', amenity, having, silent, shown: page.length }
}

/** All of one listing; where something was asked, only that it is not told there. */
function told(state: DialogueState, ranked: RankedListing, purpose: Purpose): GuruAct[] {
  const topic = topicOf(state)
  if (purpose === 'reasons') return [{ kind: 'reasons', ranked, topic }]
  if (purpose === 'answer') return [{ kind: 'untold', facts: [] }]
  return [{ kind: 'details', ranked, position: state.shown.indexOf(ranked.listing.id) + 1, topic }]
}

/** Talks about one listing and offers the call of a realtor, who knows more. */
function about(state: DialogueState, ranked: RankedListing, acts: GuruAct[], purpose: Purpose): Presented {
  const choices: ChoiceAct[] = [{ kind: 'yes' }, { kind: 'no' }, { kind: 'more' }]
  const tellsAll = acts.some((act) => act.kind === 'details')
  return {
    state: {
      ...state,
      focus: ranked.listing.id,
      pending:
        tellsAll || toldBefore(state, ranked) ? { kind: 'callback', told: true } : { kind: 'callback' },
    },
    acts: [...acts, { kind: 'offer_callback' }],
    choices: purpose === 'details' ? [...choices, { kind: 'why' }] : choices,
    page: purpose === 'details' ? [ranked] : [],
  }
}

function toldBefore({ focus, pending }: DialogueState, { listing }: RankedListing): boolean {
  return focus === listing.id && pending?.kind === 'callback' && pending.told === true
}
