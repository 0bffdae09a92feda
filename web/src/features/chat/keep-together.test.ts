import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

test('no line ends between a number and what it counts', () => {
  expect(keepTogether('2 BHK, ₹ 45 lakh, 1,200 sq ft')).toBe(
    '2\u00A0BHK, ₹\u00A045\u00A0lakh, 1,200\u00A0sq ft',
  )
  expect(keepTogether('2 - 3, 4')).toBe('2 - 3, 4')
})

test('no line ends between the sign of rupees and its amount', () => {
  expect(keepTogether('₹ 10,000 to ₹ 30,000 a month')).toBe(
    '₹\u00A010,000\u00A0to ₹\u00A030,000\u00A0a month',
  )
})
