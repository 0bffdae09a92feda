import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { PlainPage, WayOn } from '../ui/plain-page.tsx'

export function NotFound() {
  const { page } = useTexts()
  return (
    <PlainPage title={page.notFoundTitle}>
      <p>{page.notFoundBody}</p>
      <WayOn to="/" reloadDocument>
        {page.toChat}
      </WayOn>
    </PlainPage>
  )
}

/** In place of a page that failed. */
export function Broken() {
  const { page } = useTexts()
  return (
    <PlainPage title={page.broken}>
      <Button onClick={() => window.location.reload()}>{page.reload}</Button>
    </PlainPage>
  )
}
