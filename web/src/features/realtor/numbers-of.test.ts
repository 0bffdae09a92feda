import { expect, test } from 'vitest'
import { numbersOf } from './numbers-of.ts'

test('who asked on WhatsApp to be called elsewhere is called there and written to in the chat', () => {
  const both = { userMobile: '919800000002', mobile_number: '919800000001' }
  expect(numbersOf(both)).toEqual({ call: '919800000002', whatsapp: '919800000001' })
})

test('a lead of the web has one number for both, or none that is shown', () => {
  expect(numbersOf({ userMobile: '919800000002' })).toEqual({
    call: '919800000002',
    whatsapp: '919800000002',
  })
  expect(numbersOf({ userMobile: null })).toBe(null)
})
