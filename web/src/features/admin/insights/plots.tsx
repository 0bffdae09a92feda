import '@mantine/charts/styles.css'
import type { InsightCounts } from '@guru/contract/insights'
import { BarChart, LineChart } from '@mantine/charts'
import { count } from '../counted.ts'
import { shortDay } from './days.ts'
import { type Measure, measures } from './names.ts'

const still = { isAnimationActive: false } as const
/** The plots are pictures: what they say is in the tables. */
const noKeys = { accessibilityLayer: false } as const

/** All counts by day, as lines. */
export function DaysPlot({ days }: { days: readonly (InsightCounts & { day: string })[] }) {
  return (
    <LineChart
      h={260}
      data={[...days]}
      dataKey="day"
      series={[...measures]}
      curveType="monotone"
      withDots={days.length <= 31}
      withLegend
      legendProps={{ verticalAlign: 'bottom', itemSorter: null }}
      strokeWidth={2}
      lineProps={still}
      lineChartProps={noKeys}
      xAxisProps={{ tickFormatter: shortDay, minTickGap: 24 }}
      yAxisProps={{ allowDecimals: false, width: 56 }}
      tooltipProps={{ labelFormatter: (day) => shortDay(String(day)) }}
      valueFormatter={count}
    />
  )
}

const barHeight = 34
const axisHeight = 12

/** One count of each name, as bars from the left, so that names have room on a phone. */
export function BarsPlot({
  bars,
  measure,
}: {
  bars: readonly { name: string; value: number }[]
  measure: Pick<Measure, 'label' | 'color'>
}) {
  return (
    <BarChart
      h={bars.length * barHeight + axisHeight}
      data={bars.map(({ name, value }) => ({ name, [measure.label]: value }))}
      dataKey="name"
      orientation="vertical"
      series={[{ name: measure.label, color: measure.color }]}
      gridAxis="none"
      withXAxis={false}
      withBarValueLabel
      valueLabelProps={{ position: 'right', fill: 'currentColor' }}
      maxBarWidth={22}
      barProps={{ ...still, radius: 4 }}
      barChartProps={{ ...noKeys, margin: { right: 48 } }}
      yAxisProps={{ width: 132, interval: 0 }}
      valueFormatter={count}
    />
  )
}
