import type { LeadListResponse, LeadSource } from '@guru/contract/leads'
import { Alert, Button, Center, Group, Loader, SimpleGrid, Text } from '@mantine/core'
import { Link } from 'react-router'
import { PageHeading } from '../../staff/page-heading.tsx'
import { LeadCard } from './lead-card.tsx'
import { LeadCounts } from './lead-counts.tsx'
import { LeadDrawer } from './lead-drawer.tsx'
import { LeadFilterBar } from './lead-filter-bar.tsx'
import style from './lead-list-page.module.css'
import { RealtorFrame } from './realtor-frame.tsx'
import { useLeadFilters } from './use-lead-filters.ts'
import { isNarrowed, type LeadFilters, useLeads } from './use-leads.ts'
import { useLiveLeads } from './use-live-leads.ts'
import { useOpenedLead } from './use-opened-lead.ts'

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
  const { filters, settled, setFilters } = useLeadFilters()
  const opened = useOpenedLead()
  const { list, newest, leads, fault, tryAgain } = useLeads(source, settled)
  useLiveLeads()
  return (
    <RealtorFrame>
      <Group justify="space-between" mb="md" gap="sm" className={style.head}>
        <PageHeading>{title}</PageHeading>
        <Button component={Link} to={other.to} variant="light">
          {other.text}
        </Button>
      </Group>
      {newest?.subscription === false ? (
        <LeadCounts totalCounts={newest.totalCounts} counts={newest.counts} />
      ) : (
        <>
          {!list.isPending && (
            <LeadFilterBar
              source={source}
              filters={filters}
              newest={newest}
              shown={leads.length}
              onChange={setFilters}
            />
          )}
          {list.isPending && (
            <Center py="xl">
              <Loader aria-label="Loading leads" />
            </Center>
          )}
          {newest && leads.length === 0 && (
            <Text c="dimmed" ta="center" py="xl" role="status">
              {nothingHere(settled, newest)}
            </Text>
          )}
          {fault !== null && (
            <Alert
              color="brick"
              title={leads.length > 0 ? 'These leads may be out of date' : 'No leads could be loaded'}
              mb="md"
            >
              <Button variant="default" loading={list.isFetching} onClick={() => void tryAgain()}>
                Try again
              </Button>
            </Alert>
          )}
          <SimpleGrid
            cols={{ base: 1, sm: 2, lg: 3 }}
            spacing="md"
            aria-busy={list.isPlaceholderData}
            opacity={list.isPlaceholderData ? 0.6 : 1}
          >
            {leads.map((lead, at) => (
              <LeadCard
                key={lead.id}
                lead={lead}
                source={source}
                latest={at === 0}
                onOpen={() => opened.open(lead.id)}
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
      <LeadDrawer id={opened.id} source={source} onClose={opened.close} />
    </RealtorFrame>
  )
}

function nothingHere(filters: LeadFilters, { counts, all_allowed }: LeadListResponse): string {
  if (isNarrowed(filters)) return 'No lead fits these filters.'
  if (filters.scope === 'profile' && all_allowed && counts.all > 0)
    return 'No leads fit your profile yet. New ones appear by themselves.'
  return 'No leads here yet. New ones appear by themselves.'
}
