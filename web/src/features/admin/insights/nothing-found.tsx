import type { InsightsResponse } from '@guru/contract/insights'
import { Badge, Group, Paper, Table, Text, Title } from '@mantine/core'
import { count } from '../counted.ts'

type Row = InsightsResponse['nothing_found'][number]

/** What seekers asked for and no listing met, the commonest first. */
export function NothingFound({ rows }: { rows: readonly Row[] }) {
  return (
    <Paper component="section" withBorder radius="lg" p="md" aria-labelledby="nothing-found">
      <Title order={2} size="h4" id="nothing-found">
        Asked for and not found
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        Where listings are missing.
      </Text>
      {rows.length === 0 ? (
        <Text c="dimmed" ta="center" py="xl">
          Every search of these days found something.
        </Text>
      ) : (
        <Table verticalSpacing="xs" horizontalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Where</Table.Th>
              <Table.Th scope="col" ta="right">
                Chats
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={[row.transaction_type, row.property_type, row.city, row.area].join('\n')}>
                <Table.Td>
                  <Text style={{ overflowWrap: 'anywhere' }}>{placeOf(row)}</Text>
                  <Group gap={6} mt={4}>
                    {row.property_type && <Badge variant="light">{row.property_type}</Badge>}
                    {row.transaction_type && (
                      <Badge variant="light" color="gray">
                        {row.transaction_type}
                      </Badge>
                    )}
                  </Group>
                </Table.Td>
                <Table.Td ta="right">{count(row.chats)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Paper>
  )
}

const placeOf = ({ city, area }: Row): string => [area, city].filter((part) => part).join(', ') || 'Any place'
