import type { Match } from '@guru/contract/chat'
import { languages } from '@guru/contract/vocabulary'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { createApi } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/request.ts'
import { PageTextsProvider } from '../../texts/pages/page-texts-provider.tsx'
import { usePageTexts } from '../../texts/pages/pages.ts'
import { chosenLanguage } from '../../texts/text-source.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { ColourSwitch } from '../../ui/colour-switch.tsx'
import { MatchCard } from '../chat/matches/match-card.tsx'
import style from './listing-page.module.css'

const api = createApi()

type Shown = Match | 'loading' | 'gone' | 'failed'

/** The whole card of a match that a message had room for in part; the address says which, and the language. */
export default function ListingPage() {
  const [query] = useSearchParams()
  const wanted = query.get('language')
  const language = languages.find((code) => code === wanted) ?? chosenLanguage()
  const position = Number(query.get('position'))
  return (
    <PageTextsProvider language={language}>
      <Listing
        id={query.get('id') ?? ''}
        position={Number.isInteger(position) && position > 0 ? position : 1}
      />
    </PageTextsProvider>
  )
}

function Listing({ id, position }: { id: string; position: number }) {
  const { page, wishes } = useTexts()
  const { whatsapp: texts } = usePageTexts()
  const [shown, setShown] = useState<Shown>('loading')
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    document.title = `${texts.listing} · Guru AI`
  }, [texts])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again.
  useEffect(() => {
    let wanted = true
    const show = (next: Shown) => {
      if (wanted) setShown(next)
    }
    const isGone = (cause: unknown) =>
      cause instanceof ApiFailure && (cause.status === 404 || cause.status === 422)
    api.listing(id).then(show, (cause) => show(isGone(cause) ? 'gone' : 'failed'))
    return () => {
      wanted = false
    }
  }, [id, attempt])

  return (
    <main className={style.page} aria-busy={shown === 'loading'}>
      <header className={style.head}>
        <h1 className={style.title}>{texts.listing}</h1>
        <ColourSwitch className={style.colours} />
      </header>
      {typeof shown === 'object' && <MatchCard match={{ ...shown, position }} askable={false} />}
      {typeof shown === 'object' && shown.amenities.length > 0 && (
        <section aria-label={wishes.slots.amenities}>
          <h2 className={style.heading}>{wishes.slots.amenities}</h2>
          <ul className={style.amenities}>
            {shown.amenities.map((amenity) => (
              <li key={amenity}>{wishes.amenities[amenity]}</li>
            ))}
          </ul>
        </section>
      )}
      {shown === 'gone' && <p role="alert">{texts.gone}</p>}
      {shown === 'failed' && (
        <div role="alert">
          <p>{page.broken}</p>
          <Button
            onClick={() => {
              setShown('loading')
              setAttempt(attempt + 1)
            }}
          >
            {page.reload}
          </Button>
        </div>
      )}
      <Link className={style.link} to="/">
        {page.toChat}
      </Link>
    </main>
  )
}
