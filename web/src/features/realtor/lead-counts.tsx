import type { LeadListResponse } from '@guru/contract/leads'
import { Alert, Paper, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'

/** What a realtor without a subscription sees: how many leads there are, and how often each value is asked for. */
export function LeadCounts({
  totalCounts,
  counts: { profile },
}: Pick<LeadListResponse, 'totalCounts' | 'counts'>) {
  return (
    <Stack>
      <Alert color="marigold" role="status">
        Subscription required to view this content.
      </Alert>
      <Text>
        {profile.toLocaleString('en-IN')} {profile === 1 ? 'lead fits' : 'leads fit'} your profile.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }}>
        {Object.entries(totalCounts).map(([group, counts]) => (
          <Paper key={group} withBorder radius="lg" p="md">
            <Title order={2} size="h4" mb="xs">
              {groupName(group)}
            </Title>
            <Table aria-label={`Leads by ${groupName(group)}`}>
              <Table.Tbody>
                {Object.entries(counts).map(([value, count]) => (
                  <Table.Tr key={value}>
                    <Table.Th fw={400} scope="row" style={{ overflowWrap: 'anywhere' }}>
                      {value === '' ? 'Unspecified' : value}
                    </Table.Th>
                    <Table.Td ta="right">{count.toLocaleString('en-IN')}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Paper>
        ))}
      </SimpleGrid>
    </Stack>
  )
}

/** byPropertyType → "Property Type" */
const groupName = (group: string): string => group.replace(/^by/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
