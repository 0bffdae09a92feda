import type { RankedListing } from '../matching/rank.ts'
import type { ActOf, GuruAct } from './act.ts'
import { looseningChoices } from './choices.ts'
import { followed, hasLookedThere, type Presented, remember, withoutArea } from './presented.ts'
import type { DialogueState } from './state.ts'
import { topicOf } from './turn.ts'
import { hinted, whatNext } from './what-next.ts'

interface Found {
  ranked: RankedListing[]
  /** The cheapest first. */
  dearer: RankedListing[]
}

/** What only tells what such a home costs is none of the homes that fit or come close. */
export function beyondBudgetApart(found: readonly RankedListing[]): Found {
  const dearer = found.filter((one) => one.dearer)
  const there = dearer.filter(({ comparisons }) =>
    comparisons.every(({ slot, fits }) => slot !== 'area' || fits),
  )
  return { ranked: found.filter((one) => !one.dearer), dearer: there.length > 0 ? there : dearer }
}

/** "No plot up to 25 lakh; the cheapest costs 28 lakh, in Purseni": those are shown. */
export function presentDearer(state: DialogueState, dearer: RankedListing[]): Presented {
  const again = state.finished && (state.close === true || state.found === 0) && hasLookedThere(state)
  const after: DialogueState = { ...remember(state, dearer), close: true }
  const nothing: GuruAct = {
    kind: 'found_dearer',
    ...(again && { again }),
    topic: topicOf(withoutArea(state)),
  }
  return {
    state: hinted(after),
    acts: [nothing, ...leastOf(dearer[0]), whatNext(after)],
    choices: looseningChoices(after, true),
    page: dearer,
  }
}

/**
 * What comes close is of another kind or place: the cheapest as it is wished is shown and told along with it. Where homes as
 * they are wished stand elsewhere within the budget, only what costs more in the area itself is news.
 */
export function leastWorthTelling(
  state: DialogueState,
  close: readonly RankedListing[],
  dearer: readonly RankedListing[],
): RankedListing | undefined {
  const [least] = dearer
  const isThere = least?.comparisons.every(({ slot, fits }) => slot !== 'area' || fits) === true
  const withinReach = close.some(({ relaxed }) =>
    relaxed.every((one) => one === 'price' || one === 'nearby_area' || (one === 'any_area' && !isThere)),
  )
  return withinReach || followed(state) !== null ? undefined : least
}

export function leastOf(least: RankedListing | undefined): ActOf<'least_price'>[] {
  if (least === undefined) return []
  const { price, area, transaction_type } = least.listing
  return [{ kind: 'least_price', price, area, transaction_type }]
}
