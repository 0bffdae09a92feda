import { type Amenity, type Furnishing, furnishings, isFurnishing } from '@guru/contract/vocabulary'
import type { Listing } from '../matching/listing.ts'
import type { RankedListing } from '../matching/rank.ts'
import { type Asked, type ListedFact, listedFacts } from '../understanding/command.ts'
import type { ActOf, ChoiceAct, GuruAct } from './act.ts'
import { choicesAfterResult } from './choices.ts'
import type { Presented } from './presented.ts'
import { leaveToRealtor } from './repairs/question.ts'
import type { DialogueState } from './state.ts'
import type { Purpose } from './step.ts'
import { topicOf } from './turn.ts'

/** What each of the homes says of what was asked: facts one by one, of an amenity which have it. */
export function toldOfEach(state: DialogueState, page: RankedListing[], asksAbout: Asked[]): GuruAct[] {
  return asksAbout.flatMap((asked) =>
    isFact(asked) ? listed(state, page, asked) : whichHave(state, page, asked),
  )
}

/** The same of a single home, whose amenities are told together. */
export function answersOf(state: DialogueState, page: RankedListing[], asksAbout: Asked[]): GuruAct[] {
  const [ranked] = page
  if (ranked === undefined || page.length > 1) return toldOfEach(state, page, asksAbout)
  const facts = asksAbout.filter(isFact).flatMap((asked) => listed(state, page, asked))
  const amenities = asksAbout.filter((asked) => !isFact(asked))
  const told: GuruAct[] = [
    ...facts,
    ...(amenities.length === 0 ? [] : [{ kind: 'answer_amenity' as const, ranked, amenities }]),
  ]
  return [...told, ...unsaidIn(page, asksAbout)]
}

/** What was asked that none of them states, as far as there are words for it: "whether it has a RERA number". */
function unsaidIn(page: readonly RankedListing[], asksAbout: readonly Asked[]): GuruAct[] {
  const facts = worded.filter(
    (fact) => asksAbout.includes(fact) && !page.some((ranked) => states(ranked, fact)),
  )
  return facts.length === 0 ? [] : [{ kind: 'untold', facts }]
}

const worded = ['distance', 'rera_number'] as const

/** One home is talked about from now on. */
export function tellOf(state: DialogueState, ranked: RankedListing, purpose: Purpose): Presented {
  return about(state, ranked, told(state, ranked, purpose), purpose)
}

/** What several listings say of what the seeker asked about; what none of them says is left to the realtor. */
export function compareShown(state: DialogueState, page: RankedListing[], asksAbout: Asked[]): Presented {
  const acts = toldOfEach(state, page, asksAbout)
  const unknown = asksAbout.some((asked) => isFact(asked) && !page.some((ranked) => states(ranked, asked)))
  const named = unsaidIn(page, asksAbout)
  const untold: GuruAct[] = unknown && named.length === 0 ? [{ kind: 'untold', facts: [] }] : named
  if (acts.length > 0)
    return { state, acts: [...acts, ...untold], choices: choicesAfterResult(state), page: [] }
  return { ...leaveToRealtor(state, untold), page: [] }
}

export function isFact(asked: Asked): asked is ListedFact {
  return listedFacts.some((fact) => fact === asked)
}

export function listed(state: DialogueState, page: RankedListing[], asked: ListedFact): GuruAct[] {
  const among = inOrder(
    state,
    page.filter((ranked) => states(ranked, asked)),
  )
  return among.length === 0 ? [] : [{ kind: 'listed', asked, among, topic: topicOf(state) }]
}

/** Each with its position, in the order in which they were shown. */
export function inOrder(
  { shown }: DialogueState,
  page: readonly RankedListing[],
): ActOf<'compared'>['among'] {
  return page
    .map((ranked) => ({ ranked, position: shown.indexOf(ranked.listing.id) + 1 }))
    .toSorted((one, other) => one.position - other.position)
}

function states({ listing, comparisons }: RankedListing, asked: ListedFact): boolean {
  if (asked !== 'distance') return listing[asked] !== null
  return comparisons.some((one) => one.slot === 'area' && one.kilometres !== null)
}

function whichHave(state: DialogueState, page: RankedListing[], asked: Amenity): GuruAct[] {
  return isFurnishing(asked)
    ? howFurnished(state, page, asked)
    : [having(state, page, asked, (listing) => !listing.amenities.includes(asked))]
}

/**
 * Of each way of furnishing that one of the homes states, which are furnished so: "Only number 1 is furnished. Numbers 2
 * and 3 are semi-furnished." The others are known to be furnished otherwise, and only those that state none are silent.
 */
function howFurnished(state: DialogueState, page: RankedListing[], asked: Furnishing): GuruAct[] {
  const stated = [asked, ...furnishings.filter((one) => one !== asked)].filter((one) =>
    page.some(({ listing }) => listing.amenities.includes(one)),
  )
  const statesNone = ({ amenities }: Listing) => !amenities.some(isFurnishing)
  const last = stated.at(-1)
  if (last === undefined) return [having(state, page, asked, statesNone)]
  return stated.map((one) => having(state, page, one, (listing) => one === last && statesNone(listing)))
}

function having(
  { shown }: DialogueState,
  page: RankedListing[],
  amenity: Amenity,
  isUnsaid: (listing: Listing) => boolean,
): GuruAct {
  const having = page.flatMap(({ listing: { id, amenities } }) =>
    amenities.includes(amenity) ? [shown.indexOf(id) + 1] : [],
  )
  const unsaid = page.filter(({ listing }) => isUnsaid(listing)).length
  return { kind: 'which_have', amenity, having, unsaid, shown: page.length }
}

/** All of one listing; where something was asked, only that it is not told there. */
export function told(state: DialogueState, ranked: RankedListing, purpose: Purpose): GuruAct[] {
  const topic = topicOf(state)
  if (purpose === 'reasons') return [{ kind: 'reasons', ranked, topic }]
  if (purpose === 'answer') return [{ kind: 'untold', facts: [] }]
  return [{ kind: 'details', ranked, position: state.shown.indexOf(ranked.listing.id) + 1, topic }]
}

/** Talks about one listing and offers the call of a realtor, who knows more. */
export function about(
  state: DialogueState,
  ranked: RankedListing,
  acts: GuruAct[],
  purpose: Purpose,
): Presented {
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
