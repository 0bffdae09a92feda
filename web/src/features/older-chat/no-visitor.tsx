import { olderChatTexts } from '@guru/contract/texts'
import { PlainPage, WayOn } from '../../ui/plain-page.tsx'

/** For somebody who comes to a chat without having given a name and a number. */
export function NoVisitor({ welcome }: { welcome: string }) {
  return (
    <PlainPage title={olderChatTexts.noVisitor} alert>
      <WayOn to={welcome}>Enter your details</WayOn>
    </PlainPage>
  )
}
