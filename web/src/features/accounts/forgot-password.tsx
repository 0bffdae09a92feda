import { forgotPasswordRequestSchema, type MessageResponse, type Role } from '@guru/contract/accounts'
import { paths } from '@guru/contract/paths'
import { Alert, Anchor, Button, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../staff/call.ts'
import { fieldErrors, focusFirst } from '../../staff/field-errors.ts'
import { AccountCard } from './account-card.tsx'

const pathOf = { realtor: paths.realtorForgotPassword, admin: paths.adminForgotPassword } as const

/** Asks for a link to set a new password. */
export function ForgotPassword({ of: role, onBack }: { of: Role; onBack(): void }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: fieldErrors(forgotPasswordRequestSchema),
  })
  const ask = useMutation({
    mutationFn: (body: { email: string }) =>
      call<MessageResponse>({ path: pathOf[role], method: 'POST', as: null, body }),
  })
  return (
    <AccountCard title="Set a new password">
      <Text c="dimmed" mb="lg">
        Enter your email address. You get a link that works once.
      </Text>
      {ask.data ? (
        <Alert color="peacock" role="status">
          {ask.data.message}
        </Alert>
      ) : (
        <form noValidate onSubmit={form.onSubmit((values) => ask.mutate(values), focusFirst(form))}>
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          {ask.isError && (
            <Text c="var(--brick)" mt="sm" role="alert">
              {ask.error.message || 'The server cannot be reached. Please try again.'}
            </Text>
          )}
          <Button type="submit" fullWidth mt="xl" size="lg" loading={ask.isPending}>
            Send the link
          </Button>
        </form>
      )}
      <Anchor component="button" type="button" mt="lg" py="xs" onClick={onBack}>
        Back to the login
      </Anchor>
    </AccountCard>
  )
}
