import { describe, expect, it } from 'vitest'
import { withoutPhone } from './phone.ts'

describe('a mobile number in a turn', () => {
  it.each([
    '9876543210',
    '98765 43210',
    '+91 98765-43210',
    '09876543210',
    'my number is 9876543210.',
    '9876 543 210',
    '+91 987 654 3210',
    '९८७६५४३२१०',
    '৯৮৭৬৫ ৪৩২১০',
    '௯௮௭௬ ௫௪௩ ௨௧௦',
    'നമ്പർ ൯൮൭൬൫൪൩൨൧൦',
    '9840098400',
    '9900099000 Ravi',
    '98450 11200',
    '98400 98400',
    '+91 98400 98450',
    '९८४५०९८४५०',
  ])('is taken out: %s', (text) =>
    expect(withoutPhone(text, false)).toMatchObject({
      phone: expect.stringMatching(/\p{Nd}$/u),
      rest: expect.not.stringMatching(/\p{Nd}{3}/u),
    }),
  )
  it.each([
    'my number is 98765 4321',
    '987654321',
    '98765432101',
    '+91 98765 4321',
    '९८७६५ ४३२१',
    '௯௮௭௬ ௫௪௩௨௧',
    'മൊബൈൽ ൯൮൭൬൫൪൩൨൧',
  ])('is taken out, too, with a digit too few or too many: %s', (text) =>
    expect(withoutPhone(text, false)).toEqual({
      phone: null,
      mistyped: true,
      rest: expect.not.stringMatching(/\p{Nd}{3}/u),
    }),
  )
  it.each([
    '0484-2345678',
    '0484 2345678',
    '044 24512345',
    '(044) 2451 2345',
    '04842345678',
    '080-23456789 call me',
    '+91 44 2451 2345',
    '०२२ २४५१२३४५',
    'ഫോൺ ൦൪൮൪ ൨൩൪൫൬൭൮',
  ])('of a house or an office is taken out as well: %s', (text) =>
    expect(withoutPhone(text, false)).toEqual({
      phone: null,
      mistyped: true,
      rest: expect.not.stringMatching(/\p{Nd}{3}/u),
    }),
  )
  it.each([
    '60000-70000',
    '400001',
    '0.5 acre',
    '20000 25000',
    '10 12 lakh',
    '05 000',
    '75999-85999',
    'rent 65999 75999',
    '6000 700 800',
    '६००००-७००००',
    '65000 75500',
    '7500000000',
    '560034',
    '600001 600002',
    '987654300',
    '8500 12000',
    '9,87,65,432',
    '12345678901234',
    '80,00,000',
    'is P02400001234 registered?',
  ])('is not seen in an amount or a number of a register: %s', (text) =>
    expect(withoutPhone(text, false)).toEqual({ phone: null, rest: text }),
  )
  it.each(['98400 98450', '9876 500 600', '9900000000', '98450-12350'])(
    'is taken out where a call was agreed to: %s',
    (text) => expect(withoutPhone(text, true)).toEqual({ phone: text, rest: ' ' }),
  )
  it('is told where a call was agreed to and a digit of a round one is missing', () =>
    expect(withoutPhone('984509845', true)).toMatchObject({ mistyped: true }))
  it.each(['60000-70000', '75999-85999', '65000 75500', '8500 12000'])(
    'is not seen in an amount, even there: %s',
    (text) => expect(withoutPhone(text, true)).toEqual({ phone: null, rest: text }),
  )
})
