import type { MessageResponse } from '@guru/contract/accounts'
import { paths } from '@guru/contract/paths'
import {
  ActionIcon,
  AppShell,
  Avatar,
  Burger,
  Button,
  Center,
  Container,
  Group,
  Loader,
  Modal,
  NavLink,
  Text,
} from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { ApiFailure } from '../../lib/request.ts'
import { call, LoginNeeded } from '../../staff/call.ts'
import { ColourToggle } from '../../staff/colour-toggle.tsx'
import { notice } from '../../staff/notices.ts'
import { loginPageBackTo, session } from '../../staff/session.ts'
import { forgetUnsaved } from '../../staff/unsaved.ts'
import style from './admin-frame.module.css'

const entries = [
  { text: 'DashBoard', to: '/dashboard' },
  { text: 'Add New Realtor', to: '/dashboard/realtor/signup' },
  { text: 'Callbacks', to: '/dashboard/callbacks' },
  { text: 'Listings', to: '/dashboard/listings' },
  { text: 'Insights', to: '/dashboard/insights' },
  { text: 'Chat history', to: '/realtor/chat-history' },
] as const

/** Sidebar and top bar of the admin's pages; nobody else gets past it. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [opened, menu] = useDisclosure(false)
  const [leaving, leave] = useDisclosure(false)
  const admin = useIsAdmin()
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 240, breakpoint: 'md', collapsed: { mobile: !opened } }}
      padding="md"
    >
      <AppShell.Header className={style.header}>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="xs" wrap="nowrap">
            <Burger
              opened={opened}
              onClick={menu.toggle}
              hiddenFrom="md"
              color="white"
              aria-label={opened ? 'Close the menu' : 'Open the menu'}
              aria-expanded={opened}
            />
            <Text fw={650} size="lg">
              Guru
            </Text>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <ColourToggle color="white" />
            <ActionIcon onClick={leave.open} aria-label="Log Out" radius="xl" variant="transparent">
              <Avatar color="white" variant="outline" radius="xl" />
            </ActionIcon>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar
        p="sm"
        component="nav"
        aria-label="Admin"
        className={opened ? style.navbar : style.closed}
      >
        {entries.map(({ text, to }) => (
          <NavLink
            key={to}
            component={Link}
            to={to}
            label={text}
            active={pathname === to}
            aria-current={pathname === to ? 'page' : undefined}
            className={style.entry}
            onClick={menu.close}
          />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>
        <Container size="xl" p={0}>
          {admin ? (
            children
          ) : (
            <Center mih="60dvh">
              <Loader aria-label="Loading" />
            </Center>
          )}
        </Container>
      </AppShell.Main>
      <LogOutDialog opened={leaving} onClose={leave.close} />
    </AppShell>
  )
}

/**
 * Asks the server at each load, and now and then; whoever does not turn out to be an admin is led to the login.
 * Who was one stays when the server cannot be asked again: work on the page is not lost by that.
 */
function useIsAdmin(): boolean {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { data, error } = useQuery({
    queryKey: ['is-admin'],
    queryFn: ({ signal }) => call<MessageResponse>({ path: paths.isAdmin, as: 'admin', signal }),
    staleTime: 5 * 60_000,
  })
  const known = data !== undefined
  useEffect(() => {
    // A login that is needed leads there by itself.
    if (error === null || error instanceof LoginNeeded) return
    const refused = error instanceof ApiFailure && error.status === 403
    if (refused || !known) void navigate(loginPageBackTo('admin', pathname))
  }, [error, known, pathname, navigate])
  return known
}

function LogOutDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  function logOut() {
    // The login ends here at once, whatever the server says; it forgets the token when it can be reached.
    void call({ path: paths.adminLogout, method: 'POST', as: 'admin' }).catch(() => {})
    session.close('admin')
    forgetUnsaved('admin')
    queries.clear()
    notice('info', 'Logged out', { stays: 3000 })
    void navigate('/login')
  }
  return (
    <Modal opened={opened} onClose={onClose} title="Log Out">
      <Text mb="lg">Are you sure you want to log out?</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          No
        </Button>
        <Button color="brick" onClick={logOut}>
          Yes
        </Button>
      </Group>
    </Modal>
  )
}
