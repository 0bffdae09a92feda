import type { ChatHistoryResponse, ChatRecord } from '@guru/contract/chat-history'
import { paths } from '@guru/contract/paths'
import { Button, Group, NumberInput, Paper, Table, Text, TextInput, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../staff/call.ts'
import { AdminFrame } from './admin-frame.tsx'
import { ChatDetails } from './chat-details.tsx'

const perPage = 50

/** What was said with whom. A list that cannot be loaded stays as it is. */
export function ChatHistoryPage() {
  const [typed, setTyped] = useState('')
  const [{ page, number }, setWanted] = useState({ page: 1, number: '' })
  const [viewed, setViewed] = useState<ChatRecord | null>(null)
  const { data } = useQuery({
    queryKey: ['chat-history', page, number],
    queryFn: ({ signal }) =>
      call<ChatHistoryResponse>({
        path: paths.chatHistory,
        as: 'admin',
        query: { page, limit: perPage, mobile_number: number },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const pages = data?.totalPages ?? 1
  const goTo = (wanted: number) => {
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages)
      setWanted({ page: wanted, number: typed.trim() })
  }
  function search(event: FormEvent) {
    event.preventDefault()
    setWanted({ page: 1, number: typed.trim() })
  }
  return (
    <AdminFrame>
      <Group justify="space-between" mb="md">
        <Title order={1} size="h2">
          Chat history
        </Title>
        <Text aria-live="polite">Total Users: {data?.totalUser ?? 0}</Text>
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
        <Table.ScrollContainer minWidth={560}>
          <Table striped verticalSpacing="sm">
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
                  <Table.Td>{shortDate(record.createdAt)}</Table.Td>
                  <Table.Td>{shortDate(record.updatedAt)}</Table.Td>
                  <Table.Td>
                    <Button
                      variant="light"
                      size="sm"
                      h={44}
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
        </Table.ScrollContainer>
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
        <Text>
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
      <Button variant="default" onClick={() => onJump(Number(page))}>
        Go
      </Button>
    </Group>
  )
}

/** "20 Nov 2026" */
export const shortDate = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
