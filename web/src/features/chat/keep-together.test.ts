import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

test('no line ends between the sign of rupees and its amount', () => {
  expect(keepTogether('₹ 10,000 to ₹ 30,000 a month')).toBe('₹\u00A010,000 to ₹\u00A030,000 a month')
})
