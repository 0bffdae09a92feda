import { expect, test } from 'vitest'
import { amountText, fittingUnit, isWithin, meantUnit, nextRound, rangeOf, typedAmount } from './amount.ts'

const rupees = { name: '₹', size: 1 }
const lakh = { name: 'lakh', size: 1e5 }
const units = [rupees, { name: 'thousand', size: 1e3 }, lakh, { name: 'crore', size: 1e7 }]

test.each([
  [30_000, 'up', 40_000],
  [30_000, 'down', 25_000],
  [28_500, 'up', 30_000],
  [10_000, 'down', 7_500],
  [7_500_000, 'up', 10_000_000],
  [10_000_000, 'down', 7_500_000],
  [1, 'down', 1],
] as const)('from %d a step %s leads to %d', (amount, direction, next) => {
  expect(nextRound(amount, direction)).toBe(next)
})

test.each([
  [30_000, 'thousand'],
  [28_550, 'thousand'],
  [28_555, '₹'],
  [450, '₹'],
  [4_500_000, 'lakh'],
  [12_500_000, 'crore'],
])('%d is written in %s', (amount, unit) => {
  expect(fittingUnit(amount, units)?.name).toBe(unit)
})

test('what is typed is read in its unit', () => {
  expect(typedAmount('45', lakh)).toBe(4_500_000)
  expect(typedAmount('12.5', lakh)).toBe(1_250_000)
  expect(typedAmount('45,00,000', rupees)).toBe(4_500_000)
  expect(['', ' ', 'abc', '-5', '0', '1e999'].map((text) => typedAmount(text, rupees))).toEqual(
    Array(6).fill(undefined),
  )
})

test('more than anybody counts in a unit is meant in the base unit', () => {
  const thousand = { name: 'thousand', size: 1e3, most: 1000 }
  expect(meantUnit('25', thousand, [rupees, thousand])).toBe(thousand)
  expect(meantUnit('25,000', thousand, [rupees, thousand])).toBe(rupees)
  expect(meantUnit('25000', { name: 'square yards', size: 9 }, [rupees])).toMatchObject({ size: 9 })
})

test('an amount is shown in its unit without idle zeros', () => {
  expect(amountText(4_500_000, lakh)).toBe('45')
  expect(amountText(4_550_000, lakh)).toBe('45.5')
  expect(amountText(undefined, lakh)).toBe('')
})

test('two fields make a range whichever way round they were filled', () => {
  expect(rangeOf(undefined, undefined)).toBeUndefined()
  expect(rangeOf(10, undefined)).toEqual({ min: 10 })
  expect(rangeOf(undefined, 20)).toEqual({ max: 20 })
  expect(rangeOf(20, 10)).toEqual({ min: 10, max: 20 })
})

test('a range is within limits when each of its ends is', () => {
  const limits = { min: 1, max: 100 }
  expect(isWithin({ min: 1, max: 100 }, limits)).toBe(true)
  expect(isWithin({ max: 101 }, limits)).toBe(false)
  expect(isWithin({ min: 0.5 }, limits)).toBe(false)
})
