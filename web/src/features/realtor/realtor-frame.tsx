import { paths } from '@guru/contract/paths'
import { AppShell, Button, Container, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../staff/call.ts'
import { ColourToggle } from '../../staff/colour-toggle.tsx'
import { notice } from '../../staff/notices.ts'
import { session } from '../../staff/session.ts'
import { forgetUnsaved } from '../../staff/unsaved.ts'
import style from './realtor-frame.module.css'

/** The bar above the realtor's pages. */
export function RealtorFrame({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  function logout() {
    // The login ends here at once, whatever the server says; it forgets the token when it can be reached.
    void call({ path: paths.realtorLogout, method: 'POST', as: 'realtor' }).catch(() => {})
    session.close('realtor')
    forgetUnsaved('realtor')
    queries.clear()
    notice('info', 'Logged out', { stays: 3000 })
    void navigate('/login')
  }
  return (
    <AppShell header={{ height: 60 }} padding="md">
      <AppShell.Header className={style.header}>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Text fw={650} size="lg" className={style.title}>
            Realtor Dashboard
          </Text>
          <Group gap="xs" wrap="nowrap">
            <ColourToggle color="white" />
            <Button variant="outline" color="white" size="sm" h={44} onClick={logout}>
              Logout
            </Button>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Main>
        <Container size="xl" p={0}>
          {children}
        </Container>
      </AppShell.Main>
    </AppShell>
  )
}
