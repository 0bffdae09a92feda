import { expect, it } from 'vitest'
import { percentile } from './part.ts'
import { table } from './table.ts'

it('lays rows out as a Markdown table', () => {
  const rows = [
    { what: 'engine turns', figure: '12,000/s', goal: '10,000/s' },
    { what: 'import', figure: '3/s' },
  ]
  expect(table(rows)).toBe(
    [
      '| what         | figure   | goal     |',
      '| ------------ | -------- | -------- |',
      '| engine turns | 12,000/s | 10,000/s |',
      '| import       | 3/s      |          |',
    ].join('\n'),
  )
})

it('takes a percentile of unsorted samples', () => {
  const samples = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([percentile(samples, 0.5), percentile(samples, 0.99), percentile([7], 0.99)]).toEqual([51, 100, 7])
})
