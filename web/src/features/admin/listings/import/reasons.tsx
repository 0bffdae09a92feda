import type { ListingImport } from '@guru/contract/listing-import'
import { Table } from '@mantine/core'
import { count } from '../../counted.ts'

/** Why rows are refused, and how many; nothing where none is. */
export function Reasons({ reasons }: { reasons: NonNullable<ListingImport['preview']>['reasons'] }) {
  if (reasons.length === 0) return null
  return (
    <Table horizontalSpacing="xs" verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Refused because</Table.Th>
          <Table.Th scope="col" ta="right">
            Rows
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {reasons.map(({ reason, rows }) => (
          <Table.Tr key={reason}>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>{reason}</Table.Td>
            <Table.Td ta="right">{count(rows)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
