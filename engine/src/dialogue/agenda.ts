import type { Slot } from '@guru/contract/vocabulary'
import type { DialogueState } from './state.ts'
import { isWithoutHomes } from './towns.ts'

/** What a search cannot do without: known, or the seeker said that any will do. */
const essential: readonly Slot[] = ['transaction_type', 'property_type', 'city', 'price']

/** Slots in the order in which they are useful to ask for. */
const homeOrder: readonly Slot[] = ['transaction_type', 'property_type', 'city', 'area', 'price', 'bedrooms']
const landOrder: readonly Slot[] = ['transaction_type', 'property_type', 'city', 'area', 'price', 'size_sqft']
const offerExtra: readonly Slot[] = ['size_sqft']

/**
 * The slot to ask for next; null when enough is known. What is known, free, or was asked before and is
 * merely useful is not asked for. Once all essentials are known a seeker is asked one thing more at most,
 * so that somebody who says all at once sees matches at once.
 */
export function nextQuestion(state: DialogueState): Slot | null {
  if (isWithoutHomes(state)) return null
  const next = agenda(state).find((slot) => !isSettled(state, slot)) ?? null
  if (!hasEssentials(state) || state.intent === 'offer') return next
  return state.finished || state.narrowed ? null : next
}

/** True once what a search needs is known or free. */
export function hasEssentials(state: DialogueState): boolean {
  return essential.every((slot) => isSettled(state, slot))
}

/** What may be asked for along with a result, to narrow it: each once. */
export function refiningQuestion(state: DialogueState): Slot | null {
  const useful: Slot[] = [...agenda(state)]
  if (state.wishes.property_type !== 'land') useful.push('amenities')
  return useful.find((slot) => !isSettled(state, slot)) ?? null
}

function agenda(state: DialogueState): readonly Slot[] {
  const order = state.wishes.property_type === 'land' ? landOrder : homeOrder
  return state.intent === 'offer' ? [...new Set([...order, ...offerExtra])] : order
}

function isEssential(slot: Slot): boolean {
  return essential.includes(slot)
}

/** True when the slot has a value, or the seeker said that any will do. */
export function isAnswered(state: DialogueState, slot: Slot): boolean {
  return state.wishes[slot] !== undefined || state.any.includes(slot)
}

/** Without these a search can do when the seeker passes over the question, time and again. */
const doneWithout: readonly Slot[] = ['property_type', 'price']
const mostAsked = 2

/** True when a question was passed over so often that a seeker would be held up by it once more. */
function isGivenUp({ passedOver = [], intent }: DialogueState, slot: Slot): boolean {
  const times = passedOver.filter((one) => one === slot).length
  return intent === 'search' && doneWithout.includes(slot) && times >= mostAsked
}

/** True while the question for a slot waits for its answer. */
export function isOpen(state: DialogueState, slot: Slot): boolean {
  return !isAnswered(state, slot) && !isGivenUp(state, slot)
}

/** The state in which nothing is asked for that a search can do without. */
export function giveUpQuestions(state: DialogueState): DialogueState {
  const passedOver = doneWithout.flatMap((slot) => new Array<Slot>(mostAsked).fill(slot))
  return { ...state, narrowed: true, passedOver: [...(state.passedOver ?? []), ...passedOver] }
}

function isSettled(state: DialogueState, slot: Slot): boolean {
  if (!isOpen(state, slot)) return true
  if (slot === 'area' && state.wishes.city === undefined && state.any.includes('city')) return true
  return !isEssential(slot) && state.asked.includes(slot)
}
