import type { InsightsResponse } from '@guru/contract/insights'
import { Paper, SimpleGrid, Text } from '@mantine/core'
import { count } from '../counted.ts'
import style from './figures.module.css'
import { measures } from './names.ts'

/** The sums of all days, and how long seekers needed. */
export function Figures({ insights: { total, median_turns_to_result } }: { insights: InsightsResponse }) {
  const figures = [
    ...measures.map(({ name, label, color }) => ({ label, color, value: count(total[name]) })),
    {
      label: 'Turns to a result (median)',
      color: 'var(--line-strong)',
      value:
        median_turns_to_result === null
          ? '–'
          : median_turns_to_result.toLocaleString('en-IN', { maximumFractionDigits: 1 }),
    },
  ]
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 3, lg: 5 }} spacing="sm" m={0}>
      {figures.map(({ label, color, value }) => (
        <Paper
          key={label}
          withBorder
          radius="lg"
          p="md"
          className={style.figure}
          style={{ borderTopColor: color }}
        >
          <Text component="dt" c="dimmed" size="sm">
            {label}
          </Text>
          <Text component="dd" m={0} className={style.value}>
            {value}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  )
}
