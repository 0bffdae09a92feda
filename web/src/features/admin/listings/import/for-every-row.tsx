import { type ImportSettings, type ListingImport, priceUnits } from '@guru/contract/listing-import'
import { propertyTypes, transactionTypes } from '@guru/contract/vocabulary'
import { Alert, Autocomplete, Button, Group, NativeSelect, SimpleGrid } from '@mantine/core'
import type { FormEvent } from 'react'
import { unsaved, useUnsaved } from '../../../../staff/unsaved.ts'
import { usePlaces } from '../../use-places.ts'
import { plainName, propertyNames, transactionNames } from '../listing-words.ts'
import type { ImportWork } from './use-import.ts'

const unsavedSettings = unsaved<ImportSettings>('admin')

/** What the file does not say and an admin can say for every row; what was said can be said anew. */
export function ForEveryRow({ job, work }: { job: ListingImport; work: ImportWork }) {
  const [said, setSaid] = useUnsaved(unsavedSettings, job.id, job.settings)
  const { cities } = usePlaces([])
  const asked = (field: keyof ImportSettings) =>
    job.needs.includes(field) || job.settings[field] !== undefined
  const isAsked = (['transaction_type', 'property_type', 'city', 'price_unit'] as const).some(asked)
  if (!isAsked) return null
  const set = (changed: { [Field in keyof ImportSettings]: ImportSettings[Field] | undefined }) =>
    setSaid({ ...said, ...changed })
  function show(event: FormEvent) {
    event.preventDefault()
    work.settle.mutate({ id: job.id, settings: said }, { onSuccess: () => unsavedSettings.drop(job.id) })
  }
  return (
    <form onSubmit={show}>
      <Alert color="marigold" title="For every row" mb="sm">
        The file does not say everything. What you choose here holds for all its rows.
      </Alert>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {asked('transaction_type') && (
          <NativeSelect
            size="md"
            label="For rent or sale"
            value={said.transaction_type ?? ''}
            onChange={({ currentTarget: { value } }) =>
              set({ transaction_type: transactionTypes.find((one) => one === value) })
            }
            data={choices(transactionTypes, (value) => transactionNames[value])}
          />
        )}
        {asked('property_type') && (
          <NativeSelect
            size="md"
            label="Kind"
            value={said.property_type ?? ''}
            onChange={({ currentTarget: { value } }) =>
              set({ property_type: propertyTypes.find((one) => one === value) })
            }
            data={choices(propertyTypes, (value) => propertyNames[value])}
          />
        )}
        {asked('city') && (
          <Autocomplete
            size="md"
            label="City"
            limit={30}
            data={cities}
            value={said.city ?? ''}
            onChange={(city) => set({ city: city || undefined })}
          />
        )}
        {asked('price_unit') && (
          <NativeSelect
            size="md"
            label="Prices are in"
            value={said.price_unit ?? ''}
            onChange={({ currentTarget: { value } }) =>
              set({ price_unit: priceUnits.find((one) => one === value) })
            }
            data={choices(priceUnits, plainName)}
          />
        )}
      </SimpleGrid>
      <Group justify="flex-end" mt="sm">
        <Button type="submit" variant="default" loading={work.settle.isPending}>
          Show how it would be read
        </Button>
      </Group>
    </form>
  )
}

const choices = <Value extends string>(values: readonly Value[], nameOf: (value: Value) => string) => [
  { value: '', label: 'Choose' },
  ...values.map((value) => ({ value: String(value), label: nameOf(value) })),
]
