import { PageTitle } from '../texts/page-title.tsx'
import { chosenLanguage } from '../texts/text-source.ts'
import { useTexts } from '../texts/texts.ts'
import { TextsProvider } from '../texts/texts-provider.tsx'
import { Button } from '../ui/button.tsx'
import { PlainPage, WayOn } from '../ui/plain-page.tsx'

export function NotFound() {
  return (
    <TextsProvider language={chosenLanguage()}>
      <Missing />
    </TextsProvider>
  )
}

function Missing() {
  const { page } = useTexts()
  return (
    <PlainPage title={page.notFoundTitle}>
      <PageTitle name={page.notFoundTitle} />
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
