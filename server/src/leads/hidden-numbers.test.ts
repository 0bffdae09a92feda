import { expect, test } from 'vitest'
import { withoutNumbers } from './hidden-numbers.ts'

test.each([
  ['call me at 9876543210.', 'call me at •••.'],
  ['98765 43210 or +91-98765-43210', '••• or •••'],
  ['no. 09876543210, home 044 2345 6789', 'no. •••, home •••'],
  ['என் எண் ௯௮௭௬௫௪௩௨௧௦', 'என் எண் •••'],
  ['मेरा नंबर ९८७६५ ४३२१० है, ३ बीएचके', 'मेरा नंबर ••• है, ३ बीएचके'],
])('%s hides the number and nothing else', (said, shown) => {
  expect(withoutNumbers(said)).toBe(shown)
})

test.each([
  '2bhk in Whitefield, 60000-70000 a month',
  'from 60000 - 70000',
  'up to 1,20,00,000',
  '75 lakh, 1200 sq ft, pin 560066',
  '85000000',
  'between 9000000 and 9500000',
])('%s holds no number', (said) => {
  expect(withoutNumbers(said)).toBe(said)
})
