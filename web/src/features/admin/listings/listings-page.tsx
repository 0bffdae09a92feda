import type { Listing } from '@guru/contract/listings'
import { Button, FileButton, Group } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { PageHeading } from '../../../staff/page-heading.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { PagedList } from '../paged-list.tsx'
import { ImportCard } from './import/import-card.tsx'
import { useImport } from './import/use-import.ts'
import { ListingDialog, unsavedListing } from './listing-dialog.tsx'
import { ListingFilterBar } from './listing-filter-bar.tsx'
import { ListingRow } from './listing-row.tsx'
import { noFilters, useListings } from './use-listings.ts'

/** A pause in typing, in milliseconds, before the server is asked. */
const typingPause = 300

/** Every listing: to look up, add, change, retire, and to bring in from files. */
export function ListingsPage() {
  const [filters, setFilters] = useState(noFilters)
  const [asked] = useDebouncedValue(filters, typingPause)
  const { list, listings } = useListings(asked)
  const work = useImport()
  const forget = useRef<() => void>(null)
  const isTaken = work.sent !== null || work.job?.state === 'running'
  const [edited, setEdited] = useState<Listing | 'new' | null>(() => unsavedListing.read()?.listing ?? null)
  return (
    <AdminFrame>
      <Group justify="space-between" mb="md" gap="sm">
        <PageHeading>Listings</PageHeading>
        <Group gap="xs">
          <FileButton
            accept=".csv,.tsv,.txt,text/csv"
            resetRef={forget}
            onChange={(file) => {
              if (file) work.upload.mutate(file)
              // The same file, put right, may be chosen again.
              forget.current?.()
            }}
          >
            {({ onClick }) => (
              <Button variant="default" onClick={onClick} disabled={isTaken}>
                Import CSV
              </Button>
            )}
          </FileButton>
          <Button onClick={() => setEdited('new')}>Add listing</Button>
        </Group>
      </Group>
      <ImportCard work={work} />
      <ListingFilterBar filters={filters} onChange={setFilters} />
      <PagedList
        list={list}
        of="listings"
        label="Listings"
        empty={
          JSON.stringify(asked) === JSON.stringify(noFilters)
            ? 'There are no listings yet.'
            : 'No listing fits.'
        }
      >
        {listings.map((listing) => (
          <ListingRow key={listing.id} listing={listing} onEdit={() => setEdited(listing)} />
        ))}
      </PagedList>
      <ListingDialog
        key={edited === null || edited === 'new' ? edited : edited.id}
        listing={edited}
        onClose={() => setEdited(null)}
      />
    </AdminFrame>
  )
}
