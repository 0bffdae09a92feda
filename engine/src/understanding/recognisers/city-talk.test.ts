import type { Slot } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, asked: Slot | null = null) =>
  understand(text, { language: 'en', asked, known: {} }, places)
const cityOf = (city: string) => [{ kind: 'set', slot: 'city', value: city }]

describe('what is told of a city', () => {
  it.each([
    'agra petha tastes awesome',
    'there is too much traffic in bangalore',
    'heavy floods in guwahati again',
  ])('%j wishes for no home there and agrees to nothing', (text) => {
    expect(read(text)).toMatchObject({ commands: [], act: 'unclear' })
  })

  it('is told by one word where a mark asks', () => {
    expect(read('is noida safe?')).toMatchObject({ commands: [], act: 'question' })
  })

  it.each([
    ['jaipur would be great', 'Jaipur'],
    ['my choice is lucknow', 'Lucknow'],
    ['yes kochi', 'Kochi'],
  ])('is none where the city is chosen: %j', (text, city) => {
    expect(read(text).commands).toEqual(cityOf(city))
  })

  it('keeps a city whose part is in no list', () => {
    expect(read('kolkata qwerty pally').commands).toEqual(cityOf('Kolkata'))
  })

  it('answers the question for a city all the same', () => {
    expect(read('agra petha tastes awesome', 'city').commands).toEqual(cityOf('Agra'))
  })
})
