import { expect, it } from 'vitest'
import { contextOf, type DialogueState, initialState } from './state.ts'

const shown: DialogueState = {
  ...initialState('hi'),
  finished: true,
  shown: ['1'],
  homes: [{ city: 'Pune', area: 'Baner', transaction_type: 'rent', price: 34000 }],
}

it('tells what the homes shown cost, so that one may be meant by it', () => {
  expect(contextOf(shown).homes).toEqual(shown.homes)
  expect(contextOf({ ...shown, pending: { kind: 'slot', slot: 'area' } }).homes).toEqual(shown.homes)
})

it('tells it not where an amount is to be said: "34k wala" is a budget then', () => {
  expect(contextOf({ ...shown, pending: { kind: 'slot', slot: 'price' } }).homes).toBeUndefined()
})
