import type { InsightCounts, InsightsResponse } from '@guru/contract/insights'
import { languageNames } from '@guru/contract/vocabulary'
import { SegmentedControl, SimpleGrid, Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { channelNames } from '../channel-names.ts'
import { shortDay } from './days.ts'
import { type Measure, measures, slotNames } from './names.ts'
import { type NumberTable, PlotCard } from './plot-card.tsx'

// The library of charts is the heaviest part of all pages: the figures are there before it.
const DaysPlot = lazy(() => import('./plots.tsx').then((module) => ({ default: module.DaysPlot })))
const BarsPlot = lazy(() => import('./plots.tsx').then((module) => ({ default: module.BarsPlot })))

type Named = InsightCounts & { name: string }

/** By day, language, channel and city, and where chats stop. */
export function InsightPlots({ insights }: { insights: InsightsResponse }) {
  const [measure, setMeasure] = useState<Measure>(measures[0])
  const { languages, channels, cities, days, stops } = insights
  const parts = [
    {
      title: 'Languages',
      of: 'Language',
      all: languages.map((row) => ({ ...row, name: languageNames[row.language].english })),
    },
    {
      title: 'Channels',
      of: 'Channel',
      all: channels.map((row) => ({ ...row, name: channelNames[row.channel] })),
    },
    {
      title: 'Cities',
      of: 'City',
      all: cities.map((row) => ({ ...row, name: row.city || 'Not known' })),
    },
  ]
  const stopped = stops.map(({ slot, chats }) => ({
    name: slot === null ? 'Nothing in particular' : slotNames[slot],
    value: chats,
  }))
  return (
    <>
      <PlotCard
        title="By day"
        about="Days in India."
        table={tableOf(
          'Day',
          days.map((row) => ({ ...row, name: shortDay(row.day) })),
        )}
      >
        <Suspense fallback={<Skeleton h={260} />}>
          <DaysPlot days={days} />
        </Suspense>
      </PlotCard>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label="What the plots below count"
        value={measure.name}
        onChange={(name) => setMeasure(measures.find((one) => one.name === name) ?? measures[0])}
        data={measures.map(({ name, label }) => ({ value: name, label }))}
      />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        {parts.map(({ title, of, all }) => (
          <PlotCard
            key={title}
            title={title}
            about={`${measure.label} of each ${of.toLowerCase()}.`}
            table={tableOf(of, all)}
          >
            <Suspense fallback={<Skeleton h={200} />}>
              <BarsPlot bars={barsOf(all, measure)} measure={measure} />
            </Suspense>
          </PlotCard>
        ))}
        <PlotCard
          title="Where chats stop"
          about="What Guru had asked when a chat ended without a result."
          table={{
            of: 'Asked for',
            columns: ['Chats'],
            rows: stopped.map(({ name, value }) => ({ name, values: [value] })),
          }}
        >
          <Suspense fallback={<Skeleton h={200} />}>
            <BarsPlot bars={stopped} measure={{ label: 'Chats', color: 'var(--marigold-deep)' }} />
          </Suspense>
        </PlotCard>
      </SimpleGrid>
    </>
  )
}

const barsOf = (all: readonly Named[], { name: counted }: Measure) =>
  all.map((row) => ({ name: row.name, value: row[counted] })).sort((one, other) => other.value - one.value)

const tableOf = (of: string, all: readonly Named[]): NumberTable => ({
  of,
  columns: measures.map(({ label }) => label),
  rows: all.map((row) => ({ name: row.name, values: measures.map(({ name }) => row[name]) })),
})
