import type { ListingImport } from '@guru/contract/listing-import'
import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { unsaved, useUnsaved } from '../../../../staff/unsaved.ts'
import { count, counted } from '../../counted.ts'
import { kindOf, plainName, priceOf } from '../listing-words.ts'
import style from './check-file.module.css'
import { ForEveryRow } from './for-every-row.tsx'
import { MappingList } from './mapping-list.tsx'
import { Reasons } from './reasons.tsx'
import type { ImportWork } from './use-import.ts'

const unsavedSources = unsaved<string>('admin')

/** How a file would be read, to be looked over before anything of it is written. */
export function CheckFile({ job, work }: { job: ListingImport; work: ImportWork }) {
  const [source, setSource] = useUnsaved(unsavedSources, job.id, job.source)
  const putAway = { onSuccess: () => unsavedSources.drop(job.id) }
  const lacking = job.needs.filter((need) => need === 'price' || need === 'area')
  return (
    <Stack gap="md">
      <Text>Nothing is written yet. Look at how the file would be read.</Text>
      {lacking.length > 0 && (
        <Alert color="brick" title="A column is missing">
          No column holds the {lacking.map((need) => (need === 'area' ? 'locality' : need)).join(' nor the ')}
          . Name it so in the first line of the file and upload it again.
        </Alert>
      )}
      <ForEveryRow job={job} work={work} />
      <MappingList mapping={job.mapping} />
      {job.preview && <Preview preview={job.preview} />}
      <TextInput
        label="Name of the source"
        description="The same name updates the listings of an earlier file."
        value={source}
        maxLength={60}
        onChange={({ currentTarget }) => setSource(currentTarget.value)}
      />
      <Group justify="flex-end" gap="sm">
        <Button
          variant="default"
          loading={work.cancel.isPending}
          onClick={() => work.cancel.mutate(job, putAway)}
        >
          Discard
        </Button>
        <Button
          disabled={job.state !== 'settled'}
          loading={work.run.isPending}
          onClick={() => work.run.mutate({ id: job.id, source }, putAway)}
        >
          Import
        </Button>
      </Group>
    </Stack>
  )
}

function Preview({ preview }: { preview: NonNullable<ListingImport['preview']> }) {
  const { rows, rejected, whole, listings, reasons } = preview
  const of = whole && rows === 1 ? 'The only row' : `${whole ? 'All' : 'The first'} ${counted(rows, 'row')}`
  return (
    <div>
      <Title order={3} size="h5" mb="xs">
        As they would be read
      </Title>
      <ul className={style.listings}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <Text fw={650}>
              {[listing.society, listing.area, listing.city].filter((part) => part).join(', ')}
            </Text>
            <Text size="sm">
              {kindOf(listing)} · {priceOf(listing)}
            </Text>
            {listing.amenities.length > 0 && (
              <Text size="sm" c="dimmed">
                {listing.amenities.map(plainName).join(', ')}
              </Text>
            )}
          </li>
        ))}
      </ul>
      <Text my="sm" role="status">
        {of}: {count(rows - rejected)} can be used, {count(rejected)} would be refused.
      </Text>
      <Reasons reasons={reasons} />
    </div>
  )
}
