import { describe, expect, it } from 'vitest'
import { withoutDecoration } from './decoration.ts'

describe('withoutDecoration', () => {
  it.each([
    ['2bhk in pune 🙏', '2bhk in pune'],
    ['🏠 2bhk 📍 pune 💰 20k', '2bhk, pune, 20k'],
    ['ok 👍🏽', 'ok'],
    ['നല്ല വീട് 👨‍👩‍👧 വേണം', 'നല്ല വീട്, വേണം'],
    ['2️⃣ bhk', '2 bhk'],
    ['thanks :)', 'thanks'],
  ])('takes emoji from beside words: %s', (text, plain) => {
    expect(withoutDecoration(text)).toBe(plain)
  })

  it.each([
    ['2bhk\npune\n- 20k', '2bhk, pune, 20k'],
    ['we want to rent.\r\n\r\nIn Adyar', 'we want to rent. In Adyar'],
    ['- 25000', '25000'],
    ['• two bedrooms', 'two bedrooms'],
  ])('parts lines as a comma does: %s', (text, plain) => {
    expect(withoutDecoration(text)).toBe(plain)
  })

  it.each([
    ['"2bhk in pune"', '2bhk in pune'],
    ['*2BHK* flat in *Pune* please', '2BHK flat in Pune please'],
    ['flat.for.rent.in.pune', 'flat for rent in pune'],
    ['₹.8,500', '₹8,500'],
  ])('takes off quotes, stars and dots for spaces: %s', (text, plain) => {
    expect(withoutDecoration(text)).toBe(plain)
  })

  it.each([
    '👍',
    '"',
    '-25000',
    '30*40 plot',
    '30 * 40',
    'k.k.nagar',
    '1.5',
    '5\'6" tall',
    'price: 20k',
    'இல்லை, வேண்டாம்',
  ])('leaves what says something: %s', (text) => {
    expect(withoutDecoration(text)).toBe(text)
  })
})
