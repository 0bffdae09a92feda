import type { GuruAct } from '../act.ts'
import { giveUpQuestions } from '../agenda.ts'
import { apply } from '../apply.ts'
import { choicesAfterResult } from '../choices.ts'
import { keepAlong } from '../keep-along.ts'
import { proceed, resume } from '../proceed.ts'
import type { Flow, Outcome, Turn } from '../turn.ts'
import { lookForCheapest, mayBeMore } from './talk-about.ts'

/**
 * "What is the rent like there?": between which prices those shown lie; before any is shown, some are, for that tells
 * it. What it says of other homes is wished from now on.
 */
export const priceLevel: Flow = (turn, places): Outcome | null => {
  const { state, understood, events } = turn
  const command = understood.commands.find(({ kind }) => kind === 'price-level')
  if (command?.kind !== 'price-level' || events.length > 0 || state.intent === 'offer') return null
  const { of: commands = [], least = false } = command
  const priced = apply(state, { commands }, places)
  if (priced.events.length > 0) {
    const there = keepAlong(state, priced.state, { act: 'question', commands }, places)
    const others: Turn = {
      ...turn,
      state: { ...giveUpQuestions(there), pending: null },
      events: priced.events,
    }
    return { ...withPrices(proceed(others, places), least), events: priced.events }
  }
  if (least && mayBeMore(state)) return withPrices(lookForCheapest(state, places), least)
  const { homes: [home] = [], extent } = state
  if (state.shown.length > 0 && home !== undefined && extent !== null) {
    const { transaction_type } = home
    const acts = [{ kind: 'price_level' as const, shown: { price: extent.price, transaction_type } }]
    return { kind: 'say', state: { ...state, pending: null }, acts, choices: choicesAfterResult(state) }
  }
  const seeking = state.finished ? state : { ...giveUpQuestions(state), pending: null }
  return withPrices(resume(seeking, [], places), least)
}

const ofTheListAlone: GuruAct = { kind: 'price_level', shown: null }

/** How many more rows tell what is usual than a page is chosen from. */
const moreRows = 3

/**
 * What is looked for tells its prices. Where something has to be asked first, that they come from the list is said, unless
 * the place was told: then the cheapest come first once it is known.
 *
 * @param least the least price is asked for
 */
function withPrices(outcome: Outcome, least: boolean): Outcome {
  const { state } = outcome
  const byPrice = least ? { ...state, view: { order: 'price_up' as const } } : state
  if (outcome.kind === 'say') {
    const acts = state.wishes.city === undefined ? [ofTheListAlone, ...outcome.acts] : outcome.acts
    return { ...outcome, state: byPrice, acts }
  }
  const { needs } = outcome
  if (needs.kind !== 'search') return outcome
  const order = least ? ('price_up' as const) : needs.search.order
  const search = { ...needs.search, order, limit: moreRows * needs.search.limit }
  return { ...outcome, state: byPrice, needs: { ...needs, search }, purpose: 'prices' }
}
