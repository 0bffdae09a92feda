import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { type ReactNode, useState } from 'react'
import { BrowserRouter, useNavigate } from 'react-router'
import { colourScheme } from '../staff/colour-scheme.ts'
import { createQueries } from '../staff/queries.ts'
import { surfaces, theme } from '../staff/theme.ts'
import style from './staff-app.module.css'
import { StaffRoutes } from './staff-routes.tsx'

/** Notices at once; further ones wait. */
const mostNotices = 20
/** Milliseconds from the dismissal of a notice until it makes room for the next. */
const noticeRemoval = 1000

/** The number that lets this page's own style elements in; see the server's answer. */
const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''
// What keeps the page from scrolling behind a dialog asks there.
setNonce(styleNonce())

/** The pages of realtors and admins. */
export function StaffApp() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={surfaces}
      colorSchemeManager={colourScheme}
      defaultColorScheme="light"
      getStyleNonce={styleNonce}
    >
      <BrowserRouter>
        <Queries>
          <ModalsProvider>
            <Notifications
              position="top-right"
              limit={mostNotices}
              transitionDuration={noticeRemoval}
              classNames={{ notification: style.notice }}
            />
            <StaffRoutes />
          </ModalsProvider>
        </Queries>
      </BrowserRouter>
    </MantineProvider>
  )
}

function Queries({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [queries] = useState(() => createQueries((address) => void navigate(address)))
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
