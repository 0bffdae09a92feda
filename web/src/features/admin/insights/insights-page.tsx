import type { Days } from '@guru/contract/days'
import type { InsightsResponse } from '@guru/contract/insights'
import { paths } from '@guru/contract/paths'
import { Alert, Button, Group, SegmentedControl, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, LoginNeeded } from '../../../staff/call.ts'
import { PageHeading } from '../../../staff/page-heading.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { faultOf, lastDays, shortDay, spans } from './days.ts'
import { Figures } from './figures.tsx'
import { InsightPlots } from './insight-plots.tsx'
import { NothingFound } from './nothing-found.tsx'

const own = 'own'

/** What happened in some days: figures, plots, and what was asked for in vain. */
export function InsightsPage() {
  const [span, setSpan] = useState<string>('30')
  const [days, setDays] = useState<Days>(() => lastDays(30, Date.now()))
  const fault = faultOf(days)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['insights', days.from, days.to],
    queryFn: ({ signal }) =>
      call<InsightsResponse>({ path: paths.insights, as: 'admin', query: { ...days }, signal }),
    enabled: fault === null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  function choose(wanted: string) {
    setSpan(wanted)
    if (wanted !== own) setDays(lastDays(Number(wanted), Date.now()))
  }
  return (
    <AdminFrame>
      <Stack gap="md">
        <PageHeading>Insights</PageHeading>
        <SegmentedControl
          fullWidth
          size="md"
          aria-label="Days"
          value={span}
          onChange={choose}
          data={[
            ...spans.map((count) => ({ value: String(count), label: `${count} days` })),
            { value: own, label: 'Own' },
          ]}
        />
        {span === own && <OwnDays days={days} fault={fault} onChange={setDays} />}
        <Text c="dimmed" size="sm" role="status">
          {fault === null &&
            `${shortDay(days.from)} to ${shortDay(days.to)}${isFetching ? ' · Loading' : ''}`}
        </Text>
        {error !== null && !(error instanceof LoginNeeded) && (
          <Alert color="brick" title="The numbers could not be loaded">
            <Button variant="default" onClick={() => void refetch()} loading={isFetching}>
              Try again
            </Button>
          </Alert>
        )}
        {data ? (
          <>
            <Figures insights={data} />
            <InsightPlots insights={data} />
            <NothingFound rows={data.nothing_found} />
          </>
        ) : (
          error === null && <Waiting />
        )}
      </Stack>
    </AdminFrame>
  )
}

function OwnDays({
  days,
  fault,
  onChange,
}: {
  days: Days
  fault: string | null
  onChange(days: Days): void
}) {
  return (
    <Group gap="sm" align="start" grow>
      <TextInput
        type="date"
        label="From date"
        value={days.from}
        onChange={({ currentTarget }) => onChange({ ...days, from: currentTarget.value })}
      />
      <TextInput
        type="date"
        label="To date"
        value={days.to}
        error={fault}
        onChange={({ currentTarget }) => onChange({ ...days, to: currentTarget.value })}
      />
    </Group>
  )
}

function Waiting() {
  return (
    <Stack gap="md" aria-hidden="true">
      <Skeleton h={96} radius="lg" />
      <Skeleton h={340} radius="lg" />
      <Skeleton h={340} radius="lg" />
    </Stack>
  )
}
