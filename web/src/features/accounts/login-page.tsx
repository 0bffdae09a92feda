import { type LoginResponse, loginRequestSchema, type Role } from '@guru/contract/accounts'
import { paths } from '@guru/contract/paths'
import { Anchor, Button, PasswordInput, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiFailure } from '../../lib/request.ts'
import { call } from '../../staff/call.ts'
import { fieldErrors, focusFirst } from '../../staff/field-errors.ts'
import { notice } from '../../staff/notices.ts'
import { afterLogin, session } from '../../staff/session.ts'
import { unsavedBelongsTo } from '../../staff/unsaved.ts'
import { AccountCard } from './account-card.tsx'
import { ForgotPassword } from './forgot-password.tsx'

const about = {
  realtor: {
    title: 'Realtor Login',
    hint: 'Please login to see your leads',
    path: paths.realtorLogin,
    home: '/realtor/requirement',
  },
  admin: {
    title: 'Admin Login',
    hint: 'Please login to your admin account',
    path: paths.adminLogin,
    home: '/realtor/chat-history',
  },
} as const

const unreachable = 'The server cannot be reached. Please try again.'
const unreached = (error: Error) => error instanceof ApiFailure && error.status === 0

/** Where a realtor or an admin logs in. */
export function LoginPage({ of: role }: { of: Role }) {
  const { title, hint, path, home } = about[role]
  const navigate = useNavigate()
  const { search } = useLocation()
  const queries = useQueryClient()
  const [forgotten, setForgotten] = useState(false)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: fieldErrors(loginRequestSchema),
  })
  const login = useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      call<LoginResponse>({ path, method: 'POST', as: null, body }),
    onSuccess: ({ token }, { email }) => {
      // What somebody else saw in this browser is theirs.
      queries.removeQueries()
      unsavedBelongsTo(role, email)
      session.open(role, token)
      notice('success', 'Login successful!', { message: 'You have successfully logged in.', stays: 2000 })
      void navigate(afterLogin(search, home), { replace: true })
    },
    onError: (error) =>
      notice('failure', 'Login failed!', {
        message: unreached(error) ? unreachable : error.message || 'Invalid email or password',
        stays: 3000,
      }),
  })
  if (forgotten) return <ForgotPassword of={role} onBack={() => setForgotten(false)} />
  return (
    <AccountCard title={title}>
      <Text c="dimmed" mb="lg">
        {hint}
      </Text>
      <form noValidate onSubmit={form.onSubmit((values) => login.mutate(values), focusFirst(form))}>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          withAsterisk={false}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          mt="md"
          required
          withAsterisk={false}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" fullWidth mt="xl" size="lg" loading={login.isPending}>
          Login
        </Button>
      </form>
      <Anchor component="button" type="button" mt="lg" py="xs" onClick={() => setForgotten(true)}>
        Forgot your password?
      </Anchor>
    </AccountCard>
  )
}
