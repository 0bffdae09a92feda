import { describe, expect, it } from 'vitest'
import { readTurn } from './input.ts'

const turn = { id: 'a', language: 'en', asked: null, known: {}, text: '2bhk' }

describe('a line', () => {
  it('is a turn with its context', () => {
    const asked = { ...turn, asked: 'price', known: { transaction_type: 'rent', price: { max: 20_000 } } }
    expect(readTurn(JSON.stringify(asked))).toEqual(asked)
  })

  it.each([
    { asked: '', known: null },
    { asked: null, known: {} },
    {},
    { known: { city: null }, asked: null },
    { known: [] },
  ])('may leave out what is not known: %j', (context) => {
    expect(readTurn(JSON.stringify({ id: 'a', language: 'en', text: '2bhk', ...context }))).toEqual(turn)
  })

  it.each([
    ['not JSON', '{'],
    ['no object', '[]'],
    ['null', 'null'],
    ['no text', '{"id":"a","language":"en"}'],
    ['an unknown language', '{"id":"a","language":"xx","text":"a"}'],
    ['an unknown slot', '{"id":"a","language":"en","asked":"colour","text":"a"}'],
    ['a list of what is known', '{"id":"a","language":"en","known":["Pune"],"text":"a"}'],
    ['a known wish of the wrong kind', '{"id":"a","language":"en","known":{"price":5},"text":"a"}'],
  ])('with %s tells what is wrong', (_, line) => {
    expect(readTurn(line)).toMatchObject({ error: expect.stringMatching(/\w/) })
  })

  it('that is wrong keeps its id where that can be read', () => {
    expect(readTurn('{"id":7,"language":"en"}')).toMatchObject({ id: 7 })
  })
})
