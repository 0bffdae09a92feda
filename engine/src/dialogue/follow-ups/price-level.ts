import { giveUpQuestions } from '../agenda.ts'
import { choicesAfterResult } from '../choices.ts'
import { resume } from '../proceed.ts'
import type { Flow, Outcome } from '../turn.ts'

/** "What is the rent like there?": between which prices those shown lie; before any is shown, some are, for that tells it. */
export const priceLevel: Flow = ({ state, understood, events }, places): Outcome | null => {
  if (!understood.commands.some(({ kind }) => kind === 'price-level') || events.length > 0) return null
  if (state.intent === 'offer') return null
  const { homes: [home] = [], extent } = state
  if (state.shown.length > 0 && home !== undefined && extent !== null) {
    const { transaction_type } = home
    const acts = [{ kind: 'price_level' as const, shown: { price: extent.price, transaction_type } }]
    return { kind: 'say', state: { ...state, pending: null }, acts, choices: choicesAfterResult(state) }
  }
  const seeking = state.finished ? state : { ...giveUpQuestions(state), pending: null }
  return resume(seeking, [{ kind: 'price_level', shown: null }], places)
}
