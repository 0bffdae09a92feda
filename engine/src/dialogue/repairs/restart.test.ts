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

it('goes on with a whole wish alone that follows the question, and keeps the rest beside a single one', () => {
  const set = (...commands: Understanding['commands']): Understanding => ({ ...said('inform'), commands })
  const flat = { kind: 'set', slot: 'property_type', value: 'apartment' } as const
  const city = { kind: 'set', slot: 'city', value: 'Mumbai' } as const
  const known = { ...wished, wishes: { city: 'Pune', bedrooms: { min: 2, max: 2 } } }
  const question = engine.advance(known, said('restart')).state
  const afresh = engine.advance(question, set(flat, city))
  expect(afresh.state.wishes).toEqual({ property_type: 'apartment', city: 'Mumbai' })
  expect(afresh.events[0]).toEqual({ kind: 'restarted' })
  expect(engine.advance(question, set(city)).state.wishes).toEqual({ ...known.wishes, city: 'Mumbai' })
})
