import type { Listing, ListingResponse, ListingState, ListingsResponse } from '@guru/contract/listings'
import { paths } from '@guru/contract/paths'
import type { PropertyType, TransactionType } from '@guru/contract/vocabulary'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../staff/call.ts'
import { tellFailure } from '../../../staff/failures.ts'
import { notice } from '../../../staff/notices.ts'

/** What the table is narrowed down by; '' is no limit. */
export interface ListingFilters {
  q: string
  transaction_type: TransactionType | ''
  property_type: PropertyType | ''
  status: ListingState | ''
}

export const noFilters: ListingFilters = { q: '', transaction_type: '', property_type: '', status: '' }

/** Under which the pages of the table are kept. */
export const listingsKey = ['listings'] as const

/** The pages of the table that were asked for, the last confirmed first. */
export function useListings(filters: ListingFilters) {
  const list = useInfiniteQuery({
    queryKey: [...listingsKey, filters],
    queryFn: ({ pageParam, signal }) =>
      call<ListingsResponse>({
        path: paths.adminListings,
        as: 'admin',
        query: { ...filters, q: filters.q.trim(), before: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (shown) => shown,
  })
  return { list, listings: list.data?.pages.flatMap(({ listings }) => listings) ?? [] }
}

/** Takes a listing out of search or brings it back. */
export function useListingStatus() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, status }: Pick<Listing, 'id' | 'status'>) =>
      call<ListingResponse>({
        path: paths.adminListingStatus.replace(':id', id),
        method: 'PUT',
        as: 'admin',
        body: { status },
      }),
    onSuccess: async ({ listing: { status } }) => {
      await queries.invalidateQueries({ queryKey: listingsKey })
      notice('success', status === 'retired' ? 'Listing retired' : 'Listing brought back', {
        message: status === 'retired' ? 'Seekers no longer find it.' : 'Seekers find it again.',
      })
    },
    onError: (error) => void tellFailure('Not changed', error),
  })
}

/** Lets imports set again what was set by hand. */
export function useGiveBack() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Listing, 'id'>) =>
      call<ListingResponse>({
        path: paths.adminListingKept.replace(':id', id),
        method: 'DELETE',
        as: 'admin',
      }),
    onSuccess: async ({ listing: { source } }) => {
      await queries.invalidateQueries({ queryKey: listingsKey })
      notice('success', 'Given back', { message: `The next import of “${source}” sets it again.` })
    },
    onError: (error) => void tellFailure('Not changed', error),
  })
}
