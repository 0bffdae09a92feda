import { Button, Center, Loader, Stack, Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { LoginPage } from '../features/accounts/login-page.tsx'
import { SetPasswordPage } from '../features/accounts/set-password-page.tsx'
import { Fallback } from '../ui/fallback.tsx'

const LeadListPage = lazy(() =>
  import('../features/realtor/lead-list-page.tsx').then((module) => ({ default: module.LeadListPage })),
)

const RealtorsPage = lazy(() =>
  import('../features/admin/realtors-page.tsx').then((module) => ({ default: module.RealtorsPage })),
)
const CreateRealtorPage = lazy(() =>
  import('../features/admin/create-realtor-page.tsx').then((module) => ({
    default: module.CreateRealtorPage,
  })),
)
const ChatHistoryPage = lazy(() =>
  import('../features/admin/chat-history-page.tsx').then((module) => ({ default: module.ChatHistoryPage })),
)
const ListingsPage = lazy(() =>
  import('../features/admin/listings/listings-page.tsx').then((module) => ({ default: module.ListingsPage })),
)
const CallbacksPage = lazy(() =>
  import('../features/admin/callbacks/callbacks-page.tsx').then((module) => ({
    default: module.CallbacksPage,
  })),
)
const InsightsPage = lazy(() =>
  import('../features/admin/insights/insights-page.tsx').then((module) => ({ default: module.InsightsPage })),
)

/** Every page of realtors and admins; those behind a login are loaded when they are opened. */
export function StaffRoutes() {
  const { pathname } = useLocation()
  return (
    // Another page is another chance: the key forgets a failure.
    <Fallback key={pathname} to={<NotLoaded />}>
      <Suspense fallback={<Loading />}>
        <Routes>
          <Route path="/login" element={<LoginPage of="realtor" />} />
          <Route path="/realtor/login" element={<LoginPage of="realtor" />} />
          <Route path="/admin/login" element={<LoginPage of="admin" />} />
          <Route path="/realtor/set-password" element={<SetPasswordPage />} />
          <Route path="/realtor/requirement" element={<LeadListPage source="web" key="web" />} />
          <Route
            path="/realtor/whatsapp-requirement"
            element={<LeadListPage source="whatsapp" key="whatsapp" />}
          />
          <Route path="/realtor/chat-history" element={<ChatHistoryPage />} />
          <Route path="/dashboard" element={<RealtorsPage />} />
          <Route path="/dashboard/realtor/signup" element={<CreateRealtorPage />} />
          <Route path="/dashboard/listings" element={<ListingsPage />} />
          <Route path="/dashboard/callbacks" element={<CallbacksPage />} />
          <Route path="/dashboard/insights" element={<InsightsPage />} />
        </Routes>
      </Suspense>
    </Fallback>
  )
}

/** A page whose code did not come: no network, or the server was renewed meanwhile. */
function NotLoaded() {
  return (
    <Center mih="60dvh" px="md">
      <Stack align="center" role="alert">
        <Text>This page could not be loaded.</Text>
        <Button onClick={() => window.location.reload()}>Load the page again</Button>
      </Stack>
    </Center>
  )
}

function Loading() {
  return (
    <Center mih="60dvh">
      <Loader aria-label="Loading" />
    </Center>
  )
}
