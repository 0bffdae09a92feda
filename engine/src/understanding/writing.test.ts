import { expect, it } from 'vitest'
import { writingOf } from './writing.ts'

it('tells a turn in an Indian script from one in Latin letters and from one in both', () => {
  expect(writingOf('அடையாறில் வீடு, 25k')).toBe('native')
  expect(writingOf('adyar la veedu')).toBe('latin')
  expect(writingOf('Adyar-ல flat வேணும்')).toBe('mixed')
  expect(writingOf('25000')).toBe('latin')
})
