import { listingStates } from '@guru/contract/listings'
import { propertyTypes, transactionTypes } from '@guru/contract/vocabulary'
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { plainName, propertyNames, transactionNames } from './listing-words.ts'
import type { ListingFilters } from './use-listings.ts'

/** What narrows the table down. */
export function ListingFilterBar({
  filters,
  onChange,
}: {
  filters: ListingFilters
  onChange(filters: ListingFilters): void
}) {
  const choice = <Name extends 'transaction_type' | 'property_type' | 'status'>(
    name: Name,
    label: string,
    known: readonly ListingFilters[Name][],
    nameOf: (value: string) => string,
  ) => (
    <NativeSelect
      size="md"
      label={label}
      value={filters[name]}
      onChange={({ currentTarget }) =>
        onChange({ ...filters, [name]: known.find((value) => value === currentTarget.value) ?? '' })
      }
      data={[
        { value: '', label: 'Any' },
        ...known.map((value) => ({ value: String(value), label: nameOf(String(value)) })),
      ]}
    />
  )
  const among = (names: Record<string, string>) => (value: string) => names[value] ?? value
  return (
    <SimpleGrid cols={3} spacing="sm" mb="md">
      <TextInput
        type="search"
        aria-label="Search area, city, society or source"
        placeholder="Search area, city, society or source"
        style={{ gridColumn: '1 / -1' }}
        value={filters.q}
        maxLength={100}
        onChange={({ currentTarget }) => onChange({ ...filters, q: currentTarget.value })}
      />
      {choice('transaction_type', 'For', transactionTypes, among(transactionNames))}
      {choice('property_type', 'Kind', propertyTypes, among(propertyNames))}
      {choice('status', 'Status', listingStates, plainName)}
    </SimpleGrid>
  )
}
