import { Outlet } from 'react-router'
import { NoticeProvider } from '../../ui/notices/notice-provider.tsx'
import { LocalisedPage } from '../language/localised-page.tsx'

/** What the callback form and its thanks have in common: the notice of the one is read on the other. */
export default function CallbackPages() {
  return (
    <LocalisedPage>
      <NoticeProvider>
        <Outlet />
      </NoticeProvider>
    </LocalisedPage>
  )
}
