import { expect, it } from 'vitest'
import { describeOutcome, failed, passed, total } from './stage.ts'

it('sums what the stages came to into one line', () => {
  expect(describeOutcome(total([passed, { passed: 20, failed: 2, skipped: 0 }, failed]))).toBe(
    '21 passed, 3 failed',
  )
})

it('names skipped tests when there are any', () => {
  expect(describeOutcome(total([passed, { passed: 0, failed: 0, skipped: 2 }]))).toBe(
    '1 passed, 0 failed, 2 skipped',
  )
})
