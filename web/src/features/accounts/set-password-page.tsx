import { passwordSchema, type SetPasswordResponse } from '@guru/contract/accounts'
import { paths } from '@guru/contract/paths'
import { Anchor, Button, PasswordInput, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../staff/call.ts'
import { focusFirst } from '../../staff/field-errors.ts'
import { loginPages } from '../../staff/session.ts'
import { AccountCard } from './account-card.tsx'

/** Takes up an invitation or a reset; the secret of the link stands behind the # of the address. */
export function SetPasswordPage() {
  const token = window.location.hash.slice(1)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', again: '' },
    validate: {
      password: (value) => passwordSchema.safeParse(value).error?.issues[0]?.message ?? null,
      again: (value, { password }) => (value === password ? null : 'The two passwords differ'),
    },
  })
  const set = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      call<SetPasswordResponse>({
        path: paths.setPassword,
        method: 'POST',
        as: null,
        body: { token, password },
      }),
  })
  if (set.data) {
    return (
      <AccountCard title="Your password is set">
        <Text mb="lg">You can log in now.</Text>
        <Button component={Link} to={loginPages[set.data.role]} fullWidth size="lg">
          Login
        </Button>
      </AccountCard>
    )
  }
  if (token === '') {
    return (
      <AccountCard title="This link is incomplete">
        <Text mb="lg">Please open the whole link from your invitation, or ask for a new one.</Text>
        <Anchor component={Link} to="/login" display="inline-block" py="xs">
          To the login
        </Anchor>
      </AccountCard>
    )
  }
  return (
    <AccountCard title="Set your password">
      <form noValidate onSubmit={form.onSubmit((values) => set.mutate(values), focusFirst(form))}>
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          mt="md"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label="The same again"
          autoComplete="new-password"
          mt="md"
          key={form.key('again')}
          {...form.getInputProps('again')}
        />
        {set.isError && (
          <Text c="var(--brick)" mt="sm" role="alert">
            {set.error.message || 'The server cannot be reached. Please try again.'}
          </Text>
        )}
        <Button type="submit" fullWidth mt="xl" size="lg" loading={set.isPending}>
          Set password
        </Button>
      </form>
      {set.isError && (
        <Anchor component={Link} to="/login" display="inline-block" mt="lg" py="xs">
          To the login
        </Anchor>
      )}
    </AccountCard>
  )
}
