import type { FollowUp } from '../../understanding/command.ts'
import { ask, resume, search } from '../proceed.ts'
import type { DialogueState, Extent, View } from '../state.ts'
import type { Flow, Outcome } from '../turn.ts'

/** More, cheaper, costlier, bigger, smaller, nearer: the same wishes, looked at from the last result. */
export const lookOn: Flow = ({ state, understood }, places): Outcome | null => {
  const command = understood.commands.find((one) => one.kind === 'follow-up')
  if (command === undefined) return null
  if (state.extent === null || state.intent === 'offer')
    return resume(state, [{ kind: 'nothing_shown' }], places)
  if (command.wants === 'nearer' && state.wishes.area === undefined) return ask(state, 'area', [], places)
  return search({ ...state, view: viewFor(command.wants, state, state.extent) }, [], places)
}

function viewFor(wants: FollowUp, state: DialogueState, { price, size_sqft }: Extent): View {
  switch (wants) {
    case 'more':
      return { ...(state.view ?? { order: 'best' }), follows: wants }
    case 'cheaper':
      return { order: 'price_down', follows: wants, price: { max: Math.max(1, price.min - 1) } }
    case 'costlier':
      return { order: 'price_up', follows: wants, price: { min: price.max + 1 } }
    case 'bigger':
      return { order: 'size_up', follows: wants, ...(size_sqft && { size_sqft: { min: size_sqft.max + 1 } }) }
    case 'smaller':
      return {
        order: 'size_down',
        follows: wants,
        ...(size_sqft && { size_sqft: { max: Math.max(1, size_sqft.min - 1) } }),
      }
    case 'nearer':
      return { order: 'best', follows: wants, nearest: true }
  }
}
