import { intents, leadScopes, leadStates } from '@guru/contract/leads'
import { maxSearchLength } from '@guru/contract/limits'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type LeadFilters, noFilters } from './use-leads.ts'

/** A pause in typing, in milliseconds, before the list is asked. */
const typingPause = 300

/**
 * What a list is narrowed down by. It stands in the address as well, so that a reload, the way back and a
 * login in between find it again.
 */
export function useLeadFilters() {
  const [search, setSearch] = useSearchParams()
  const [filters, setFilters] = useState(() => filtersIn(search))
  const [settled] = useDebouncedValue(filters, typingPause)
  useEffect(() => {
    const next = withFilters(search, settled)
    if (next.toString() !== search.toString()) setSearch(next, { replace: true })
  }, [settled, search, setSearch])
  return { filters, settled, setFilters }
}

/** The filters of an address; what none of them can be is left out. */
export function filtersIn(search: URLSearchParams): LeadFilters {
  const one = <Value extends string, None>(name: string, values: readonly Value[], none: None) =>
    values.find((value) => value === search.get(name)) ?? none
  const day = (name: string) => {
    const text = search.get(name) ?? ''
    return Number.isNaN(Date.parse(`${text}T00:00`)) ? '' : text
  }
  return {
    scope: one('scope', leadScopes, noFilters.scope),
    q: (search.get('q') ?? '').slice(0, maxSearchLength),
    from: day('from'),
    to: day('to'),
    intent: one('intent', intents, ''),
    state: one('state', leadStates, ''),
  }
}

/** The address with these filters; one that narrows nothing down is left out. */
export function withFilters(search: URLSearchParams, filters: LeadFilters): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(filters)) next.set(name, value)
  for (const [name, none] of Object.entries(noFilters)) if (next.get(name) === none) next.delete(name)
  return next
}
