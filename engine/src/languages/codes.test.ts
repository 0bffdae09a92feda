import { languages } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { strangeCodes } from './codes.ts'

it('words that are no code of a language are told, and codes are not', () => {
  expect(strangeCodes([])).toBe(null)
  expect(strangeCodes(['ta', 'en'])).toBe(null)
  expect(strangeCodes(['ta', 'xx', 'tamil'])).toBe(
    `No such language: xx, tamil. There are ${languages.join(', ')}.`,
  )
})
