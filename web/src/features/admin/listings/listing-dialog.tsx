import { type Listing, type ListingResponse, takenSources } from '@guru/contract/listings'
import { paths } from '@guru/contract/paths'
import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMediaQuery } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, LoginNeeded } from '../../../staff/call.ts'
import { focusFirst } from '../../../staff/field-errors.ts'
import { notice } from '../../../staff/notices.ts'
import { unsaved } from '../../../staff/unsaved.ts'
import { ListingFields } from './listing-fields.tsx'
import { emptyValues, faultsOf, type ListingValues, requestOf, valuesOf } from './listing-values.ts'
import { listingsKey } from './use-listings.ts'

/** The listing whose form was left open, and what is filled in there. */
export const unsavedListing = unsaved<{ listing: Listing | 'new'; values: ListingValues }>('admin')

/** The form for a new listing, or for one that is there; null: closed. */
export function ListingDialog({ listing, onClose }: { listing: Listing | 'new' | null; onClose(): void }) {
  const queries = useQueryClient()
  const onPhone = useMediaQuery('(max-width: 48em)') ?? false
  const known = listing === 'new' ? null : listing
  const form = useForm({
    initialValues: unsavedListing.read()?.values ?? (known ? valuesOf(known) : emptyValues),
    validate: faultsOf,
    onValuesChange: (values) => listing && unsavedListing.keep({ listing, values }),
  })
  function close() {
    unsavedListing.drop()
    onClose()
  }
  const save = useMutation({
    mutationFn: (values: ListingValues) =>
      call<ListingResponse>({
        path: known ? paths.adminListing.replace(':id', known.id) : paths.adminListings,
        method: known ? 'PUT' : 'POST',
        as: 'admin',
        body: { ...requestOf(values), ...(known && { updated_at: known.updated_at }) },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: listingsKey })
      notice('success', known ? 'Listing saved' : 'Listing added', { message: 'Seekers find it at once.' })
      close()
    },
    onError: (error) => {
      // It may have changed meanwhile: opened again it shows how.
      if (!(error instanceof LoginNeeded)) void queries.invalidateQueries({ queryKey: listingsKey })
    },
  })
  const fault = save.error instanceof LoginNeeded ? null : save.error
  return (
    <Modal
      opened={listing !== null}
      onClose={close}
      title={known ? 'Edit listing' : 'Add listing'}
      size="lg"
      fullScreen={onPhone}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values), focusFirst(form))}>
        <ListingFields form={form} />
        <Text c="dimmed" size="sm" my="md">
          A listing that is saved counts as confirmed today.
          {known &&
            !takenSources.includes(known.source) &&
            ` What you change, imports of “${known.source}” leave alone.`}
        </Text>
        {fault && (
          <Alert color="brick" title="Not saved" mb="md" role="alert">
            {fault.message || 'The server cannot be reached.'}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            {known ? 'Save' : 'Add'}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
