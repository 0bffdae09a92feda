import { expect, it } from 'vitest'
import { createEngine } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { inventory, listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })
const wish = 'buy a 2bhk flat in Adyar, Chennai up to 1 crore'
const answer = (question: string) => chat(engine, [wish, question], 'en', inventory).reply.text

it('tells how far homes are from the area that is named', () => {
  expect(answer('how far is it from Velachery?')).toMatch(/[Ii]n Adyar, \d+(\.\d)? km from Velachery/)
})

it('tells it of the one that is asked about', () => {
  expect(answer('how far is the second one from Velachery?')).toMatch(
    /^Second: .* In Adyar, \d+(\.\d)? km from Velachery/,
  )
})

it('tells it from the wished area where no other is named', () => {
  expect(answer('how far is it?')).not.toContain('Velachery')
})

it.each(['how far is it from the airport?', 'is the second one near the metro?'])(
  'leaves "%s" to the realtor',
  (asked) => {
    expect(answer(asked)).not.toMatch(/ km from /)
  },
)
