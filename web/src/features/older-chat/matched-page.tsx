import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { browserStore, storageKeys } from '../../lib/storage.ts'
import { usePageTexts } from '../../texts/pages/pages.ts'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { FormattedText } from '../chat/formatted-text.tsx'
import { LocalisedPage } from '../language/localised-page.tsx'
import style from './matched-page.module.css'

/** A shorter text holds no properties. */
const shortestResult = 300

/** Thanks after a chat; with its matches where there were some. */
export default function MatchedPage() {
  return (
    <LocalisedPage>
      <Matched />
    </LocalisedPage>
  )
}

function Matched() {
  const { page } = useTexts()
  const { olderChat } = usePageTexts()
  const [matched] = useState(() => browserStore.read(storageKeys.matchedProperties) ?? '')
  useEffect(() => {
    document.title = `${olderChat.thankYou} · Guru AI`
  }, [olderChat])
  return (
    <main className={style.page}>
      <span className={style.check}>
        <Icon name="check" size={44} />
      </span>
      <h1 className={style.title}>{olderChat.thankYou}</h1>
      {matched.length > shortestResult ? (
        <section className={style.card} aria-labelledby="matched">
          <h2 id="matched" className={style.heading}>
            {olderChat.matchedProperties}
          </h2>
          <div className={style.text}>
            <FormattedText text={matched} />
          </div>
        </section>
      ) : (
        <p className={style.message}>{olderChat.waitForMatch}</p>
      )}
      <Link className={style.link} to="/">
        {page.toChat}
      </Link>
    </main>
  )
}
