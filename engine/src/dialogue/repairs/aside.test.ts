import { expect, it } from 'vitest'
import { createEngine } from '../../index.ts'
import { chat } from '../transcripts/in-memory.ts'
import { inventory, listedPlaces } from '../transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })
const shown = ['2bhk flat for rent in Whitefield Bangalore below 30k', 'anything']
const actsOf = (text: string) => chat(engine, [...shown, text], 'en', inventory).acts.map(({ kind }) => kind)

it.each(['do you charge any fees?', 'is my data safe with you'])(
  'answers "%s" without asking whether one of the homes would do',
  (text) => {
    expect(actsOf(text)).toEqual(['about_guru'])
  },
)

it('goes on as before behind what a word means', () => {
  expect(actsOf('what is the meaning of RERA?')).toContain('what_next')
})
