import { paths } from '@guru/contract/paths'
import { type SignupResponse, signupRequestSchema } from '@guru/contract/realtors'
import { propertyTypes, transactionTypes } from '@guru/contract/vocabulary'
import { Button, Paper, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, LoginNeeded } from '../../staff/call.ts'
import { fieldErrors, focusFirst } from '../../staff/field-errors.ts'
import { notice } from '../../staff/notices.ts'
import { PageHeading } from '../../staff/page-heading.tsx'
import { unsaved } from '../../staff/unsaved.ts'
import { AdminFrame } from './admin-frame.tsx'
import { InvitationDialog } from './invitation-dialog.tsx'
import { MultiValueField } from './multi-value-field.tsx'
import { realtorsKey } from './realtors-key.ts'
import { usePlaces } from './use-places.ts'

interface Values {
  realtor_name: string
  property_type: string[]
  transaction_type: string[]
  city: string[]
  area: string[]
  email: string
}

const empty: Values = {
  realtor_name: '',
  property_type: [],
  transaction_type: [],
  city: [],
  area: [],
  email: '',
}

const unsavedRealtor = unsaved<Values>('admin')

/** Makes a realtor, who is invited to set a password. */
export function CreateRealtorPage() {
  const queries = useQueryClient()
  const [link, setLink] = useState<string | null>(null)
  const form = useForm({
    initialValues: unsavedRealtor.read() ?? empty,
    validate: fieldErrors(signupRequestSchema),
    onValuesChange: (values) => unsavedRealtor.keep(values),
  })
  const { cities, areas } = usePlaces(form.values.city)
  const create = useMutation({
    mutationFn: (body: Values) =>
      call<SignupResponse>({ path: paths.signup, method: 'POST', as: 'admin', body }),
    onSuccess: ({ message, invitation_url }) => {
      notice('success', 'Realtor created.', { message })
      void queries.invalidateQueries({ queryKey: realtorsKey })
      form.setValues(empty)
      unsavedRealtor.drop()
      setLink(invitation_url ?? null)
    },
    onError: (error) => {
      if (error instanceof LoginNeeded) return
      notice('failure', 'Error creating realtor.', { message: error.message || 'An error occurred.' })
    },
  })
  const several = (field: 'property_type' | 'transaction_type' | 'city' | 'area') => ({
    values: form.values[field],
    field,
    error: form.errors[field],
    onChange: (values: string[]) => form.setFieldValue(field, values),
  })
  return (
    <AdminFrame>
      <Paper withBorder radius="lg" p={{ base: 'md', sm: 'xl' }} maw={720} mx="auto">
        <PageHeading>Create New Realtor</PageHeading>
        <Text c="dimmed" mb="lg">
          Fill in the realtor details to create a new profile.
        </Text>
        <form noValidate onSubmit={form.onSubmit((values) => create.mutate(values), focusFirst(form))}>
          <Stack gap="md">
            <TextInput label="Realtor Name" {...form.getInputProps('realtor_name')} />
            <MultiValueField
              label="Property Type"
              known={propertyTypes}
              {...several('property_type')}
              onlyKnown
            />
            <MultiValueField
              label="Transaction Type"
              known={transactionTypes}
              {...several('transaction_type')}
              onlyKnown
            />
            <MultiValueField label="City" known={cities} {...several('city')} />
            <MultiValueField label="Area" known={areas} {...several('area')} />
            <TextInput label="Email" type="email" inputMode="email" {...form.getInputProps('email')} />
            <Button type="submit" size="lg" loading={create.isPending}>
              Create Realtor
            </Button>
          </Stack>
        </form>
      </Paper>
      <InvitationDialog link={link} onClose={() => setLink(null)} />
    </AdminFrame>
  )
}
