import { describe, expect, it } from 'vitest'
import { withCrossesAsNo } from './crosses.ts'

describe('withCrossesAsNo', () => {
  it.each([
    ['❌ parking', ', no  parking'],
    ['2bhk in pune ❌ parking', '2bhk in pune , no  parking'],
    ['🚫 No brokers', ', no  brokers'],
    ['✅ lift\n❌ parking', '✅ lift\n, no  parking'],
  ])('refuses what a cross opens: %s', (text, plain) => {
    expect(withCrossesAsNo(text).replace(/ +/g, ' ')).toBe(plain.replace(/ +/g, ' '))
  })

  it.each([
    ['Parking ❌', 'Parking: no, '],
    ['Lift ✅ Parking ❌ 2bhk', 'Lift ✅ Parking: no,  2bhk'],
    ['Lift ✅\nParking ✖️', 'Lift ✅\nParking: no, '],
  ])('refuses what a cross closes: %s', (text, plain) => {
    expect(withCrossesAsNo(text)).toBe(plain)
  })

  it.each(['❌', 'ok 👍', '2bhk ✅', '🚫🚫'])('leaves what refuses no word: %s', (text) => {
    expect(withCrossesAsNo(text)).toBe(text)
  })
})
