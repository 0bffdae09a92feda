import { callbackTexts } from '@guru/contract/texts'
import { expect, test } from 'vitest'
import { contactErrors, tidyMobileNumber } from './contact-details.ts'

const errors = (name: string, mobileNumber: string) => contactErrors({ name, mobileNumber }, callbackTexts)

test('an empty form misses both fields', () => {
  expect(errors(' ', '')).toEqual({
    name: 'User name is required',
    mobileNumber: 'Mobile number is required',
  })
})

test.each(['98765', '98765432101', '98765 43210', '+919876543210', 'abcdefghij', '९८७६५४३२१०'])(
  'a mobile number is ten digits 0 to 9, not %s',
  (number) =>
    expect(errors('Asha', number)).toEqual({ mobileNumber: 'Mobile number must be exactly 10 digits' }),
)

test('a name and ten digits are right, also with a blank at an end', () => {
  expect(errors('Asha', ' 9876543210 ')).toEqual({})
})

test.each([
  '98765 43210',
  '098765 43210',
  '+91 98765-43210',
  '\u202a+91 98765 43210\u202c',
  '919876543210',
  '९८७६५४३२१०',
  '৯৮৭৬৫৪৩২১০',
  '+௯௧ ௯௮௭௬௫ ௪௩௨௧௦',
])('a number as phones and address books write it becomes its ten digits: %s', (typed) =>
  expect(tidyMobileNumber(typed)).toBe('9876543210'),
)

test.each(['', '98765 4321', '98765432101', '+1 98765 43210', '98765 4321o', '9876543210,9876543211'])(
  'what is no such number stays as it was typed: "%s"',
  (typed) => expect(tidyMobileNumber(typed)).toBe(typed),
)
