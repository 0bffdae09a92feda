import type { RankedListing } from '../matching/rank.ts'
import type { Asked } from '../understanding/command.ts'
import type { GuruAct } from './act.ts'
import { leastOf } from './beyond-budget.ts'
import type { Presented } from './presented.ts'
import { isResult } from './results.ts'
import { compared } from './side-by-side.ts'
import type { DialogueState } from './state.ts'
import type { Purpose } from './step.ts'
import { toldOfEach } from './told-of-shown.ts'

/** What was asked beside the wish is told of the homes found, right behind what they are. */
export function withAnswers(presented: Presented, purpose: Purpose, asksAbout: Asked[]): Presented {
  const { state, page, acts } = presented
  // Of what only comes close none is the cheapest that was asked for.
  if (page.length < 2 || acts.some(({ kind }) => kind === 'least_price')) return presented
  const answers = [...verdictOn(state, page, purpose), ...toldOfEach(state, page, asksAbout)]
  return {
    ...presented,
    acts: acts.flatMap((act) => (isResult(act) || act.kind === 'shown_again' ? [act, ...answers] : [act])),
  }
}

/** Which of the homes found is the biggest or the cheapest, where that is asked. */
function verdictOn(state: DialogueState, page: RankedListing[], purpose: Purpose): GuruAct[] {
  if (purpose !== 'biggest' && purpose !== 'cheapest') return []
  const among = page.map((ranked, at) => ({ ranked, position: at + 1 }))
  const other = purpose === 'biggest' ? 'cheapest' : 'biggest'
  return [{ ...compared(state, among), [other]: null, briefly: true }]
}

/**
 * What homes as wished cost, or else those near by, stands behind what was found; a single one's card tells its price.
 *
 * @param limit where so many fit, more of them may not have been fetched, and which is the cheapest is not known
 */
export function withPrices(presented: Presented, ranked: RankedListing[], limit: number): Presented {
  const exact = ranked.filter(({ relaxed }) => relaxed.length === 0)
  const near = ranked.filter(({ relaxed }) => relaxed.every((one) => one === 'nearby_area'))
  const fitting = (exact.length > 0 ? exact : near).map(({ listing }) => listing)
  const prices = fitting.map(({ price }) => price).toSorted((one, other) => one - other)
  if (presented.state.view?.order === 'price_up') return withLeast(presented, exact)
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

/** "From how much on are there plots?": what the cheapest costs, and where it is. */
function withLeast(presented: Presented, exact: RankedListing[]): Presented {
  const acts = presented.acts.flatMap((act): GuruAct[] =>
    act.kind === 'found' ? [act, ...leastOf(exact[0])] : [act],
  )
  return { ...presented, acts }
}
