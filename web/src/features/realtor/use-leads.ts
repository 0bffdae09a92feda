import type {
  LeadIntentFilter,
  LeadListResponse,
  LeadScope,
  LeadSource,
  LeadState,
} from '@guru/contract/leads'
import { paths } from '@guru/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, LoginNeeded } from '../../staff/call.ts'
import { failureText } from '../../staff/failures.ts'
import { notice } from '../../staff/notices.ts'

/** What a realtor narrows a list down by. Days are those of this device, as `2026-11-20`; '' is no limit. */
export interface LeadFilters {
  scope: LeadScope
  q: string
  from: string
  to: string
  intent: LeadIntentFilter
  state: LeadState | ''
}

export const noFilters: LeadFilters = { scope: 'profile', q: '', from: '', to: '', intent: '', state: '' }

/** Whether a list is narrowed down by more than its scope. */
export const isNarrowed = (filters: LeadFilters): boolean =>
  JSON.stringify({ ...filters, scope: '' }) !== JSON.stringify({ ...noFilters, scope: '' })

/** The first and the last moment of days on this device, as the API takes them; a day that is none yet is no limit. */
export function queryOf({ scope, q, from, to, intent, state }: LeadFilters) {
  const moment = (day: string, time: string) => {
    const date = new Date(`${day}T${time}`)
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
  }
  return {
    scope,
    q: q.trim(),
    from: moment(from, '00:00:00.000'),
    to: moment(to, '23:59:59.999'),
    intent,
    state,
  }
}

const listPaths: Record<LeadSource, string> = { web: paths.realtorList, whatsapp: paths.whatsappList }

/** Fewer than the API gives at once: a phone shows a handful at a time. */
const cardsPerPage = 60

export const leadsKey = (source: LeadSource) => ['leads', source] as const

const tell = (message: string) => notice('failure', 'Error fetching data', { message })

/** The pages of a list that were asked for, the newest lead first. */
export function useLeads(source: LeadSource, filters: LeadFilters) {
  const list = useInfiniteQuery({
    queryKey: [...leadsKey(source), filters],
    queryFn: ({ pageParam, signal }) =>
      call<LeadListResponse>({
        path: listPaths[source],
        as: 'realtor',
        query: { ...queryOf(filters), limit: cardsPerPage, before: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (shown) => shown,
  })
  const { error, refetch } = list
  const fault = error === null || error instanceof LoginNeeded ? null : failureText(error)
  // Told when it begins: as long as the server is away, the list looks again and again.
  useEffect(() => {
    if (fault !== null) tell(fault)
  }, [fault])
  const [newest] = list.data?.pages ?? []
  // The API gives each page in ascending order.
  const leads = list.data?.pages.flatMap(({ data }) => data.toReversed()) ?? []
  const tryAgain = async () => {
    const again = await refetch()
    if (again.isError && fault !== null) tell(fault)
  }
  return { list, newest, leads, fault, tryAgain }
}
