import { expect, it } from 'vitest'
import { undo } from './go-back.ts'
import { initialState } from './state.ts'
import { fromStored } from './stored-state.ts'

it('goes back to what was wanted before an update, with nothing beside it', () => {
  const stored = JSON.stringify({
    language: 'en',
    wishes: { city: 'Pune', bedrooms: { min: 3, max: 3 } },
    any: [],
    earlier: [{ wishes: { city: 'Pune' }, any: [] }],
  })
  const { state } = undo(fromStored(JSON.parse(stored))) ?? {}
  expect(state).toEqual({ ...initialState('en'), wishes: { city: 'Pune' }, earlier: [] })
})
