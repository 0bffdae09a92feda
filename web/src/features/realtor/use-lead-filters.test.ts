import { expect, test } from 'vitest'
import { filtersIn, withFilters } from './use-lead-filters.ts'
import { noFilters } from './use-leads.ts'

test('filters stand in the address and are read from it again, beside what else stands there', () => {
  const filters = {
    scope: 'all',
    q: 'வேளச்சேரி & co',
    from: '2026-11-01',
    to: '2026-11-20',
    intent: 'offer',
    state: 'not_useful',
  } as const
  const search = withFilters(new URLSearchParams({ lead: 'one' }), filters)
  expect(search.get('lead')).toBe('one')
  expect(filtersIn(new URLSearchParams(search.toString()))).toEqual(filters)
  expect(withFilters(search, noFilters).toString()).toBe('lead=one')
})

test('what no filter can be is as if it were not there', () => {
  const odd = { scope: 'theirs', from: 'yesterday', to: '2026-13-40', intent: 'x', state: 'lost' }
  expect(filtersIn(new URLSearchParams(odd))).toEqual(noFilters)
})
