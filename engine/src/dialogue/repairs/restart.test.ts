import type { Act } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createEngine } from '../../index.ts'
import type { Understanding } from '../../understanding/command.ts'
import { initialState } from '../state.ts'
import { listedPlaces } from '../transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })
const said = (act: Act, guessed: Pick<Understanding, 'guessed'> = {}): Understanding => ({
  commands: [],
  act,
  ...guessed,
  numbers: [],
  sizeUnit: null,
  language: null,
})
const wished = { ...initialState('en'), wishes: { city: 'Pune' } }
const asked = engine.advance(wished, said('restart')).state

it('starts again after a plain yes, and asks once more where the yes was only guessed', () => {
  expect(asked.pending?.kind).toBe('restart')
  expect(engine.advance(asked, said('affirm')).state.wishes).toEqual({})
  expect(engine.advance(asked, said('affirm', { guessed: true })).state).toEqual(asked)
  expect(engine.advance(asked, said('restart', { guessed: true })).state).toEqual(asked)
})
