import type { RankedListing } from '../matching/rank.ts'
import type { Extent } from '../matching/view.ts'
import type { ChoiceAct, GuruAct } from './act.ts'
import { homesBefore } from './homes-before.ts'
import type { DialogueState } from './state.ts'

export interface Presented {
  state: DialogueState
  acts: GuruAct[]
  choices: ChoiceAct[]
  page: RankedListing[]
}

/** How many listings "more" keeps out of the next result. */
const seenLimit = 100

/** The state in which a page is before the seeker. */
export function remember(
  { close: _close, ...state }: DialogueState,
  page: readonly RankedListing[],
): DialogueState {
  const ids = page.map(({ listing }) => listing.id)
  return {
    ...state,
    finished: true,
    // Those of an earlier list that come again are before the seeker already.
    ...(state.shown.some((id) => !ids.includes(id)) && { shownBefore: state.shown }),
    homesBefore: homesBefore(state, ids),
    shown: ids,
    homes: page.map(({ listing: { city, area, transaction_type, price } }) => ({
      city,
      area,
      transaction_type,
      price,
    })),
    found: ids.length,
    extent: extentOf(page),
    seen: [...state.seen.filter((id) => !ids.includes(id)), ...ids].slice(-seenLimit),
    focus: ids.length === 1 ? (ids[0] ?? null) : null,
  }
}

function extentOf(page: readonly RankedListing[]): Extent | null {
  const price = span(page.map(({ listing }) => listing.price))
  const size = span(page.flatMap(({ listing }) => listing.size_sqft ?? []))
  return price === null ? null : { price, size_sqft: size }
}

function span(values: number[]): { min: number; max: number } | null {
  return values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) }
}

/** Whether the last result was of the same town: only there is there "still" nothing. */
export function hasLookedThere({ lookedIn, wishes }: DialogueState): boolean {
  return lookedIn === undefined || lookedIn === wishes.city
}

/** Where several areas are looked through, what is found is not said to be in the first of them. */
export function withoutArea(state: DialogueState): DialogueState {
  const { area: _first, ...wishes } = state.wishes
  return state.leeway.beside.length === 0 ? state : { ...state, wishes }
}

export function followed({ view }: DialogueState) {
  return view?.follows ?? null
}
