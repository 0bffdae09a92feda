import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const priceOf = (language: LanguageCode, text: string) =>
  toFrame(understand(text, { language, asked: null, known: { transaction_type: 'rent' } }, places)).set.price

it.each([
  ['hi', '9500 zyada h, 8 hazar tak rakho'],
  ['hi', '8 hazar tak hi rakho budget, 9500 zyada h'],
  ['te', '9500 ekkuva undi, 8 velu lopu'],
] as const)('an amount that is more gives way to the one that is paid: %s: %s', (language, text) => {
  expect(priceOf(language, text)).toEqual({ max: 8000 })
})

it('but "more than" it bounds', () => {
  expect(priceOf('hi', '8 hazar se zyada h to chalega')).toEqual({ min: 8000 })
})
