import type { RankedListing } from '../matching/rank.ts'
import type { ActOf, GuruAct } from './act.ts'
import { looseningChoices } from './choices.ts'
import { followed, type Presented, remember, withoutArea } from './presented.ts'
import { isResult } from './results.ts'
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
  const again = state.finished && (state.close === true || state.found === 0)
  const after: DialogueState = { ...remember(state, dearer), close: true }
  const nothing: GuruAct = {
    kind: 'found_dearer',
    ...(again && { again }),
    topic: topicOf(withoutArea(state)),
  }
  return {
    state: hinted(after),
    acts: [nothing, ...leastOf(dearer), whatNext(after)],
    choices: looseningChoices(after, true),
    page: dearer,
  }
}

/**
 * What comes close is of another kind or place: what it costs as it is wished is said behind it. Where homes as they are
 * wished stand elsewhere within the budget, only what it costs in the area itself is news.
 */
export function tellingLeast(close: Presented, dearer: readonly RankedListing[]): Presented {
  const { state, acts, page } = close
  const [least] = leastOf(dearer)
  const isThere = dearer[0]?.comparisons.every(({ slot, fits }) => slot !== 'area' || fits) === true
  const withinReach = page.some(({ relaxed }) =>
    relaxed.every((one) => one === 'price' || one === 'nearby_area' || (one === 'any_area' && !isThere)),
  )
  if (least === undefined || withinReach || followed(state) !== null) return close
  return {
    ...close,
    acts: acts.flatMap((act) => (isResult(act) ? [act, least] : [act])),
    choices: looseningChoices(state, false, least.price),
  }
}

export function leastOf(dearer: readonly RankedListing[]): ActOf<'least_price'>[] {
  return dearer.slice(0, 1).map(({ listing: { price, area, transaction_type } }) => ({
    kind: 'least_price',
    price,
    area,
    transaction_type,
  }))
}
