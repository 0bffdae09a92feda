import type { LeadSource } from '@guru/contract/leads'
import { Button, Center, Group, Loader, SimpleGrid, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { Link } from 'react-router'
import { LeadCard } from './lead-card.tsx'
import { LeadCounts } from './lead-counts.tsx'
import { LeadDrawer } from './lead-drawer.tsx'
import { LeadFilterBar } from './lead-filter-bar.tsx'
import { RealtorFrame } from './realtor-frame.tsx'
import { noFilters, useLeads } from './use-leads.ts'
import { useLiveLeads } from './use-live-leads.ts'

const about = {
  web: {
    title: 'WEB Client List and Requirement',
    other: { text: 'Requirements - WhatsApp', to: '/realtor/whatsapp-requirement' },
  },
  whatsapp: {
    title: 'WhatsApp Client List and Requirement',
    other: { text: 'Requirements - WEB', to: '/realtor/requirement' },
  },
} as const

/** One of the realtor's two lists. */
export function LeadListPage({ source }: { source: LeadSource }) {
  const { title, other } = about[source]
  const [filters, setFilters] = useState(noFilters)
  const [settled] = useDebouncedValue(filters, 300)
  const [opened, setOpened] = useState<string | null>(null)
  const { list, newest, leads } = useLeads(source, settled)
  useLiveLeads()
  return (
    <RealtorFrame>
      <Group justify="space-between" mb="md" gap="sm">
        <Title order={1} size="h2">
          {title}
        </Title>
        <Button component={Link} to={other.to} variant="light">
          {other.text}
        </Button>
      </Group>
      {newest?.subscription === false ? (
        <LeadCounts totalCounts={newest.totalCounts} />
      ) : (
        <>
          <LeadFilterBar source={source} filters={filters} newest={newest} onChange={setFilters} />
          {list.isPending && (
            <Center py="xl">
              <Loader aria-label="Loading leads" />
            </Center>
          )}
          {list.isSuccess && leads.length === 0 && (
            <Text c="dimmed" ta="center" py="xl" role="status">
              No leads here yet. New ones appear by themselves.
            </Text>
          )}
          {list.isError && leads.length === 0 && (
            <Center py="xl">
              <Button variant="default" onClick={() => list.refetch()}>
                Try again
              </Button>
            </Center>
          )}
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
            {leads.map((lead, at) => (
              <LeadCard
                key={lead.id}
                lead={lead}
                source={source}
                latest={at === 0}
                onOpen={() => setOpened(lead.id)}
              />
            ))}
          </SimpleGrid>
          {list.hasNextPage && (
            <Center mt="lg">
              <Button
                variant="default"
                loading={list.isFetchingNextPage}
                onClick={() => list.fetchNextPage()}
              >
                Show older leads
              </Button>
            </Center>
          )}
        </>
      )}
      <LeadDrawer id={opened} source={source} onClose={() => setOpened(null)} />
    </RealtorFrame>
  )
}
