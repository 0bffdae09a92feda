import type { MessageResponse } from '@guru/contract/accounts'
import type { LeadResponse, LeadStateRequest } from '@guru/contract/leads'
import { paths } from '@guru/contract/paths'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../staff/call.ts'
import { tellFailure } from '../../staff/failures.ts'
import { notice } from '../../staff/notices.ts'

const at = (path: string, id: string) => path.replace(':id', id)

/** One lead, and what can be done about it. */
export function useLead(id: string | null) {
  const queries = useQueryClient()
  const lead = useQuery({
    queryKey: ['lead', id],
    queryFn: ({ signal }) => call<LeadResponse>({ path: at(paths.lead, id ?? ''), as: 'realtor', signal }),
    enabled: id !== null,
  })
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['lead', id] })
    void queries.invalidateQueries({ queryKey: ['leads'] })
  }
  const onError = (error: Error) => {
    if (tellFailure('Not saved', error)) refresh()
  }
  const note = useMutation({
    mutationFn: (body: LeadStateRequest) =>
      call<MessageResponse>({ path: at(paths.leadState, id ?? ''), method: 'PUT', as: 'realtor', body }),
    onSuccess: ({ message }) => {
      notice('success', message, { stays: 2000 })
      refresh()
    },
    onError,
  })
  const claim = useMutation({
    mutationFn: () =>
      call<MessageResponse>({ path: at(paths.claimCallback, id ?? ''), method: 'POST', as: 'realtor' }),
    onSuccess: ({ message }) => {
      notice('success', message)
      refresh()
    },
    onError,
  })
  return { lead, note, claim }
}
