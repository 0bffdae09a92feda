import { expect, it } from 'vitest'
import { contextOf, createEngine } from '../index.ts'
import { finish } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

function kindAfter(...turns: string[]): string | undefined {
  const last = turns.reduce(
    (turn, text) =>
      finish(engine, engine.advance(turn.state, engine.understand(text, contextOf(turn.state)))),
    engine.begin('en'),
  )
  return last.state.wishes.property_type
}

const flats = '2bhk flat for rent in Whitefield Bangalore below 30k'

it.each(['please stop sending me flats', 'no flats'])('the other kind of home follows: %s', (text) => {
  expect(kindAfter(flats, text)).toBe('house')
  expect(kindAfter(flats, text, 'more')).toBe('house')
})

it('a kind that is only to be changed is asked for', () => {
  expect(kindAfter(flats, 'change the property type')).toBeUndefined()
})

it('what is not to stop is not refused: "don\'t stop showing flats"', () => {
  expect(kindAfter(flats, "don't stop showing flats")).toBe('apartment')
})

it('who buys may want land as well, and is asked', () => {
  expect(kindAfter('flat for sale in Adyar Chennai', 'no flats')).toBeUndefined()
})
