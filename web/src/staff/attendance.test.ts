import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchAttendance } from './attendance.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a page that nobody touches for five minutes counts as left alone, until it is touched again', () => {
  const page = new EventTarget()
  const isAttended = watchAttendance(page)
  vi.advanceTimersByTime(4 * 60_000)
  expect(isAttended()).toBe(true)
  vi.advanceTimersByTime(2 * 60_000)
  expect(isAttended()).toBe(false)
  page.dispatchEvent(new Event('pointerdown'))
  expect(isAttended()).toBe(true)
})
