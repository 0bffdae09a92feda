import { usePageTexts } from '../../texts/pages/pages.ts'
import { PlainPage, WayOn } from '../../ui/plain-page.tsx'
import { LocalisedPage } from '../language/localised-page.tsx'

/** For somebody who comes to a chat without having given a name and a number. */
export function NoVisitor({ welcome }: { welcome: string }) {
  return (
    <LocalisedPage>
      <Missing welcome={welcome} />
    </LocalisedPage>
  )
}

function Missing({ welcome }: { welcome: string }) {
  const { olderChat, enterDetails } = usePageTexts()
  return (
    <PlainPage title={olderChat.noVisitor} alert>
      <WayOn to={welcome}>{enterDetails}</WayOn>
    </PlainPage>
  )
}
