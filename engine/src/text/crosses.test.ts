import { describe, expect, it } from 'vitest'
import { withCrossesAsNo } from './crosses.ts'

const read = (text: string) => withCrossesAsNo(text).replace(/ +/g, ' ')

describe('withCrossesAsNo', () => {
  it.each([
    ['❌ parking', ', no parking'],
    ['2bhk in pune ❌ parking', '2bhk in pune , no parking'],
    ['🚫 No brokers', ', no brokers'],
    ['✅ lift\n❌ parking', '✅ lift\n, no parking'],
    ['- ✅ lift\n- ❌ gym', '- ✅ lift\n- , no gym'],
    ['2bhk flat in pune ✅ lift ❌ gym', '2bhk flat in pune ✅ lift , no gym'],
    ['Need 3bhk in Chennai. ✅ parking ❌ pool', 'Need 3bhk in Chennai. ✅ parking , no pool'],
    ['Want: ✅ lift ✅ gym ❌ pool', 'Want: ✅ lift ✅ gym , no pool'],
  ])('refuses what a cross opens: %s', (text, plain) => {
    expect(read(text)).toBe(plain)
  })

  it.each([
    ['Parking ❌', 'Parking : no, '],
    ['Parking ❌ please', 'Parking : no, please'],
    ['Lift yes. Parking ❌.', 'Lift yes. Parking : no, .'],
    ['Lift ✅ Parking ❌ 2bhk', 'Lift ✅ Parking : no, 2bhk'],
    ['Lift ✅\nParking ✖️', 'Lift ✅\nParking : no, '],
  ])('refuses what a cross closes: %s', (text, plain) => {
    expect(read(text)).toBe(plain)
  })

  it.each(['❌', 'ok 👍', '2bhk ✅', '🚫🚫', 'flat 👎'])('leaves what refuses no word: %s', (text) => {
    expect(withCrossesAsNo(text)).toBe(text)
  })
})
