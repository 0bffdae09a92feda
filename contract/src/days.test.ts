import { expect, test } from 'vitest'
import { countOfDays, dayInIndia, daysBefore } from './days.ts'

test('a day begins at midnight in India', () => {
  expect(dayInIndia(Date.parse('2026-11-19T18:29:59Z'))).toBe('2026-11-19')
  expect(dayInIndia(Date.parse('2026-11-19T18:30:00Z'))).toBe('2026-11-20')
})

test('days are counted with both ends, over months and leap days', () => {
  expect(countOfDays({ from: '2026-11-20', to: '2026-11-20' })).toBe(1)
  expect(countOfDays({ from: '2024-02-28', to: '2024-03-01' })).toBe(3)
  expect(countOfDays({ from: '2026-11-20', to: '2026-11-18' })).toBe(-1)
  expect(countOfDays({ from: '', to: '2026-11-18' })).toBeNaN()
  expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31')
})
