import type { ChatHistoryResponse, ChatRecord } from '@guru/contract/chat-history'
import { paths } from '@guru/contract/paths'
import { Button, Center, Group, Loader, NumberInput, Paper, Table, Text, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../staff/call.ts'
import { PageHeading } from '../../staff/page-heading.tsx'
import { useLoggedFailure } from '../../staff/use-logged-failure.ts'
import { AdminFrame } from './admin-frame.tsx'
import { ChatDetails } from './chat-details.tsx'
import table from './table.module.css'

const perPage = 50
const listKey = 'chat-history'

/** What was said with whom. A list that cannot be loaded stays as it is. */
export function ChatHistoryPage() {
  const [typed, setTyped] = useState('')
  const queries = useQueryClient()
  const [wanted, setWanted] = useState({ page: 1, number: '' })
  const [viewed, setViewed] = useState<ChatRecord | null>(null)
  const { data, error, isPending, isPlaceholderData } = useQuery({
    queryKey: [listKey, wanted.page, wanted.number],
    queryFn: ({ signal }) =>
      call<ChatHistoryResponse>({
        path: paths.chatHistory,
        as: 'admin',
        query: { page: wanted.page, limit: perPage, mobile_number: wanted.number },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  useLoggedFailure(error)
  const pages = data?.totalPages ?? 1
  // Beyond the last page, as with a number that fewer people have, the server gives the last one.
  const page = data && !isPlaceholderData ? data.currentPage : wanted.page
  const goTo = (next: number) => {
    if (Number.isInteger(next) && next >= 1 && next <= pages) setWanted({ page: next, number: typed.trim() })
  }
  function search(event: FormEvent) {
    event.preventDefault()
    setWanted({ page: 1, number: typed.trim() })
    // The same number as before is asked for anew as well.
    void queries.invalidateQueries({ queryKey: [listKey] })
  }
  return (
    <AdminFrame>
      <Group justify="space-between" mb="md">
        <PageHeading>Chat history</PageHeading>
        <Text aria-live="polite">Total Users: {(data?.totalUser ?? 0).toLocaleString('en-IN')}</Text>
      </Group>
      <form onSubmit={search}>
        <Group mb="md" gap="sm" align="end">
          <TextInput
            aria-label="Filter by Mobile Number"
            placeholder="Filter by Mobile Number"
            inputMode="tel"
            value={typed}
            maxLength={20}
            onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/[^\d+]/g, ''))}
            flex="1 1 12rem"
          />
          <Button type="submit">Search</Button>
        </Group>
      </form>
      <Paper withBorder radius="lg" p="xs">
        <Table
          aria-label="Chats"
          striped
          verticalSpacing="sm"
          className={table.table}
          aria-busy={isPlaceholderData}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th>S.No</Table.Th>
              <Table.Th>Mobile Number</Table.Th>
              <Table.Th>From</Table.Th>
              <Table.Th>Last Chat</Table.Th>
              <Table.Th>Actions</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data?.data.map((record, at) => (
              <Table.Tr key={record._id}>
                <Table.Td>{(data.currentPage - 1) * perPage + at + 1}</Table.Td>
                <Table.Td>{record.mobile_number}</Table.Td>
                <Table.Td className={table.below} data-label="From">
                  {shortDate(record.createdAt)}
                </Table.Td>
                <Table.Td className={table.below} data-label="Last Chat">
                  {shortDate(record.updatedAt)}
                </Table.Td>
                <Table.Td className={table.beside}>
                  <Button
                    variant="light"
                    px="sm"
                    onClick={() => setViewed(record)}
                    aria-label={`View the chat of ${record.mobile_number}`}
                  >
                    View
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {isPending && (
          <Center py="lg">
            <Loader aria-label="Loading chats" />
          </Center>
        )}
        {data?.data.length === 0 && (
          <Text c="dimmed" ta="center" py="lg" role="status">
            No chats with a number here.
          </Text>
        )}
      </Paper>
      <Group justify="center" mt="md" gap="sm">
        <Button variant="default" disabled={page <= 1} onClick={() => goTo(page - 1)}>
          Previous
        </Button>
        <Text aria-live="polite">
          Page {page} of {pages}
        </Text>
        <Button variant="default" disabled={page >= pages} onClick={() => goTo(page + 1)}>
          Next
        </Button>
        <JumpToPage onJump={goTo} />
      </Group>
      <ChatDetails record={viewed} onClose={() => setViewed(null)} />
    </AdminFrame>
  )
}

function JumpToPage({ onJump }: { onJump(page: number): void }) {
  const [page, setPage] = useState<string | number>('')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onJump(Number(page))
      }}
    >
      <Group gap="xs" wrap="nowrap">
        <NumberInput
          aria-label="Jump to page"
          placeholder="Jump to page"
          size="md"
          w={150}
          min={1}
          allowDecimal={false}
          hideControls
          value={page}
          onChange={setPage}
        />
        <Button type="submit" variant="default">
          Go
        </Button>
      </Group>
    </form>
  )
}

/** "20 Nov 2026" */
export const shortDate = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
