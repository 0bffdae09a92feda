import { paths } from '@guru/contract/paths'
import type { Realtor, RealtorsResponse } from '@guru/contract/realtors'
import {
  Badge,
  Button,
  Center,
  Checkbox,
  Group,
  Loader,
  Paper,
  Switch,
  Table,
  Text,
  TextInput,
} from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../staff/call.ts'
import { PageHeading } from '../../staff/page-heading.tsx'
import { useLoggedFailure } from '../../staff/use-logged-failure.ts'
import { AdminFrame } from './admin-frame.tsx'
import { PasswordLink } from './password-link.tsx'
import { realtorsKey } from './realtors-key.ts'
import { SubscriptionDialog } from './subscription-dialog.tsx'
import table from './table.module.css'

const perPage = 5

type Only = 'subscribed' | 'unsubscribed' | null

/** Every realtor, with the switch of the subscription. A list that cannot be loaded stays empty. */
export function RealtorsPage() {
  const { data, error, isPending } = useQuery({
    queryKey: realtorsKey,
    queryFn: ({ signal }) => call<RealtorsResponse>({ path: paths.adminRealtors, as: 'admin', signal }),
  })
  useLoggedFailure(error)
  const [filter, setFilter] = useState('')
  const [only, setOnly] = useState<Only>(null)
  const [page, setPage] = useState(1)
  const [asked, setAsked] = useState<Realtor | null>(null)
  const all = data?.realtors_data ?? []
  const shown = all.filter((realtor) => contains(realtor, filter) && isOf(realtor, only))
  const pages = Math.max(1, Math.ceil(shown.length / perPage))
  const current = Math.min(page, pages)
  const first = (current - 1) * perPage
  const active = all.filter(({ subscription }) => subscription).length
  const choose = (next: Only) => () => {
    setOnly(only === next ? null : next)
    setPage(1)
  }
  return (
    <AdminFrame>
      <PageHeading>Realtors Management</PageHeading>
      <Group my="md" gap="md">
        <TextInput
          type="search"
          aria-label="Filter by Name or Email"
          placeholder="Filter by Name or Email"
          value={filter}
          onChange={({ currentTarget }) => {
            setFilter(currentTarget.value)
            setPage(1)
          }}
          flex="1 1 16rem"
        />
        <Checkbox
          label="Subscribed Only"
          size="md"
          checked={only === 'subscribed'}
          onChange={choose('subscribed')}
        />
        <Checkbox
          label="Unsubscribed Only"
          size="md"
          checked={only === 'unsubscribed'}
          onChange={choose('unsubscribed')}
        />
      </Group>
      <Group mb="md" gap="xs">
        <Badge size="lg" variant="light">
          Total: {all.length}
        </Badge>
        <Badge size="lg" variant="light" color="leaf">
          Active: {active}
        </Badge>
        <Badge size="lg" variant="light" color="gray">
          Inactive: {all.length - active}
        </Badge>
      </Group>
      <Paper withBorder radius="lg" p="xs">
        <Table aria-label="Realtors" verticalSpacing="sm" highlightOnHover className={table.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>S.No</Table.Th>
              <Table.Th>Name</Table.Th>
              <Table.Th>Email</Table.Th>
              <Table.Th>Subscription</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.slice(first, first + perPage).map((realtor, at) => (
              <Table.Tr key={realtor._id}>
                <Table.Td>{first + at + 1}</Table.Td>
                <Table.Td>{realtor.realtor_name || 'Unknown'}</Table.Td>
                <Table.Td className={table.below}>
                  <EmailAddress>{realtor.email}</EmailAddress>
                  <PasswordLink realtor={realtor} />
                </Table.Td>
                <Table.Td className={table.beside}>
                  <Switch
                    size="lg"
                    className={table.switch}
                    checked={realtor.subscription}
                    onChange={() => setAsked(realtor)}
                    aria-label={`Subscription of ${realtor.realtor_name || 'Unknown'}`}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {isPending && (
          <Center py="lg">
            <Loader aria-label="Loading realtors" />
          </Center>
        )}
        {data && shown.length === 0 && (
          <Text c="dimmed" ta="center" py="lg" role="status">
            No realtor fits.
          </Text>
        )}
      </Paper>
      <Group justify="center" mt="md">
        <Button variant="default" disabled={current === 1} onClick={() => setPage(current - 1)}>
          Previous
        </Button>
        <Text aria-live="polite">
          Page {current} of {pages}
        </Text>
        <Button variant="default" disabled={current === pages} onClick={() => setPage(current + 1)}>
          Next
        </Button>
      </Group>
      <SubscriptionDialog realtor={asked} onClose={() => setAsked(null)} />
    </AdminFrame>
  )
}

/** One that is too long for its line breaks before the @. */
function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}

const contains = ({ realtor_name, email }: Realtor, text: string) =>
  [realtor_name, email].some((value) => value.toLowerCase().includes(text.trim().toLowerCase()))

const isOf = ({ subscription }: Realtor, only: Only) =>
  only === null || subscription === (only === 'subscribed')
