import { expect, it } from 'vitest'
import { expandPhrases } from './phrase-pattern.ts'

it('parts phrases at commas and lines', () => {
  expect(expandPhrases('rent, on rent\n lease')).toEqual(['rent', 'on rent', 'lease'])
})

it('writes alternatives and optional words out', () => {
  expect(expandPhrases('i (want|need) [to have] it')).toEqual([
    'i want it',
    'i want to have it',
    'i need it',
    'i need to have it',
  ])
})

it('takes nothing for no phrase', () => {
  expect(expandPhrases(' , ')).toEqual([])
})
