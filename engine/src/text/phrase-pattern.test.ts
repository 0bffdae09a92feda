import { expect, it } from 'vitest'
import { expandPhrases, expansions, readPattern } from './phrase-pattern.ts'

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

it('reads groups in groups', () => {
  expect(expandPhrases('[(a|b) c] d')).toEqual(['d', 'a c d', 'b c d'])
})

it('counts phrases without writing them out', () => {
  const pattern = '[a|b] (c|d [e]) f'
  expect(expansions(readPattern(pattern))).toBe(expandPhrases(pattern).length)
})

it.each(['(a|b', 'a|b', 'a) b', 'word(s)', '(a|b)[c]', '[a'])(
  'names “%s” as the phrase at fault',
  (phrase) => {
    expect(() => readPattern(phrase)).toThrow(`“${phrase}”`)
  },
)
