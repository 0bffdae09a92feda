import { expect, test } from 'vitest'
import { faultOf, lastDays, shortDay } from './days.ts'

test('the last days include today', () => {
  const now = Date.parse('2026-11-20T06:00:00Z')
  expect(lastDays(7, now)).toEqual({ from: '2026-11-14', to: '2026-11-20' })
})

test('days typed by hand are checked as the server does', () => {
  expect(faultOf({ from: '2026-11-20', to: '2026-11-20' })).toBeNull()
  expect(faultOf({ from: '2026-11-21', to: '2026-11-20' })).toContain('behind')
  expect(faultOf({ from: '', to: '2026-11-20' })).toBe('Choose both days')
  expect(faultOf({ from: '2025-11-20', to: '2026-11-20' })).toBeNull()
  expect(faultOf({ from: '2025-11-19', to: '2026-11-20' })).toContain('366')
})

test('a day is short under a plot', () => expect(shortDay('2026-11-20')).toBe('20 Nov'))
