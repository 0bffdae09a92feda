import { type CallbackStatus, type CallbacksResponse, callbackStatuses } from '@guru/contract/callbacks'
import { paths } from '@guru/contract/paths'
import { Group, SegmentedControl, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../staff/call.ts'
import { PageHeading } from '../../../staff/page-heading.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { PagedList } from '../paged-list.tsx'
import { CallbackRow } from './callback-row.tsx'

/** Milliseconds between two looks: somebody waits behind each row. */
const lookEvery = 30_000

const names: Record<CallbackStatus, string> = { open: 'Nobody took it yet', taken: 'Taken' }
const nothing: Record<CallbackStatus, string> = {
  open: 'Nobody waits for a call.',
  taken: 'No callback was taken yet.',
}

/** Who waits for a call, and who took care of the others. */
export function CallbacksPage() {
  const [status, setStatus] = useState<CallbackStatus>('open')
  const { list, open, callbacks } = useCallbacks(status)
  return (
    <AdminFrame>
      <Group justify="space-between" mb="md" gap="sm">
        <PageHeading>Callbacks</PageHeading>
        <Text aria-live="polite">{open !== undefined && `Waiting: ${open}`}</Text>
      </Group>
      <SegmentedControl
        fullWidth
        size="md"
        mb="md"
        aria-label="Which callbacks"
        value={status}
        onChange={(value) => setStatus(callbackStatuses.find((one) => one === value) ?? 'open')}
        data={callbackStatuses.map((value) => ({ value, label: names[value] }))}
      />
      <PagedList list={list} of="callbacks" label={names[status]} empty={nothing[status]}>
        {callbacks.map((callback) => (
          <CallbackRow key={callback.id} callback={callback} />
        ))}
      </PagedList>
    </AdminFrame>
  )
}

function useCallbacks(status: CallbackStatus) {
  const list = useInfiniteQuery({
    queryKey: ['callbacks', status],
    queryFn: ({ pageParam, signal }) =>
      call<CallbacksResponse>({
        path: paths.adminCallbacks,
        as: 'admin',
        query: { status, after: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: lookEvery,
  })
  return {
    list,
    open: list.data?.pages[0]?.open,
    callbacks: list.data?.pages.flatMap(({ callbacks }) => callbacks) ?? [],
  }
}
