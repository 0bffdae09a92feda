import type { RankedListing } from '../matching/rank.ts'
import type { Presented } from './presented.ts'
import { closes } from './said-in-order.ts'
import type { PendingTurn, Purpose } from './step.ts'
import { answersOf } from './told-of-shown.ts'

/** Rows fetched for something else than an answer, beside which what is asked of them is told. */
const besideAnswers: ReadonlySet<Purpose> = new Set(['compare', 'cheapest', 'biggest', 'real'])

/** "Compare the two, and is there parking in both?" */
export function toldAlong(
  { purpose, asksAbout }: PendingTurn,
  answer: Presented,
  page: readonly RankedListing[],
): Presented {
  if (asksAbout.length === 0 || page.length === 0 || !besideAnswers.has(purpose)) return answer
  const at = answer.acts.findIndex(closes)
  const end = at < 0 ? answer.acts.length : at
  const told = answersOf(answer.state, [...page], asksAbout)
  return { ...answer, acts: [...answer.acts.slice(0, end), ...told, ...answer.acts.slice(end)] }
}

/** Closes as the flow of the turn would have, which the rows' answers only stand before. */
export function closedAs<A extends Presented>({ closing, offersCall }: PendingTurn, answer: A): A {
  const acts = answer.acts.filter((act) => !closes(act))
  if (closing !== undefined) {
    const { acts: close, pending, ...rest } = closing
    return { ...answer, ...rest, state: { ...answer.state, pending }, acts: [...acts, ...close] }
  }
  if (!offersCall || answer.acts.some(({ kind }) => kind === 'offer_callback')) return answer
  return {
    ...answer,
    state: { ...answer.state, pending: { kind: 'callback' } },
    acts: [...acts, { kind: 'offer_callback' }],
    choices: [{ kind: 'yes' }, { kind: 'no' }, { kind: 'more' }],
  }
}
