import type { Listing } from '@guru/contract/listings'
import { Alert, Button, Center, Group, Loader, Stack, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { LoginNeeded } from '../../../staff/call.ts'
import { AdminFrame } from '../admin-frame.tsx'
import { ListingDialog } from './listing-dialog.tsx'
import { ListingFilterBar } from './listing-filter-bar.tsx'
import { ListingRow } from './listing-row.tsx'
import style from './listings-page.module.css'
import { noFilters, useListings } from './use-listings.ts'

/** A pause in typing, in milliseconds, before the server is asked. */
const typingPause = 300

/** Every listing: to look up, add, change, retire, and to bring in from files. */
export function ListingsPage() {
  const [filters, setFilters] = useState(noFilters)
  const [asked] = useDebouncedValue(filters, typingPause)
  const { list, listings } = useListings(asked)
  const [edited, setEdited] = useState<Listing | 'new' | null>(null)
  return (
    <AdminFrame>
      <Group justify="space-between" mb="md" gap="sm">
        <Title order={1} size="h2">
          Listings
        </Title>
        <Button onClick={() => setEdited('new')}>Add listing</Button>
      </Group>
      <ListingFilterBar filters={filters} onChange={setFilters} />
      {list.isError && !(list.error instanceof LoginNeeded) && (
        <Alert color="red" title="The listings could not be loaded" mb="md">
          <Button variant="default" onClick={() => void list.refetch()} loading={list.isFetching}>
            Try again
          </Button>
        </Alert>
      )}
      {list.isPending && !list.isError && (
        <Center py="xl">
          <Loader aria-label="Loading" />
        </Center>
      )}
      <ul className={style.list} aria-label="Listings">
        {listings.map((listing) => (
          <ListingRow key={listing.id} listing={listing} onEdit={() => setEdited(listing)} />
        ))}
      </ul>
      <Stack align="center" mt="md">
        {list.isSuccess && listings.length === 0 && (
          <Text c="dimmed" py="lg" role="status">
            {JSON.stringify(asked) === JSON.stringify(noFilters)
              ? 'There are no listings yet.'
              : 'No listing fits.'}
          </Text>
        )}
        {list.hasNextPage && (
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </Stack>
      <ListingDialog
        key={edited === null || edited === 'new' ? edited : edited.id}
        listing={edited}
        onClose={() => setEdited(null)}
      />
    </AdminFrame>
  )
}
