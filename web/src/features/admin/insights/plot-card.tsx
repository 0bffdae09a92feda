import { Paper, Table, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { count } from '../counted.ts'
import style from './plot-card.module.css'

export interface NumberTable {
  /** Heading of the first column. */
  of: string
  columns: readonly string[]
  rows: readonly { name: string; values: readonly number[] }[]
}

/** A plot with its numbers as a table, which opens below it and is what screen readers read. */
export function PlotCard({
  title,
  about,
  table,
  children,
}: {
  title: string
  about: string
  table: NumberTable
  children: ReactNode
}) {
  const id = useId()
  const empty = table.rows.every(({ values }) => values.every((value) => value === 0))
  return (
    <Paper component="section" withBorder radius="lg" p="md" aria-labelledby={id} className={style.card}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {about}
      </Text>
      {empty ? (
        <Text c="dimmed" ta="center" py="xl">
          Nothing in these days.
        </Text>
      ) : (
        <>
          <div aria-hidden="true">{children}</div>
          <details className={style.numbers}>
            <summary>{title} as a table</summary>
            <Numbers title={title} {...table} />
          </details>
        </>
      )}
    </Paper>
  )
}

function Numbers({ title, of, columns, rows }: NumberTable & { title: string }) {
  return (
    <Table.ScrollContainer
      minWidth={340}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'group', 'aria-label': title } }}
    >
      <Table verticalSpacing={6} horizontalSpacing={6} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{of}</Table.Th>
            {columns.map((column) => (
              <Table.Th key={column} scope="col" className={style.number}>
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, values }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" className={style.name}>
                {name}
              </Table.Th>
              {columns.map((column, at) => (
                <Table.Td key={column} className={style.number}>
                  {count(values[at] ?? 0)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
