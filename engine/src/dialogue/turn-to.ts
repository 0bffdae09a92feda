import type { Wishes } from '@guru/contract/requirement'
import type { Command } from '../understanding/command.ts'
import { measured } from './size-unit.ts'
import { type DialogueState, initialState } from './state.ts'
import { wantedOf } from './wanted.ts'

/**
 * What somebody seeks says nothing about what they own, and the other way round: both begin empty, unless one was
 * taken for the other.
 */
export function turnTo(state: DialogueState, commands: readonly Command[], tapped: boolean): DialogueState {
  const named = commands.findLast((command) => command.kind === 'intent')?.intent
  const intent =
    named ?? (state.intent === 'offer' && !tapped && seeks(state, commands) ? 'search' : state.intent)
  if (intent === state.intent) return state
  const empty = { ...initialState(state.language), ...measured(state), intent }
  if (intent === 'search' && state.sought !== undefined && isMistaken(state, commands))
    return { ...empty, ...state.sought }
  const searched = state.intent === 'search' && Object.keys(state.wishes).length > 0
  const fresh = searched ? { ...empty, sought: wantedOf(state) } : empty
  return isMistaken(state, commands) ? { ...fresh, wishes: homeOf(state.wishes) } : fresh
}

/**
 * "Sorry, I want to buy" before the offer is complete, "no, buy" also after that: the home was meant for the search.
 * So was the one that is known for an offer, where "rent or buy?" is answered with "sell".
 */
function isMistaken(state: DialogueState, commands: readonly Command[]): boolean {
  const dealOnly = commands.every(namesOnlyDeal)
  return state.intent === 'offer' ? !state.finished || dealOnly : isAskedForDeal(state) && dealOnly
}

function isAskedForDeal({ pending }: DialogueState): boolean {
  return pending?.kind === 'slot' && pending.slot === 'transaction_type'
}

function namesOnlyDeal(command: Command): boolean {
  return command.kind === 'intent' || (command.kind === 'set' && command.slot === 'transaction_type')
}

/** What a home is and where. What an owner asks for it is no budget. */
function homeOf({ property_type, city, area, bedrooms }: Wishes): Wishes {
  return {
    ...(property_type && { property_type }),
    ...(city && { city }),
    ...(area && { area }),
    ...(bedrooms && { bedrooms }),
  }
}

/** An owner who, unasked, says "buy" or "rent" and not "sell" or "let out", seeks. */
function seeks(state: DialogueState, commands: readonly Command[]): boolean {
  return (
    !isAskedForDeal(state) &&
    commands.some((command) => command.kind === 'set' && command.slot === 'transaction_type')
  )
}
